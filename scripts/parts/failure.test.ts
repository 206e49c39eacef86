import { expect, test } from "vitest";
import { reasonOf } from "./failure.ts";

test("a reason is one line: the message or the code, with that of the cause", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  expect(reasonOf(refused)).toBe("ECONNREFUSED");
  expect(reasonOf(new TypeError("fetch failed", { cause: refused }))).toBe("fetch failed: ECONNREFUSED");
  expect(reasonOf(new Error("damaged\n  at byte 3"))).toBe("damaged");
  expect(reasonOf(new TypeError())).toBe("TypeError");
  expect(reasonOf("no words")).toBe("no words");
});
