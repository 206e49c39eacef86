import { describe, expect, test } from "vitest";
import { comparable, readTarget } from "./request-target.ts";

describe("the target of a request", () => {
  test.each([
    ["/", "/", ""],
    ["/api/v1/blogs?page=2", "/api/v1/blogs", "?page=2"],
    ["/admin/collections/blogs?where[a]=../x;y", "/admin/collections/blogs", "?where[a]=../x;y"],
    ["/api/v1/blogs/%D8%B3%D9%88%D9%82", "/api/v1/blogs/%D8%B3%D9%88%D9%82", ""],
    ["/_next/static/chunks/a~b.js", "/_next/static/chunks/a~b.js", ""],
    ["/media/.hidden", "/media/.hidden", ""],
  ])("%s is read", (url, path, search) => {
    expect(readTarget(url)).toEqual({ path, search });
  });

  test.each([
    undefined,
    "",
    "*",
    "http://cms/admin",
    "//evil.example/x",
    "/api//users",
    "/api/v1/..;/admin",
    "/api/v1/../admin",
    "/api/v1/%2e%2E/admin",
    "/media/a%2fb",
    "/media/a%5Cb",
    "/media\\a",
    "/media/a%00.png",
    "/media/a%0d%0aX: y",
    `/${"a".repeat(9000)}`,
  ])("%s is refused (B10, B13)", (url) => {
    expect(readTarget(url)).toBeUndefined();
  });

  test("spellings of one path compare equal", () => {
    for (const spelling of [
      "/api/users/first-register",
      "/API/Users/First-Register/",
      "/api/users/first%2Dregister",
    ])
      expect(comparable(spelling)).toBe("/api/users/first-register");
  });
});
