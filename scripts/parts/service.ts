import { spawn } from "node:child_process";
import path from "node:path";
import { endHungPart } from "./end-hung-part.ts";
import { Failure } from "./failure.ts";
import { endProcess, whenEnded } from "./keep-running.ts";
import type { Part } from "./keep-running.ts";
import { root } from "./settings.ts";

/** Node's warnings about experimental (SQLite) and deprecated features (the database driver) concern no operator. */
export const quietFlags = ["--disable-warning=ExperimentalWarning", "--disable-warning=DeprecationWarning"];

/** Flags of every process that loads Payload. */
export const backendFlags = [
  ...quietFlags,
  `--import=${path.join(root, "apps/cms/server/quick-resolution.ts")}`,
];

/**
 * What keeps a server small. V8 sizes the space of young objects by the memory of the machine, 128 MB on a large one; 8 MB
 * for each half of it costs no measurable time (docs/measurements.md). It lets the heap grow to a multiple of what lives
 * before it collects; half as much again costs no measurable time either. glibc keeps a heap for each thread that
 * allocated, and blocks that were freed; large ones go back to the system at once.
 */
export const memoryFlags = ["--max-semi-space-size=8", "--heap-growing-percent=50"];
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** How long a server may take to stop, ms. */
export const longestStop = 12_000;

/**
 * Starts a server in a process group of its own: Ctrl-C reaches this process alone, which then stops all parts in order.
 * A stop waits for `longestStop`, then kills the server.
 */
export function startService(
  file: string,
  options: {
    cwd: string;
    env: Record<string, string>;
    flags: readonly string[];
    args?: string[];
    quiet?: boolean;
    /** A socket of this process that the server listens with. */
    socket?: number | undefined;
    /** Its name and an address that it answers. If it answers no more, it is ended. */
    watched?: { name: string; url: string } | undefined;
  },
): Part {
  const { socket, watched } = options;
  const child = spawn(process.execPath, [...options.flags, ...memoryFlags, file, ...(options.args ?? [])], {
    cwd: options.cwd,
    env: {
      ...memoryEnvironment,
      ...process.env,
      ...options.env,
      ...(socket !== undefined && { LISTEN_FD: "3" }),
    },
    stdio: [
      ...(["ignore", options.quiet ? "ignore" : "inherit", "inherit"] as const),
      ...(socket === undefined ? [] : [socket]),
    ],
    detached: true,
  });
  const ended = whenEnded(child);
  const stop = () => endProcess(child, { asks: "SIGTERM", forces: "SIGKILL", longest: longestStop });
  const part = { pid: child.pid, ended, stop };
  if (watched) void endHungPart(watched.name, part, watched.url);
  return part;
}

/** Waits until an address answers 2xx. Throws a `Failure` when the part ends first or `timeout` ms pass, or when `signal` aborts. */
export async function waitForPart(
  name: string,
  part: Pick<Part, "ended">,
  url: string,
  { timeout = 60_000, signal }: { timeout?: number; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const started = Date.now();
  let running = true;
  void part.ended.then(() => (running = false));
  while (Date.now() - started < timeout) {
    signal?.throwIfAborted();
    if (!running) throw new Failure(`${name} ended before it answered; its last lines are above`);
    const answered = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Failure(`${name} did not answer at ${url} within ${timeout / 1000} s`);
}
