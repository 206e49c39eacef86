import { contactMessage } from "@miqyas/contract";
import { sign as signText, signedForm } from "@miqyas/http/signature";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fingerprintOf } from "../../src/inbox/form-fingerprint.ts";
import { readJsonObject } from "./read-json.ts";
import { findTrustedCaller } from "./trusted-caller.ts";

describe("a fingerprint", () => {
  test("is of what is said, not of how it is written", () => {
    const one = fingerprintOf("/contact-us-messages", { name: "س", message: "مرحبا", phone: null });
    expect(fingerprintOf("/contact-us-messages", { message: "مرحبا", name: "س", phone: "" })).toBe(one);
    expect(fingerprintOf("/newsletter/subscribe", { message: "مرحبا", name: "س" })).not.toBe(one);
    expect(fingerprintOf("/contact-us-messages", { message: "س", name: "مرحبا" })).not.toBe(one);
  });
});

describe("a trusted caller", () => {
  const secret = "shared with the site";
  const now = Date.parse("2026-11-21T10:00:00Z");
  const body = Buffer.from('{"name":"س"}');
  const sign = (timestamp: string, receivedAt = "", signedBody = body) => ({
    "x-miqyas-timestamp": timestamp,
    ...(receivedAt && { "x-miqyas-received-at": receivedAt }),
    "x-miqyas-signature": signText(signedForm(timestamp, receivedAt, signedBody), secret),
  });
  const fresh = "2026-11-21T09:58:00.000Z";

  test("is believed, with the time the visitor sent the form", () => {
    const received = "2026-11-18T08:00:00.000Z";
    expect(findTrustedCaller(sign(fresh), body, secret, now)).toEqual({});
    expect(findTrustedCaller(sign(fresh, received), body, secret, now)).toEqual({
      receivedAt: new Date(received),
    });
    expect(findTrustedCaller(sign(fresh, "2031-01-01T00:00:00Z"), body, secret, now)).toEqual({
      receivedAt: new Date(now),
    });
    expect(findTrustedCaller(sign(fresh, "yesterday"), body, secret, now)).toEqual({});
  });

  test("says why it suspects a machine, in one word", () => {
    const suspecting = (word: string) =>
      findTrustedCaller({ ...sign(fresh), "x-miqyas-quarantine": word }, body, secret, now);
    expect(suspecting("too-fast")).toEqual({ quarantine: "too-fast" });
    expect(suspecting("<b>honeypot</b>")).toEqual({});
  });

  test.each([
    ["no signature", {}],
    ["an old one", sign("2026-11-21T09:54:59Z")],
    ["one from the future", sign("2026-11-21T10:05:01Z")],
    ["no time", sign("")],
    ["one of another body", sign(fresh, "", Buffer.from("{}"))],
    ["another time of receipt", { ...sign(fresh), "x-miqyas-received-at": "2020-01-01T00:00:00Z" }],
    ["a cut one", { ...sign(fresh), "x-miqyas-signature": "sha256=abcd" }],
  ])("is not: %s", (_, headers) => {
    expect(findTrustedCaller(headers, body, secret, now)).toBeUndefined();
  });

  test("nobody is, where no secret is shared", () => {
    expect(findTrustedCaller(sign(fresh), body, undefined, now)).toBeUndefined();
    expect(findTrustedCaller(sign(fresh), body, "", now)).toBeUndefined();
  });
});

describe("the body of a form (B14)", () => {
  test("is one JSON object in UTF-8", () => {
    expect(readJsonObject(Buffer.from('{"a":1}'))).toEqual({ a: 1 });
    for (const wrong of ["", "null", "[]", '"a"', "{", "{'a':1}", "1", `${"[".repeat(60_000)}`])
      expect(readJsonObject(Buffer.from(wrong))).toBeUndefined();
    expect(readJsonObject(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBeUndefined();
  });

  test("any bytes are read or refused, and no prototype changes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        readJsonObject(Buffer.from(bytes));
      }),
    );
    const parsed = readJsonObject(
      Buffer.from('{"__proto__":{"polluted":true},"name":"a","email":"a@b.co","message":"m"}'),
    );
    expect(v.parse(contactMessage, parsed)).toEqual({ name: "a", email: "a@b.co", message: "m" });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
