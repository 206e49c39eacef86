import { describe, expect, test } from "vitest";
import { createContentChanges } from "./content-changes.ts";
import { createCachedValue } from "./cached-value.ts";

function setUp() {
  let clock = 0;
  let made = 0;
  const failures: unknown[] = [];
  const state = { broken: false };
  const changes = createContentChanges();
  const cached = createCachedValue({
    calls: ["blogs"],
    changes,
    report: (error) => void failures.push(error),
    now: () => clock,
    async make() {
      made++;
      if (state.broken) throw new Error("away");
      return `value ${made}`;
    },
  });
  return { cached, changes, state, failures, pass: (ms: number) => void (clock += ms), count: () => made };
}

describe("createCachedValue", () => {
  test("makes one value for simultaneous calls, and caches it for five minutes", async () => {
    const { cached, pass, count } = setUp();
    expect(await Promise.all([cached.get(), cached.get(), cached.get()])).toEqual(Array(3).fill("value 1"));
    pass(299_000);
    expect(await cached.get()).toBe("value 1");
    pass(1_001);
    expect(await cached.get()).toBe("value 2");
    expect(count()).toBe(2);
  });

  test("makes a new one when the content behind it changes, not when other content does", async () => {
    const { cached, changes } = setUp();
    await cached.get();
    changes.mark(["our-services"]);
    expect(await cached.get()).toBe("value 1");
    changes.mark(["blogs"]);
    expect(await cached.get()).toBe("value 2");
  });

  test("a value that was begun before a change is made once more", async () => {
    const { cached, changes } = setUp();
    const early = cached.get();
    changes.mark(["blogs"]);
    const late = cached.get();
    expect([await early, await late]).toEqual(["value 1", "value 2"]);
    expect(await cached.get()).toBe("value 2");
  });

  test("F1 the last good value stands while none can be made, and no try follows a failed one at once", async () => {
    const { cached, changes, state, pass, count, failures } = setUp();
    await cached.get();
    state.broken = true;
    changes.mark(["blogs"]);
    expect(await cached.get()).toBe("value 1");
    expect(await cached.get()).toBe("value 1");
    expect(count()).toBe(2);
    expect(failures).toHaveLength(1);
    state.broken = false;
    pass(5_001);
    expect(await cached.get()).toBe("value 3");
  });

  test("without any value the failure is told, and the backend left alone for a while", async () => {
    const { cached, state, pass, count } = setUp();
    state.broken = true;
    await expect(cached.get()).rejects.toThrow("away");
    await expect(cached.get()).rejects.toThrow("away");
    expect(count()).toBe(1);
    state.broken = false;
    pass(5_001);
    expect(await cached.get()).toBe("value 2");
  });
});
