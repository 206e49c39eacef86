import { setTimeout as delay } from "node:timers/promises";
import type { SupervisedPart } from "./keep-running.ts";
import type { Stack } from "./stack.ts";
import { add } from "./tally.ts";
import type { Tally } from "./tally.ts";

/** Longest time until a killed part answers again on a busy machine, ms. */
const timeout = 120_000;

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(15_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Kills the database, the backend and the site in turn. Each must come back by itself, and the site must answer while a
 * part behind it is down (F3). A part that ended during earlier tests is a failure too.
 */
export async function testSurvival({ parts, siteUrl, cmsUrl }: Stack): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  for (const part of parts) {
    const name = `F3 ${part.name} is killed and comes back`;
    const isSite = part === parts.at(-1);
    const fault = await findFault(part, isSite ? siteUrl : `${cmsUrl}/readyz`, isSite ? [] : [siteUrl]);
    add(tally, fault ? { passed: 0, failures: [`${name}: ${fault}`] } : { passed: 1, failures: [] });
  }
  console.log(`  survival: ${tally.passed} passed, ${tally.failures.length} failed`);
  return tally;
}

/** Kills a part and describes what goes wrong; undefined when it comes back as it must. */
async function findFault(
  part: SupervisedPart,
  ready: string,
  neverDown: string[],
): Promise<string | undefined> {
  if (part.restarts() > 0) return `it ended by itself ${part.restarts()} times during the tests`;
  const pid = part.pid();
  if (pid === undefined) return "it does not run";
  process.kill(pid, "SIGKILL");
  for (const until = Date.now() + timeout; Date.now() < until; await delay(50)) {
    for (const url of neverDown) if (!(await answers(url))) return `${url} did not answer meanwhile`;
    if (part.restarts() > 0 && (await answers(ready))) return undefined;
  }
  return `${ready} did not answer within ${timeout / 1000} s`;
}
