import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { readBody } from "./read-body.ts";

afterEach(() => void vi.useRealTimers());

/** A request whose body is still to come. */
function begin(length?: number) {
  const headers = length === undefined ? {} : { "content-length": String(length) };
  const request = Object.assign(new PassThrough(), { headers });
  return { request, body: readBody(request as unknown as IncomingMessage, 10) };
}

test("B14 a body of the largest size is read, in as many pieces as it comes", async () => {
  const { request, body } = begin(10);
  request.write("01234");
  request.end("56789");
  expect(String(await body)).toBe("0123456789");
  const empty = begin();
  empty.request.end();
  expect(await empty.body).toHaveLength(0);
});

test("B14 a larger one is refused: at once when it says so, else where it passes the limit", async () => {
  const said = begin(11);
  await expect(said.body).rejects.toMatchObject({ status: 413, message: "The body is too large" });
  expect(said.request.listenerCount("data")).toBe(0);
  const unsaid = begin();
  unsaid.request.write("01234");
  unsaid.request.write("567890");
  await expect(unsaid.body).rejects.toMatchObject({ status: 413 });
  // What still comes is not kept.
  expect(unsaid.request.listenerCount("data")).toBe(0);
});

test("L7 a body that takes longer than ten seconds is refused", async () => {
  vi.useFakeTimers();
  const { body } = begin();
  const refused = expect(body).rejects.toMatchObject({ status: 408, message: "The body came too slowly" });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

test("B14 a visitor who leaves ends the wait, and so does a broken connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const left = begin();
  left.request.destroy();
  await expect(left.body).rejects.toThrow("The visitor left");
  const broken = begin();
  broken.request.destroy(new Error("reset"));
  await expect(broken.body).rejects.toThrow("reset");
  expect(vi.getTimerCount()).toBe(0);
});
