// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

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
