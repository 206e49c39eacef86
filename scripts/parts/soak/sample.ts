import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { listChildren, memoryOf } from "../memory.ts";
import { median, percentile } from "../percentile.ts";
import type { Stack } from "../stack.ts";

/** State of the running product at one moment. */
export interface Sample {
  /** Memory of each part, MB, by name: proportional set size, so shared pages count once. */
  memory: Record<string, number>;
  /** Open descriptors of all parts. */
  descriptors: number;
  /** Files in the data folder, without the database, MB. */
  files: number;
  /** Page times since the sample before, ms. */
  median: number;
  p99: number;
}

/** Looks at the product. Linux only: it reads `/proc`. */
export function takeSample(stack: Stack, dataDir: string, pageTimes: readonly number[]): Sample {
  const memory: Sample["memory"] = {};
  let descriptors = 0;
  const processes = stack.parts.map((part) => ({ name: part.name, pid: part.pid() }));
  for (const { name, pid } of processes) {
    const pids = pid === undefined ? [] : [pid, ...listChildren(pid)];
    memory[name] = pids.reduce((sum, each) => sum + memoryOf(each), 0);
    descriptors += pids.reduce((sum, each) => sum + listFolder(`/proc/${each}/fd`).length, 0);
  }
  const files = sizeOf(dataDir) / 1024 / 1024;
  return { memory, descriptors, files, median: median(pageTimes) || 0, p99: percentile(pageTimes, 99) || 0 };
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function sizeOf(folder: string): number {
  let bytes = 0;
  for (const name of listFolder(folder)) {
    if (name === "postgres") continue;
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    bytes += stats?.isDirectory() ? sizeOf(file) : (stats?.size ?? 0);
  }
  return bytes;
}
