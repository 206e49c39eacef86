import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

/** A server process that can be killed at any moment and started again on the same port. */
export interface KillableProcess {
  port: number;
  url: string;
  /** `kill -9`; resolves when the process has ended. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** Starts a file of this folder as a process, with its options as an argument. */
export async function startKillable(
  file: "forms-process.ts" | "backend-process.ts",
  options: Record<string, unknown>,
): Promise<KillableProcess> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  let child: ChildProcess;
  let port = 0;

  async function start(): Promise<void> {
    child = fork(path, [JSON.stringify({ ...options, port })], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    const ready = await new Promise<unknown>((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    });
    ({ port } = v.parse(v.object({ port: v.number() }), ready));
  }

  await start();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    start,
    kill: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once("exit", () => done());
        child.kill("SIGKILL");
      }),
  };
}
