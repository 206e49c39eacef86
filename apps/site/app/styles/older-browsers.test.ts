import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// What the sheets are to browsers without `:has`, such as Firefox ESR 115, and to Chromium 109 (docs/adr/043).

interface Declaration {
  /** `ui/field.module.css: .frame:has(.input:focus)` */
  place: string;
  /** The rules and conditions around it, the outermost first. */
  around: string[];
  text: string;
}

function readDeclarations(name: string): Declaration[] {
  const sheet = readFileSync(path.join(app, name), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const around: string[] = [];
  const found: Declaration[] = [];
  for (const [, text = "", end] of sheet.matchAll(/([^{};]*)([{};])/g))
    if (end === "{") around.push(text.trim());
    else if (end === "}") around.pop();
    else found.push({ place: `${name}: ${around.at(-1) ?? ""}`, around: [...around], text: text.trim() });
  return found;
}

const app = path.join(import.meta.dirname, "..");
const declarations = globSync("**/*.css", { cwd: app }).flatMap(readDeclarations);

const isConditional = ({ around }: Declaration, condition: string) =>
  around.some((one) => one.startsWith("@supports") && one.includes(condition));
const needsHas = (one: Declaration) =>
  one.around.some((rule) => !rule.startsWith("@") && rule.includes(":has(")) && !isConditional(one, ":has(");
const placesOf = (found: Declaration[]) => found.map(({ place, text }) => `${place} { ${text} }`);

test("CHART-3 without `:has` nothing is in view that other browsers hide", () => {
  expect(declarations.length).toBeGreaterThan(2000);
  expect(placesOf(declarations.filter((one) => needsHas(one) && one.text === "display: none"))).toEqual([]);
});

test("A11Y a sheet that shows the focus by `:has` says where it is seen without", () => {
  const sheetOf = ({ place }: Declaration) => place.split(":", 1)[0];
  const prepared = new Set(declarations.filter((one) => isConditional(one, "selector(:has(")).map(sheetOf));
  const rings = declarations.filter(
    (one) => needsHas(one) && one.around.at(-1)?.includes(":focus") && one.text.startsWith("outline:"),
  );
  expect(rings).not.toEqual([]);
  expect(placesOf(rings.filter((one) => !prepared.has(sheetOf(one))))).toEqual([]);
});

// With a variable a value is known to be invalid too late for the declaration before it to count.
test("A11Y a value with a variable uses a later function only where the browser knows it", () => {
  const late = declarations.filter(({ text }) => /^--|var\(/.test(text));
  const unknown = late.filter((one) =>
    [
      ...one.text.matchAll(/\b(?:round|mod|rem|abs|sign|color-mix|light-dark|lab|lch|oklab|oklch|linear)\(/g),
    ].some(([name]) => !isConditional(one, name)),
  );
  expect(placesOf(unknown)).toEqual([]);
});
