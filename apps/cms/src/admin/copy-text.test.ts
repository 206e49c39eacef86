import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["copies", { clipboard: { writeText: async () => undefined } }, true],
  [
    "may be forbidden",
    { clipboard: { writeText: () => Promise.reject(new Error("NotAllowedError")) } },
    false,
  ],
  ["may have no clipboard", {}, false],
])("a browser %s", async (_what, navigator, isCopied) => {
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("text")).toBe(isCopied);
});
