// @vitest-environment happy-dom
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFormTrace } from "./use-form-trace.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ["performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.ready;
});

/** The traces that a form makes, each time that it is drawn. */
async function openForm() {
  const traces: ReturnType<typeof useFormTrace>[] = [];
  const Form = () => {
    traces.push(useFormTrace());
    return null;
  };
  const root = createRoot(document.createElement("div"));
  const draw = async () => {
    const before = traces.length;
    root.render(createElement(Form));
    while (traces.length === before) await new Promise((done) => setImmediate(done));
    return traces.at(-1);
  };
  return { draw, close: () => root.unmount() };
}

test("CON-8 a form that was served has been on the screen since the page opened", async () => {
  vi.advanceTimersByTime(1_500.4);
  const { draw, close } = await openForm();
  const trace = await draw();
  vi.advanceTimersByTime(500);
  expect(trace?.("")).toBe("2000;");
  close();
});

test("CON-8 a form that appeared later has been there since then, however often it was drawn", async () => {
  document.documentElement.dataset.ready = "";
  vi.advanceTimersByTime(60_000);
  const { draw, close } = await openForm();
  const first = await draw();
  vi.advanceTimersByTime(4_000);
  expect(first?.("a;b é")).toBe("4000;a%3Bb%20%C3%A9");
  expect(await draw()).toBe(first);
  // A machine may fill the hidden field with a book.
  expect(first?.("x".repeat(300))).toBe(`4000;${"x".repeat(200)}`);
  close();
});

test("CON-8 the server draws a form without a screen", () => {
  vi.stubGlobal("document", undefined);
  const Form = () => useFormTrace()("a");
  vi.advanceTimersByTime(7);
  expect(renderToString(createElement(Form))).toBe("7;a");
});
