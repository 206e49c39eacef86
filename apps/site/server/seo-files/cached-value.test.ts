import { describe, expect, test } from "vitest";
import { createContentChanges } from "../shared/content-changes.ts";
import { createCachedValue } from "./cached-value.ts";

function setUp() {
  let clock = 0;
  let made = 0;
  const failures: unknown[] = [];
  const state = { broken: false };
  const changes = createContentChanges();
  const kept = createCachedValue({
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
  return { kept, changes, state, failures, pass: (ms: number) => void (clock += ms), count: () => made };
}

describe("createCachedValue", () => {
  test("makes one value for all who ask at once, and keeps it for five minutes", async () => {
    const { kept, pass, count } = setUp();
    expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual(Array(3).fill("value 1"));
    pass(299_000);
    expect(await kept.get()).toBe("value 1");
    pass(1_001);
    expect(await kept.get()).toBe("value 2");
    expect(count()).toBe(2);
  });

  test("makes a new one when the content behind it changes, not when other content does", async () => {
    const { kept, changes } = setUp();
    await kept.get();
    changes.mark(["our-services"]);
    expect(await kept.get()).toBe("value 1");
    changes.mark(["blogs"]);
    expect(await kept.get()).toBe("value 2");
  });

  test("a value that was begun before a change is made once more", async () => {
    const { kept, changes } = setUp();
    const early = kept.get();
    changes.mark(["blogs"]);
    const late = kept.get();
    expect([await early, await late]).toEqual(["value 1", "value 2"]);
    expect(await kept.get()).toBe("value 2");
  });

  test("F1 the last good value stands while none can be made, and no try follows a failed one at once", async () => {
    const { kept, changes, state, pass, count, failures } = setUp();
    await kept.get();
    state.broken = true;
    changes.mark(["blogs"]);
    expect(await kept.get()).toBe("value 1");
    expect(await kept.get()).toBe("value 1");
    expect(count()).toBe(2);
    expect(failures).toHaveLength(1);
    state.broken = false;
    pass(5_001);
    expect(await kept.get()).toBe("value 3");
  });

  test("without any value the failure is told, and the backend left alone for a while", async () => {
    const { kept, state, pass, count } = setUp();
    state.broken = true;
    await expect(kept.get()).rejects.toThrow("away");
    await expect(kept.get()).rejects.toThrow("away");
    expect(count()).toBe(1);
    state.broken = false;
    pass(5_001);
    expect(await kept.get()).toBe("value 2");
  });
});
