import { expect, test } from "vitest";
import { listHeadings } from "../../content/headings.ts";
import { parseHtml } from "../../content/parse-html.ts";
import { countBefore } from "./count-before.ts";

test("RPD-10 chapters are numbered through the texts, as the rail numbers them", () => {
  const texts = [
    "<p>a</p><h2>One</h2><h3>no</h3>",
    "",
    "<h2>Two</h2><p>b</p><h2>Three</h2>",
    "<h2>Four</h2>",
  ];
  expect(countBefore(texts)).toEqual([0, 1, 1, 3]);
  expect(listHeadings(parseHtml(texts.join(""))).map(({ id }) => id)).toEqual([
    ...["part-1", "part-2", "part-3", "part-4"],
  ]);
});
