import { ApiError } from "@miqyas/contract";
import { expect, test } from "vitest";
import { judge } from "./send-entry.ts";

const answered = (status: number, retryAfter?: number) =>
  judge(new ApiError("status", "loadFailed", { status, ...(retryAfter !== undefined && { retryAfter }) }));

test("CON-11 a temporary failure keeps the message, a final one refuses it", () => {
  for (const status of [408, 409, 425, 428, 429, 500, 502, 503, 504])
    expect(answered(status)).toEqual({ outcome: "later", after: 0 });
  for (const status of [400, 403, 404, 413, 415, 422])
    expect(answered(status)).toEqual({ outcome: "refused", status });
  expect(judge(new ApiError("not-found", "requestFailed", { status: 404 }))).toEqual({
    outcome: "refused",
    status: 404,
  });
});

test("CON-11 no answer at all is no refusal", () => {
  expect(judge(new ApiError("network", "loadFailed"))).toEqual({ outcome: "later", after: 0 });
  expect(judge(new ApiError("timeout", "loadFailed"))).toEqual({ outcome: "later", after: 0 });
  expect(judge(new DOMException("gone", "TimeoutError"))).toEqual({ outcome: "later", after: 0 });
});

test("F15 obeys what the server asks to wait", () => {
  expect(answered(503, 90_000)).toEqual({ outcome: "later", after: 90_000 });
});
