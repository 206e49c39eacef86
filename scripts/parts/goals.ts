import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { root } from "./settings.ts";

interface Goal {
  /** What is promised, in words, and the codes of `docs/failure-modes.md` that it belongs to. */
  promise: string;
  target: string;
  /** The number of the target that a figure is compared with, in the unit of the command. */
  limit?: number;
  /** The command that measures it, and records the figure with `RECORD=1`. */
  command: string;
}

/** A limit, and the target written from it. */
const limited = (limit: number, write: (limit: number) => string) => ({ limit, target: write(limit) });

const seconds = (ms: number) => `${ms / 1000} s`;
const ratio = (times: number) => `at most ${times.toFixed(2)}`;
const kilobytes = (bytes: number) => `${bytes / 1000} kB`;
const megabytes = (count: number) => `${count} MB`;

const mutants = (part: string) => ({
  promise: `S2: random changes of ${part} that make a test fail`,
  ...limited(0.8, (share) => `at least ${share * 100} %`),
  command: "npm run mutation",
});

/** Promises with a figure. All others are proven by tests that pass or fail. */
export const goals = {
  messages: {
    promise: "R1, F11: messages survive killed servers, failing commits and full disks",
    ...limited(10_000, (count) => `0 of ${count.toLocaleString("en")} lost or doubled`),
    command: "npm run stress:forms -- --site server --backend cms",
  },
  cluster: {
    promise: "F11, L5: messages while an editor publishes and every process of a cluster is killed in turn",
    target: "0 of 2,000 lost or doubled, 50 per second",
    command: "npm run torture:cluster",
  },
  clusterVisible: {
    promise: "L2: from a publish until every living site of a cluster shows it, longest of 200",
    ...limited(1000, seconds),
    command: "npm run torture:cluster",
  },
  restores: {
    promise: "R24: a backup under load restores",
    target: "20 of 20 without a difference, 0 messages missing",
    command: "npm run torture:restore",
  },
  soakMemory: {
    promise: "L2: memory after hours of mixed load against its beginning",
    ...limited(1.1, ratio),
    command: "npm run soak -- 2",
  },
  soakDescriptors: {
    promise: "L2: open descriptors after hours against their beginning",
    ...limited(1.1, ratio),
    command: "npm run soak -- 2",
  },
  soakFailures: {
    promise: "F3, L2: requests that fail during hours, but for the 30 s after a part was killed",
    target: "0",
    command: "npm run soak -- 2",
  },
  soakMessages: {
    promise: "F11, L2: messages lost or doubled during hours in which parts are killed",
    target: "0",
    command: "npm run soak -- 2",
  },
  soakVisible: {
    promise: "L2: from a publish until the site shows it, longest during hours",
    ...limited(10_000, seconds),
    command: "npm run soak -- 2",
  },
  mutationQueue: mutants("the submission queue"),
  mutationForms: mutants("the checks of forms"),
  mutationOutbox: mutants("the browser's outbox"),
  mutationGuards: mutants("the limits and the reading of requests"),
  mutationPages: mutants("the caches and the retries"),
  mutationSanitisers: mutants("the sanitisers"),
  siteRate: {
    promise: "L1: a cached page against nginx with the same bytes",
    ...limited(0.45, (share) => `at least ${share} of its rate`),
    command: "npm run bench:site",
  },
  siteTime: {
    promise: "L1: a cached page over 16 connections, 99 of 100",
    ...limited(2, (ms) => `${ms} ms`),
    command: "npm run bench:site",
  },
  lists: {
    promise: "L4: a list of 10,000 articles against one of 100, slowest kind",
    ...limited(1.5, ratio),
    command: "npm run bench:api",
  },
  search: {
    promise: "L4: a search in 10,000 articles, 95 of 100, slowest kind",
    ...limited(100, (ms) => `${ms} ms`),
    command: "npm run bench:api",
  },
  firstPaint: {
    promise: "First paint at 400 kbit/s and 400 ms, slowest of six pages",
    ...limited(3000, (ms) => `${(ms / 1000).toFixed(1)} s`),
    command: "npm run bench:paint",
  },
  script: {
    promise: "All script that a page starts with, with its texts, heaviest page, English",
    ...limited(130_000, kilobytes),
    command: "npm test",
  },
  scriptArabic: {
    promise: "The same, Arabic",
    ...limited(130_000, kilobytes),
    command: "npm test",
  },
  memoryStart: {
    promise: "Memory of the whole product after the start",
    ...limited(450, megabytes),
    command: "npm run bench:start",
  },
  memoryLoad: {
    promise: "Memory of the whole product after every page was read",
    ...limited(450, megabytes),
    command: "npm run bench:start",
  },
  firstStart: {
    promise: "First start, with builds and sample content, packages installed",
    ...limited(60, (count) => `${count} s`),
    command: "npm run bench:start",
  },
  tests: {
    promise: "All checks and tests on two processors, packages installed",
    ...limited(20, (minutes) => `${minutes} min`),
    command: "npm test",
  },
} as const satisfies Record<string, Goal>;

export type GoalName = keyof typeof goals;

/** A measured figure with its unit, and whether it reaches the target. */
export interface Figure {
  figure: string;
  reached: boolean;
}

const file = path.join(root, "docs/quality.json");
const recorded = v.record(
  v.string(),
  v.object({ figure: v.string(), reached: v.boolean(), date: v.pipe(v.string(), v.isoDate()) }),
);

/** The recorded figures by goal, each with its day. */
export const readFigures = (): v.InferOutput<typeof recorded> =>
  existsSync(file) ? v.parse(recorded, JSON.parse(readFileSync(file, "utf8"))) : {};

/** Records figures for `docs/quality.md` when `RECORD=1` is set. `npm run requirements` then writes the page. */
export function recordFigures(figures: Partial<Record<GoalName, Figure>>): void {
  if (process.env.RECORD !== "1") return;
  const date = new Date().toISOString().slice(0, 10);
  const stored = readFigures();
  for (const [name, figure] of Object.entries(figures)) stored[name] = { ...figure, date };
  const inOrder = Object.fromEntries(
    Object.keys(goals).flatMap((name) => (stored[name] ? [[name, stored[name]]] : [])),
  );
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}
