import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { answerFixture } from "../fixtures/index.ts";
import * as contract from "./index.ts";
import type { ReadCall } from "./index.ts";
import { findRead, parametersOf, reads } from "./reads.ts";

const anyParams = { id: "1", page: 1 };
const exported: unknown[] = Object.values(contract);
const calls = exported.filter(
  (value): value is ReadCall<typeof anyParams, unknown> =>
    typeof value === "object" && value !== null && "read" in value && "notFound" in value,
);

it("CONST-1 knows two languages", () => {
  expect(contract.locales).toEqual(["en", "ar"]);
});

describe.each(contract.locales)("fixtures in %s", (locale) => {
  it.each(calls.map((call) => [call.name, call] as const))("API %s reads its fixture", (_name, call) => {
    const result = call.read(answerFixture(call.path(anyParams), locale));
    expect(JSON.stringify(result)).toMatch(
      locale === "ar" && !["social-medias", "redirects"].includes(call.name) ? /[\u0600-\u06ff]/ : /[a-z]/i,
    );
  });
});

describe("F5, F6: an entity with nothing of it is no entity", () => {
  const entities = calls.filter((call) => ["stated", "any"].includes(call.absence));
  it.each(entities.map((call) => [call.name, call] as const))("%s", (_name, call) => {
    for (const data of [[], {}, { another: 1 }])
      expect(() => call.read({ success: true, data }), JSON.stringify(data)).toThrow(contract.ApiError);
  });

  it("POL-5 a policy may be empty, but has to say so", () => {
    for (const description of ["", null])
      expect(contract.getTerms.read({ success: true, data: { title: "T", description } })).toMatchObject({
        description: "",
      });
    for (const data of [{ title: "T" }, { title: "T", description: 5 }])
      expect(() => contract.getTerms.read({ success: true, data })).toThrow("No terms and conditions found");
  });
});

