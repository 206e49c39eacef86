import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.ts";
import { step } from "./progress.ts";
import { root } from "./settings.ts";

interface Build {
  name: string;
  /** Folder of the application, which the command runs in. */
  app: string;
  command: [string, ...string[]];
  /** Folder that the build fills. */
  output: string;
  /** Sources: files and folders whose bytes decide whether the build is stale. */
  sources: string[];
}

const shared = ["package-lock.json", "tsconfig.base.json", "packages/contract", "packages/http"];

export const builds: readonly Build[] = [
  {
    name: "the content backend",
    app: "apps/cms",
    command: ["next", "build"],
    output: "apps/cms/.next",
    sources: [
      ...shared,
      "apps/cms/src",
      "apps/cms/server",
      "apps/cms/next.config.ts",
      "apps/cms/package.json",
      "apps/cms/tsconfig.json",
    ],
  },
  {
    name: "the site",
    app: "apps/site",
    command: ["react-router", "build"],
    output: "apps/site/build",
    sources: [
      ...shared,
      "apps/site/app",
      "apps/site/public",
      "apps/site/vite.config.ts",
      "apps/site/react-router.config.ts",
      "apps/site/worker",
      "apps/site/build-worker.ts",
      "apps/site/server/pages/html-template.ts",
      "apps/site/server/pages/plain-sheet.ts",
      "apps/site/package.json",
    ],
  },
];

const stampOf = ({ output }: Build) => path.join(root, output, ".sources");

/** Applications whose sources changed since their last build, with what tells their present sources. */
export function findStaleBuilds(): (Build & { current: string })[] {
  return builds
    .map((build) => ({ ...build, current: fingerprint(build.sources) }))
    .filter((build) => !existsSync(stampOf(build)) || readFileSync(stampOf(build), "utf8") !== build.current);
}

/** Builds each application whose sources changed since its last build. */
export async function buildStale(stale = findStaleBuilds()): Promise<void> {
  for (const build of stale) {
    const stamp = stampOf(build);
    await step(`Building ${build.name}`, () => run(build));
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, build.current);
  }
}

async function run({ app, command: [program, ...args] }: Build): Promise<void> {
  let output = "";
  const child = spawn(path.join(root, "node_modules/.bin", program), args, {
    cwd: path.join(root, app),
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const code = await new Promise<number>((done) => child.once("exit", (status) => done(status ?? 1)));
  if (code === 0) return;
  console.error(output);
  throw new Failure(`${program} ${args.join(" ")} failed in ${app}`);
}

function fingerprint(sources: string[]): string {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, path.join(root, source));
  return hash.digest("hex");
}

function addToHash(hash: ReturnType<typeof createHash>, file: string): void {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    if (/\.test\.tsx?$/.test(file)) return;
    hash.update(path.relative(root, file)).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).toSorted())
    if (name !== "node_modules" && !name.startsWith(".")) addToHash(hash, path.join(file, name));
}
