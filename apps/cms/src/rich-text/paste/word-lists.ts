import { latinDigits } from "@miqyas/contract";

/** Word writes a list item as a paragraph with this style: `mso-list:l0 level2 lfo1`. */
const itemStyle = /mso-list:\s*l\d+\s+level(\d+)/i;

const styleOf = (element: Element) => element.getAttribute("style") ?? "";

/** Removes the drawn bullets and numbers of Word from an element. Returns their text. */
function takeMarker(element: Element): string {
  const drawn = [...element.querySelectorAll("[style]")].filter((part) =>
    /mso-list:\s*ignore/i.test(styleOf(part)),
  );
  const text = drawn.map((part) => part.textContent).join("");
  for (const part of drawn) part.remove();
  return text.replaceAll(/[\s\p{Cf}]/gu, "");
}

const group = "[\\p{L}\\p{N}]{1,5}";
const number = new RegExp(
  `^(?:\\(?${group}(?:[.\\-–]${group})*[.)\\-–]|${group}(?:[.\\-–]${group})+|\\p{Nd}+)$`,
  "u",
);

/** Whether a marker counts: `1.`, `(a)`, `٢-`, and with levels `1.1`, `1.a.`. Word's bullets `o` and `·` do not. */
const isNumber = (marker: string) => number.test(marker);

interface OpenList {
  level: number;
  list: Element;
}

/** Opens a list inside the last item of the list around it or, without one, before the paragraph. */
function openList(paragraph: Element, around: Element | undefined, marker: string): Element {
  const list = paragraph.ownerDocument.createElement(isNumber(marker) ? "ol" : "ul");
  // The last of the levels is the list's own.
  const first = /(\d+)[.)\-–]?$/.exec(latinDigits(marker))?.[1];
  if (first !== undefined && first !== "1" && isNumber(marker)) list.setAttribute("start", first);
  if (around) (around.lastElementChild ?? around).append(list);
  else paragraph.before(list);
  return list;
}

/** Makes lists of Word's list paragraphs, and removes the numbers that Word draws before headings. */
export function makeWordLists(body: Element): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll("p")) {
    const level = Number(itemStyle.exec(styleOf(paragraph))?.[1]);
    if (!level) continue;
    const marker = takeMarker(paragraph);
    const tag = isNumber(marker) ? "OL" : "UL";
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      (outer) => outer.level < level || (outer.level === level && outer.list.tagName === tag),
    );
    let current = open.at(-1);
    if (!current || current.level < level) {
      current = { level, list: openList(paragraph, current?.list, marker) };
      open.push(current);
    }
    const item = paragraph.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
  takeMarker(body);
}