describe("what a path belongs to", () => {
  it("API-6…27 is found for every GET, and for nothing else", () => {
    expect(reads.map(({ name }) => name).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
    for (const call of calls) expect(findRead(call.path(anyParams))?.name).toBe(call.name);
    for (const path of ["/api/v1/blogs/1/2", "/api/v1/none", "/api/v2/blogs", "/api/v1/about-us/1"])
      expect(findRead(path), path).toBeUndefined();
  });

  it("B12 names the parameters of every GET, those without a value too", () => {
    expect(parametersOf(contract.getBlog)).toEqual(["lang"]);
    expect(parametersOf(contract.listServices)).toEqual(["lang", "page"]);
    expect(parametersOf(contract.searchSite)).toEqual(["lang", "q", "kind", "page", "per_page"]);
    for (const call of calls)
      expect(parametersOf(call), call.name).toEqual(["lang", ...Object.keys(call.query(anyParams))]);
  });

  it("RT-21 says what a 404 means: nothing for a list, one thing's absence, or a call that is not offered", () => {
    const meaning = Object.groupBy(reads, ({ absence }) => absence);
    expect(meaning.any?.every(({ optional }) => optional)).toBe(true);
    expect(meaning.stated?.map(({ pattern }) => pattern.replace("/api/v1/", "")).toSorted()).toEqual([
      ...["about-us", "blogs/:id", "education-resources/:id", "home-page", "our-featured-reports/:id"],
      ...["our-missions", "our-visions", "privacy-policies", "terms-and-conditions", "trends-in-markets/:id"],
    ]);
  });
});

describe("the error catalogue", () => {
  const messageOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      if (error instanceof contract.ApiError) return `${error.kind}: ${error.message}`;
    }
    return "no ApiError";
  };

  it.each([
    [
      "about-us",
      contract.getAboutUs,
      "API request failed",
      "No data received from API",
      "No data received from API",
    ],
    [
      "resources",
      contract.listEducationResources,
      "No resources found or invalid response",
      "No resources found or invalid response",
      "Invalid response format",
    ],
    [
      "resource",
      contract.getEducationResource,
      "Resource not found or invalid response",
      "Resource not found or invalid response",
      "Resource not found or invalid response",
    ],
    [
      "words",
      contract.listWords,
      "No words in markets found or invalid response",
      "No words in markets found or invalid response",
      "Invalid words data format",
    ],
    [
      "word categories",
      contract.listWordCategories,
      "No categories found or invalid response",
      "No categories found or invalid response",
      "No categories found or invalid response",
    ],
    [
      "trends",
      contract.listTrends,
      "No trends in markets found or invalid response",
      "No trends in markets found or invalid response",
      "No trends in markets found or invalid response",
    ],
    [
      "trend",
      contract.getTrend,
      "Trend not found or invalid response",
      "Trend not found or invalid response",
      "Trend not found or invalid response",
    ],
    [
      "services",
      contract.listServices,
      "No services found or invalid response",
      "No services found or invalid response",
      "No services found or invalid response",
    ],
    [
      "tools",
      contract.listTools,
      "No tools found or invalid response",
      "No tools found or invalid response",
      "No tools found or invalid response",
    ],
    [
      "impacts",
      contract.listImpacts,
      "No impacts found or invalid response",
      "No impacts found or invalid response",
      "No impacts found or invalid response",
    ],
    [
      "testimonials",
      contract.listTestimonials,
      "No testimonials found or invalid response",
      "No testimonials found or invalid response",
      "No testimonials found or invalid response",
    ],
    [
      "clients",
      contract.listClients,
      "No clients found or invalid response",
      "No clients found or invalid response",
      "No clients found or invalid response",
    ],
    [
      "privacy",
      contract.getPrivacyPolicy,
      "No privacy policy found or invalid response",
      "No privacy policy found or invalid response",
      "No privacy policy found or invalid response",
    ],
    [
      "terms",
      contract.getTerms,
      "No terms and conditions found or invalid response",
      "No terms and conditions found or invalid response",
      "No terms and conditions found or invalid response",
    ],
    [
      "faqs",
      contract.listFaqs,
      "No FAQs found or invalid response",
      "No FAQs found or invalid response",
      "No FAQs found or invalid response",
    ],
    ["blog", contract.getBlog, "Blog not found", "Blog not found", "Blog not found"],
    [
      "report",
      contract.getFeaturedReport,
      "Failed to fetch report details",
      "Report data not found in response",
      "Report data not found in response",
    ],
  ] as const)("ERR-1…9 %s", (_name, call, failed, noData, invalid) => {
    expect(messageOf(() => call.read({ success: false }))).toBe(`malformed: ${failed}`);
    expect(messageOf(() => call.read({ data: {} }))).toBe(`malformed: ${failed}`);
    expect(messageOf(() => call.read("<html>"))).toBe(`malformed: ${failed}`);
    expect(messageOf(() => call.read({ success: true }))).toBe(`malformed: ${noData}`);
    expect(messageOf(() => call.read({ success: true, data: 7 }))).toBe(`malformed: ${invalid}`);
  });
});

