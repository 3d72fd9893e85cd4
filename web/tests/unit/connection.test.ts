// SPDX-License-Identifier: GPL-3.0-or-later
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Link, type Told, type Wire } from "../../src/match/connection";

class FakeWire implements Wire {
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { nonce: string; type: string }[] = [];
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { nonce: string; type: string });
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const hello = (v: number) => ({ type: "hello", v, fresh: false, news: [], frame: {}, match: {}, luck: {} });

describe("connection", () => {
  let wires: FakeWire[];
  let told: Told[];
  let links: Link[];
  let byes: string[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    [wires, told, links, byes] = [[], [], [], []];
    connection = new Connection(
      (since) => `ws?since=${since}`,
      (address) => {
        const wire = new FakeWire(address);
        wires.push(wire);
        return wire;
      },
      {
        told: (message) => told.push(message),
        link: (link) => links.push(link),
        bye: (code) => byes.push(code),
      },
    );
    connection.start();
  });
  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
  });

  it("answers a wish by its nonce", async () => {
    wires[0]!.hear(hello(3));
    const first = connection.send({ type: "chat", text: "a" });
    const second = connection.send({ type: "chat", text: "b" });
    const [a, b] = wires[0]!.sent;
    expect(a!.nonce).not.toBe(b!.nonce);
    wires[0]!.hear({ type: "refused", nonce: b!.nonce, code: "no", says: "No." });
    wires[0]!.hear({ type: "done", nonce: a!.nonce, v: 4 });
    expect((await first).type).toBe("done");
    expect((await second).type).toBe("refused");
  });

  it("waits for hello before it speaks", () => {
    void connection.send({ type: "hint", seat: 0 });
    expect(wires[0]!.sent).toHaveLength(0);
    wires[0]!.hear(hello(0));
    expect(wires[0]!.sent).toHaveLength(1);
  });

  it("comes back, asks for what it missed and sends again with the same nonce", async () => {
    wires[0]!.hear(hello(3));
    wires[0]!.hear({ type: "update", v: 7, frame: {}, news: [] });
    const answer = connection.send({ type: "move", seat: 0, step: 1, moves: ["pass"] });
    wires[0]!.onclose?.();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    expect(wires[1]!.address).toBe("ws?since=7");
    wires[1]!.hear(hello(7));
    expect(links.at(-1)).toBe("open");
    expect(wires[1]!.sent).toEqual(wires[0]!.sent);
    wires[1]!.hear({ type: "done", nonce: wires[1]!.sent[0]!.nonce, v: 8 });
    expect((await answer).type).toBe("done");
    expect(told).toHaveLength(3);
  });

  it("waits longer each time, and not after hello", () => {
    wires[0]!.onclose?.();
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    wires[1]!.onclose?.();
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(3);
  });

  it("does not listen to a connection it left", () => {
    wires[0]!.hear(hello(1));
    connection.again();
    expect(wires[1]!.address).toBe("ws?since=null");
    wires[0]!.hear({ type: "update", v: 2, frame: {}, news: [] });
    wires[0]!.onclose?.();
    expect(told).toHaveLength(1);
    expect(wires).toHaveLength(2);
  });

  describe("on a line that swallows everything without closing", () => {
    const update = (v: number) => ({ type: "update", v, frame: {}, news: [] });
    const answer = (wire: FakeWire, at: number): void =>
      wire.hear({ type: "done", nonce: wire.sent[at]!.nonce, v: 9 });
    beforeEach(() => wires[0]!.hear(hello(3)));

    it("comes back when a wish is not answered, and wishes it again", async () => {
      const wish = connection.send({ type: "move", seat: 0, step: 1, moves: ["pass"] });
      vi.advanceTimersByTime(9000);
      expect(wires).toHaveLength(1);
      vi.advanceTimersByTime(1500);
      expect([wires.length, wires[1]!.address, links.at(-1)]).toEqual([2, "ws?since=3", "lost"]);
      wires[1]!.hear(hello(3));
      expect([wires[1]!.sent, links.at(-1)]).toEqual([wires[0]!.sent, "open"]);
      answer(wires[1]!, 0);
      expect((await wish).type).toBe("done");
    });
    it("waits for one who is slow but still speaks, and longer for a hint", () => {
      void connection.send({ type: "chat", text: "a" });
      vi.advanceTimersByTime(6000);
      wires[0]!.hear(update(4));
      vi.advanceTimersByTime(6000);
      expect(wires).toHaveLength(1);
      answer(wires[0]!, 0);
      void connection.send({ type: "hint", seat: 0 });
      vi.advanceTimersByTime(25_000);
      expect(wires).toHaveLength(1);
    });
    it("asks from time to time whether it still carries", () => {
      vi.advanceTimersByTime(31_000);
      expect(wires[0]!.sent).toMatchObject([{ type: "look", step: -1 }]);
      wires[0]!.hear({ type: "refused", nonce: wires[0]!.sent[0]!.nonce, code: "stale", says: "" });
      vi.advanceTimersByTime(20_000);
      expect(wires).toHaveLength(1);
      vi.advanceTimersByTime(21_000);
      expect(wires).toHaveLength(2);
    });
    it("asks at once when somebody looks at the page again", () => {
      connection.wake();
      expect(wires[0]!.sent).toHaveLength(1);
      vi.advanceTimersByTime(4100);
      expect(wires).toHaveLength(2);
      connection.wake(); // before it is greeted there is nobody to ask
      expect(wires).toHaveLength(3);
    });
    it("does not wait for a first word that never comes", () => {
      connection.retry();
      vi.advanceTimersByTime(10_500);
      expect(links.at(-1)).toBe("lost");
      expect(wires).toHaveLength(3);
      vi.advanceTimersByTime(15_000); // a thin line is given more time
      expect(wires).toHaveLength(3);
      vi.advanceTimersByTime(6000);
      expect(wires).toHaveLength(4);
    });
    it("is lost while the browser is offline, unless something is heard all the same", () => {
      connection.doubt();
      expect(links.at(-1)).toBe("lost");
      wires[0]!.hear(update(4));
      expect(links.at(-1)).toBe("open");
      connection.doubt();
      connection.retry();
      expect([wires.length, wires[1]!.address]).toEqual([2, "ws?since=4"]);
      wires[1]!.hear(hello(4));
      expect(links.at(-1)).toBe("open");
    });
    it("leaves nothing behind when it is stopped", () => {
      void connection.send({ type: "chat", text: "a" });
      connection.stop();
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it("stays away when the match is gone", () => {
    wires[0]!.hear({ type: "bye", code: "no-match", says: "Gone." });
    wires[0]!.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
    expect(byes).toEqual(["no-match"]);
  });
});
