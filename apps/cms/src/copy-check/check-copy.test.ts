import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCopyCheck } from "./check-copy.ts";
import { ruleNames, type RuleName, type TextKind } from "./hint.ts";
import { textBlocksOf } from "./text-blocks.ts";

/** Names that keep their capitals in headings: those that `docs/copy.md` lists, and common ones. */
const copyGuide = readFileSync(new URL("../../../../docs/copy.md", import.meta.url), "utf8");
const namesIn = (list: RegExp) => list.exec(copyGuide)?.[1]?.split(", ") ?? [];
const pages = namesIn(/the pages \(([^)]*)\)/u);
const sections = namesIn(/the sections \(([^)]*)\)/u);
const otherNames = ["Middle East", "Arab World", "Net Promoter Score"];

const terms = [
  { preferred: "المتسوّق الخفي", avoid: ["الزائر الخفي"] },
  { preferred: "لوحة المستجيبين", avoid: ["اللوحة الإلكترونية"] },
  { preferred: "phone", avoid: ["telephone"] },
  { preferred: "عميل", avoid: ["زبون", "متعامل معنا"] },
  { preferred: "مؤشر", avoid: ["معدّل"] },
];
const checks = { en: createCopyCheck("en", terms), ar: createCopyCheck("ar", terms) };

/** The rule, the place and the better text of each hint. */
const hintsOf = (locale: "en" | "ar", text: string, kind: TextKind = "prose") =>
  checks[locale](text, kind).map(({ rule, start, end, better }) =>
    better === undefined ? [rule, text.slice(start, end)] : [rule, text.slice(start, end), better],
  );

