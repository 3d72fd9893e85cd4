// SPDX-License-Identifier: GPL-3.0-or-later
// The kit tested on a tiny game and on broken copies of it: what each check promises to find, it
// finds.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "kit/broken_nim.h"
#include "kit/conformance.h"
#include "kit/fold.h"
#include "kit/judge.h"
#include "kit/nim.h"
#include "kit/prove.h"

namespace ilion::kit {

namespace {

using nim::BrokenNim;
using nim::Bug;

constexpr Effort kEffort{.walks = 200};

Report conformance(Bug bug) { return check_conformance(BrokenNim(bug), kEffort); }
Report judged(Bug bug) { return check_judge(BrokenNim(bug), kEffort).report; }

TEST_CASE(
    "conformance finds nothing wrong with a sound game, and reports how full its lists were") {
  const Report report = check_conformance(nim::Nim(), kEffort);
  prove(report);
  CHECK(report.noted("most moves") == 8);
  CHECK(report.noted("most outcomes") == 4);
  CHECK(report.noted("most events") == 2);
  CHECK(report.noted("most decisions") <= 11);
}

TEST_CASE("conformance catches a list of moves that is unsorted, has one twice, or is missing") {
  CHECK(conformance(Bug::UnsortedMoves).mentions("not sorted and unique"));
  CHECK(conformance(Bug::RepeatedMove).mentions("not sorted and unique"));
  CHECK(conformance(Bug::SeatWithoutMoves).mentions("a seat without moves"));
}

TEST_CASE("conformance catches a list without head-room") {
  CHECK(conformance(Bug::CrowdedEvents).mentions("no head-room for events: 4 of 4"));
}

TEST_CASE("conformance catches a seat that does not sit at the table") {
  CHECK(conformance(Bug::StrangeSeat).mentions("does not sit at the table"));
}

TEST_CASE("conformance catches outcomes that are unlisted, weightless, double or out of place") {
  CHECK(conformance(Bug::UnlistedSample).mentions("sampled but not listed: deal 4"));
  CHECK(conformance(Bug::WeightlessOutcome).mentions("weightless: deal 1"));
  CHECK(conformance(Bug::RepeatedOutcome).mentions("an outcome twice: deal 1"));
  CHECK(conformance(Bug::OutcomesAtMoves).mentions("outcomes though chance does not act"));
}

TEST_CASE("conformance catches luck that does not come from the generator handed in") {
  CHECK(conformance(Bug::LuckFromElsewhere).mentions("luck from elsewhere"));
}

TEST_CASE("conformance audits every position") {
  CHECK(conformance(Bug::LostPebble).mentions("audit: there are nine pebbles"));
}

TEST_CASE("conformance catches a match that outlasts its bound") {
  CHECK(conformance(Bug::NoEnd).mentions("more than kMaxDecisions"));
}

TEST_CASE("every walk stops by itself, also without the check of the bound") {
  Report report;
  Watcher<BrokenNim> nobody;
  walk(BrokenNim(Bug::NoEnd), {.walks = 1}, report, nobody);
  CHECK(report.mentions("the match does not end"));
}

TEST_CASE("conformance catches a state that is not all there is to know") {
  CHECK(conformance(Bug::MemoryOutside).mentions("a copy goes another way"));
  CHECK(conformance(Bug::SharedMemory).mentions("a stored copy has changed"));
}

TEST_CASE("conformance catches results that are early, missing, without reason or badly ranked") {
  CHECK(conformance(Bug::EarlyResult).mentions("a result before the end"));
  CHECK(conformance(Bug::NoResult).mentions("an end without result"));
  CHECK(conformance(Bug::NoReason).mentions("without its reason"));
  CHECK(conformance(Bug::OtherPoints).mentions("the end counts other points"));
  CHECK(conformance(Bug::NoFirst).mentions("a rank is not"));
  CHECK(conformance(Bug::RankedEmptyChair).mentions("a rank is not"));
}

TEST_CASE("the judge of a sound game agrees with its generator, and every move is legal at times") {
  const JudgeReport findings = check_judge(nim::Nim(), kEffort);
  prove(findings.report);
  CHECK(findings.never_legal.empty());
  CHECK(findings.refusals.size() == 5);
  CHECK(findings.refusals.contains({"N2", "more-than-your-card"}));
}

TEST_CASE("a judge that is kinder or stricter than the generator is caught") {
  CHECK(judged(Bug::KindJudge).mentions("the judge alone allows: take"));
  CHECK(judged(Bug::StrictJudge).mentions("the judge alone refuses: take 4"));
}

TEST_CASE("a judge who lets a seat move out of turn is caught") {
  CHECK(judged(Bug::JudgeOfOneSeat).mentions("the judge alone allows"));
}

TEST_CASE("a refusal without a sentence is caught") {
  CHECK(judged(Bug::SilentJudge).mentions("without a rule and a sentence"));
}

TEST_CASE("a move that nobody ever could make is named") {
  const std::vector<std::string> unplayed = check_judge(nim::Nim(), {.walks = 0}).never_legal;
  CHECK(unplayed == std::vector<std::string>{"take 1", "take 2", "take 3", "take 4", "show",
                                             "swap 1", "swap 2", "swap 3", "swap 4"});
}

TEST_CASE("following the events of a sound game leads to the present view") {
  const Report report = check_fold(nim::Nim(), kEffort);
  prove(report);
  CHECK(report.noted("views") > 3 * kEffort.walks);
}

TEST_CASE("an event that is missing or tells too much is caught by following it") {
  CHECK(check_fold(BrokenNim(Bug::ForgottenEvent), kEffort).mentions("another view: table.next"));
  CHECK(check_fold(BrokenNim(Bug::CardsInOpenEvents), kEffort).mentions("another view: cards.0"));
}

}  // namespace

}  // namespace ilion::kit
