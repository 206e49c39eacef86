import { afterEach, describe, expect, it, vi } from "vitest";

// It comes with style sheets.
vi.mock("@payloadcms/ui", () => ({ useLocale: () => ({ code: "en" }) }));

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
    vi.resetModules();
    vi.stubGlobal("window", { IntersectionObserver: Browsers, fetch });
    await import("./browser-repairs.tsx");
    const seen: string[][] = [];
    const Patched = window.IntersectionObserver as unknown as typeof Browsers;
    new Patched((entries) => void seen.push(entries), { rootMargin: "1000px" });
    report(["hidden", "in view"]);
    expect(seen).toEqual([["in view", "hidden"]]);
    expect(settings).toEqual({ rootMargin: "1000px", scrollMargin: "1000px" });
  });
});

describe("a request for the preferences of an account", () => {
  it("WRITE-2 F5 is answered with a fault when it is lost; others fail as they do", async () => {
    vi.resetModules();
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    vi.stubGlobal("window", { IntersectionObserver: class {}, fetch: lost });
    await import("./browser-repairs.tsx");
    const { status } = await window.fetch("/api/payload-preferences/collection-blogs-1", { method: "get" });
    expect(status).toBe(503);
    await expect(window.fetch("/api/payload-preferences/nav", { method: "post" })).rejects.toThrow("fetch");
    await expect(window.fetch("/api/blogs/1")).rejects.toThrow("fetch");
  });
});
