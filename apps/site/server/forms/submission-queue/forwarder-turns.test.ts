import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Delivery } from "./delivery.ts";
import { createEvents } from "./events.ts";
import { startForwarder } from "./forwarder.ts";
import type { ForwarderOptions } from "./forwarder.ts";
import type { QueuedRow } from "./queue.ts";
import { createRecordingLog } from "../testing/recording-log.ts";

const start = Date.parse("2026-11-24T09:00:00Z");
const minute = 60_000;

/** What the tests read and change of a row, with its due time. */
type Row = QueuedRow & { due: number };

const row = (id: number, change: Partial<Row> = {}): Row => ({
  ...{ id, kind: "contact", key: `key ${id}`, locale: "en", quarantine: null, body: {}, due: start },
  ...{ received_at: start - 5_000, written_at: start - 5_000, attempts: 0, state: "waiting" },
  ...change,
});

const failed = (change: Partial<Extract<Delivery, { result: "failed" }>> = {}): Delivery => ({
  ...{ result: "failed", reason: "status 503", retryAfter: 0, everyone: true },
  ...change,
});
const delivered: Delivery = { result: "delivered", answer: "{}" };

/** A forwarder between a list of rows and a backend that gives these results in turn, the last one for ever. */
function open(
  rows: Row[],
  results: (Delivery | Error | Promise<Delivery>)[] = [delivered],
  extra: Partial<ForwarderOptions> = {},
) {
  const { log, lines, events } = createRecordingLog();
  const started: number[] = [];
  const times: number[] = [];
  const changes: unknown[][] = [];
  const asked: unknown[][] = [];
  const signals: AbortSignal[] = [];
  const leave = (id: number) =>
    void rows.splice(
      rows.findIndex((one) => one.id === id),
      1,
    );
  const change =
    (name: string, effect: (id: number, ...rest: never[]) => void) =>
    (id: number, ...rest: unknown[]) => {
      changes.push([name, id, ...rest]);
      effect(id, ...(rest as never[]));
      return Promise.resolve();
    };
  const queue = {
    listDue: (now: number, longest: number, limit: number) => {
      asked.push([now, longest, limit]);
      return [rows.filter(({ due }) => due <= now).slice(0, limit)];
    },
    postpone: change("postpone", (id, _reason: string, due: number) => {
      const found = rows.find((one) => one.id === id);
      if (found) Object.assign(found, { due, attempts: found.attempts + 1 });
    }),
    markDelivered: change("delivered", leave),
    confirm: change("confirmed", leave),
    markDeadLetter: change("dead letter", leave),
  };
  const deliver = async ({ id }: { id: number }, signal: AbortSignal) => {
    started.push(id);
    times.push(Date.now());
    signals.push(signal);
    const result = results.length > 1 ? results.shift() : results[0];
    if (result instanceof Error) throw result;
    return (await result) ?? delivered;
  };
  const forwarder = startForwarder({
    ...{ queue, deliver, events: createEvents(log), now: Date.now, random: () => 0.5 },
    ...extra,
  });
  return { forwarder, started, times, changes, asked, signals, lines, events };
}

