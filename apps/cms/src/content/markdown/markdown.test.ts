import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHtml } from "../../rich-text/to-html.ts";
import { element, paragraph, textNode as text, type LexicalNode } from "./lexical.ts";
import { nameEntryLinks } from "./entry-links.ts";
import { readMarkdown } from "./read-markdown.ts";
import { writeMarkdown } from "./write-markdown.ts";

const files = new Map([
  ["sieve.png", 7],
  ["../../media/الغربال.png", 8],
]);
const nameFile = (id: number) => [...files].find(([, known]) => known === id)?.[0] ?? "missing";
const findFile = (name: string) => files.get(name);
const entries = new Map([
  ["words-in-markets/إطار-المعاينة", 4],
  ["charts/what-a-tag-says", 9],
]);
const findEntry = (collection: string, name: string) => entries.get(`${collection}/${name}`);

const stateOf = (...children: LexicalNode[]) => ({ root: { children } });

function read(source: string, language: "en" | "ar" = "en") {
  const problems: string[] = [];
  const refuse = (line: number, message: string) => problems.push(`${line}: ${message}`);
  return { state: readMarkdown(source, language, { refuse, findFile, findEntry }), problems };
}

/** The value without the ids that the editor creates anew. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === "id" ? undefined : part)));

function expectKept(...blocks: LexicalNode[]): string {
  const written = writeMarkdown(stateOf(...blocks), nameFile);
  const { state, problems } = read(written);
  expect(problems).toEqual([]);
  expect(plain(state.root.children)).toEqual(plain(blocks));
  expect(writeMarkdown(state, nameFile)).toBe(written);
  return written;
}

const br = { type: "linebreak", version: 1 };
const link = (url: string, ...children: LexicalNode[]) => ({
  ...element("link", children, { fields: { linkType: "custom", url } }),
  version: 3,
});
const heading = (level: number, ...children: LexicalNode[]) =>
  element("heading", children, { tag: `h${level}` });
const list = (kind: "bullet" | "number", start: number, indent: number, ...items: LexicalNode[][]) =>
  element(
    "list",
    items.map((children, index) => element("listitem", children, { indent, value: start + index })),
    { listType: kind, tag: kind === "bullet" ? "ul" : "ol", start },
  );
const cell = (headerState: number, children: LexicalNode[], colSpan = 1, rowSpan = 1) =>
  element("tablecell", children, { headerState, colSpan, rowSpan, backgroundColor: null });
const row = (...cells: LexicalNode[]) => element("tablerow", cells);
const words = (value: string) => [paragraph([text(value)])];
const upload = (value: number, caption?: string) => ({
  type: "upload",
  fields: caption ? { caption } : {},
  format: "",
  relationTo: "media",
  value,
  version: 3,
});

describe("a text in Markdown keeps", () => {
  it("paragraphs, and empty ones between them", () => {
    expect(expectKept(paragraph([text("one")]), paragraph([]), paragraph([text("اثنان")]))).toBe(
      "one\n\n::blank\n\nاثنان\n",
    );
  });

  it.each([
    [1, "**x**"],
    [2, "*x*"],
    [4, "~~x~~"],
    [8, ":u[x]"],
    [32, ":sub[x]"],
    [64, ":sup[x]"],
    [127 - 16, "**_~~:u[:sup[:sub[x]]]~~_**"],
  ])("the marks %i", (format, written) => {
    expect(expectKept(paragraph([text("a "), text("x", format), text(" b")]))).toBe(`a ${written} b\n`);
    expectKept(paragraph([text("كلمة"), text("عريض.", format), text("و«قوس»")]));
  });

  it("marks inside marks, and marks with spaces at their edges", () => {
    expect(expectKept(paragraph([text("b ", 1), text("c", 3), text(" d", 1)]))).toBe("**b *c* d**\n");
    expectKept(paragraph([text(" a ", 1), text("b ", 2), text(" c", 8)]));
  });

  it("links, with marks inside", () => {
    expect(
      expectKept(paragraph([text("see "), link("/words?q=(a)", text("the "), text("words", 1)), text(".")])),
    ).toBe("see [the **words**](/words?q=\\(a\\)).\n");
    expectKept(paragraph([link("https://a.example/", text("https://a.example/"))]));
    expectKept(paragraph([link("/Blogdetails/كيف-تسحب", text("رابط", 2), br, text("x"))]));
  });

  it("links to entries by the names of their folders; of a deleted entry the words stay", () => {
    const leadTo = (value: number) => ({
      ...element("link", [text("the "), text("frame", 1)], {
        fields: { linkType: "internal", doc: { relationTo: "words-in-markets", value } },
      }),
      version: 3,
    });
    const nameEntry = (collection: string, id: number) =>
      [...entries].find(([name, known]) => known === id && name.startsWith(collection))?.[0].split("/")[1];
    const table = element("table", [row(cell(3, [paragraph([leadTo(4)])])), row(cell(2, words("1")))]);
    const blocks = [paragraph([text("See "), leadTo(4)]), table];
    const written = writeMarkdown(nameEntryLinks(stateOf(...blocks), nameEntry), nameFile);
    expect(written).toContain("See [the **frame**](words-in-markets/إطار-المعاينة)\n");
    const { state, problems } = read(written);
    expect(problems).toEqual([]);
    expect(plain(state.root.children)).toEqual(plain(blocks));
    const gone = nameEntryLinks(stateOf(paragraph([leadTo(5)])), nameEntry);
    expect(writeMarkdown(gone, nameFile)).toBe("the **frame**\n");
    expect(read("[x](blogs/none)").problems).toEqual(["1: there is no blogs/none"]);
  });

  it("charts, by the names of their folders", () => {
    const chart = (value: number) => ({
      ...{ type: "relationship", format: "", relationTo: "charts", version: 2 },
      value,
    });
    const nameEntry = (_collection: string, id: number) => (id === 9 ? "what-a-tag-says" : undefined);
    const blocks = [paragraph([text("Read it.")]), chart(9), chart(9)];
    const named = nameEntryLinks(stateOf(...blocks, chart(5)), nameEntry);
    const written = writeMarkdown(named, nameFile);
    expect(written).toBe("Read it.\n\n::chart[what-a-tag-says]\n\n::chart[what-a-tag-says]\n");
    const { state, problems } = read(written);
    expect(problems).toEqual([]);
    expect(plain(state.root.children)).toEqual(blocks.map(plain));
    expect(read("::chart[none]\n\n::chart").problems).toEqual([
      "1: there is no charts/none",
      "3: there is no charts/",
    ]);
  });

  it("line breaks and tabs, wherever they stand", () => {
    expect(expectKept(paragraph([text("a"), br, text("b")]))).toBe("a\\\nb\n");
    expectKept(paragraph([br, text("a "), br, br, text(" b"), br]));
    expectKept(heading(2, text("a"), br, text("b")));
    expectKept(paragraph([text("a"), text("\t", 1, "tab"), text("b")]));
  });

  it("headings of three levels, rulers, quotations", () => {
    expect(
      expectKept(
        heading(2, text("H")),
        heading(3, text("# h")),
        heading(4),
        { type: "horizontalrule", version: 1 },
        element("quote", [text("Q"), br, text("— Her")]),
      ),
    ).toBe("## H\n\n### # h\n\n####\n\n---\n\n> Q\\\n> — Her\n");
    expectKept(element("quote", []), paragraph([text("x")]));
  });

  it("lists, numbered from anywhere, inside one another, one after the other", () => {
    const deep = list("bullet", 1, 1, [text("deep")], [list("number", 1, 2, [text("deeper")])]);
    expect(expectKept(list("number", 3, 0, [text("three")], [deep], [text("five")]))).toBe(
      "3. three\n   - deep\n     1. deeper\n4. five\n",
    );
    expectKept(list("bullet", 1, 0, [text("a")], []), list("bullet", 1, 0, [text("b")]));
    expectKept(list("number", 1, 0, [text("a")]), list("number", 1, 0, [text("b")]), paragraph([text("c")]));
    expectKept(list("bullet", 1, 0, [list("bullet", 1, 1, [text("only nested")])]));
  });

  it("files with their captions", () => {
    expect(expectKept(upload(7, 'A "caption" [here]'), upload(8))).toBe(
      '![](sieve.png "A \\"caption\\" [here]")\n\n![](../../media/الغربال.png)\n',
    );
  });

  it("tables as the editor makes them", () => {
    const table = element("table", [
      row(cell(3, words("A|B")), cell(1, [paragraph([])])),
      row(cell(2, [paragraph([text("x", 1), br, text("y")])]), cell(0, words("1"))),
    ]);
    expect(expectKept(table)).toBe("| A\\|B | |\n| - | - |\n| **x**:br[]y | 1 |\n");
  });

  it("tables of any other make", () => {
    const content = [paragraph([text("p")]), list("bullet", 1, 0, [text("a")]), upload(7), ...words("q")];
    const written = expectKept(
      element("table", [
        row(cell(1, words("A"), 2), cell(3, [], 1, 2)),
        row(cell(0, content), cell(2, words("y"))),
      ]),
      element("table", [row(cell(0, words("no heads")))]),
    );
    expect(written).toContain(':::cell{head="column" columns="2"}\nA\n:::\n');
  });

  it.each(["a", "\u2066", "\u{1F600}", "ة_-"])("a colon and %j before a link", (name) => {
    expectKept(paragraph([text(`:${name}`), link("/words", text("b"))]));
  });

  const anyText = fc
    .string({
      unit: fc.constantFrom(..."ab 12.:*_~`[](){}<>|\\!#-+\"'&;/=@«»—،ةو\u00a0\u2066\u{1F600}".split("")),
      minLength: 1,
      maxLength: 9,
    })
    .filter((value) => value.isWellFormed());
  const format = fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 8, 32, 64, 73);
  const inline: fc.Arbitrary<LexicalNode> = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(anyText, format).map(([value, bits]) => text(value, bits)) },
    { weight: 1, arbitrary: fc.constant<LexicalNode>(br) },
    { weight: 1, arbitrary: anyText.map((value) => link("/words", text(value))) },
  );
  /** Adjacent texts with the same marks are one text, as in the editor. */
  const inlines: fc.Arbitrary<LexicalNode[]> = fc.array(inline, { minLength: 1, maxLength: 6 }).map((nodes) =>
    nodes.filter((node, index) => {
      const before = nodes[index - 1];
      return !(node.type === "text" && before?.type === "text" && node.format === before.format);
    }),
  );
  const block = fc.oneof(
    inlines.map(paragraph),
    inlines.map((nodes) => heading(3, ...nodes)),
    inlines.map((nodes) => element("quote", nodes)),
    fc.array(inlines, { minLength: 1, maxLength: 3 }).map((items) => list("bullet", 1, 0, ...items)),
    fc.array(inlines, { minLength: 1, maxLength: 3 }).map((items) => list("number", 2, 0, ...items)),
    fc
      .tuple(inlines, inlines)
      .map(([one, two]) =>
        element("table", [
          row(cell(3, [paragraph(one)]), cell(1, [paragraph(two)])),
          row(cell(2, [paragraph(two)]), cell(0, [paragraph(one)])),
        ]),
      ),
  );

  it("whatever anybody types", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
        const { state, problems } = read(writeMarkdown(stateOf(...blocks), nameFile));
        expect(problems).toEqual([]);
        expect(plain(state.root.children)).toEqual(plain(blocks));
      }),
      { numRuns: 200 },
    );
  });
});

