// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/json_codec.h"

#include <utility>

namespace ilion::detail {

void put(boost::json::object& object, std::string_view key, boost::json::value value) {
  object[{key.data(), key.size()}] = std::move(value);
}

const boost::json::value* member(const boost::json::value& json, std::string_view key) {
  const boost::json::object* object = json.if_object();
  return object == nullptr ? nullptr : object->if_contains({key.data(), key.size()});
}

boost::json::value text_value(std::string_view text) {
  return boost::json::string_view(text.data(), text.size());
}

std::string_view text_or_empty(const boost::json::value& json) {
  if (!json.is_string()) return {};
  return {json.get_string().data(), json.get_string().size()};
}

bool is_object_of(const boost::json::value& json, std::size_t members) {
  return json.is_object() && json.get_object().size() == members;
}

bool is_array_of(const boost::json::value& json, std::size_t items) {
  return json.is_array() && json.get_array().size() == items;
}

}  // namespace ilion::detail
