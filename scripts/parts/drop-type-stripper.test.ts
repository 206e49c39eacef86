import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const module = fileURLToPath(new URL("drop-type-stripper.ts", import.meta.url));

/** Runs a program of TypeScript that drops the stripper, and returns the lines that it writes before and after. */
function run(folder: string, env: NodeJS.ProcessEnv): string[] {
  const program = path.join(folder, "program.ts");
  const list = `Reflect.get(process, "moduleLoadList").some((name: string) => name.includes("amaro"))`;
  writeFileSync(
    program,
    `import { dropTypeStripper } from ${JSON.stringify(module)};
     import { writeSync } from "node:fs";
     writeSync(1, "runs " + process.argv[2] + "\\n");
     dropTypeStripper();
     writeSync(1, "stays " + ${list} + " " + Object.hasOwn(process.env, "TYPES_STRIPPED") + "\\n");`,
  );
  const args = ["--disable-warning=ExperimentalWarning", program, "argument"];
  return execFileSync(process.execPath, args, { env, encoding: "utf8" }).trim().split("\n");
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stripper-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a process replaces itself, once, when the compile cache lacks its files", () => {
  const folder = makeFolder();
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, "cache") };
  expect(run(folder, env)).toEqual(["runs argument", "runs argument", "stays false false"]);
  expect(run(folder, env)).toEqual(["runs argument", "stays false false"]);
});

test("a process stays that cannot write the cache, or has none", () => {
  const folder = makeFolder();
  writeFileSync(path.join(folder, "file"), "");
  const none = { ...process.env, NODE_COMPILE_CACHE: undefined };
  const unwritable = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, "file/cache") };
  for (const env of [none, unwritable])
    expect(run(folder, env)).toEqual(["runs argument", "stays true false"]);
});
