// SPDX-License-Identifier: GPL-3.0-or-later
// A bot that sits down at an Ilion server and plays at random:
//
//   bot 127.0.0.1 8080 TOKEN MATCH [KEY]
//
// The token comes from `POST /api/tokens`, the match and its key from the link of an open seat;
// docs/protocol.md says the rest. It needs Boost and nothing of Ilion:
//
//   g++ -std=c++20 examples/bot.cpp -o bot -lboost_json -pthread
#include <cstdio>
#include <exception>
#include <random>
#include <string>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast.hpp>
#include <boost/json.hpp>

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using tcp = boost::asio::ip::tcp;

struct Server {
  std::string host, port, token;

  tcp::socket connect(boost::asio::io_context& io) const {
    tcp::socket socket(io);
    boost::asio::connect(socket, tcp::resolver(io).resolve(host, port));
    return socket;
  }
  std::string name() const { return host + ":" + port; }
};

// Takes a seat of the match.
void join(boost::asio::io_context& io, const Server& server, const std::string& match,
          const std::string& key) {
  tcp::socket socket = server.connect(io);
  http::request<http::string_body> request(http::verb::post, "/api/matches/" + match + "/join", 11);
  request.set(http::field::host, server.name());
  request.set(http::field::authorization, "Bearer " + server.token);
  request.body() = json::serialize(json::object{{"key", key}});
  request.prepare_payload();
  http::write(socket, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> answer;
  http::read(socket, buffer, answer);
  if (answer.result() != http::status::ok) throw std::runtime_error(answer.body());
}

// Any of its choices, whenever this bot is asked; the sentence of the result.
std::string play(beast::websocket::stream<tcp::socket>& table) {
  std::mt19937_64 luck(std::random_device{}());
  for (int count = 0;; ++count) {
    beast::flat_buffer buffer;
    table.read(buffer);
    const json::value message = json::parse(beast::buffers_to_string(buffer.data()));
    if (message.at("type") == "bye") throw std::runtime_error(json::serialize(message));
    const json::value* frame = message.as_object().if_contains("frame");
    if (frame == nullptr) continue;
    if (!frame->at("result").is_null())
      return std::string(frame->at("result").at("says").as_string());
    if (frame->at("asked").is_null()) continue;
    const json::array& choices = frame->at("asked").at("choices").as_array();
    std::uniform_int_distribution<std::size_t> any(0, choices.size() - 1);
    const json::value move{{"type", "move"},
                           {"nonce", "n" + std::to_string(count) + "-" + std::to_string(luck())},
                           {"seat", frame->at("asked").at("seat")},
                           {"step", frame->at("steps")},
                           {"moves", json::array{choices[any(luck)].at("text")}}};
    table.write(boost::asio::buffer(json::serialize(move)));
  }
}

int main(int argc, char** argv) try {
  if (argc < 5) {
    std::fprintf(stderr, "usage: bot HOST PORT TOKEN MATCH [KEY]\n");
    return 2;
  }
  const Server server{argv[1], argv[2], argv[3]};
  const std::string match = argv[4];
  boost::asio::io_context io;
  join(io, server, match, argc > 5 ? argv[5] : "");
  beast::websocket::stream<tcp::socket> table(server.connect(io));
  table.set_option(beast::websocket::stream_base::decorator(
      [&](beast::websocket::request_type& request) {
        request.set(http::field::authorization, "Bearer " + server.token);
      }));
  table.handshake(server.name(), "/ws/matches/" + match);
  std::printf("%s\n", play(table).c_str());
  return 0;
} catch (const std::exception& failure) {
  std::fprintf(stderr, "bot: %s\n", failure.what());
  return 1;
}
