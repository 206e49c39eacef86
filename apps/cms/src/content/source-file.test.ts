import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Data } from "./describe.ts";
import type { Problem } from "./problems.ts";
import {
  checkFile,
  readMarkdownFile,
  readYamlFile,
  writeMarkdownFile,
  writeYamlFile,
} from "./source-file.ts";

function read(text: string, body: string | undefined = "content") {
  const problems: Problem[] = [];
  const file = readMarkdownFile("a/en.md", text, body, (problem) => problems.push(problem));
  return { ...file, problems };
}

describe("a Markdown file of content", () => {
  it("has a head and a text, each with its lines", () => {
    const { data, lineOf, problems } = read("---\ntitle: T\nrows:\n  - a: 1\n---\n\nOne\n\nTwo\n");
    expect(problems).toEqual([]);
    expect(data).toEqual({ title: "T", rows: [{ a: 1 }], content: "\nOne\n\nTwo\n" });
    expect(lineOf(["title"])).toBe(2);
    expect(lineOf(["rows", 0, "a"])).toBe(4);
    expect(lineOf(["rows", 0, "gone"])).toBe(4);
    expect(lineOf(["content"], 4)).toBe(9);
  });

  it("may have no head, no text, a byte-order mark, lines of Windows", () => {
    expect(read("One\n").data).toEqual({ content: "One\n" });
    expect(read("---\ntitle: T\n---\n").data).toEqual({ title: "T" });
    expect(read("\uFEFF---\r\ntitle: T\r\n---\r\nOne\r\n").data).toEqual({ title: "T", content: "One\n" });
    expect(read("---\n---\n\n---\n").data).toEqual({ content: "\n---\n" });
    expect(read("").data).toEqual({});
  });

  it("knows the lines of a text inside the head", () => {
    const { lineOf } = read("---\ntitle: T\nintro: |\n  One\n\n  Two\n---\n");
    expect(lineOf(["intro"], 3)).toBe(6);
  });

  it.each([
    ["---\ntitle: [\n---\n", 3, "Flow sequence"],
    ["---\ntitle: T\ntitle: U\n---\n", 3, "Map keys must be unique"],
    ["---\n- a\n---\n", 2, "must be names with values"],
    ["---\ncontent: x\n---\n\nOne\n", 2, "content stands below the head"],
  ])("names what is wrong in %j with its line", (text, line, message) => {
    const { problems } = read(text);
    expect(problems).toMatchObject([{ file: "a/en.md", line }]);
    expect(problems[0]?.message).toContain(message);
  });

  it("has no text where its kind has none", () => {
    expect(
      readMarkdownFile("a/en.md", "---\nname: N\n---\n\nOne\n", undefined, () => undefined).data,
    ).toEqual({
      name: "N",
    });
    const problems: Problem[] = [];
    readMarkdownFile("a/en.md", "---\nname: N\n---\n\nOne\n", undefined, (problem) => problems.push(problem));
    expect(problems).toMatchObject([
      { line: 5, message: "nothing stands below the head of this kind of entry" },
    ]);
  });

  it.each([
    { title: "Usage: when", content: "One\n" },
    { title: "٢٠٢٦", list: ["yes", "12", "2026-01-01", "- x", "a # b"] },
    { text: "one\n\ntwo\n", other: " spaces " },
    { content: "---\n\nOne\n" },
    { content: "One\n" },
    {},
  ] as Data[])("is read as it was written: %j", (data) => {
    const { problems, data: again } = read(writeMarkdownFile(data, "content"));
    expect(problems).toEqual([]);
    const { content, ...head } = again;
    expect({ ...head, ...(typeof content === "string" && { content: content.replace(/^\n/, "") }) }).toEqual(
      data,
    );
  });
});

describe("the values of a file", () => {
  const schema = v.strictObject({ size: v.object({ x: v.number("must be a number") }) });

  it("are checked, each fault with its line", () => {
    const problems: Problem[] = [];
    const refuse = (problem: Problem) => void problems.push(problem);
    const file = readYamlFile("a.yaml", "size:\n  x: wide\n", refuse);
    expect(checkFile(file, schema, refuse)).toBe(false);
    expect(problems).toEqual([{ file: "a.yaml", line: 2, message: "size.x must be a number" }]);
    expect(checkFile(readYamlFile("a.yaml", writeYamlFile({ size: { x: 1 } }), refuse), schema, refuse)).toBe(
      true,
    );
  });
});
