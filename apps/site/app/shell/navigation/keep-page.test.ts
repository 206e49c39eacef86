// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["/AboutUs", "en", true],
  ["/AboutUs#team-section", "en", true],
  // The visitor has changed the language since.
  ["/AboutUs", "ar", false],
  // The app has opened the page, from another one or from a list with a query.
  ["/contact", "en", false],
  ["/AboutUs?page=2", "en", false],
])(
  "NET-3 a page is a document if the browser loaded it so: %s in %s",
  async (loaded, servedIn, isDocument) => {
    document.documentElement.lang = "en";
    vi.resetModules();
    const { origin } = location;
    vi.stubGlobal("location", { origin, pathname: "/AboutUs" });
    vi.spyOn(performance, "getEntriesByType").mockImplementation((type) =>
      type === "navigation" ? [{ name: origin + loaded } as PerformanceEntry] : [],
    );
    const postMessage = vi.fn();
    const ready = Promise.resolve({ active: { postMessage } });
    vi.stubGlobal("navigator", {
      serviceWorker: { register: () => Promise.resolve({ active: null }), ready },
    });
    const { keepPage } = await import("./keep-page.ts");
    await keepPage(servedIn);
    expect(postMessage.mock.calls).toEqual([[{ page: `${origin}/AboutUs`, isDocument, files: [] }]]);
  },
);

test("NET-5 a lost request keeps no page from being kept: the next one registers the worker", async () => {
  vi.resetModules();
  const postMessage = vi.fn();
  const register = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ active: null });
  vi.stubGlobal("navigator", {
    serviceWorker: { register, ready: Promise.resolve({ active: { postMessage } }) },
  });
  const names = new Set<string>();
  vi.stubGlobal("trustedTypes", {
    createPolicy(name: string, rules: object) {
      if (names.has(name)) throw new TypeError(`Policy with name ${name} already exists`);
      names.add(name);
      return rules;
    },
  });
  const { keepPage } = await import("./keep-page.ts");
  await keepPage("en");
  expect(postMessage).not.toHaveBeenCalled();
  await keepPage("en");
  await keepPage("en");
  expect(postMessage).toHaveBeenCalledTimes(2);
  expect(register.mock.calls).toEqual([1, 2].map(() => ["/worker.js", { updateViaCache: "none" }]));
});
