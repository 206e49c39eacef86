import { execFile } from "node:child_process";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { Failure } from "./failure.ts";
import { percentile } from "./percentile.ts";

const run = promisify(execFile);

/** Result of a load test. */
export interface Load {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the answer time, ms. */
  p99: number;
  /** What produced the load. */
  by: "wrk" | "own loop";
}

/** Loads one address over 16 connections, with `wrk` where it is installed, else from this process. */
export async function measureLoad(
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<Load> {
  return (await measureWithWrk(url, seconds, headers)) ?? measureAlone(url, seconds, headers);
}

async function measureWithWrk(
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<Load | undefined> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const output = await run("wrk", ["-t1", "-c16", `-d${seconds}s`, "--latency", ...given, url]).then(
    ({ stdout }) => stdout,
    () => "",
  );
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (rate === undefined) return undefined;
  const failed = /Non-2xx.*|Socket errors.*/.exec(output)?.[0];
  if (failed) throw new Failure(`${url}: ${failed}`);
  return { rate: Number(rate), p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1), by: "wrk" };
}

/** Loads from this process, which may also run the server: a lower bound. */
async function measureAlone(url: string, seconds: number, headers: Record<string, string>): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const times: number[] = [];
  const started = performance.now();
  const request = () =>
    new Promise<void>((resolve, reject) => {
      const sent = performance.now();
      get(url, { agent, headers }, (response) => {
        response.resume();
        response.on("end", () => {
          times.push(performance.now() - sent);
          resolve();
        });
      }).on("error", reject);
    });
  const worker = async () => {
    while (performance.now() - started < seconds * 1000) await request();
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
  const rate = times.length / ((performance.now() - started) / 1000);
  return { rate, p99: percentile(times, 99), by: "own loop" };
}
