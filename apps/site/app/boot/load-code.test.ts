// @vitest-environment happy-dom
import nodeConsole from "node:console";
import type { DetachedWindowAPI } from "happy-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
/** Files whose next request is lost. */
const lost = new Set<string>();

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  vi.stubGlobal("fetch", (address: string, { integrity }: RequestInit) => {
    asked.push(`${address} ${integrity}`.trim());
    return lost.delete(address)
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(new Response("", { status: address.includes("gone") ? 404 : 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => import("./load-code.ts");

test("F21 code is imported once all its files are there, and a lost one alone is fetched again", async () => {
  const { importCode } = await open();
  const load = vi.fn(() => Promise.resolve("code"));
  lost.add("/assets/b.js");
  await expect(importCode(load, ["/assets/a.js", "/assets/b.js"])).rejects.toThrow("Failed to fetch");
  await expect(importCode(load, ["/assets/gone.js"])).rejects.toThrow("/assets/gone.js");
  expect(load).not.toHaveBeenCalled();
  expect(await importCode(load, ["/assets/a.js", "/assets/b.js"])).toBe("code");
  expect(asked).toEqual(["/assets/a.js", "/assets/b.js", "/assets/gone.js", "/assets/b.js"]);
});

test("F21 the modules of the page are fetched with their integrity, and linked when all are there", async () => {
  document.head.innerHTML = `<link rel="modulepreload" href="/assets/boot.js">`;
  document.body.innerHTML = `<template id="boot-modules">${["boot", "a", "b"]
    .map((name) => `<link rel="modulepreload" href="/assets/${name}.js" integrity="sha384-${name}">`)
    .join("")}</template>`;
  const { fetchPageCode } = await open();
  const linked = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
  lost.add("/assets/b.js");
  await expect(fetchPageCode()).rejects.toThrow("Failed to fetch");
  expect(linked()).toEqual(["/assets/boot.js"]);
  await Promise.all([fetchPageCode(), fetchPageCode()]);
  expect(asked).toEqual(["/assets/a.js sha384-a", "/assets/b.js sha384-b", "/assets/b.js sha384-b"]);
  expect(linked()).toEqual(["/assets/boot.js", "/assets/boot.js", "/assets/a.js", "/assets/b.js"]);
});

test("F21 who asks for a sheet that is coming waits for it, and hears when it is lost", async () => {
  const statuses: ((status: number) => void)[] = [];
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window: { Response: Answer } }) =>
      new Answer("", { status: await new Promise<number>((answer) => statuses.push(answer)) }),
  };
  // Happy DOM names a lost file there.
  vi.spyOn(nodeConsole, "error").mockImplementation(() => undefined);
  const { importCode } = await open();
  const load = vi.fn(() => Promise.resolve("code"));
  const ask = () => importCode(load, ["/assets/a.css"]);
  const lostOnes = [ask(), ask()].map((asking) => expect(asking).rejects.toThrow("/assets/a.css"));
  await vi.waitFor(() => expect(statuses).toHaveLength(1));
  statuses[0]?.(404);
  await Promise.all(lostOnes);
  expect(load).not.toHaveBeenCalled();
  const codes = [ask(), ask()];
  await vi.waitFor(() => expect(statuses).toHaveLength(2));
  expect(load).not.toHaveBeenCalled();
  statuses[1]?.(200);
  expect(await Promise.all([...codes, ask()])).toEqual(["code", "code", "code"]);
  expect(statuses).toHaveLength(2);
});
