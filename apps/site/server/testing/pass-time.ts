import { vi } from "vitest";

/** Lets faked timers run, a second at a time, until there is an answer. */
export async function passTimeUntil<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let isThere = false;
  const end = () => (isThere = true);
  answer.then(end, end);
  while (!isThere) {
    vi.advanceTimersByTime(1_000);
    await new Promise((done) => setImmediate(done));
  }
  return answer;
}
