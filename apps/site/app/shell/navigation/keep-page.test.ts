// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["/AboutUs", true],
  ["/AboutUs#team-section", true],
  // The app has opened the page, from another one or from a list with a query.
  ["/contact", false],
  ["/AboutUs?page=2", false],
])("NET-3 a page is a document if the browser loaded it: %s", async (loaded, isDocument) => {
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
  await keepPage();
  expect(postMessage.mock.calls).toEqual([[{ page: `${origin}/AboutUs`, isDocument, files: [] }]]);
});

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
  await keepPage();
  expect(postMessage).not.toHaveBeenCalled();
  await keepPage();
  await keepPage();
  expect(postMessage).toHaveBeenCalledTimes(2);
  expect(register.mock.calls).toEqual([1, 2].map(() => ["/worker.js", { updateViaCache: "none" }]));
});
