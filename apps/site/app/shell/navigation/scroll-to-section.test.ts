// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToSection } from "./scroll-to-section.ts";

let section: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo({ top: 0 });
  section = Object.assign(document.createElement("section"), { id: "team-section" });
  stop = scrollToSection(section.id, false, () => false);
});
afterEach(() => {
  stop();
  section.remove();
  vi.useRealTimers();
});

test.each([
  [1, 100],
  [101, 300],
  [301, 600],
])("SRCH-9 a section that comes after %d ms is found after %d ms", (comes, found) => {
  vi.advanceTimersByTime(comes);
  document.body.append(section);
  vi.advanceTimersByTime(found - comes - 1);
  expect(document.activeElement).not.toBe(section);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(section);
});

test("SRCH-9 the page scrolls below its top if the section has not come after 600 ms", () => {
  vi.advanceTimersByTime(599);
  expect(scrollY).toBe(0);
  vi.advanceTimersByTime(1);
  expect(scrollY).toBeGreaterThan(0);
});
