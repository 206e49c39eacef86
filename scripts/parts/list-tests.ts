import { execFileSync } from "node:child_process";
import path from "node:path";
import * as v from "valibot";
import { PlaywrightReport, specsOf } from "./playwright-report.ts";
import { root } from "./settings.ts";

/** A test of the repository: its title and its file. */
export interface ListedTest {
  title: string;
  /** From the repository's root. */
  file: string;
}

const VitestList = v.array(v.object({ name: v.string(), file: v.string() }));

/** Every unit, database and browser test, without running any. */
export function listTests(): ListedTest[] {
  const unit = v.parse(VitestList, read("vitest", ["list", "--json"], { DATABASE_URL: "listed only" }));
  const browser = v.parse(PlaywrightReport, read("playwright", ["test", "--list", "--reporter=json"]));
  const all = [
    ...unit.map(({ name, file }) => ({ title: name, file: path.relative(root, file) })),
    ...specsOf(browser).map(({ title, file }) => ({ title, file })),
  ];
  return [...new Map(all.map((test) => [`${test.file} ${test.title}`, test])).values()];
}

function read(program: string, args: string[], env: Record<string, string> = {}): unknown {
  const output = execFileSync(path.join(root, "node_modules/.bin", program), args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output.slice(output.search(/^[[{]/m))) as unknown;
}
