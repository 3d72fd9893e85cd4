// SPDX-License-Identifier: GPL-3.0-or-later
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

// `npm run dev` serves the page while a running `ilion serve` answers it.
const server = process.env.ILION_SERVER ?? "http://127.0.0.1:8080";

// Two files that every page needs: one so small that it runs at once and asks for the rest (src/main.ts), and one with
// whatever all pages share. Without this rollup makes a file of every few shared lines.
const FIRST = /^\/src\/(main|app\/(chosen|early|kept|api|keys|sitters|router|pages|tokens)|match\/address|tables\/index)\.(ts|css)$|preload-helper/;
const SHARED = /^\/node_modules\/svelte|^\/src\/(app|art)\/|^\/src\/words\/(en|words)|^\/src\/lobby\/(games|bots)|^\/src\/match\/(when|lessons|TableText)|^\/src\/tables\/(parts\/|spoken\.ts)/;
// A table with all it needs is one file, also what the text of the table (fetched when it is asked for) takes from it.
const TABLE = /^\/src\/tables\/(\w+)\/(?!spoken\.)/;
const here = new URL(".", import.meta.url).pathname; // the folders above it may have the same names
const chunkOf = (path: string): string | undefined => {
  const id = path.replace(here, "/");
  if (FIRST.test(id)) return "index";
  if (SHARED.test(id) && !/Nowhere/.test(id)) return "shared";
  const table = TABLE.exec(id)?.[1];
  return table ? `table-${table}` : undefined;
};

// The page or table whose script this file becomes, as the server calls it.
function pageOf(file: string): string | undefined {
  const table = /^\/src\/tables\/(\w+)\/\w+Table\.svelte$/.exec(file)?.[1];
  if (table) return `table/${table}`;
  const page = /^\/src\/(?:lobby|match|rules|replay)\/(Lobby|Join|MatchPage|Rules|Replay)\.svelte$/.exec(file)?.[1];
  return page?.replace("Page", "").toLowerCase();
}

// Every file that is waited for costs a slow phone more than its bytes do. So the styles that all pages need stand
// in the document, each further page brings its styles along in its script, and what every page runs is fetched
// beside the script that asks for it.
type Bundle = Parameters<Extract<NonNullable<Plugin["generateBundle"]>, (...given: never) => unknown>>[1];

function take(bundle: Bundle, name: string): string {
  const asset = bundle[name];
  if (asset?.type !== "asset") throw new Error(`there is no ${name}`);
  delete bundle[name];
  return String(asset.source).trim();
}

const together = (): Plugin[] => {
  const first: Record<string, string> = {};
  const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((each) => each.type === "chunk");
  const styles: Plugin["generateBundle"] = {
    order: "pre", // before it is written down which styles an import waits for
    handler(_options, bundle) {
      for (const chunk of chunksOf(bundle)) {
        const names = chunk.viteMetadata?.importedCss ?? new Set<string>();
        const css = [...names].map((name) => take(bundle, name)).join("");
        names.clear();
        if (chunk.name === "index" || chunk.name === "shared") first[chunk.name] = (first[chunk.name] ?? "") + css;
        else if (css) chunk.code = `document.head.appendChild(document.createElement("style")).textContent=${JSON.stringify(css)};\n${chunk.code}`;
      }
    },
  };
  const document: Plugin["generateBundle"] = {
    order: "post",
    handler(_options, bundle) {
      const html = take(bundle, "index.html");
      const shared = chunksOf(bundle).find((each) => each.name === "shared");
      if (!shared) throw new Error("nothing is shared");
      const source = html.replace("</head>", `  <link rel="modulepreload" crossorigin href="/${shared.fileName}" />\n    <style>${first.index}${first.shared}</style>\n  </head>`);
      this.emitFile({ type: "asset", fileName: "index.html", source });
      // The server reads here what to name beside a page, so that it is fetched before the first script runs.
      const scripts = chunksOf(bundle).flatMap(({ fileName, moduleIds }) => {
        const name = moduleIds.map((id) => pageOf(id.replace(here, "/"))).find((each) => each !== undefined);
        return name ? [[name, [`/${fileName}`]]] : [];
      });
      this.emitFile({ type: "asset", fileName: "scripts.json", source: JSON.stringify(Object.fromEntries(scripts)) });
      // Nearly all of a page runs when it opens: then it is better compiled whole when it arrives than function by
      // function. Browsers that do not know the remark read over it.
      for (const each of chunksOf(bundle)) each.code = `//# allFunctionsCalledOnLoad\n${each.code}`;
    },
  };
  return [
    { name: "styles", apply: "build", generateBundle: styles },
    { name: "document", apply: "build", generateBundle: document },
  ];
};

export default defineConfig({
  plugins: [svelte(), together()],
  build: {
    outDir: "dist",
    assetsInlineLimit: (file) => file.endsWith("meander.png"),
    target: "es2022",
    modulePreload: false, // what an import waits for besides itself is loaded already
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  test: { include: ["tests/**/*.test.ts"] },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