describe("the copy check in Arabic (WRITE-4)", () => {
  it.each<[string, [RuleName, string, string?][]]>([
    [
      "القهوة, والشاي; هل تكفي?",
      [
        ["punctuation", ",", "،"],
        ["punctuation", ";", "؛"],
        ["punctuation", "?", "؟"],
      ],
    ],
    ["يستعمل برنامج Excel, ثم يرسل", [["punctuation", ",", "،"]]],
    [
      "زار 25 متجرًا و1,640 أسرة",
      [
        ["digits", "25", "٢٥"],
        ["digits", "1,640", "١٬٦٤٠"],
      ],
    ],
    [
      "نسبة ٣.٥% منهم",
      [
        ["digits", ".", "٫"],
        ["percent", "%", "٪"],
      ],
    ],
    ["القهوة ، والشاي", [["space", " ", ""]]],
    ["القهوة  والشاي", [["space", "  ", " "]]],
    [
      'قال "نعم" ومضى',
      [
        ["quotes", '"', "«"],
        ["quotes", '"', "»"],
      ],
    ],
    [
      "قال “نعم” ومضى",
      [
        ["quotes", "“", "«"],
        ["quotes", "”", "»"],
      ],
    ],
    ["زار ١,٢٣٤ متجرًا", [["digits", ",", "٬"]]],
    ["زار ۱,۲۳۴ متجرًا", [["digits", ",", "٬"]]],
    ["أي ٣,٧ نقطة", [["digits", ",", "٫"]]],
    ["كان 3,7 نقطة", [["digits", "3,7", "٣٫٧"]]],
    ["وزنه 0,125 كيلوغرام", [["digits", "0,125", "٠٫١٢٥"]]],
    ["بلغ ٠,٣٧٥ نقطة", [["digits", ",", "٫"]]],
    ["سكانها 1,234,567 نسمة", [["digits", "1,234,567", "١٬٢٣٤٬٥٦٧"]]],
    ["في الأعوام 2020,2021,2022", [["digits", "2020,2021,2022", "٢٠٢٠، ٢٠٢١، ٢٠٢٢"]]],
    ["في ٢٠٢٤, ثم", [["punctuation", ",", "،"]]],
    ["مقيـــاس", [["tatweel", "ـــ", ""]]],
    ["بـالولاء", [["tatweel", "ـ", ""]]],
    ["بيتٌ جميل", [["vowels", "بيتٌ", "بيت"]]],
    ["من بيتٍ جميل", [["vowels", "بيتٍ", "بيت"]]],
    ["مِنْ دمشق", [["vowels", "مِنْ", "من"]]],
    ["إنّ السوق", [["vowels", "إنّ", "إن"]]],
    ["وجدنا أنّ السوق", [["vowels", "أنّ", "أن"]]],
    ["ولكنّ السوق", [["vowels", "ولكنّ", "ولكن"]]],
    ["كلّ الأسر", [["vowels", "كلّ", "كل"]]],
    ["كَتَبَ التقرير", [["vowels", "كَتَبَ", "كتب"]]],
    ["النتائج (في دمشق", [["brackets", "("]]],
    ["نكتب بلغة C++ هنا", [["latinEdge", "C++", "\u2066C++\u2069"]]],
    ["راسلنا على @miqyas اليوم", [["latinEdge", "@miqyas", "\u2066@miqyas\u2069"]]],
    ["الهاتف +963 11 555 0142 صباحًا", [["latinEdge", "+963 11 555 0142", "\u2066+963 11 555 0142\u2069"]]],
    ["سألنا الزبون وزبونًا", [["term", "الزبون", "عميل"]]],
    ["قال زبو\u0670ن", [["term", "زبو\u0670ن", "عميل"]]],
    ["سألنا متعامل معنا", [["term", "متعامل معنا", "عميل"]]],
    ["كان للزائر الخفي", [["term", "للزائر الخفي", "المتسوّق الخفي"]]],
    ["نعم، ولِلزّائر الخفي", [["term", "ولِلزّائر الخفي", "المتسوّق الخفي"]]],
    ["أضيف للوحة الإلكترونية", [["term", "للوحة الإلكترونية", "لوحة المستجيبين"]]],
    ["من زائر وكالزائر الخفي", [["term", "وكالزائر الخفي", "المتسوّق الخفي"]]],
    [
      "معدل البطالة والمعدّل",
      [
        ["term", "معدل", "مؤشر"],
        ["term", "والمعدّل", "مؤشر"],
      ],
    ],
  ])("%s", (text, expected) => {
    expect(hintsOf("ar", text)).toEqual(expected);
  });

  it.each([
    "القهوة، والشاي؛ هل تكفي؟ نعم (غالبًا) «هكذا».",
    "سنة ١٤٤٨ هـ، ونسبة ٣٫٥٪ من ١٬٦٤٠ أسرة",
    "الهاتف \u2066+963 11 555 0142\u2069 والبريد a1@miqyas.example وموقع https://miqyas.example/a?b=1,2",
    "معيار ISO 20252 وتوقيت GMT+3 وشركة Nielsen.",
    "جارٍ العمل، يُرجى الانتظار ثوانٍ، وتعدّ أَرضت، ولا تُقارَن",
    "١) أولًا",
    "بلغ لـ٤٠٠ مقابلة وبـ SPSS وبـ«الولاء»",
    "راسلنا على زبون@miqyas.example أو https://miqyas.example/زبون/12",
  ])("has nothing to say of: %s", (text) => {
    expect(hintsOf("ar", text)).toEqual([]);
  });

  it.each([
    ['قال "نعم" ومضى', "«»"],
    ['عن "السعر" و"الجودة" وبـ"الولاء" أو ب"السعر"', "«»«»«»«»"],
    ['قال \u200F"نعم"\u200F ثم و\u200E"لا"', "«»«»"],
    ['قال " نعم " ثم ("لا"): "كيف"؟', "«»«»«»"],
    ['عام "2024" أو "٢٠٢٤" وشاشة 55" أو ٥٥" هنا', "«»«»"],
    // A mark without its other half changes nothing for those after it.
    ['قال "نعم و"لا" وشاشة" هنا ثم "ربما"، "أو"و"كيف"', "««»»«»«»«»"],
  ])("replaces straight quotation marks: %s", (text, expected) => {
    const found = checks.ar(text, "prose").filter(({ rule }) => rule === "quotes");
    expect(found.map(({ better }) => better).join("")).toBe(expected);
  });

  it("names \u064D as a case ending, and not where it stands for \u064A", () => {
    const named = (words: string) => words.split(" ").filter((word) => hintsOf("ar", word).length > 0);
    const endings = "بيتٍ مدينةٍ بناءٍ شاطئٍ شركاتٍ بشكلٍ وسوقٍ سوريٍّ نموٍّ مبلغٍ معيّنٍ متوسطٍ";
    expect(named(endings).join(" ")).toBe(endings);
    expect(
      named(
        "راضٍ ثوانٍ ثمانٍ غالٍ ثانٍ معانٍ جارٍ خالٍ قانٍ علٍ باقٍ مُغرٍ عالٍ كافٍ ماضٍ نادٍ مشترٍ أيدٍ زاهٍ متأنٍ " +
          "أراضٍ وراضٍ نواحٍ ومبانٍ لقاضٍ محامٍ مستوٍ بتالٍ ليالٍ متدنٍّ تحدٍّ تساوٍ منحنٍ مستثنٍ مُجدٍ ناءٍ وآتٍ ومواتٍ عمٍ شجٍ ندٍ مُحيٍ " +
          // The marks of a shadda in the other order; a letter of a Persian keyboard.
          "تحد\u0651\u064D \u06A9افٍ",
      ),
    ).toEqual([]);
  });

  it("names a sentence of more than 35 words, and not two that are shorter", () => {
    const words = (count: number) => Array.from({ length: count }, () => "كلمة").join(" ");
    expect(hintsOf("ar", `${words(36)}.`)).toEqual([["sentence", words(36)]]);
    expect(hintsOf("ar", `${words(30)}. ${words(30)}.`)).toEqual([]);
    expect(hintsOf("ar", `${words(40)}.`, "cell")).toEqual([]);
  });
});

