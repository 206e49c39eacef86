import type { CollectionAfterErrorHook, PayloadRequest } from "payload";
import { expect, test, vi } from "vitest";
import { refuseMalformedUpload } from "./refuse-malformed-upload.ts";

const warn = vi.fn();

/** The hook's answer to an error, for staff who use the admin in this language. */
function answerTo(error: Error, language = "en") {
  const req = { i18n: { language }, payload: { logger: { warn } } } as unknown as PayloadRequest;
  return refuseMalformedUpload({ error, req } as Parameters<CollectionAfterErrorHook>[0]);
}

test.each([
  ["en", /could not be read/],
  ["ar", /تعذّرت قراءة/],
])("B6 a malformed upload is refused with 400 and a reason in %s", (language, message) => {
  expect(answerTo(new Error("Malformed part header"), language)).toEqual({
    status: 400,
    response: { errors: [{ name: "APIError", data: {}, message: expect.stringMatching(message) as string }] },
  });
  expect(warn).toHaveBeenLastCalledWith({ event: "upload_rejected", reason: "malformed" });
});

test("another error keeps its answer", () => {
  warn.mockClear();
  expect(answerTo(new Error("The database is away"))).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["en", /up to 50 MB/],
  ["ar", /٥٠ ميغابايت/],
])(
  "B6 a file above the limit of the parser is refused with 413 and the limits in %s",
  (language, message) => {
    expect(answerTo(new Error("File size limit has been reached"), language)).toMatchObject({
      status: 413,
      response: { errors: [{ message: expect.stringMatching(message) as string }] },
    });
  },
);
