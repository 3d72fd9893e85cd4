// SPDX-License-Identifier: GPL-3.0-or-later
// Where the long words of the printed names may be broken: a phone has little room, and not every browser knows how.
// Names of a content file of one's own are broken wherever they must.

const WORDS = `
  Watch|tower Trad|ing Har|bour Ar|moury Cita|del Her|alds Coun|cil Money-|changer Ar|mourer Duel|ling Spy|master Cham|ber|lain Sooth|sayer
  Extor|tion Ex|change Ambush Bless|ing Turn|coat Black|mail Sabo|tage
  Königs|palast König|licher Wach|turm Ge|fäng|nis Handels|haus Münz|anstalt Waffen|kammer Her|olde Schwarz|markt Zita|delle
  Geld|wechsler Waffen|schmied Weg|führer Banden|führer Fecht|meister Ge|sandter Ordens|priester Käm|merer Wahr|sagerin
  Schutz|geld Ver|leum|dung Besto|chene Posten|tausch Gedun|gene Schwer|ter Hinter|halt Erpres|sung Doppel|agent Steuer|razzia Über|läufer
  Ge|rüchte Wach|ab|lösung Übungs|platz Steuer|ein|nahme Familien|treffen Macht|ver|schiebung Grenz|krieg Schatz|kammer Geöff|nete
  Konink|lijke Konink|lijk Wacht|toren Ge|vange|nis Handels|huis Wapen|kamer Her|auten
  Geld|wisselaar Wapen|smid Bende|leider Scherm|meester Priester Spionnen|meester Kamer|heer Waar|zegster
  Af|persing Omge|kochte wach|ters Posten|ruil Huur|zwaarden Hinder|laag Chan|tage Dubbel|spion Belasting|razzia Over|loper Vrij|geleide
  Aflos|sing Oefen|terrein Belasting|inning Familie|reünie Machts|ver|schuiving Grens|oorlog Au|diëntie Over|stro|ming schat|kist
`;
// After a hyphen a word may be broken anyhow: a soft one there would be drawn as a second.
const known = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replace(/\|/g, ""), word.replace(/-\|/g, "-").replace(/\|/g, "\u00ad")]),
);

export const soft = (name: string): string => name.replace(/[^\s]+/g, (word) => known.get(word) ?? word);

// How long the longest piece is that cannot be broken, in letters.
export const longest = (name: string): number => Math.max(...soft(name).replace(/-/g, "- ").split(/[\s\u00ad]/).map((piece) => piece.length));
