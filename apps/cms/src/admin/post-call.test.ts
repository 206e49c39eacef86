import { afterEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { postCall } from "./post-call.ts";

const schema = v.object({ rows: v.optional(v.number()) });
const call = () => postCall("/api/x", { a: 1 }, schema);

function answerWith(body: string, status = 200) {
  const fetched = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => void vi.unstubAllGlobals());

it("returns the parsed answer, also of a 409", async () => {
  const fetched = answerWith('{"rows":1}');
  expect(await call()).toEqual({ rows: 1 });
  expect(fetched).toHaveBeenCalledWith("/api/x", expect.objectContaining({ body: '{"a":1}' }));
  answerWith('{"rows":2}', 409);
  expect(await call()).toEqual({ rows: 2 });
});

it.each([
  [400, "Too short"],
  [409, "Too short"],
  [500, ""],
])("shows the reason of a refusal: %i", async (status, problem) => {
  answerWith('{"errors":[{"message":"Too short"}]}', status);
  expect(await call()).toEqual({ problem });
});

it.each([
  ["<html>", 200],
  ['{"rows":"many"}', 200],
  ["{}", 502],
])("names no reason for %s with %i", async (body, status) => {
  answerWith(body, status);
  expect(await call()).toEqual({ problem: "" });
});

it("names no reason without an answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await call()).toEqual({ problem: "" });
});