/** A delivery that ends when the test says so. */
function hold() {
  let end: (result: Delivery) => void = () => undefined;
  const promise = new Promise<Delivery>((resolve) => (end = resolve));
  return { promise, end: (result: Delivery) => end(result) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

test("CON-11 four messages are on their way at once, each once; one that ends makes room for the next", async () => {
  const [first, ...others] = Array.from({ length: 4 }, hold);
  const rows = Array.from({ length: 6 }, (_, id) => row(id));
  const { forwarder, started, asked } = open(rows, [
    ...[first, ...others].flatMap((one) => one?.promise ?? []),
    delivered,
  ]);
  expect(started).toEqual([0, 1, 2, 3]);
  forwarder.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(started).toHaveLength(4);
  first?.end(delivered);
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  // The longest delay, or the time until a confirmation, and the time between two looks.
  expect(asked[0]).toEqual([start, 10 * minute + 1_000, 8]);
});

test("F15 a failing backend is left alone ever longer, and asked with one message; a success ends it", async () => {
  const rows = Array.from({ length: 9 }, (_, id) => row(id));
  const { forwarder, started, changes } = open(rows, [failed(), delivered], { concurrency: 1 });
  await settle();
  expect(started).toEqual([0]);
  expect(forwarder.isPaused()).toBe(true);
  // Three quarters of a second: 1 s, and half of the random half. The message itself is due after the pause.
  expect(changes).toEqual([["postpone", 0, "status 503", start + 751]]);
  await vi.advanceTimersByTimeAsync(749);
  expect(started).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started.at(-1)).toBe(0);
  expect(forwarder.isPaused()).toBe(false);
});

test("F15 each pause is twice as long as the one before, up to five minutes", async () => {
  const rows = Array.from({ length: 40 }, (_, id) => row(id));
  const { started, times } = open(rows, [failed()]);
  await settle();
  // Those that were under way when the first one failed make no longer pause.
  expect(started).toEqual([0, 1, 2, 3]);
  await vi.advanceTimersByTimeAsync(20 * minute);
  const pauses = times.slice(4).map((time, turn) => (time - (times[turn + 3] ?? 0)) / 1000);
  expect(pauses.slice(0, 11)).toEqual([0.75, 1.5, 3, 6, 12, 24, 48, 96, 192, 225, 225]);
});

test("F15 a pause lasts as long as the backend asks, and five minutes at most", async () => {
  for (const [asked, pause] of [
    [30_000, 30_000],
    [3_600_000, 5 * minute],
  ] as const) {
    const { forwarder } = open([row(1)], [failed({ retryAfter: asked }), delivered]);
    await settle();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(forwarder.isPaused()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(forwarder.isPaused()).toBe(false);
    vi.setSystemTime(start);
  }
});

test("F15 a message that fails alone is delayed alone, longer each time, and as the backend asks", async () => {
  const own = (retryAfter = 0) => failed({ everyone: false, reason: "status 409", retryAfter });
  const rows = [row(1), row(2, { attempts: 3 }), row(3), row(4), row(5, { attempts: 60 })];
  const { forwarder, changes, lines } = open(rows, [own(), own(), own(20_000), own(9_999_999), own()]);
  await settle();
  expect(forwarder.isPaused()).toBe(false);
  expect(changes).toEqual([
    ["postpone", 1, "status 409", start + 750],
    ["postpone", 2, "status 409", start + 6_000],
    ["postpone", 3, "status 409", start + 20_000],
    ["postpone", 4, "status 409", start + 5 * minute],
    ["postpone", 5, "status 409", start + 225_000],
  ]);
  expect(lines[1]).toMatchObject({
    event: "queue_failed",
    id: 2,
    kind: "contact",
    attempts: 4,
    reason: "status 409",
  });
});

test("CON-11 a delivered message is confirmed after ten minutes, then let go", async () => {
  const rows = [row(1), row(2, { state: "delivered" })];
  const { changes, events, lines } = open(rows);
  await settle();
  expect(changes).toEqual([
    ["delivered", 1, "{}", start, start + 10 * minute],
    ["confirmed", 2, start],
  ]);
  expect(events()).toEqual(["queue_delivered"]);
  expect(lines[0]).toMatchObject({ id: 1, attempts: 1, age: 5_000 });
  const unconfirmed = open([row(3)], [delivered], { confirmAfter: null, delays: { first: 1, longest: 50 } });
  await settle();
  expect(unconfirmed.changes).toEqual([["confirmed", 3, start]]);
  expect(unconfirmed.events()).toEqual(["queue_delivered"]);
  expect(unconfirmed.asked[0]).toEqual([start, 1_050, 8]);
});

test("CON-11 what the backend refuses, or nobody can read, is a dead letter and no failure", async () => {
  const { body: _torn, ...unreadable } = { body: null, ...row(2) };
  const rows = [row(1), unreadable];
  const { forwarder, changes, events, started } = open(rows, [{ result: "refused", reason: "status 422" }]);
  await settle();
  expect(changes).toContainEqual(["dead letter", 1, "status 422"]);
  expect(changes).toContainEqual(["dead letter", 2, "unreadable"]);
  expect(started).toEqual([1]);
  expect(events()).toEqual(["queue_dead_letter", "queue_dead_letter"]);
  expect(forwarder.isPaused()).toBe(false);
});

test("F10 a queue that cannot be read or written is left alone for a while, and told of", async () => {
  const { forwarder, started, events } = open([row(1)], [new Error("the disk is full"), delivered]);
  await settle();
  expect([forwarder.isPaused(), events()]).toEqual([true, ["queue_stalled"]]);
  await vi.advanceTimersByTimeAsync(750);
  expect(started).toEqual([1, 1]);
  const listDue = vi.fn<() => QueuedRow[][]>(() => {
    throw new Error("the file is damaged");
  });
  const queue = { listDue } as unknown as ForwarderOptions["queue"];
  const unreadable = open([], [], { queue });
  expect([unreadable.forwarder.isPaused(), unreadable.events()]).toEqual([true, ["queue_stalled"]]);
  await vi.advanceTimersByTimeAsync(750);
  expect(listDue).toHaveBeenCalledTimes(2);
});

test("F17 a pause from a clock that was ahead does not count", async () => {
  const { forwarder, started } = open([row(1), row(2)], [failed(), delivered], { concurrency: 1 });
  await settle();
  expect(forwarder.isPaused()).toBe(true);
  vi.setSystemTime(start - 24 * 60 * minute);
  expect(forwarder.isPaused()).toBe(false);
  vi.setSystemTime(start);
  expect(forwarder.isPaused()).toBe(true);
  forwarder.resume();
  expect(forwarder.isPaused()).toBe(false);
  await settle();
  expect(started).toEqual([1, 2]);
});

test("CON-11 new messages are found when the forwarder is woken, else within a second", async () => {
  const rows: Row[] = [];
  const { forwarder, started, asked } = open(rows);
  rows.push(row(1));
  await vi.advanceTimersByTimeAsync(999);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual([1]);
  rows.push(row(2));
  forwarder.wake();
  expect(started).toEqual([1]);
  await settle();
  expect(started).toEqual([1, 2]);
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(3);
});

test("F19 a stop waits for what is under way, two seconds at most, and starts nothing more", async () => {
  const held = hold();
  const { forwarder, started, signals, changes } = open([row(1), row(2)], [held.promise], { concurrency: 1 });
  const stopped = vi.fn();
  void forwarder.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([stopped.mock.calls.length, signals[0]?.aborted]).toEqual([0, false]);
  held.end(delivered);
  await settle();
  expect(stopped).toHaveBeenCalled();
  expect(changes).toHaveLength(1);
  forwarder.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(started).toEqual([1]);
  expect(signals[0]?.aborted).toBe(false);
});

test("F19 what a stop cuts off is no failure: the next start sends it again", async () => {
  const reasons: unknown[] = [];
  const deliver = (_row: unknown, signal: AbortSignal) =>
    new Promise<Delivery>((_, reject) =>
      signal.addEventListener("abort", () => {
        reasons.push(signal.reason);
        reject(new Error("cut off"));
      }),
    );
  const { forwarder, changes, events } = open([row(1)], [], { deliver });
  const stopped = forwarder.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  await stopped;
  expect(reasons).toMatchObject([{ message: "the site is stopping" }]);
  expect([changes, events()]).toEqual([[], []]);
  expect(forwarder.isPaused()).toBe(false);
});
