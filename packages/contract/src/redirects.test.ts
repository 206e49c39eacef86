import { describe, expect, it } from "vitest";
import { redirectKey, sitePath, withQuery } from "./redirect-paths.ts";
import { listRedirects } from "./redirects.ts";

describe("redirectKey", () => {
  it.each([
    ["/Old-Page/", "/old-page"],
    ["/ar/Old-Page?x=1#y", "/old-page"],
    ["/AR", "/"],
    ["/", "/"],
    ["/arabic", "/arabic"],
    ["/Blogdetails/%D8%B3%D9%84%D8%A9", "/blogdetails/سلة"],
    ["/Blogdetails/سلة", "/blogdetails/سلة"],
    ["/%E2%80%8Fold", "/old"],
    ["/قديم\u200cجديد", "/قديمجديد"],
  ])("RT-24 RT-19 reads every spelling of %s as one", (path, key) => {
    expect(redirectKey(path)).toBe(key);
  });

  it.each([
    "",
    "old",
    "//evil.example",
    "/%2Fevil.example",
    "/%E2%80%8F/evil.example",
    "/\\evil.example",
    "/a%00",
    "/%E0%A4%A",
    "https://a.example/x",
  ])("B5 knows that %s is no path of the site", (path) => {
    expect(redirectKey(path)).toBeNull();
  });
});

describe("sitePath", () => {
  it("RT-24 keeps query and fragment, and leaves the language to the visitor", () => {
    expect(sitePath("/ar/Blogdetails/سلة?a=ب#c")).toBe("/Blogdetails/%D8%B3%D9%84%D8%A9?a=%D8%A8#c");
    expect(sitePath("/ar")).toBe("/");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\u200f/evil.example",
    "/ar//evil.example",
    "/a/..//evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
  ])("B5 never leaves the site: %s", (address) => {
    expect(sitePath(address)).toBeNull();
  });
});

it.each([
  ["/new", "", "/new"],
  ["/new", "?a=1", "/new?a=1"],
  ["/new?b=2#c", "?a=1", "/new?b=2&a=1#c"],
  ["/new#c", "?", "/new#c"],
])("RT-24 %s keeps the query %s", (address, search, expected) => {
  expect(withQuery(address, search)).toBe(expected);
});

it("RT-24 RT-25 reads what it can of an answer, and nothing that leads away", () => {
  const data = {
    redirects: [
      { from: "/Old", to: "/contact", status: 301 },
      { from: "/gone", to: null, status: 410 },
      { from: "/bad", to: "https://evil.example", status: 301 },
      { from: "/worse", to: "//evil.example", status: 301 },
      { from: "/circle", to: "/Circle/", status: 301 },
      { from: "/temporary", to: "/contact", status: 302 },
    ],
  };
  expect(listRedirects.read({ success: true, data })).toEqual([
    { from: "/old", to: "/contact" },
    { from: "/gone", to: null },
  ]);
});
