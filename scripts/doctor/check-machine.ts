import { execFileSync } from "node:child_process";
import { totalmem } from "node:os";
import { findStaleBuilds } from "../parts/build.ts";
import { about } from "./finding.ts";
import type { Finding } from "./finding.ts";

const gigabyte = 1024 ** 3;

/** Whether the clock follows others, as systemd knows it; `null` where that is not known. */
function readClock(): boolean | null {
  try {
    const args = ["show", "--property=NTPSynchronized", "--value"];
    const answer = execFileSync("timedatectl", args, { encoding: "utf8", stdio: "pipe", timeout: 5_000 });
    return answer.trim() === "yes";
  } catch {
    return null;
  }
}

export interface Machine {
  isSynchronized: boolean | null;
  /** Bytes. */
  memory: number;
  nodeMajor: number;
  staleBuilds: readonly string[];
}

/** What this machine is. */
export const readMachine = (): Machine => ({
  isSynchronized: readClock(),
  memory: totalmem(),
  nodeMajor: Number(process.versions.node.split(".", 1)[0]),
  staleBuilds: findStaleBuilds().map(({ app }) => app),
});

/** Looks at the clock, the memory and the versions. */
export function checkMachine({ isSynchronized, memory, nodeMajor, staleBuilds }: Machine): Finding[] {
  const clock = about("clock");
  const machine = about("machine");
  const versions = about("versions");
  return [
    isSynchronized === null
      ? clock.weak("It is not known whether the clock is right: install chrony or systemd-timesyncd.")
      : isSynchronized
        ? clock.good("The clock follows others")
        : clock.weak(
            "The clock follows no other: sign-in codes and links of mails depend on it. Turn NTP on.",
          ),
    memory < 3.5 * gigabyte
      ? machine.weak(`${(memory / gigabyte).toFixed(1)} GB of memory: 4 GB are needed to build and to serve.`)
      : machine.good(`${(memory / gigabyte).toFixed(1)} GB of memory`),
    nodeMajor < 24
      ? versions.dangerous(`Node ${nodeMajor} in place of 24: npm ci did not install the project's own.`)
      : versions.good(`Node ${process.versions.node}`),
    ...(staleBuilds.length > 0
      ? [
          versions.dangerous(
            `Not built from these sources: ${staleBuilds.join(", ")}. Run npm run build, then restart.`,
          ),
        ]
      : []),
  ];
}