describe("tolerant reading", () => {
  const ok = (data: unknown) => ({ success: true, data });

  it("ABT-4 reads the vision from its first item, else from the description", () => {
    expect(contract.getVision.read(ok({ items: [{ description: "a" }], description: "b" }))).toBe("a");
    expect(contract.getVision.read(ok({ items: [], description: "b" }))).toBe("b");
    expect(contract.getVision.read(ok({ description: "b" }))).toBe("b");
  });

  it("ABT-3 reads the mission from an object or a text", () => {
    expect(contract.getMission.read(ok({ description: { mission: "a" } }))).toBe("a");
    expect(contract.getMission.read(ok({ description: "b" }))).toBe("b");
  });

  it("API-19 ENT-7 reads social links from three shapes and falls back to three defaults", () => {
    const entry = { id: 1, platform_slug: "X", name: "", link: "javascript:alert(1)" };
    for (const data of [{ social_medias: [entry] }, { social_media: [entry] }, [entry]])
      expect(contract.listSocialLinks.read(ok(data))).toMatchObject([
        { name: "Social Media", link: "#", platform_slug: "x" },
      ]);
    expect(contract.listSocialLinks.read(ok([])).map((link) => link.name)).toEqual([
      "Facebook",
      "Instagram",
      "LinkedIn",
    ]);
  });

  it("BLOG-14 leaves out entries without a title and BLOG-15 falls back to the id as slug", () => {
    const { items } = contract.listBlogs.read(ok({ blogs: [{ id: 1 }, { id: 2, title: "a" }, 7, null] }));
    expect(items.map(({ id, slug }) => [id, slug])).toEqual([["2", "2"]]);
  });

  it("ENT-2 reads category names from texts and objects", () => {
    const blog = contract.getBlog.read(ok({ id: 1, title: "a", categories: ["x", { name: "y" }, {}, 3] }));
    expect(blog.categories).toEqual(["x", "y"]);
  });

  it("ENT-3 accepts numbers written as strings", () => {
    const { pagination } = contract.listBlogs.read(
      ok({ blogs: [], pagination: { total: "26", total_pages: "3", current_page: "2" } }),
    );
    expect(pagination).toMatchObject({ total: 26, total_pages: 3, current_page: 2 });
  });

  it("ENT-6 reads answers from texts, objects and a single text", () => {
    const read = (answers: unknown) =>
      contract.listServices.read(
        ok({ our_services: [{ id: 1, title: "a", explores: [{ id: 1, answers }] }] }),
      ).items[0]?.explores[0]?.answers;
    expect(read(["a", { text: "b" }, 3])).toEqual(["a", "b"]);
    expect(read("c")).toEqual(["c"]);
    expect(read(null)).toEqual([]);
    const without = ok({ our_services: [{ id: 1, title: "a", explores: [{ id: 1 }] }] });
    expect(contract.listServices.read(without).items[0]?.explores[0]?.answers).toEqual([]);
  });

  const reportWith = (facts: object) => contract.getFeaturedReport.read(ok({ id: 3, title: "a", ...facts }));

  it("RPD-4…RPD-7 a report without further facts, or with unreadable ones, is read all the same", () => {
    for (const facts of [{}, { numbers: 4, method: "m", updated: {}, downloads: null }]) {
      const { numbers, method, updated, downloads } = reportWith(facts);
      expect([numbers, updated, downloads]).toEqual([[], [], []]);
      expect(Object.keys(method)).toEqual(contract.methodEntries);
      expect(Object.values(method).join("")).toBe("");
    }
  });

  it("RPD-4 RPD-5 RPD-7 reads four numbers at most, the told part of a method, and the newest change first", () => {
    const numbers = ["1", "2", "", "3", "4", "5"].map((value) => ({ value, label: "l" }));
    const method = { population: " All homes ", n: 1260, margin: null };
    const updated = [
      { date: "2026-01-02", change: "first" },
      { date: "soon", change: "no day" },
      { change: "no day" },
      { date: "2026-03-04", change: "second" },
      { date: "2026-05-06", change: "" },
    ];
    const report = reportWith({ numbers, method, updated });
    expect(report.numbers.map(({ value }) => value)).toEqual(["1", "2", "3", "4"]);
    expect(report.method).toMatchObject({ population: "All homes", n: "", margin: "", funder: "" });
    expect(report.updated.map(({ change }) => change)).toEqual(["second", "first"]);
  });

  it("RPD-6 reads files of known types that have an address; size and date may be missing", () => {
    const file = "/media/a.pdf";
    const { downloads } = reportWith({
      downloads: [
        { title: "A", file, type: "pdf", size: "120", date: "2026-01-02" },
        { file, type: "csv", size: -1, date: "soon" },
        { file, type: "exe" },
        { file: "null", type: "pdf" },
        { type: "pdf" },
        { file: "javascript:alert(1)", type: "pdf" },
      ],
    });
    expect(downloads).toEqual([
      { title: "A", file, type: "pdf", size: 120, date: "2026-01-02" },
      { title: "", file, type: "csv", size: null, date: null },
    ]);
  });

  it("LAY-12 ABT-1 reads every address that the back office stores", () => {
    const read = (data: object) => contract.getSiteSettings.read(ok(data));
    const emails = [
      "info@agency.example",
      "r&d@agency.example",
      "o'neil@agency.example",
      "info@xn--mgba3a4f.com",
    ];
    for (const email of emails) expect(read({ email }).email).toBe(email);
    expect(read({ email: "info" }).email).toBeNull();
    for (const directory_url of ["https://a.example/b", "http://a.example", "HTTPS://a.example"])
      expect(read({ directory_url }).directory_url).toBe(directory_url);
    for (const directory_url of ["", "javascript:alert(1)", "https:a.example", "/a"])
      expect(read({ directory_url }).directory_url).toBeNull();
  });

  it("ENT-9 reads an unreadable date as no date", () => {
    const read = (created_at: unknown) =>
      contract.listTrends.read(ok({ data: [{ id: 1, title: "a", created_at }] }))[0]?.created_at;
    expect(read("soon")).toBeNull();
    expect(read(undefined)).toBeNull();
    expect(read("2026-01-02T03:04:05Z")).toBe("2026-01-02T03:04:05Z");
  });

  it("ENT-9 LANG-10 reads a date-time without an offset as the same moment everywhere", () => {
    const read = (created_at: string) =>
      contract.listTrends.read(ok({ data: [{ id: 1, title: "a", created_at }] }))[0]?.created_at;
    for (const local of ["2026-01-02T23:04:05", "2026-01-02 23:04:05", "2026-01-02T23:04:05.000000"])
      expect(new Date(read(local) ?? "").toISOString()).toBe("2026-01-02T23:04:05.000Z");
    for (const known of ["2026-01-02", "2026-01-02T23:04:05+03:00", "2026-01-02T23:04:05.000000Z"])
      expect(read(known)).toBe(known);
    for (const offset of ["+03:00", "+03", "+0300", " +03:00"])
      expect(read(`2026-01-02 23:04:05.1${offset}`)).toBe("2026-01-02T23:04:05.1+03:00");
    expect(read("2026-01-02t23:04:05z")).toBe("2026-01-02T23:04:05Z");
    // A browser reads these in the visitor's time zone, if at all.
    for (const text of ["2026-13-45T23:04:05", "10 January 2026", "2026/01/02 00:30", "2026-1-5", "1"])
      expect(read(text), text).toBeNull();
  });

  describe("HOME-29 HOME-30 the home page", () => {
    const rows = [
      { label: "Homs", value: 52 },
      { label: "Hama", value: null },
    ];
    const whole = { lead: "of the shelves", unit: "percent", rows, highlight: 1 };
    const readingOf = (reading: unknown) =>
      contract.getHomePage.read({ success: true, data: { reading } }).reading;

    it("needs no more of a reading than its words, its bars and the one it speaks of", () => {
      expect(readingOf(whole)).toEqual({
        ...whole,
        ...{ text: "", max: null, n: null, from: null, to: null, link: null },
      });
      expect(readingOf({ ...whole, n: "many", from: "May", link: { text: "How", address: "//x" } })).toEqual(
        readingOf(whole),
      );
    });

    it.each([
      ["none", null],
      ["no words", { ...whole, lead: "" }],
      ["another unit", { ...whole, unit: "kilos" }],
      ["no bars", { ...whole, rows: [] }],
      ["a bar without a label", { ...whole, rows: [...rows, { value: 3 }] }],
      ["a bar below zero", { ...whole, rows: [{ label: "Homs", value: -52 }] }],
      ["a number without a value", { ...whole, highlight: 2 }],
      ["a number outside the bars", { ...whole, highlight: 3 }],
      ["a number between two bars", { ...whole, highlight: 1.5 }],
      ["a bar beyond the scale", { ...whole, max: 50 }],
    ])("has no reading from %s", (_name, reading) => {
      expect(readingOf(reading)).toBeNull();
    });

    it("leaves out counters without a number or a label", () => {
      const counters = [{ value: 14, label: "governorates" }, { value: "14" }, { label: "people" }, null];
      expect(contract.getHomePage.read({ success: true, data: { counters } }).counters).toEqual([
        counters[0],
      ]);
    });
  });

  describe("MKT-1 MKT-2 the markets page", () => {
    const read = (data: unknown) => contract.getMarketsPage.read({ success: true, data });

    it("needs no more of a market than its key and its name", () => {
      const [market] = read({
        markets: [{ key: "syria", name: "Syria", places: "SY", duration: 4 }],
      }).markets;
      expect(market).toEqual({
        ...{ key: "syria", name: "Syria", description: "", places: [], articles: [] },
        ...{ last_census: "", interview_languages: "", duration: "", last_fieldwork: "" },
      });
    });

    it.each([
      ["none", undefined],
      ["no title", { places: [{ code: "SY", value: 1 }] }],
      ["no place", { title: "T", places: [{ value: 1 }] }],
      ["no places", { title: "T" }],
    ])("has no map from %s", (_name, coverage) => {
      expect(read({ coverage }).coverage).toBeNull();
    });

    it("takes a place without a number of interviews as not reached", () => {
      const values = [0, 12, null, undefined, -3, "12"];
      const places = values.map((value) => ({ code: "SY", value }));
      expect(read({ coverage: { title: "T", places } }).coverage?.places.map(({ value }) => value)).toEqual([
        ...[0, 12, null, null, null, null],
      ]);
    });

    it("has each of its places once, and each tile at a position of its own", () => {
      const all = [...contract.countries, ...contract.governorates];
      expect(new Set(all.map(({ code }) => code)).size).toBe(36);
      for (const set of [contract.countries, contract.governorates])
        expect(new Set(set.map(({ row, column }) => `${row} ${column}`)).size).toBe(set.length);
    });
  });

  it("ENT-1 makes file addresses absolute and leaves others alone", () => {
    const asset = (path: string) => contract.resolveAsset(path, "https://b.example");
    expect(asset("storage/a.png")).toBe("https://b.example/storage/a.png");
    expect(asset("/storage/a.png")).toBe("https://b.example/storage/a.png");
    expect(asset("https://c.example/a.png")).toBe("https://c.example/a.png");
    expect(asset("data:image/gif;base64,")).toBe("data:image/gif;base64,");
    expect(asset(" /storage/a.png\n")).toBe("https://b.example/storage/a.png");
    for (const none of ["null", "undefined", " null ", ""]) expect(asset(none)).toBe("");
    expect(
      contract.resolveAssets({ image: "a.png", title: "a.png", images: [{ image: "b.png" }] }, ""),
    ).toEqual({
      image: "/a.png",
      title: "a.png",
      images: [{ image: "/b.png" }],
    });
  });

  it("ENT-1 makes the address of every file field of the schemas absolute", () => {
    const sources = globSync("*.ts", { cwd: import.meta.dirname }).map((file) =>
      readFileSync(path.join(import.meta.dirname, file), "utf8"),
    );
    const fields = sources.flatMap((code) =>
      [...code.matchAll(/(\w+): address\b/g)].map(([, name = ""]) => name),
    );
    expect(fields).toContain("sample_page");
    const answer = (base: string) => Object.fromEntries(fields.map((name) => [name, `${base}b.png`]));
    expect(contract.resolveAssets(answer(""), "https://b.example")).toEqual(answer("https://b.example/"));
  });
});

