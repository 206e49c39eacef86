import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPageRoutes } from "./page-routes.ts";
import { createFakeApp } from "../testing/fake-app.ts";

const find = createPageRoutes({ resolveAddress: createFakeApp().resolveAddress, styleguide: false });

const origin = "http://site.example";
/** The address that an answer leads a browser to, or `null`. */
const leadsTo = (url: string): string | null => {
  const destination = find(url);
  return "to" in destination ? new URL(destination.to, `${origin}${url}`).origin : null;
};

/** 125 ways to put a foreign host where a path is expected. */
const prefixes = ["", "/ar", "/AR", "/en", "/termsand"];
const slashes = ["//", "///", "/%2f", "/%5c", "//@"];
const hosts = ["evil.test", "evil.test:80", "evil.test/a", "user@evil.test", "ar//evil.test"];
const shapes = prefixes.flatMap((prefix) =>
  slashes.flatMap((slash) => hosts.map((host) => `${prefix}${slash}${host}`)),
);

describe("B5: no address leads away from the site", () => {
  test.each(["en", "ar"])("125 shapes with ?lang=%s", (lang) => {
    expect(shapes).toHaveLength(125);
    for (const shape of shapes)
      for (const search of ["", `?lang=${lang}`])
        expect([origin, null], shape + search).toContain(leadsTo(shape + search));
  });

  test("any path of the signs that addresses are made of", () => {
    const part = fc.constantFrom(
      "/",
      "//",
      "ar",
      "AR",
      "evil.test",
      "@",
      ":80",
      "\\",
      "%2f",
      "%5c",
      "%E2%80%8F",
      ".",
      "..",
      "a",
    );
    const target = fc.tuple(fc.array(part, { maxLength: 8 }), fc.constantFrom("", "?lang=en", "?lang=ar"));
    fc.assert(
      fc.property(target, ([parts, search]) =>
        [origin, null].includes(leadsTo(`/${parts.join("")}${search}`)),
      ),
      { numRuns: 5_000, seed: 5 },
    );
  });

  test("RT-24: an address with marks that nobody sees leads to the one without; a joiner of letters stays", () => {
    expect(find("/words%E2%80%8F?a=1")).toMatchObject({ kind: "redirect", to: "/words?a=1" });
    expect(find("/ar/%ef%bb%bfold%C2%AD")).toMatchObject({ kind: "redirect", to: "/ar/old" });
    expect(find("/%E2%80%8F/evil.test")).toMatchObject({ kind: "page", route: "unknown" });
    expect(find("/a%E2%80%8Cb")).toMatchObject({ kind: "page" });
  });

  test("LANG-1: ?lang= leads to the page in that language", () => {
    expect(find("/ar/aboutus/?lang=en&x=1")).toMatchObject({
      kind: "language",
      to: "/AboutUs",
      locale: "en",
    });
    expect(find("/AboutUs?lang=ar")).toMatchObject({ kind: "language", to: "/ar/AboutUs", locale: "ar" });
    expect(find("/nowhere?lang=ar")).toMatchObject({ kind: "language", to: "/ar/nowhere" });
    // An old address: its redirect comes next (RT-24).
    expect(find("/nowhere?a=1&lang=ar&b=%D8%B3")).toMatchObject({ to: "/ar/nowhere?a=1&b=%D8%B3" });
  });
});

test.each([
  ...[
    "/words/%2e%2e/",
    "/words/..",
    "/words/%2E.",
    "/words/.%2e",
    "/words/%2e",
    "/words/./",
    "/ar/words/%2e%2e",
  ],
  ...["/%2e%2e", "/ar/.."],
])("B11, B13: %s is nobody's page", (path) => {
  expect(find(path)).toMatchObject({ kind: "page", route: "unknown" });
});
