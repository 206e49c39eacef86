import type { FastifyRequest } from "fastify";
import { BodyRefused } from "@miqyas/http/read-body";
import { describe, expect, test } from "vitest";
import { canonicalTarget } from "./form-targets.ts";
import { endOfConnection, isOwnOrigin, singleHeader, statusOfUnread } from "./request-rules.ts";

const request = (headers: Record<string, string | string[]>, complete = false) =>
  ({ headers, raw: { complete } }) as unknown as FastifyRequest;

describe("B18 a form comes from a page of this site", () => {
  const site = "https://miqyas.example";
  test.each([
    [{}, true],
    [{ origin: site }, true],
    [{ origin: site, "sec-fetch-site": "cross-site" }, false],
    [{ origin: site, "sec-fetch-site": "same-origin" }, true],
    [{ origin: "https://evil.example", host: "miqyas.example" }, false],
    [{ origin: "https://other.example", host: "Other.example" }, true],
    [{ origin: "http://localhost:3000", host: "localhost:3000" }, true],
    [{ origin: "http://localhost:3000", host: "localhost" }, false],
    [{ origin: "ftp://a.example", host: "a.example" }, false],
    [{ origin: "https://a.example" }, false],
    [{ origin: "null", host: "a.example" }, false],
  ])("of %j: %s", (headers, isOwn) => expect(isOwnOrigin(request(headers), site)).toBe(isOwn));
});

test("F21 B18 the form of a page that sends no Referer, and so no origin, comes from this site", () => {
  const isOwnFrom = (from: string) =>
    isOwnOrigin(request({ origin: "null", "sec-fetch-site": from }), "https://miqyas.example");
  expect(isOwnFrom("same-origin")).toBe(true);
  for (const from of ["same-site", "cross-site", "none"]) expect(isOwnFrom(from), from).toBe(false);
});

test("B14 a header that was sent twice has no value", () => {
  expect(singleHeader(request({ a: "b" }), "a")).toBe("b");
  expect(singleHeader(request({ a: ["b", "c"] }), "a")).toBeUndefined();
  expect(singleHeader(request({}), "a")).toBeUndefined();
});

test("B14 a body that was not read says why; one whose sender has gone says nothing", () => {
  expect(statusOfUnread(new BodyRefused(413), request({}))).toBe(413);
  expect(statusOfUnread(new TypeError("not UTF-8"), request({}, true))).toBe(400);
  expect(statusOfUnread(new Error("The visitor left"), request({}))).toBeNull();
});

test("B14 the connection of a refused body ends, unless the rest is short", () => {
  const close = { Connection: "close" };
  expect(endOfConnection(request({ "content-length": "1048577" }))).toEqual(close);
  expect(endOfConnection(request({}))).toEqual(close);
  expect(endOfConnection(request({ "content-length": "1048576" }))).toEqual({});
  expect(endOfConnection(request({}, true))).toEqual({});
});

describe("B19 every spelling of a form's address reaches its checks", () => {
  test.each([
    ["POST", "/API/v1/Contact-Us-Messages/?lang=ar", "/api/v1/contact-us-messages?lang=ar"],
    ["POST", "/api/v1/newsletter%2Fsubscribe", "/api/v1/newsletter/subscribe"],
    ["OPTIONS", "/API/v1/newsletter/subscribe", "/api/v1/newsletter/subscribe"],
    ["GET", "/Api/v1/form-challenge/?form=contact", "/api/v1/form-challenge?form=contact"],
    ["GET", "/Newsletter", "/newsletter"],
    ["GET", "/AR/newsletter/Confirm?t=1", "/ar/newsletter/confirm?t=1"],
    ["POST", "/AR/Newsletter/unsubscribe/", "/ar/newsletter/unsubscribe"],
    ["POST", "/Contact/", "/contact"],
    ["POST", "/AR/contact", "/ar/contact"],
    ["GET", "/Contact/", "/Contact/"],
    ["GET", "/x/api/v1/Contact-us-messages", "/x/api/v1/Contact-us-messages"],
    ["GET", "/newsletters/Confirm", "/newsletters/Confirm"],
    ["POST", "/AboutUs/", "/AboutUs/"],
    ["POST", "/api/v1/Blogs", "/api/v1/Blogs"],
  ])("%s %s is %s", (method, url, target) => expect(canonicalTarget(method, url)).toBe(target));
});