describe("the copy check in English (WRITE-4)", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  const long = "Of the people whom we asked in the shops of the old town, ";
  it.each<[string, TextKind, [RuleName, string, string?][]]>([
    [`${long}12% agreed`, "prose", [["percent", "%", " per cent"]]],
    ["Nine percent", "heading", [["percent", "percent", "per cent"]]],
    ["How We Measure Prices In Damascus", "heading", [["capitals", "How We Measure Prices In Damascus"]]],
    ["On October 27, 2026 we met", "prose", [["date", "October 27, 2026", "27 October 2026"]]],
    ["On the 27th of October 2026", "prose", [["date", "27th of October 2026", "27 October 2026"]]],
    [
      "On 2026-10-07 and 7/10/26",
      "prose",
      [
        ["date", "2026-10-07", "7 October 2026"],
        ["date", "7/10/26"],
      ],
    ],
    [
      `It's "here"`,
      "prose",
      [
        ["quotes", "'", "’"],
        ["quotes", '"', "“"],
        ["quotes", '"', "”"],
      ],
    ],
    [
      "Coffee ، tea",
      "prose",
      [
        ["space", " ", ""],
        ["punctuation", "،", ","],
      ],
    ],
    [
      "Coffee؛ and tea؟",
      "prose",
      [
        ["punctuation", "؛", ";"],
        ["punctuation", "؟", "?"],
      ],
    ],
    [`${"x".repeat(57)} 12%`, "prose", [["percent", "%", " per cent"]]],
    [`${words(31)}.`, "prose", [["sentence", words(31)]]],
    ["In ٢٠٢٦ we met", "prose", [["digits", "٢٠٢٦", "2026"]]],
    ["Two telephones rang", "prose", [["term", "telephones", "phone"]]],
    ["By mail/telephone.", "prose", [["term", "telephone", "phone"]]],
    ["A table ( of prices", "prose", [["brackets", "("]]],
  ])("%s", (text, kind, expected) => {
    expect(hintsOf("en", text, kind)).toEqual(expected);
  });

  it.each<[string, TextKind]>([
    ["How we measure prices in Damascus and Homs", "heading"],
    ...[...pages, ...sections, ...otherNames].map((name): [string, TextKind] => [
      `${name}, ${name}, ${name}`,
      "heading",
    ]),
    [`${"x".repeat(56)} 12%`, "prose"],
    [`${words(30)}. ${words(30)}.`, "prose"],
    [`${words(31)}.`, "cell"],
    ["What Syriatel and Alfa cost in a month", "heading"],
    ["12%", "cell"],
    ["On 27 October 2026 we met at 5'; it’s “here” … (e.g. 3.5 cm).", "prose"],
    ["See https://miqyas.example/a?b=1;c=2", "prose"],
    ["Ask telephone@miqyas.example, https://miqyas.example/telephone or miqyas.example/telephone.", "prose"],
  ])("has nothing to say of: %s", (text, kind) => {
    expect(hintsOf("en", text, kind)).toEqual([]);
  });

  it("takes the names of the guide, and no others", () => {
    expect([pages.length, sections.length]).toEqual([9, 10]);
    const heading = "Fresh Prices, Fresh Prices, Fresh Prices";
    expect(hintsOf("en", heading, "heading")).toEqual([["capitals", heading]]);
  });
});

