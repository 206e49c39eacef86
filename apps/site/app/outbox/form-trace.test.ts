import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formTrace } from "./form-trace.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ["performance"] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** As in a document that was opened in this way. */
const openedBy = (type: string) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ type }] as unknown as ReturnType<typeof performance.getEntriesByType>);

test("CON-8 B19 a form counts from the opening of the document, with its hidden field", () => {
  openedBy("navigate");
  vi.advanceTimersByTime(1_500.4);
  expect(formTrace("")).toBe("1500;");
  vi.advanceTimersByTime(2_500);
  expect(formTrace("a;b é")).toBe("4000;a%3Bb%20%C3%A9");
  // A machine may fill the hidden field with a book.
  expect(formTrace("x".repeat(300))).toBe(`4000;${"x".repeat(200)}`);
});

test.each(["reload", "back_forward"])(
  "CON-8 B19 CON-10 what a browser fills in again after %s was typed before",
  (type) => {
    openedBy(type);
    vi.advanceTimersByTime(900);
    expect(formTrace("")).toBe("60900;");
  },
);
