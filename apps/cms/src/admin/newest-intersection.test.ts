import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

describe("an observer of what comes into view", () => {
  it("F22 tells the newest state first, and looks as far beyond a scroll container as beyond the window", async () => {
    let report: (entries: string[]) => void = () => undefined;
    let settings: object | undefined;
    class Browsers {
      constructor(callback: typeof report, options: object) {
        report = callback;
        settings = options;
      }
    }
    vi.stubGlobal("window", { IntersectionObserver: Browsers });
    await import("./newest-intersection.tsx");
    const seen: string[][] = [];
    const Patched = window.IntersectionObserver as unknown as typeof Browsers;
    new Patched((entries) => void seen.push(entries), { rootMargin: "1000px" });
    report(["hidden", "in view"]);
    expect(seen).toEqual([["in view", "hidden"]]);
    expect(settings).toEqual({ rootMargin: "1000px", scrollMargin: "1000px" });
  });
});
