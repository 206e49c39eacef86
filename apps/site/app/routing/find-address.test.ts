import { describe, expect, test } from "vitest";
import { findAddress } from "./find-address.ts";
import { localizePath, paths } from "./paths.ts";
import { routeNames, routeTable } from "./route-table.ts";

/** Every spelling of a word in upper and lower case. */
function caseForms(word: string): string[] {
  return [...word].reduce(
    (forms, letter) => forms.flatMap((form) => [form + letter.toLowerCase(), form + letter.toUpperCase()]),
    [""],
  );
}

const sample = (pattern: string) => pattern.replace(/:\w+\??$/, "7");

describe("findAddress", () => {
  test("RT-1…RT-18 CONST-6 knows the 21 addresses of the specification, the search, the planning page, the page of a chart, and no other", () => {
    expect(routeNames).toHaveLength(24);
    for (const name of routeNames) {
      const path = sample(routeTable[name].pattern);
      const locale = name === "chart" ? "en" : null;
      expect(findAddress(path)).toMatchObject({ name, path, query: "", locale });
    }
  });

  test("RT-19 B11 every case form of an address is the one page in the specification's spelling", () => {
    const forms = caseForms("AboutUs");
    expect(forms).toHaveLength(128);
    expect(new Set(forms.map((form) => findAddress(`/${form}`)?.path))).toEqual(new Set(["/AboutUs"]));
    for (const name of routeNames) {
      const path = sample(routeTable[name].pattern);
      expect(findAddress(path.toUpperCase())?.name).toBe(name);
      expect(findAddress(path.toLowerCase())?.path).toBe(path);
    }
  });

  test("RT-19 an id or slug is taken exactly as it is", () => {
    expect(findAddress("/BLOGdetails/Fair-Sample")?.path).toBe("/Blogdetails/Fair-Sample");
    expect(findAddress("/trends/A%20b")?.path).toBe("/trends/A%20b");
    expect(findAddress("/trends/%41")?.path).toBe("/trends/A");
    expect(findAddress(`/Blogdetails/${encodeURIComponent("عيّنة")}`)?.path).toBe(paths.article("عيّنة"));
    // The same letters in another normal form, as some systems copy them.
    const slug = "أسئلة".normalize("NFC");
    expect(findAddress(`/Blogdetails/${encodeURIComponent(slug.normalize("NFD"))}`)?.path).toBe(
      paths.article(slug),
    );
  });

  test("RT-19 B11 a slash at the end and percent signs make no second page", () => {
    expect(findAddress("/AboutUs/")?.path).toBe("/AboutUs");
    expect(findAddress("/%41boutUs")?.path).toBe("/AboutUs");
    expect(findAddress("/trends/7/")?.path).toBe("/trends/7");
  });

  test.each([
    "//AboutUs",
    "/AboutUs//",
    "/AboutUs;x",
    "/AboutUs%00",
    "/AboutUs/x.css",
    "/AboutUs.data",
    "/%",
    "/%E0%A4%A",
    "/trends/a%2Fb",
    "/trends/a%5Cb",
    "/trends/%0A",
    "/arx",
    "/nothing",
  ])("B11 B13 %s is nobody's address", (path) => {
    expect(findAddress(path)).toBeNull();
  });

  test("LANG-9 the Arabic prefix is read in any case and kept apart from the path", () => {
    expect(findAddress("/ar")).toMatchObject({ name: "home", locale: "ar", path: "/" });
    expect(findAddress("/AR/aboutus/")).toMatchObject({ name: "about", locale: "ar", path: "/AboutUs" });
  });

  test("DET-2 a service or tool without an id has its page", () => {
    expect(findAddress("/tools/")).toMatchObject({ name: "tool", path: "/tools/" });
    expect(findAddress("/servicesdetils")).toMatchObject({ name: "service", path: "/servicesdetils/" });
    expect(findAddress("/ar/Words/")).toMatchObject({ name: "word", path: "/words/" });
    expect(findAddress("/Words")).toMatchObject({ name: "words", path: "/words" });
  });

  test("BLOG-10 keeps the known parameters with valid values, sorted, and nothing else", () => {
    const query = (search: string) => findAddress("/AllBlog", search)?.query;
    expect(query("?utm_source=x&page=3&q= fair sample ")).toBe("?page=3&q=fair+sample");
    // A tab of a table, and the marks of direction around a text of the page.
    expect(query(`?q=${encodeURIComponent("\u2068fair\tsample\u2069")}`)).toBe("?q=fair+sample");
    expect(query("?sort=title-az&cat=2,5")).toBe("?cat=2%2C5&sort=title-az");
    expect(query("?page=1&sort=newest&q=%20")).toBe("");
    expect(query("?page=0&page=2")).toBe("");
    expect(query("?page=1e9&sort=id;drop&cat=<x>")).toBe("");
    // Words that are too long are cut, never within a character.
    expect(query(`?q=${"x".repeat(101)}`)).toBe(`?q=${"x".repeat(100)}`);
    expect(query(`?q=${"x".repeat(99)}${"🙂".repeat(3)}`)).toBe(query(`?q=${"x".repeat(99)}🙂`));
    expect(query(`?q=${"x".repeat(99)} price`)).toBe(`?q=${"x".repeat(99)}`);
    expect(findAddress("/AboutUs", "?page=2")?.query).toBe("");
  });

  test("BLOG-2 BLOG-10 FAQ-1 a category may be named by its name, in any letters, within bounds", () => {
    const category = (...given: string[]) => {
      const search = new URLSearchParams(given.map((name) => ["cat", name])).toString();
      return new URLSearchParams(findAddress("/AllBlog", search)?.query).get("cat");
    };
    for (const name of ["Food & drink", "R&D (new)", "العلامات التجارية", "تَسعير، ١", "می‌خواهم", "100%25 A/B"])
      expect(category(name)).toBe(name);
    // A form without JavaScript repeats the parameter.
    expect(category("Food%2C drink", " Retail ")).toBe("Food%2C drink,Retail");
    expect(category("x".repeat(100))).toHaveLength(100);
    for (const name of ["x".repeat(101), "a\nb", "\u202eabc", "<b>", "a\\b", "a,,b"])
      expect(category(name)).toBeNull();
    expect(category(...Array.from({ length: 7 }, () => "x".repeat(90)))).toBeNull();
  });

  test("B12 pages with unlimited query values are not cached", () => {
    expect(findAddress("/AllBlog", "?page=2&sort=oldest")?.cacheable).toBe(true);
    expect(findAddress("/AllBlog", "?q=price")?.cacheable).toBe(false);
    expect(findAddress("/AllBlog", "?cat=9")?.cacheable).toBe(false);
    expect(findAddress("/search", "?q=price&kind=words")?.cacheable).toBe(false);
    expect(findAddress("/search", "?kind=secrets&lang2=x")).toMatchObject({ query: "", cacheable: true });
    expect(findAddress("/contact", "?service=3")?.cacheable).toBe(false);
    expect(findAddress("/contact", "?plan=95_3")).toMatchObject({ query: "?plan=95_3", cacheable: false });
    for (const code of ["95_<b>", "95_3__50_x", "80_3", `95${"_1".repeat(11)}`])
      expect(findAddress("/contact", `?plan=${code}`)?.query).toBe("");
    expect(findAddress("/plan", "?margin=3")?.cacheable).toBe(false);
    expect(findAddress("/plan", "?confidence=99")?.cacheable).toBe(true);
    expect(findAddress("/plan", `?confidence=80&margin=${"3".repeat(21)}`)?.query).toBe("");
    expect(findAddress("/AllBlog", "?fbclid=123")?.cacheable).toBe(true);
  });

  test("B12 R4 a page number after the 20th pushes no other page out of the cache", () => {
    for (const [path, name] of [
      ["/AllBlog", "page"],
      ["/", "impacts"],
    ] as const) {
      const ask = (value: number) => findAddress(path, `?${name}=${value}`);
      expect(ask(20)).toMatchObject({ query: `?${name}=20`, cacheable: true });
      expect(ask(21)).toMatchObject({ query: `?${name}=21`, cacheable: false });
    }
    expect(findAddress("/AllBlog", "?page=7001&sort=title-az")?.cacheable).toBe(false);
  });
});

describe("paths", () => {
  test("RT-13 writes addresses as the specification spells them", () => {
    expect(paths.service("3")).toBe("/servicesdetils/3");
    expect(paths.article("a b/c")).toBe("/Blogdetails/a%20b%2Fc");
    expect(paths.report("$&")).toBe("/reports/%24%26");
  });

  test("LANG-9 Arabic lives under /ar", () => {
    expect(localizePath("/", "ar")).toBe("/ar");
    expect(localizePath("/?impacts=2#hero", "ar")).toBe("/ar?impacts=2#hero");
    expect(localizePath("/AboutUs#team-section", "ar")).toBe("/ar/AboutUs#team-section");
    expect(localizePath("/AboutUs", "en")).toBe("/AboutUs");
    expect(localizePath("/media/a.pdf", "ar")).toBe("/media/a.pdf");
    expect(localizePath("/media", "ar")).toBe("/ar/media");
  });
});
