import { execFileSync } from "node:child_process";
import path from "node:path";
import * as v from "valibot";
import { root } from "./settings.ts";

/** A test of the repository, as it is named and where it stands. */
export interface ListedTest {
  title: string;
  /** From the repository's root. */
  file: string;
}

interface Suite {
  title: string;
  file: string;
  specs: { title: string; file: string }[];
  suites?: Suite[] | undefined;
}

const Spec = v.object({ title: v.string(), file: v.string() });
const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightList = v.object({ suites: v.array(Suite) });
const VitestList = v.array(v.object({ name: v.string(), file: v.string() }));

/** Every unit, database and browser test, without running any. */
export function listTests(): ListedTest[] {
  const unit = v.parse(VitestList, read("vitest", ["list", "--json"], { DATABASE_URL: "listed only" }));
  const { suites } = v.parse(PlaywrightList, read("playwright", ["test", "--list", "--reporter=json"]));
  const all = [
    ...unit.map(({ name, file }) => ({ title: name, file: path.relative(root, file) })),
    ...suites.flatMap((suite) => flatten(suite, [])),
  ];
  return [...new Map(all.map((test) => [`${test.file} ${test.title}`, test])).values()];
}

function flatten({ title, file, specs, suites = [] }: Suite, above: string[]): ListedTest[] {
  const place = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({ title: [...place, spec.title].join(" › "), file: spec.file })),
    ...suites.flatMap((suite) => flatten(suite, place)),
  ];
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
