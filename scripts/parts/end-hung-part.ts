import { setTimeout as delay } from "node:timers/promises";
import type { Part } from "./keep-running.ts";

/** Time between two looks and longest wait for an answer, ms; missed answers in a row after which a part is hung. */
const defaults = { every: 10_000, timeout: 10_000, misses: 6 };

/**
 * Kills a server that answers no more, so that it is started again (F3): one call that never ends holds up all others of a
 * process. Any status is an answer. A server that has not answered yet is starting, and one that refuses connections is
 * ending: neither is hung. Returns when the part has ended.
 */
export async function endHungPart(
  name: string,
  part: Pick<Part, "pid" | "ended">,
  url: string,
  { every, timeout, misses } = defaults,
  report: (line: string) => void = console.error,
): Promise<void> {
  const ended = new AbortController();
  void part.ended.then(() => ended.abort());
  for (let missed = 0, hasAnswered = false; !ended.signal.aborted;) {
    await delay(missed > 0 ? 0 : every, undefined, { signal: ended.signal, ref: false }).catch(
      () => undefined,
    );
    const answer = await look(url, timeout);
    hasAnswered ||= answer === "answered";
    missed = hasAnswered && answer === "timeout" ? missed + 1 : 0;
    if (missed < misses || ended.signal.aborted || part.pid === undefined) continue;
    report(`✗ ${name} has not answered for ${(misses * timeout) / 1000} s. It is ended.`);
    process.kill(part.pid, "SIGKILL");
    await part.ended;
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
