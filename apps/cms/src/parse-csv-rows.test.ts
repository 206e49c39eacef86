import { expect, it } from "vitest";
import { parseCsvRows } from "./parse-csv-rows.ts";

it("RT-24 reads what spreadsheets write: marks, separators, line ends, and the number of each line", () => {
  expect(parseCsvRows('\ufefffrom,to,status\r\n"/a, b","/c ""d""",301\r\n\r\n/e,,410')).toEqual([
    { line: 1, cells: ["from", "to", "status"] },
    { line: 2, cells: ["/a, b", '/c "d"', "301"] },
    { line: 4, cells: ["/e", "", "410"] },
  ]);
  expect(parseCsvRows("/سلة;/contact\n/b;\n")).toEqual([
    { line: 1, cells: ["/سلة", "/contact"] },
    { line: 2, cells: ["/b", ""] },
  ]);
  expect(parseCsvRows('"/a\nb"\t/c\n/d\t/e')).toEqual([
    { line: 1, cells: ["/a\nb", "/c"] },
    { line: 3, cells: ["/d", "/e"] },
  ]);
  expect(parseCsvRows("")).toEqual([]);
});

it("RT-24 reads no cell across a blank line or an empty cell", () => {
  expect(parseCsvRows('from\n\n \n"/a"\n')).toEqual([
    { line: 1, cells: ["from"] },
    { line: 4, cells: ["/a"] },
  ]);
  expect(parseCsvRows('from\tto\n\t"/a"\n')).toEqual([
    { line: 1, cells: ["from", "to"] },
    { line: 2, cells: ["", "/a"] },
  ]);
  expect(parseCsvRows(' "/a, b" ,/c')).toEqual([{ line: 1, cells: ["/a, b", "/c"] }]);
});
