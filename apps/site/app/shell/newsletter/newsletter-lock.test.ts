// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, test, vi } from "vitest";
import { lockNewsletter, lockTime, remainingTime, useNewsletterLock } from "./newsletter-lock.ts";

const now = Date.parse("2026-03-29T01:00:00Z");
const day = 86_400_000;

describe("the newsletter's lock", () => {
  test("NEWS-4 NEWS-6 lasts five minutes and is read back from the time it ends", () => {
    expect(lockTime).toBe(300_000);
    expect(remainingTime(String(now + 277_000), now)).toBe(277_000);
    expect(remainingTime(String(now), now)).toBe(0);
  });

  test.each([-day, -3_600_000, 3_600_000, day])(
    "F17 a clock that is %i ms off never locks longer",
    (skew) => {
      const left = remainingTime(String(now + lockTime), now + skew);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(lockTime);
    },
  );

  test.each([null, "", "NaN", "soon", "-1", "null", "{}"])("F17 an invalid time (%s) is no lock", (kept) => {
    expect(remainingTime(kept, now)).toBe(0);
  });

  test("F17 an end far in the future counts as five minutes away", () => {
    expect(remainingTime("1e99", now)).toBe(lockTime);
  });

  test("NEWS-4 NEWS-5 ends in time on a device that has slept meanwhile", () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.spyOn(performance, "now").mockReturnValue(1000);
    const clock = vi.spyOn(Date, "now").mockReturnValue(now);
    const box = document.createElement("div");
    const root = createRoot(box);
    const Seconds = () => useNewsletterLock();
    const show = () =>
      act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    act(() => root.render(createElement(Seconds)));
    act(() => lockNewsletter());
    expect(box.textContent).toBe("300");
    clock.mockReturnValue(now + 200_000);
    show();
    expect(box.textContent).toBe("100");
    // A clock that is set back does not lengthen it, and a browser without storage does not end it.
    clock.mockReturnValue(now);
    show();
    expect(box.textContent).toBe("100");
    localStorage.clear();
    show();
    expect(box.textContent).toBe("100");
    localStorage.setItem("newsletterLockedUntil", String(now + lockTime));
    clock.mockReturnValue(now + lockTime);
    show();
    expect(box.textContent).toBe("0");
    act(() => root.unmount());
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
