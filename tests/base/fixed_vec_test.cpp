// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/fixed_vec.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <utility>

#include "support/dies.h"

namespace ilion {

namespace {

using Three = FixedVec<int, 3>;

TEST_CASE("a list is empty until something is put in, and empty again when cleared") {
  Three list;
  CHECK(list.empty());
  CHECK(list.size() == 0);
  CHECK(list.begin() == list.end());
  list.push_back(7);
  CHECK_FALSE(list.empty());
  list.clear();
  CHECK(list.empty());
}

TEST_CASE("a list keeps its items in order") {
  Three list{5, 1, 3};
  CHECK(list.size() == 3);
  CHECK(list[0] == 5);
  CHECK(list[2] == 3);
  CHECK(list.back() == 3);
  list.pop_back();
  CHECK(list.back() == 1);
  list[0] = 9;
  CHECK(list == Three{9, 1});
}

TEST_CASE("an item put in under a condition is there only if it holds") {
  FixedVec<int, 3> list;
  list.push_back_if(false, 1);
  CHECK(list.empty());
  list.push_back_if(true, 2);
  list.push_back_if(false, 3);
  list.push_back(4);
  CHECK(list == FixedVec<int, 3>{2, 4});
}

TEST_CASE("lists are equal by their items, not by what lies behind them") {
  Three one{1, 2, 3};
  one.pop_back();
  const Three two{1, 2};
  CHECK(one == two);
  CHECK(one != Three{1});
  CHECK(one != Three{2, 1});
}

TEST_CASE("a copy of a list is independent") {
  Three list{1, 2};
  Three copy = list;
  list[0] = 5;
  CHECK(copy == Three{1, 2});
  copy = list;
  CHECK(copy == Three{5, 2});
  copy = Three{};
  CHECK(copy.empty());
  CHECK(list.size() == 2);
}

TEST_CASE("a list assigned to itself stays what it is") {
  Three list{1, 2};
  list = *&list;
  CHECK(list == Three{1, 2});
}

TEST_CASE("a list knows what it contains and how much it can") {
  const Three list{1, 2};
  CHECK(list.contains(2));
  CHECK_FALSE(list.contains(3));
  CHECK(Three::capacity() == 3);
}

TEST_CASE("a list holds items without a default, each at its proper alignment") {
  struct alignas(16) Item {
    explicit Item(int its_number) : number(its_number) {}
    int number;
  };
  FixedVec<Item, 2> list;
  list.push_back(Item(1));
  list.push_back(Item(2));
  CHECK(reinterpret_cast<std::uintptr_t>(&list[1]) % alignof(Item) == 0);
  CHECK(list[0].number + list[1].number == 3);
}

TEST_CASE("a list that is full stops the program, in every build") {
  CHECK(test::dies([] {
    Three list{1, 2, 3};
    list.push_back(4);
  }));
  CHECK_FALSE(test::dies([] { Three list{1, 2, 3}; }));
}

#ifndef NDEBUG
TEST_CASE("reaching past the end of a list stops a build with checks") {
  CHECK(test::dies([] {
    Three list{1};
    list[1] = 2;
  }));
  CHECK(test::dies([] { Three().pop_back(); }));
}
#endif

}  // namespace

}  // namespace ilion
