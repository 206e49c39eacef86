import { parseArgs } from "node:util";
import { isLocale, locales } from "../src/index.ts";
import { runConformance } from "./index.ts";

const usage = `Usage: npm run conformance -- URL [--lang en,ar] [--write]

Checks a running backend against every call of the contract.
  --lang   languages to check, both unless given
  --write  also sends one contact message and one subscription for each language`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: "string", default: locales.join(",") },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const base = positionals[0]?.replace(/\/+$/, "");
const asked = values.lang.split(",").filter(isLocale);
if (!base || values.help || asked.length === 0) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

let passed = 0;
let failed = 0;
for await (const { name, locale, findings } of runConformance(base, {
  locales: asked,
  write: values.write,
})) {
  if (findings.length === 0) passed++;
  else failed++;
  console.log(`${findings.length === 0 ? "✓" : "✗"} ${locale} ${name}`);
  for (const finding of findings) console.log(`      ${finding}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
