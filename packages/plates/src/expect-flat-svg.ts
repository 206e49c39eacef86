import { expect } from "vitest";

const ELEMENT =
  /<(?:rect|path|circle|ellipse)(?: (?:x|y|width|height|cx|cy|r|rx|ry|d|fill|stroke|stroke-(?:width|linejoin|dasharray)|opacity)="[^"<>&]*")+\/>/;
const GROUP = /<\/?g(?: transform="[^"<>&]*")?>/;
const BODY = new RegExp(`^(?:${ELEMENT.source}|${GROUP.source})+$`);

/**
 * Expects a complete drawing of the asked size made of nothing but shapes: no text, script, style, address
 * or event handler can be in it, so it may be served under a strict content security policy.
 */
export function expectFlatSvg(svg: string, w: number, h: number): void {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`;
  expect(svg.startsWith(open)).toBe(true);
  expect(svg.endsWith("</svg>")).toBe(true);
  const body = svg.slice(open.length, -"</svg>".length);
  expect(body).toMatch(BODY);
  expect(body).not.toMatch(/NaN|Infinity|undefined|null/);
}
