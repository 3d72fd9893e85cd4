// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/server.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <exception>
#include <utility>

#include <sys/resource.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/log_line.h"
#include "server/net.h"
#include "server/secrets.h"
#include "server/workers.h"

namespace ilion::server {

namespace {

constexpr std::size_t kMostThoughts = 256;
constexpr std::size_t kMostQuestions = 32;
constexpr std::size_t kMostHashes = 16;
constexpr std::size_t kHashesAtOnce = 2;
constexpr std::chrono::milliseconds kFarewell{400};
constexpr std::chrono::seconds kSweep{60};

class World final : public Surroundings {
 public:
  explicit World(net::io_context& io)
      : io_(io),
        bots_(std::max(1U, std::thread::hardware_concurrency()), kMostThoughts),
        questions_(1, kMostQuestions),
        hashes_(kHashesAtOnce, kMostHashes) {}

  std::int64_t now_ms() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  }

  void post(std::function<void()> work) override { net::post(io_, std::move(work)); }

  void later(std::int64_t delay_ms, std::function<void()> work) override {
    auto timer = std::make_shared<net::steady_timer>(io_, std::chrono::milliseconds(delay_ms));
    timer->async_wait([timer, work = std::move(work)](boost::system::error_code error) {
      if (!error) work();
    });
  }

  std::uint64_t random() override {
    std::uint64_t number = 0;
    for (char c : random_bytes(sizeof number))
      number = number << 8U | static_cast<unsigned char>(c);
    return number;
  }

  bool think(Thought thought, std::stop_source patience,
             std::function<void(std::string)> then) override {
    return think_in(bots_, std::move(thought), std::move(patience), std::move(then));
  }
  bool ponder(Thought thought, std::function<void(std::string)> then) override {
    return think_in(questions_, std::move(thought), std::stop_source(), std::move(then));
  }

  bool hash(std::function<std::string()> work, std::function<void(std::string)> then) override {
    return hashes_.run([this, work = std::move(work), then = std::move(then)](const auto&) {
      post([then, hashed = work()] { then(hashed); });
    });
  }

 private:
  bool think_in(Workers& workers, Thought thought, std::stop_source patience,
                std::function<void(std::string)> then) {
    return workers.run([this, thought = std::move(thought), patience = std::move(patience),
                        then = std::move(then)](const std::stop_token& closing) mutable {
      const std::stop_callback close(closing, [&patience] { patience.request_stop(); });
      Rng rng(random());
      post([then, move = thought(rng, patience.get_token())] { then(move); });
    });
  }

  net::io_context& io_;
  Workers bots_;
  Workers questions_;
  Workers hashes_;
};

// A socket is a file: as many as the system lets us have.
void want_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

net::awaitable<void> listen(tcp::acceptor& acceptor, Shared& shared) {
  while (acceptor.is_open()) {
    boost::system::error_code error;
    tcp::socket socket =
        co_await acceptor.async_accept(net::redirect_error(net::use_awaitable, error));
    if (!error) {
      net::co_spawn(shared.io, serve_http(std::move(socket), shared),
                    [](std::exception_ptr thrown) {
                      if (!thrown) return;
                      try {
                        std::rethrow_exception(thrown);
                      } catch (const std::exception& failure) {
                        log_line("warning", "connection", {{"why", failure.what()}});
                      }
                    });
    } else if (acceptor.is_open()) {  // no more files: others will leave
      net::steady_timer pause(shared.io, std::chrono::milliseconds(100));
      co_await pause.async_wait(net::redirect_error(net::use_awaitable, error));
    }
  }
}

void sweep_now_and_then(Hub& hub, Surroundings& world) {
  world.later(std::chrono::milliseconds(kSweep).count(), [&] {
    hub.sweep();
    sweep_now_and_then(hub, world);
  });
}

// Whatever fails where nobody waits for an answer must not end the server for all the others.
void run(net::io_context& io) {
  while (true) {
    try {
      io.run();
      return;
    } catch (const store::StorageFailure& failure) {
      log_line("error", "storage", {{"why", failure.what()}});
    } catch (const std::exception& failure) {
      log_line("error", "failure", {{"why", failure.what()}});
    }
  }
}

Result<tcp::acceptor> bound(net::io_context& io, const ServeOptions& options) {
  boost::system::error_code error;
  const auto address = net::ip::make_address(options.address, error);
  tcp::acceptor acceptor(io);
  const tcp::endpoint endpoint(address, options.port);
  if (!error) acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(net::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(net::socket_base::max_listen_connections, error);
  if (error)
    return Error{"The server cannot listen at " + options.address + ":" +
                 std::to_string(options.port) + ": " + error.message() + "."};
  return acceptor;
}

}  // namespace

Result<ServeOptions> parse_listen(const std::string& text, ServeOptions options) {
  const std::size_t colon = text.rfind(':');
  const Error wrong{"'" + text + "' is no address to listen at; it looks like 127.0.0.1:8080."};
  if (colon == std::string::npos) return wrong;
  const char* begin = text.data() + colon + 1;
  const auto [end, error] = std::from_chars(begin, text.data() + text.size(), options.port);
  if (error != std::errc{} || end != text.data() + text.size()) return wrong;
  std::string address = text.substr(0, colon);
  if (address.size() > 1 && address.front() == '[' && address.back() == ']')
    address = address.substr(1, address.size() - 2);
  if (!address.empty()) options.address = address;
  return options;
}

Result<Done> serve(const ServeOptions& options, const std::function<void(std::string)>& ready) {
  prepare_secrets();
  want_many_files();
  auto store = store::Store::open(options.data);
  if (!store) return store.error();
  net::io_context io(1);
  auto acceptor = bound(io, options);
  if (!acceptor) return acceptor.error();
  {
    World world(io);
    Hub hub(**store, world,
            {.bot_delay_ms = options.bot_delay_ms,
             .away_ms = options.away_ms,
             .limits = options.limits});
    Api api(hub, {options.origin, options.web, options.metrics_token});
    Shared shared{io, hub, api};
    net::signal_set signals(io, SIGINT, SIGTERM);
    net::steady_timer farewell(io);
    signals.async_wait([&](boost::system::error_code error, int) {
      if (error) return;
      log_line("info", "stopping");
      acceptor->close();
      hub.shut_down();
      farewell.expires_after(kFarewell);
      farewell.async_wait([&](boost::system::error_code) { io.stop(); });
    });
    hub.wake_clocks();
    net::co_spawn(io, listen(*acceptor, shared), net::detached);
    sweep_now_and_then(hub, world);
    const auto port = acceptor->local_endpoint().port();
    const bool is_six = options.address.find(':') != std::string::npos;
    const std::string host = is_six ? "[" + options.address + "]" : options.address;
    ready("http://" + host + ":" + std::to_string(port) + "/");
    run(io);
    (*store)->close();  // writes what is left; what it reports nobody hears any more
  }
  log_line("info", "stopped");
  return Done{};
}

}  // namespace ilion::server
