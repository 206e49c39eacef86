import { describe, expect, test, vi } from "vitest";
import { Answer } from "./answer.ts";
import { createAnswerStore } from "./answer-store.ts";

const roomy = { entries: 100, bytes: 1_000_000 };
const answerOf = (text: string) => new Answer({ text }, "en");

/** Work that ends when the test decides. */
function deferred() {
  let finish: (answer: Answer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<Answer>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { make: () => work, finish, fail };
}

describe("answers in memory", () => {
  test("the same question at the same time is worked on once (L3)", async () => {
    const store = createAnswerStore(roomy);
    const make = vi.fn(async () => answerOf("one"));
    const all = await Promise.all(Array.from({ length: 50 }, () => store.get("k", ["blogs"], make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(all).size).toBe(1);
    expect(store.find("k")).toBe(all[0]);
  });

  test("a changed tag drops what was made of it and nothing else", async () => {
    const store = createAnswerStore(roomy);
    await store.get("a", ["blogs", "media"], async () => answerOf("a"));
    await store.get("b", ["home-page"], async () => answerOf("b"));
    store.forget("media");
    expect(store.find("a")).toBeUndefined();
    expect(store.find("b")).toBeDefined();
  });

  test("an answer whose content changed while it was made is not kept", async () => {
    const store = createAnswerStore(roomy);
    const old = deferred();
    const pending = store.get("k", ["blogs"], old.make);
    store.forget("blogs");
    const stale = answerOf("old");
    old.finish(stale);
    expect(await pending).toBe(stale);
    expect(store.find("k")).toBeUndefined();
  });

  test("who asks after the change does not get the work begun before it, whichever ends first", async () => {
    for (const order of ["old first", "new first"]) {
      const store = createAnswerStore(roomy);
      const [old, fresh] = [deferred(), deferred()];
      const before = store.get("k", ["blogs"], old.make);
      store.forget("blogs");
      const after = store.get("k", ["blogs"], fresh.make);
      const [oldAnswer, newAnswer] = [answerOf("old"), answerOf("new")];
      const ends = [() => old.finish(oldAnswer), () => fresh.finish(newAnswer)];
      for (const end of order === "old first" ? ends : ends.toReversed()) end();
      expect(await Promise.all([before, after])).toEqual([oldAnswer, newAnswer]);
      expect(store.find("k")).toBe(newAnswer);
    }
  });

  test("failed work is forgotten, and the next one starts anew", async () => {
    const store = createAnswerStore(roomy);
    const first = deferred();
    const pending = store.get("k", [], first.make);
    first.fail(new Error("no database"));
    await expect(pending).rejects.toThrow("no database");
    const answer = answerOf("now");
    expect(await store.get("k", [], async () => answer)).toBe(answer);
  });

  test("entries are bounded; the one not asked for longest leaves first", async () => {
    const store = createAnswerStore({ entries: 3, bytes: 1_000_000 });
    for (const key of ["a", "b", "c"]) await store.get(key, [], async () => answerOf(key));
    store.find("a");
    await store.get("d", [], async () => answerOf("d"));
    expect(["a", "b", "c", "d"].filter((key) => store.find(key))).toEqual(["a", "c", "d"]);
  });

  test("bytes are bounded, and counted right through a flood (B12)", async () => {
    const store = createAnswerStore({ entries: 10_000, bytes: 100_000 });
    for (let at = 0; at < 2000; at += 1)
      await store.get(`k${at % 700}`, [`t${at % 5}`], async () => answerOf("x".repeat(at % 3000)));
    expect(store.bytes).toBeLessThanOrEqual(100_000);
    for (let tag = 0; tag < 5; tag += 1) store.forget(`t${tag}`);
    expect([store.entries, store.bytes]).toEqual([0, 0]);
  });

  test("an answer larger than the whole memory is passed through", async () => {
    const store = createAnswerStore({ entries: 10, bytes: 5000 });
    await store.get("small", [], async () => answerOf("small"));
    await store.get("large", [], async () => answerOf("x".repeat(10_000)));
    expect([store.find("small") !== undefined, store.find("large")]).toEqual([true, undefined]);
  });
});
