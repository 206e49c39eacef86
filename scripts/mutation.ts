import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import Stryker from "@stryker-mutator/core";
import { Failure, runMain } from "./parts/failure.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import type { GoalName } from "./parts/goals.ts";
import { root } from "./parts/settings.ts";

type Options = NonNullable<ConstructorParameters<typeof Stryker>[0]>;
type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

interface Group {
  /** Where its share is recorded. */
  figure: Extract<GoalName, `mutation${string}`>;
  files: string[];
  tests: string[];
}

/** The critical modules, and the tests that are to notice each change of them. */
const groups: Record<string, Group> = {
  queue: {
    figure: "mutationQueue",
    // The log's lines (`events.ts`) are not the queue.
    files: ["apps/site/server/forms/submission-queue/!(events).ts"],
    // The other tests take long, or play with processes that know nothing of a change.
    tests: [
      "apps/site/server/forms/submission-queue/{delivery,forwarder-turns,operator,queue,store}.test.ts",
    ],
  },
  forms: {
    figure: "mutationForms",
    files: [
      "apps/site/server/forms/{form-targets,read-form,request-rules}.ts",
      "apps/site/server/forms/spam-check/*.ts",
    ],
    tests: ["apps/site/server/forms/request-rules.test.ts", "apps/site/server/forms/spam-check/*.test.ts"],
  },
  outbox: {
    figure: "mutationOutbox",
    files: ["apps/site/app/outbox/*.ts"],
    tests: ["apps/site/app/outbox/*.test.ts"],
  },
  guards: {
    figure: "mutationGuards",
    files: ["packages/http/src/{limits,request}/*.ts"],
    tests: ["packages/http/src/{limits,request}/*.test.ts"],
  },
  pages: {
    figure: "mutationPages",
    files: [
      "apps/site/server/pages/page-key.ts",
      "apps/site/server/pages/cache/*.ts",
      "apps/site/server/api-proxy/{caching-fetch,response-cache}.ts",
      "packages/http/src/resilience/*.ts",
    ],
    tests: [
      "apps/site/server/pages/cache/*.test.ts",
      "apps/site/server/pages/page-key.test.ts",
      "apps/site/server/api-proxy/response-cache.test.ts",
      "packages/http/src/resilience/*.test.ts",
    ],
  },
  sanitisers: {
    figure: "mutationSanitisers",
    files: [
      "apps/site/app/content/{article-html-schema,drop-active-attributes,flatten-nesting,parse-html}.ts",
      "apps/cms/src/rich-text/{article-html-policy,html-text,link-address,write-html}.ts",
    ],
    tests: [
      "apps/site/app/content/{drop-active-attributes,parse-html,parse-html.browser}.test.ts",
      "apps/cms/src/rich-text/{article-html-policy,link-address,to-html}.test.ts",
    ],
  },
};

/** Folders that no test reads, by name. The packages are linked, not copied. */
const notCopied = new Set(["node_modules", ".git", ".next", "build", "data", "test-results"]);

/**
 * `npm run mutation [-- GROUP…]` (S2): changes the critical modules, one change at a time (a mutant), and runs the tests
 * that reach it. Prints for each group the share of the mutants that made a test fail, and all others. It works in a copy.
 */
await runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter((name) => !(name in groups));
  if (unknown.length > 0)
    throw new Failure(`No group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}`);
  const chosen = Object.entries(groups).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const copy = mkdtempSync(path.join(tmpdir(), "miqyas-mutation-"));
  try {
    copyProject(copy);
    process.chdir(copy);
    for (const [name, group] of chosen) {
      const { killed, all } = report(name, await runMutants(group));
      const reached = killed / all >= goals[group.figure].limit;
      recordFigures({ [group.figure]: { figure: `${percent(killed, all)} % of ${all}`, reached } });
      if (!reached) process.exitCode = 1;
    }
  } finally {
    process.chdir(root);
    rmSync(copy, { recursive: true });
  }
});

/** A share in whole per cent, rounded down: 79.9 % does not reach 80. */
function percent(part: number, all: number): number {
  return Math.floor((part / all) * 100);
}

/** Copies the sources, so that the working tree stays as it is. Our own packages are those of the copy, all others links. */
function copyProject(copy: string): void {
  cpSync(root, copy, { recursive: true, filter: (from) => !notCopied.has(path.basename(from)) });
  for (const folder of globSync("{,{apps,packages}/*/}node_modules", { cwd: root })) {
    mkdirSync(path.join(copy, folder));
    for (const name of readdirSync(path.join(root, folder)).filter((entry) => entry !== "@miqyas"))
      symlinkSync(path.join(root, folder, name), path.join(copy, folder, name));
  }
  cpSync(path.join(root, "node_modules/@miqyas"), path.join(copy, "node_modules/@miqyas"), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** Changes each of the files at every place, and tests each change. */
function runMutants({ files, tests }: Group) {
  process.env.MUTATION_TESTS = tests.join(" ");
  return new Stryker({
    mutate: [...files, "!**/*.test.ts"],
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts" },
    plugins: ["@stryker-mutator/vitest-runner"],
    inPlace: true,
    concurrency: 2,
    reporters: ["progress-append-only"],
    logLevel: "error" as Options["logLevel"],
    allowConsoleColors: false,
  }).runMutationTest();
}

/** Prints what became of a group's mutants. Counts those that made a test fail or run on for ever. */
function report(group: string, mutants: readonly Mutant[]): { killed: number; all: number } {
  const killed = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  const alive = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const all = killed + alive.length;
  console.log(`\n${group}: ${killed} of ${all} mutants killed, ${percent(killed, all)} %`);
  for (const { fileName, location, status, mutatorName, replacement } of alive) {
    const place = `${path.relative("", fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`  ${place} ${status === "NoCoverage" ? "untested " : ""}${mutatorName}: ${replacement}`);
  }
  return { killed, all };
}
