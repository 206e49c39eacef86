import { listHeadings } from "../../content/headings.ts";
import { parseHtml } from "../../content/parse-html.ts";

/** For each text of a page the number of headings in those before it: the chapters of a report are numbered through. */
export function countBefore(texts: readonly string[]): number[] {
  let count = 0;
  return texts.map((html) => {
    const before = count;
    count += listHeadings(parseHtml(html)).length;
    return before;
  });
}
