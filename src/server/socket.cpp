// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <deque>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket.hpp>

#include "server/log_line.h"
#include "server/net.h"

namespace ilion::server {

namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kMostUnsent = 2U << 20U;  // bytes that a slow reader may let wait
constexpr double kMessagesAtOnce = 120;
constexpr double kMessagesPerSecond = 40;
constexpr double kChatsAtOnce = 8;
constexpr double kChatsPerSecond = 0.5;

class Socket final : public Client, public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream stream, const std::string& cookie, Hub& hub)
      : socket_(std::move(stream)), hub_(hub) {
    beast::get_lowest_layer(socket_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(10);
    timeout.idle_timeout = std::chrono::seconds(60);
    timeout.keep_alive_pings = true;
    socket_.set_option(timeout);
    socket_.set_option(
        websocket::stream_base::decorator([cookie](websocket::response_type& response) {
          add_safety(response);
          if (!cookie.empty()) response.set(http::field::set_cookie, cookie);
        }));
    socket_.read_message_max(kLongestMessage);
    socket_.auto_fragment(false);  // one message, one frame: simple clients read it easily
  }

  websocket::stream<beast::tcp_stream>& stream() { return socket_; }

  void send(std::string text) override {
    if (closing_ || dead_) return;
    unsent_ += text.size();
    queue_.push_back(std::move(text));
    if (unsent_ > kMostUnsent) {
      ++hub_.metrics.cut_off;
      return cut_off();
    }
    start_writing();
  }

  void close() override {
    closing_ = true;
    start_writing();
  }

  // At once, whatever was not sent.
  void cut_off() {
    dead_ = true;
    beast::get_lowest_layer(socket_).close();
  }

 private:
  void start_writing() {
    if (std::exchange(writing_, true)) return;
    net::co_spawn(
        socket_.get_executor(), [self = shared_from_this()] { return self->write(); },
        net::detached);
  }

  net::awaitable<void> write() {
    boost::system::error_code error;
    socket_.text(true);
    while (!queue_.empty() && !dead_) {
      const std::string text = std::move(queue_.front());
      queue_.pop_front();
      co_await socket_.async_write(net::buffer(text),
                                   net::redirect_error(net::use_awaitable, error));
      unsent_ -= text.size();
      if (error) dead_ = true;
    }
    writing_ = false;
    if (closing_ && !dead_) {
      dead_ = true;
      co_await socket_.async_close(websocket::close_code::normal,
                                   net::redirect_error(net::use_awaitable, error));
    }
  }

  websocket::stream<beast::tcp_stream> socket_;
  Hub& hub_;
  std::deque<std::string> queue_;
  std::size_t unsent_ = 0;
  bool writing_ = false;
  bool closing_ = false;
  bool dead_ = false;
};

// A number that the address names; -1: it names none.
std::int64_t number_in(const Request& request, const std::string& name) {
  const auto found = request.query.find(name);
  if (found == request.query.end() || found->second.empty() || found->second.size() > 15 ||
      found->second.find_first_not_of("0123456789") != std::string::npos)
    return -1;
  return std::stoll(found->second);
}

}  // namespace

net::awaitable<void> serve_socket(beast::tcp_stream stream,
                                  http::request<http::string_body> upgrade, Request request,
                                  Api::Admission admission, std::string match, Shared& shared) {
  boost::system::error_code error;
  auto socket = std::make_shared<Socket>(std::move(stream), admission.cookie, shared.hub);
  const store::Person& person = *admission.person;
  co_await socket->stream().async_accept(upgrade, net::redirect_error(net::use_awaitable, error));
  if (error) co_return;
  auto connection = std::make_shared<Connection>(
      Connection{.client = socket,
                 .match = std::move(match),
                 .person = person,
                 .eyes = {person.id, {}, request.lang()},
                 .recent = number_in(request, "recent"),
                 .messages = Bucket(kMessagesAtOnce, kMessagesPerSecond),
                 .chats = Bucket(kChatsAtOnce, kChatsPerSecond)});
  const auto key = request.query.find("key");
  // Whichever way a connection ends, whoever sat behind it is gone. Not by a destructor: when the
  // server stops, what is suspended here is dropped after the Hub.
  try {
    shared.hub.enter(connection, number_in(request, "since"),
                     key == request.query.end() ? "" : key->second);
    beast::flat_buffer buffer(kLongestMessage + 1024);
    while (true) {
      co_await socket->stream().async_read(buffer, net::redirect_error(net::use_awaitable, error));
      if (error) break;
      const auto data = buffer.data();
      shared.hub.hear(connection, {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
    }
  } catch (...) {
    shared.hub.leave(connection);
    throw;
  }
  shared.hub.leave(connection);
}

}  // namespace ilion::server
