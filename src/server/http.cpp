// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>
#include <optional>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net.h"

namespace ilion::server {

namespace {

constexpr std::chrono::seconds kPatience{30};
constexpr std::size_t kLongestHeader = 16U << 10U;

using BeastRequest = http::request<http::string_body>;

std::string text(boost::beast::string_view view) { return {view.data(), view.size()}; }

bool is_loopback(const std::string& address) {
  boost::system::error_code error;
  const auto known = net::ip::make_address(address, error);
  return !error && known.is_loopback();
}

std::optional<Request> request_of(const BeastRequest& from, const std::string& cookie_name,
                                  std::string address) {
  Request request;
  request.method = text(from.method_string());
  const std::string_view target(from.target().data(), from.target().size());
  if (!parse_target(target, request)) {
    if (!is_page_address(target)) return std::nullopt;
    request.path = "/nowhere";
    request.query.clear();
  }
  const auto field = [&](http::field name) { return text(from[name]); };
  request.cookie = cookie_of(field(http::field::cookie), cookie_name);
  const std::string authorization = field(http::field::authorization);
  if (authorization.compare(0, 7, "Bearer ") == 0) request.bearer = authorization.substr(7);
  request.origin = field(http::field::origin);
  request.host = field(http::field::host);
  request.if_none_match = field(http::field::if_none_match);
  request.takes_gzip = takes_gzip(field(http::field::accept_encoding));
  request.body = from.body();
  request.is_local = from.find(http::field::forwarded) == from.end() &&
                     from.find("X-Forwarded-For") == from.end() && is_loopback(address);
  request.address = std::move(address);
  return request;
}

// Waits for an answer that comes by a call, now or later.
template <class Answer>
class Mailbox {
 public:
  explicit Mailbox(net::io_context& io) : timer_(io) {
    timer_.expires_at(net::steady_timer::time_point::max());
  }
  void put(Answer answer) {
    answer_ = std::move(answer);
    timer_.cancel();
  }
  net::awaitable<Answer> take() {
    boost::system::error_code ignored;
    while (!answer_) co_await timer_.async_wait(net::redirect_error(net::use_awaitable, ignored));
    co_return std::move(*answer_);
  }

 private:
  net::steady_timer timer_;
  std::optional<Answer> answer_;
};

net::awaitable<Response> ask(const Request& request, Shared& shared) {
  auto mailbox = std::make_shared<Mailbox<Response>>(shared.io);
  shared.api.handle(request, [mailbox](Response response) { mailbox->put(std::move(response)); });
  co_return co_await mailbox->take();
}

template <class Message>
void add_headers(Message& message, const Response& response) {
  message.set(http::field::server, "ilion");
  message.set(http::field::content_type, response.type);
  for (const auto& [key, value] : response.headers) message.insert(key, value);
  add_safety(message);
}

net::awaitable<bool> write(beast::tcp_stream& stream, const BeastRequest& request,
                           Response response, bool keep_alive) {
  stream.expires_after(kPatience);
  boost::system::error_code error;
  const auto status = static_cast<http::status>(response.status);
  if (request.method() == http::verb::head || response.status == 304) {
    http::response<http::empty_body> message(status, request.version());
    add_headers(message, response);
    if (response.status != 304) message.content_length(response.body.size());
    message.keep_alive(keep_alive);
    co_await http::async_write(stream, message, net::redirect_error(net::use_awaitable, error));
  } else {
    http::response<http::string_body> message(status, request.version());
    add_headers(message, response);
    message.body() = std::move(response.body);
    message.prepare_payload();
    message.keep_alive(keep_alive);
    co_await http::async_write(stream, message, net::redirect_error(net::use_awaitable, error));
  }
  co_return !error && keep_alive;
}

// A client that is still sending would not read the answer if we closed at once.
net::awaitable<void> let_finish(beast::tcp_stream& stream) {
  constexpr std::size_t kMostIgnored = 8U << 20U;
  boost::system::error_code error;
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
  stream.expires_after(std::chrono::seconds(5));
  std::array<char, 16384> ignored{};
  for (std::size_t total = 0; !error && total < kMostIgnored;)
    total += co_await stream.async_read_some(net::buffer(ignored),
                                             net::redirect_error(net::use_awaitable, error));
}

net::awaitable<void> refuse_size(beast::tcp_stream& stream, const BeastRequest& request) {
  co_await write(stream, request, error_response(413, "too-large", Lang::En), false);
  co_await let_finish(stream);
}

// The match of "/ws/matches/ID"; empty for any other path.
std::string match_of(const Request& request) {
  const auto parts = request.parts();
  return parts.size() == 3 && parts[0] == "ws" && parts[1] == "matches" ? parts[2] : "";
}

net::awaitable<Api::Admission> admit(const Request& request, Shared& shared) {
  auto mailbox = std::make_shared<Mailbox<Api::Admission>>(shared.io);
  shared.api.admit(request,
                   [mailbox](Api::Admission admission) { mailbox->put(std::move(admission)); });
  co_return co_await mailbox->take();
}

bool is_upload(const std::string& target) {
  return target.compare(0, 12, "/api/records") == 0 || target.compare(0, 12, "/api/matches") == 0;
}

}  // namespace

net::awaitable<void> serve_http(tcp::socket socket, Shared& shared) {
  boost::system::error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  const std::string address = error ? "" : endpoint.address().to_string();
  socket.set_option(tcp::no_delay(true), error);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(kLongestUpload + kLongestHeader);
  while (true) {
    stream.expires_after(kPatience);
    http::request_parser<http::string_body> parser;
    parser.header_limit(kLongestHeader);
    parser.body_limit(kLongestUpload);
    co_await http::async_read_header(stream, buffer, parser,
                                     net::redirect_error(net::use_awaitable, error));
    const bool too_large = error == http::error::body_limit;
    if (error && !too_large) {
      if (error != http::error::end_of_stream && error != beast::error::timeout &&
          parser.got_some())
        co_await write(stream, parser.get(), error_response(400, "bad-json", Lang::En), false);
      break;
    }
    const std::string target = text(parser.get().target());
    const std::size_t most = is_upload(target) ? kLongestUpload : kLongestMessage;
    if (too_large || parser.content_length().value_or(0) > most) {
      co_await refuse_size(stream, parser.get());
      break;
    }
    parser.body_limit(most);
    co_await http::async_read(stream, buffer, parser,
                              net::redirect_error(net::use_awaitable, error));
    if (error == http::error::body_limit) {
      co_await refuse_size(stream, parser.get());
      break;
    }
    if (error) break;
    BeastRequest message = parser.release();
    auto request = request_of(message, shared.api.cookie_name(), address);
    if (!request) {
      co_await write(stream, message, error_response(400, "not-found", Lang::En), false);
      break;
    }
    const std::string match = match_of(*request);
    if (!match.empty() && beast::websocket::is_upgrade(message)) {
      Api::Admission admission = co_await admit(*request, shared);
      if (!admission.person) {
        co_await write(stream, message, std::move(admission.refusal), false);
        break;
      }
      co_await serve_socket(std::move(stream), std::move(message), std::move(*request),
                            std::move(admission), match, shared);
      co_return;
    }
    Response response = co_await ask(*request, shared);
    const bool goes_on = co_await write(stream, message, std::move(response), message.keep_alive());
    if (!goes_on) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_both, error);
}

}  // namespace ilion::server
