import { describe, expect, test } from "vitest";
import { foldPath, hasDotSegment, isPlainPath, readTarget } from "./request-target.ts";

describe("readTarget", () => {
  test("takes a path and its query apart", () => {
    expect(readTarget("/AboutUs")).toEqual({ pathname: "/AboutUs", search: "" });
    expect(readTarget("/%d8%B3")).toEqual({ pathname: "/%d8%B3", search: "" });
    expect(readTarget("/a?b=1?c")).toEqual({ pathname: "/a", search: "?b=1?c" });
    // As browsers send what somebody typed into a link.
    for (const search of ["?utm_campaign=20%off", "?q=50%", "?q=a\\b"])
      expect(readTarget(`/a${search}`)).toEqual({ pathname: "/a", search });
  });

  test.each([
    ...[
      "http://evil.example/",
      "*",
      "",
      undefined,
      "/a%00",
      "/a%",
      "/a%zz",
      "/a%2",
      "/a%2g",
      "/a b",
      "/\u00e9",
      "/a\\b",
      "/a\u0000",
      "/a%?b=1",
      "/a?b=%00",
      "/a?b=\u00e9",
      "/a?b=\u0000",
    ],
  ])("B23: %j is refused", (url) => {
    expect(readTarget(url)).toEqual({ refused: 400 });
  });

  test("an endless one is 414", () => {
    expect(readTarget(`/${"a".repeat(2_048)}`)).toEqual({ refused: 414 });
    expect(readTarget(`/${"a".repeat(8_191)}`, 8_192)).toHaveProperty("pathname");
    expect(readTarget(`/${"a".repeat(9_000)}`, 8_192)).toEqual({ refused: 414 });
  });
});

test("B11 all spellings of a path fold to one", () => {
  for (const path of ["/AboutUs", "/aboutus", "/%41bout%55s", "/%61%62OUTUS"])
    expect(foldPath(path)).toBe("/aboutus");
  expect(foldPath("/%4")).toBe("/%4");
});

test("B11 B13 a segment of dots is found, encoded or not", () => {
  for (const path of ["..", "/.", "/..", "/../a", "/a/./b", "/a/%2e", "/a/%2E%2e/b", "/a/.%2e"])
    expect(hasDotSegment(path), path).toBe(true);
  for (const path of ["/", "/a", "/...", "/a.", "/.a", "/a./b", "/a/.b", "/a..b/c"])
    expect(hasDotSegment(path), path).toBe(false);
});

describe("isPlainPath", () => {
  test.each([
    ...["/api/v1/blogs", "/api/v1/blogs/12", "/media/a-1.webp", "/api/v1/blogs/%D8%B3%D9%88%D9%82"],
    ...["/admin/collections/blogs", "/_next/static/chunks/a~b.js", "/media/.hidden"],
  ])("%s is plain", (path) => expect(isPlainPath(path)).toBe(true));

  test.each([
    ...["/api/v1/..", "/api/v1/../admin", "/api/v1/./x", "/api/v1/%2e%2e/admin", "/api/v1/%2E./admin"],
    ...[
      "/api/v1/..;/admin",
      "/api/v1/x;y",
      "/api/v1/x%3By",
      "/api/v1/100%25",
      "/api/v1/a%2fb",
      "/api/v1/a%5Cb",
      "/api/v1/%252e%252e/x",
    ],
    ...[
      "/api//users",
      "//evil.example/x",
      "/media/a%5Cb",
      "/media\\a",
      "/media/a%00.png",
      "/media/a%0d%0aX:%20y",
    ],
    ...["/api/v1//x", "//api/v1/x", "/api/v1/%0d%0ax", "/api/v1/%ff", "api/v1", "/api/v1/a#b", "/api/v1/%7f"],
  ])("B13: %s is not", (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});
