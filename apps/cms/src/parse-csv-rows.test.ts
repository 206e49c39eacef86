import { expect, it } from "vitest";
import { parseCsvRows } from "./parse-csv-rows.ts";

const parse = (text: string) => parseCsvRows(text, [",", ";", "\t"]);

it("RT-24 reads what spreadsheets write: marks, separators, line ends, and the number of each line", () => {
  expect(parse('\ufefffrom,to,status\r\n"/a, b","/c ""d""",301\r\n\r\n/e,,410')).toEqual([
    { line: 1, cells: ["from", "to", "status"] },
    { line: 2, cells: ["/a, b", '/c "d"', "301"] },
    { line: 4, cells: ["/e", "", "410"] },
  ]);
  expect(parse("/سلة;/contact\n/b;\n")).toEqual([
    { line: 1, cells: ["/سلة", "/contact"] },
    { line: 2, cells: ["/b", ""] },
  ]);
  expect(parse('"/a\nb"\t/c\n/d\t/e')).toEqual([
    { line: 1, cells: ["/a\nb", "/c"] },
    { line: 3, cells: ["/d", "/e"] },
  ]);
  expect(parse("")).toEqual([]);
});

it("RT-24 reads no cell across a blank line or an empty cell", () => {
  expect(parse('from\n\n \n"/a"\n')).toEqual([
    { line: 1, cells: ["from"] },
    { line: 4, cells: ["/a"] },
  ]);
  expect(parse('from\tto\n\t"/a"\n')).toEqual([
    { line: 1, cells: ["from", "to"] },
    { line: 2, cells: ["", "/a"] },
  ]);
  expect(parse(' "/a, b" ,/c')).toEqual([{ line: 1, cells: ["/a, b", "/c"] }]);
});

it("RT-24 keeps quotation marks around a part of a cell, and finds the separator below blank lines", () => {
  expect(parse('\n\n"A" b;/c\r"/d";""')).toEqual([
    { line: 3, cells: ['"A" b', "/c"] },
    { line: 4, cells: ["/d", ""] },
  ]);
});

it("RT-24 reads many blank lines, spaces and quotation marks in linear time", () => {
  for (const part of ["\n", " ", " \n", '"', '"a,', ' "\n', '"" ,'])
    expect(parse(part.repeat(200_000 / part.length)).length).toBeLessThan(200_000);
});
