import { readFileSync } from "node:fs";

/** Memory of one process and of all below it. */
export interface PartMemory {
  name: string;
  megabytes: number;
}

/**
 * Memory of the product by part, from the process id of its first process. Proportional set size: what several processes
 * share counts once. Linux only: it reads `/proc`.
 */
export function readMemory(first: number): PartMemory[] {
  const parts = listChildren(first).map((pid) => ({ name: nameOf(pid), megabytes: sumOf(pid) }));
  return [{ name: "supervisor", megabytes: memoryOf(first) }, ...parts];
}

/** Proportional set size of a process, MB; 0 for one that has ended. */
export function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** Process ids of the processes that a process started. */
export const listChildren = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);

const sumOf = (pid: number): number =>
  listChildren(pid).reduce((sum, child) => sum + sumOf(child), memoryOf(pid));

function nameOf(pid: number): string {
  const command = read(`/proc/${pid}/cmdline`);
  return command.includes("postgres") ? "database" : command.includes("server/main.ts") ? "site" : "backend";
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