it("WRITE-4 names places that lie within the text, whatever the text is", () => {
  const sign = fc.constantFrom(
    ...[
      "ا",
      "ل",
      "ه",
      "ـ",
      "ٌ",
      "ٍ",
      "َ",
      "،",
      "؟",
      "«",
      "»",
      "(",
      ")",
      "٣",
      "٫",
      "%",
      "\u2066",
      "\n",
      "😀",
      "\uD83D",
    ],
    ...[
      "a",
      "C",
      "+",
      "@",
      "5",
      ".",
      ",",
      ";",
      "?",
      "!",
      '"',
      "'",
      " ",
      "\u00A0",
      "telephone",
      "زبون",
      "October 27",
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(sign).map((signs) => signs.join("")),
  );
  const kind = fc.constantFrom<TextKind>("heading", "prose", "cell");
  fc.assert(
    fc.property(text, kind, fc.constantFrom<"en" | "ar">("en", "ar"), (one, which, locale) => {
      for (const { rule, start, end } of checks[locale](one, which)) {
        expect(ruleNames).toContain(rule);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(one.length);
      }
    }),
    { numRuns: 500 },
  );
});

it("WRITE-4 reads a long block in linear time", () => {
  const length = 200_000;
  const sentence = 'بلغت "نسبة" المستجيبين 45% من العيّنة, ثم 38% فقط.\n';
  expect(checks.ar(sentence.repeat(length / 50), "prose").length).toBe((length / 50) * 7);
  for (const part of ["كلمة ", ",", "1/", "#a س ", "0933 123 456 س ", '"', "\u200F'", "123,", "١٢٣,"])
    expect(checks.ar(part.repeat(length / part.length), "prose").length).toBeLessThanOrEqual(length);
  expect(checks.en(`It's "here". `.repeat(length / 10), "prose").length).toBe((length / 10) * 3);
});

it("WRITE-4 takes any list of terms", () => {
  const list = fc.array(
    fc.record({ preferred: fc.string(), avoid: fc.array(fc.string({ unit: "binary" })) }),
  );
  fc.assert(
    fc.property(list, fc.string(), (some, text) => {
      createCopyCheck("ar", some)(text, "prose");
    }),
  );
});

it("WRITE-4 reads the texts of a long text with their kinds and their blocks", () => {
  const text = (words: string) => ({ type: "text", text: words });
  const node = (type: string, ...children: unknown[]) => ({ type, children });
  const state = {
    root: node(
      "root",
      node("heading", text("Prices")),
      node("paragraph", text("One "), node("link", text("link")), { type: "linebreak" }, text("here")),
      { type: "upload", value: 1 },
      node(
        "list",
        node("listitem", text("Milk")),
        node("listitem", node("list", node("listitem", text("Fresh")))),
      ),
      node("table", node("tablerow", node("tablecell", node("paragraph", text("12%"))))),
    ),
  };
  expect(textBlocksOf(state)).toEqual([
    { kind: "heading", text: "Prices", block: 0 },
    { kind: "prose", text: "One link\nhere", block: 1 },
    { kind: "prose", text: "Milk", block: 3 },
    { kind: "prose", text: "Fresh", block: 3 },
    { kind: "cell", text: "12%", block: 4 },
  ]);
  for (const broken of [null, "x", { root: 1 }, { root: { children: [{ children: [null] }] } }])
    expect(textBlocksOf(broken)).toEqual([]);
});
