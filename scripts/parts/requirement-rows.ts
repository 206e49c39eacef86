import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./settings.ts";

const defined = (page: string) =>
  [...readFileSync(path.join(root, "docs", page), "utf8").matchAll(/^- \*\*([A-Z]+-?\d+)\*\*/gm)].flatMap(
    ([, code]) => code ?? [],
  );

/** Every row's ID, in the order of `docs/requirements.md`. */
export const requirementRows: readonly string[] = defined("requirements.md");

/** Every code of `docs/failure-modes.md`: `R14`, `F4`, `B22`, `L7`, `S4`. */
const failureModes: readonly string[] = defined("failure-modes.md");

const known = new Set([...requirementRows, ...failureModes]);
const groups = [...new Set(requirementRows.map((row) => row.split("-")[0]))].join("|");
const rowMention = new RegExp(`\\b(${groups})-(\\d+)(?:…(?:\\1-)?(\\d+))?`, "g");
const modeMention = /(?<![\w#.}/-])[BFLRS]\d{1,2}(?![\w.%-])/g;

/** IDs of the rows that a text names. `API-6…8` names three. */
export function findRows(text: string): string[] {
  return [...text.matchAll(rowMention)].flatMap(([, group = "", first = "", last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${group}-${Number(first) + index}`,
    ),
  );
}

/** Codes that a text names and no page of `docs` defines. */
export function findUndefinedCodes(text: string): string[] {
  const named = [...findRows(text), ...(text.match(modeMention) ?? [])];
  return [...new Set(named)].filter((code) => !known.has(code));
}