describe("forms", () => {
  it("CON-6 sends Arabic-Indic digits of a phone number as 0-9", () => {
    expect(contract.latinDigits("+٩٦٣ ۱۱")).toBe("+963 11");
    expect(contract.callAddress("٠٩٤٤ ١٢٣")).toBe("tel:0944123");
  });

  it("B15 drops controls and direction overrides, keeps joiners and marks", () => {
    expect(contract.cleanLine("a\u202eb\r\nBcc: c\u0000")).toBe("ab Bcc: c");
    expect(contract.cleanText("می\u200cخواهم\u200f\nسطر")).toBe("می\u200cخواهم\u200f\nسطر");
    expect(contract.cleanText("x\ud800y")).toBe("xy");
  });

  it.each([
    "\u2068maya@b.sy\u2069",
    "\u202amaya@b.sy\u202c",
    "maya@b.sy\u200f",
    "\u061cmaya\u00ad@\u200bb.sy \u200e",
  ])("CON-5 B15 an address pasted with characters that nobody sees is that address: %j", (pasted) => {
    expect(v.parse(contract.newsletterSubscription, { email: pasted })).toEqual({ email: "maya@b.sy" });
    expect(contract.isEmailAddress(pasted)).toBe(true);
    expect(contract.completeEmail(pasted)).toBe("maya@b.sy");
  });

  it("CON-8 a text of several lines keeps its lines, whatever ended them; one of one line its words", () => {
    const typed = "a\u2028b\u2029c\u000bd\u000ce\u0085f\r\ng\rh";
    expect(contract.cleanText(typed)).toBe("a\nb\nc\nd\ne\nf\ng\nh");
    expect(contract.cleanLine(typed)).toBe("a b c d e f g h");
  });

  const message = { name: "مه\u200cسا", email: "maya@b.sy", message: "می\u200cخواهم", phone: "" };

  it.each(["", "\u200b", "\u200f", " \u00ad\n\u061c", "\u3164"])(
    "CON-5 a name or message that nobody sees is missing: %j",
    (invisible) => {
      expect(v.parse(contract.contactMessage, message)).toEqual(message);
      for (const field of ["name", "message"]) {
        const { issues } = v.safeParse(contract.contactMessage, { ...message, [field]: invisible });
        expect(contract.listFaults(issues ?? [])).toEqual({ [field]: "missing" });
      }
    },
  );

  it("CON-11, CON-12 what the contact form accepts is accepted again unchanged, also where it grows under NFC", () => {
    const parse = (fields: unknown) => v.safeParse(contract.contactMessage, fields);
    const long = parse({ ...message, message: "\u0958".repeat(6_000) });
    expect(contract.listFaults(long.issues ?? [])).toEqual({ message: "tooLong" });
    expect(parse({ ...message, message: `${"e\u0301".repeat(6_000)}${" ".repeat(5_000)}` }).success).toBe(
      true,
    );
    const unit = fc.constantFrom(
      ..."aش ٣é",
      "\u0301",
      "\u0958",
      "\u212a",
      "\u2028",
      "\r",
      "\n",
      "\t",
      "\u202e",
      "\ud83d",
    );
    const text = (maxLength: number) =>
      fc.oneof(
        fc.string({ unit: "binary", maxLength }),
        fc.string({ unit, minLength: maxLength / 2, maxLength }),
      );
    fc.assert(
      fc.property(text(300), text(60), fc.string({ unit, maxLength: 20 }), (name, phone, domain) => {
        const first = parse({ name, message: name, phone, email: `m@${domain}a.sy` });
        if (first.success) expect(parse(first.output).output).toEqual(first.output);
      }),
    );
  });

  it.each([
    ["maya@شركة.سورية", "maya@xn--ogbpi5d.xn--ogbpf8fl"],
    ["maya@شر\u200fكة.sy", "maya@xn--ogbpi5d.sy"],
    ["Maya@Bücher.example", "Maya@xn--bcher-kva.example"],
  ])("CON-5, NEWS-9 an address of a domain in another script is its ASCII form: %s", (typed, stored) => {
    expect(v.parse(contract.newsletterSubscription, { email: typed })).toEqual({ email: stored });
    expect(contract.isEmailAddress(typed)).toBe(true);
    expect(contract.completeEmail(typed)).toBe(stored);
  });

  it.each(["ليلى@شركة.سورية", "maya@شركة.sy/a", "maya@شركة.sy:80", "maya@شركة..sy", "maya@شركة sy"])(
    "CON-5 an address with a name in another script, or with what is no domain, is refused: %s",
    (typed) => {
      expect(v.is(contract.newsletterSubscription, { email: typed })).toBe(false);
      expect(contract.isEmailAddress(typed)).toBe(false);
    },
  );

  it("NEWS-7 appends the placeholder domain and knows it again", () => {
    expect(contract.completeEmail(" foo ")).toBe("foo@example.com");
    expect(contract.completeEmail("a@b.sy")).toBe("a@b.sy");
    expect(contract.isPlaceholderAddress("foo@EXAMPLE.com")).toBe(true);
    expect(contract.isPlaceholderAddress("foo@mail.test")).toBe(true);
    expect(contract.isPlaceholderAddress("foo@myexample.com")).toBe(false);
  });

  it("CON-12 reads idempotency keys quoted or not, and nothing else", () => {
    expect(contract.readIdempotencyKey('"0b8e7a52-3f6c-4d0e-9a51-1f2e3d4c5b6a"')).toBe(
      "0b8e7a52-3f6c-4d0e-9a51-1f2e3d4c5b6a",
    );
    expect(contract.readIdempotencyKey("short")).toBeNull();
    expect(contract.readIdempotencyKey("a".repeat(16) + "\n")).toBe("a".repeat(16));
    expect(contract.readIdempotencyKey("a b".repeat(9))).toBeNull();
  });
});
