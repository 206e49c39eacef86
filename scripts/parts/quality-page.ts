import { readFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import { goals, readFigures } from "./goals.ts";
import type { ListedTest } from "./list-tests.ts";
import { root } from "./settings.ts";

/** A promise of `docs/failure-modes.md`: its code, and what it says. */
const promise = /^- \*\*([RFBLS]\d+)\*\* (.+)$/gm;

/** The text of `docs/quality.md`: every promise with its figure, target and command, and what falls short. */
export async function describeQuality(tests: readonly ListedTest[]): Promise<string> {
  const figures = readFigures();
  const named = Object.entries(goals).map(([name, goal]) => ({ ...goal, measured: figures[name] }));
  const short = named.filter(({ measured }) => !measured?.reached);
  const modes = [...readFileSync(path.join(root, "docs/failure-modes.md"), "utf8").matchAll(promise)];
  const rows = modes.map(([, code = "", text = ""]) => {
    const proving = /Proven by (.+)\.$/.exec(text)?.[1]?.split(", ") ?? [];
    const name = new RegExp(`\\b(?:${[code, ...proving].join("|")})\\b`);
    const proofs = tests.filter(({ title }) => name.test(title));
    const measures = named.filter(({ promise: words }) => name.test(words.split(":")[0] ?? ""));
    const commands = new Set([
      ...(proofs.length > 0 ? ["npm test"] : []),
      ...measures.map(({ command }) => command),
    ]);
    return { code, text, proofs: proofs.length, commands: [...commands] };
  });
  const unproven = rows.filter(({ commands }) => commands.length === 0);
  const page = `# Quality

Written by \`npm run requirements\` from the tests, [the failure modes](failure-modes.md) and the figures of \`quality.json\`, which the commands record with \`RECORD=1\`. [Measurements](measurements.md) say how they were taken.

## Promises with a figure

| Promise | Target | Figure | Measured | Command |
| --- | --- | --- | --- | --- |
${named
  .map(
    ({ promise: words, target, measured, command }) =>
      `| ${words} | ${target} | ${measured ? `${measured.figure}${measured.reached ? "" : " **(short)**"}` : "**not measured**"} | ${measured?.date ?? ""} | \`${command}\` |`,
  )
  .join("\n")}

## What falls short

${
  short.length + unproven.length === 0
    ? "Nothing that is measured."
    : [
        ...short.map(({ promise: words, target, measured }) =>
          measured ? `- ${words}: ${measured.figure}; the target is ${target}.` : `- ${words}: not measured.`,
        ),
        ...unproven.map(({ code }) => `- ${code}: no test and no command names it.`),
      ].join("\n")
}

## Every promise of the failure modes

| Code | Promise | Tests | Command |
| --- | --- | --- | --- |
${rows
  .map(
    ({ code, text, proofs, commands }) =>
      `| ${code} | ${text.replaceAll("|", "\\|")} | ${proofs} | ${commands.map((command) => `\`${command}\``).join(", ")} |`,
  )
  .join("\n")}
`;
  return (await format("quality.md", page)).code;
}