describe("docs/content-format.md", () => {
  const page = readFileSync(new URL("../../../../../docs/content-format.md", import.meta.url), "utf8");
  const examples = [...page.matchAll(/^```markdown\n(?:---\n[^]*?\n---\n\n)?([^]*?)^```$/gm)];

  it("shows texts just as they are written", () => {
    expect(examples).toHaveLength(3);
    for (const [, example = ""] of examples) {
      const { state, problems } = read(example);
      expect(problems).toEqual([]);
      expect(writeMarkdown(state, nameFile)).toBe(example);
    }
  });
});

describe("a text in Markdown", () => {
  it("may be wrapped by hand", () => {
    expect(toHtml(read("one\ntwo\n\n* a\n* b\n").state, "en")).toBe(
      "<p>one two</p><ul><li>a</li><li>b</li></ul>",
    );
  });

  it("keeps colons that stand between letters", () => {
    const words = "a:b, نسبة:كذا, 10:30";
    expect(expectKept(paragraph([text(words)]))).toBe(`${words}\n`);
    expectKept(paragraph([text("a:b"), link("/words", text("c")), text(" :u{} :br[]")]));
  });

  it("reads from the right in Arabic", () => {
    expect(read("نص", "ar").state.root.direction).toBe("rtl");
  });

  it("is nothing when only empty paragraphs are there", () => {
    expect(writeMarkdown(stateOf(paragraph([])), nameFile)).toBe("");
    expect(writeMarkdown(null, nameFile)).toBe("");
  });

  it.each([
    ["one\n\n# Title", "3: a heading begins with ##"],
    ["one\n\n<b>x</b>", "3: HTML is not accepted"],
    ["one <b>x</b>", "1: HTML is not accepted"],
    ["    indented", "1: code is not a part of a text"],
    ["a `code`", "1: code is not a part of a text"],
    ["a\n\nb ![](sieve.png)", "3: a picture stands in a paragraph of its own"],
    ["![](gone.png)", "1: there is no file gone.png"],
    ["![words](sieve.png)", "1: what the picture shows stands in sieve.png.yaml"],
    ["a\n[x](javascript:alert(1))", "2: javascript:alert(1): Only web addresses"],
    ['[x](/words "title")', "1: a link has an address and no title"],
    ["> a\n>\n> b", "3: a quotation is one paragraph"],
    ["- a\n\n  b", "3: an item of a list holds one paragraph"],
    ["::note", "1: there is no ::note"],
    [":::note\nx\n:::", "1: there is no :::note"],
    [":note[x]", "1: there is no :note[…]"],
    ["::::table\n:::cell\n:::\n::::", "2: a :::table holds only :::row"],
    [":::::table\n::::row\n:::cell{head=top wide=yes}\n:::\n::::\n:::::", "3: a cell has no wide"],
    ["[a]: /b", "1: write the address beside its link"],
  ])("refuses %j", (source, problem) => {
    expect(read(source).problems.join("\n")).toContain(problem);
  });

  it("is not written with a node that the editor does not make", () => {
    for (const odd of [element("iframe", []), paragraph([element("iframe", [])]), heading(1, text("x"))])
      expect(() => writeMarkdown(stateOf(odd), nameFile)).toThrow("has no notation");
  });
});
