// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seat.h"

#include <doctest/doctest.h>

#include <concepts>
#include <string>

#include "support/dies.h"

namespace ilion {

namespace {

constexpr Seat kFirst = seat_at(0);
constexpr Seat kThird = seat_at(2);

template <class Table, class Index>
concept IndexedBy = requires(Table& table, Index index) {
  table[index];
};

// A count or a card can never be taken for a player.
static_assert(IndexedBy<PerSeat<int>, Seat>);
static_assert(!IndexedBy<PerSeat<int>, int> && !IndexedBy<PerSeat<int>, std::size_t>);
static_assert(!std::convertible_to<int, Seat> && !std::convertible_to<Seat, int>);

TEST_CASE("a seat and its index are two writings of one thing") {
  CHECK(index_of(kThird) == 2);
  CHECK(seat_at(index_of(kThird)) == kThird);
  CHECK(kFirst != kThird);
}

TEST_CASE("a value for each seat starts empty and is kept apart") {
  PerSeat<int> points;
  CHECK(points[kThird] == 0);
  points[kThird] = 7;
  CHECK(points[kThird] == 7);
  CHECK(points[kFirst] == 0);
  CHECK(points.items.size() == kMaxSeats);
  const PerSeat<int> copy = points;
  CHECK(copy == points);
}

TEST_CASE("exactly one of a seat, chance and nobody acts") {
  const Actor seat = Actor::seat(kThird);
  CHECK((seat.is_seat() && !seat.is_chance() && !seat.is_nobody()));
  CHECK((!Actor::chance().is_seat() && Actor::chance().is_chance()));
  CHECK((!Actor::nobody().is_seat() && Actor::nobody().is_nobody()));
  CHECK_FALSE(Actor::chance().is_nobody());
  CHECK(seat.is(kThird));
  CHECK_FALSE(seat.is(kFirst));
  CHECK(seat.seat() == kThird);
}

TEST_CASE("chance and nobody are no seat, whichever is asked") {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    CHECK_FALSE(Actor::chance().is(seat_at(i)));
    CHECK_FALSE(Actor::nobody().is(seat_at(i)));
    CHECK_FALSE(Viewer::spectator().is(seat_at(i)));
  }
  CHECK(Actor::chance() != Actor::nobody());
}

TEST_CASE("a viewer is a seat or the spectator") {
  const Viewer viewer = Viewer::seat(kThird);
  CHECK(viewer.is(kThird));
  CHECK_FALSE(viewer.is(kFirst));
  CHECK_FALSE(viewer.is_spectator());
  CHECK(viewer.seat() == kThird);
  CHECK(Viewer::spectator().is_spectator());
  CHECK(viewer != Viewer::spectator());
  CHECK(viewer == Viewer::seat(kThird));
}

#ifndef NDEBUG
TEST_CASE("asking chance, nobody or the spectator for their seat stops a build with checks") {
  CHECK(test::dies([] { static_cast<void>(Actor::chance().seat()); }));
  CHECK(test::dies([] { static_cast<void>(Actor::nobody().seat()); }));
  CHECK(test::dies([] { static_cast<void>(Viewer::spectator().seat()); }));
  CHECK(test::dies([] { static_cast<void>(PerSeat<int, 2>()[kThird]); }));
}
#endif

}  // namespace

}  // namespace ilion
