import { setTimeout as delay } from "node:timers/promises";
import type { Part } from "./keep-running.ts";

/**
 * Time between two looks and longest wait for an answer, ms; missed answers in a row after which a part is hung: of one that
 * has answered, and of one that starts, which may take minutes on a slow machine.
 */
const defaults = { every: 10_000, timeout: 10_000, misses: 6, missesAtStart: 30 };

/** Time between two looks until the first answer, ms. */
const whileStarting = 250;

/**
 * Kills a server that answers no more, so that it is started again (F3): one call that never ends holds up all others of a
 * process. Any status is an answer. A server that refuses connections does not listen yet, or is ending. Returns when the
 * part has ended.
 */
export async function endHungPart(
  name: string,
  part: Pick<Part, "pid" | "ended">,
  url: string,
  { every, timeout, misses, missesAtStart } = defaults,
  report: (line: string) => void = console.error,
): Promise<void> {
  const ended = new AbortController();
  void part.ended.then(() => ended.abort());
  for (let missed = 0, hasAnswered = false; !ended.signal.aborted;) {
    const answer = await look(url, timeout);
    hasAnswered ||= answer === "answered";
    missed = answer === "timeout" ? missed + 1 : 0;
    if (ended.signal.aborted || part.pid === undefined) return;
    if (missed >= (hasAnswered ? misses : missesAtStart)) {
      report(`✗ ${name} has not answered for ${(missed * timeout) / 1000} s. It is ended.`);
      process.kill(part.pid, "SIGKILL");
      return void (await part.ended);
    }
    const pause = missed > 0 ? 0 : hasAnswered ? every : whileStarting;
    await delay(pause, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
  }
}

async function look(url: string, timeout: number): Promise<"answered" | "refused" | "timeout"> {
  const signal = AbortSignal.timeout(timeout);
  try {
    await (await fetch(url, { signal })).body?.cancel();
    return "answered";
  } catch {
    return signal.aborted ? "timeout" : "refused";
  }
}
