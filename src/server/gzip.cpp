// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/gzip.h"

#include <cstdint>

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>

#include "base/check.h"

namespace ilion::server {

namespace {

namespace zlib = boost::beast::zlib;

// Four bytes, the lowest first.
void add_number(std::string& bytes, std::uint32_t number) {
  for (int i = 0; i < 4; ++i) bytes += static_cast<char>((number >> (8 * i)) & 0xffU);
}

}  // namespace

std::string gzipped(std::string_view text) {
  constexpr int kBest = 9;
  constexpr int kWindowBits = 15;
  constexpr int kMemory = 8;
  // Deflate, no name, no time, written by no system in particular.
  std::string bytes("\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff", 10);
  const std::size_t head = bytes.size();
  zlib::deflate_stream stream;
  stream.reset(kBest, kWindowBits, kMemory, zlib::Strategy::normal);
  bytes.resize(head + stream.upper_bound(text.size()));
  zlib::z_params params;
  params.next_in = text.data();
  params.avail_in = text.size();
  params.next_out = bytes.data() + head;
  params.avail_out = bytes.size() - head;
  boost::system::error_code error;
  stream.write(params, zlib::Flush::finish, error);
  ILION_CHECK(error == zlib::error::end_of_stream);  // there is room for all of it
  bytes.resize(head + params.total_out);
  boost::crc_32_type crc;
  crc.process_bytes(text.data(), text.size());
  add_number(bytes, crc.checksum());
  add_number(bytes, static_cast<std::uint32_t>(text.size()));
  return bytes;
}

}  // namespace ilion::server
