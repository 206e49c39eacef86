import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

describe("an observer of what comes into view", () => {
  it("F22 tells the newest state first", async () => {
    let report: (entries: string[]) => void = () => undefined;
    class Browsers {
      constructor(callback: typeof report) {
        report = callback;
      }
    }
    vi.stubGlobal("window", { IntersectionObserver: Browsers });
    await import("./newest-intersection.tsx");
    const seen: string[][] = [];
    new (window.IntersectionObserver as unknown as typeof Browsers)((entries) => void seen.push(entries));
    report(["hidden", "in view"]);
    expect(seen).toEqual([["in view", "hidden"]]);
  });
});
