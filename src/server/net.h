// SPDX-License-Identifier: GPL-3.0-or-later
// What the files that speak HTTP and WebSocket share. Beast compiles slowly: this header is for
// http.cpp, socket.cpp and server.cpp alone.
#pragma once

#include <memory>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/api.h"
#include "server/hub.h"

namespace ilion::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;

constexpr std::size_t kLongestMessage = 64U << 10U;
constexpr std::size_t kLongestUpload = 1U << 20U;  // records and content files

struct Shared {
  net::io_context& io;
  Hub& hub;
  Api& api;
};

// One TCP connection, until it ends or becomes a WebSocket.
net::awaitable<void> serve_http(tcp::socket socket, Shared& shared);

// The request that wishes to become the socket of a match.
net::awaitable<void> serve_socket(beast::tcp_stream stream,
                                  http::request<http::string_body> upgrade, Request request,
                                  Api::Admission admission, std::string match, Shared& shared);

// The headers that every answer bears.
template <class Fields>
void add_safety(Fields& fields) {
  fields.set("X-Content-Type-Options", "nosniff");
  fields.set("Referrer-Policy", "same-origin");
  fields.set("Cross-Origin-Opener-Policy", "same-origin");
  fields.set("Content-Security-Policy",
             "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
             "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
             "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
             "frame-ancestors 'none'");
}

}  // namespace ilion::server
