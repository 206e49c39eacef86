import { vi } from "vitest";

/** Advances fake timers by seconds until the answer has arrived. */
export async function passTimeUntil<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let isSettled = false;
  const end = () => (isSettled = true);
  answer.then(end, end);
  while (!isSettled) {
    vi.advanceTimersByTime(1_000);
    await new Promise((done) => setImmediate(done));
  }
  return answer;
}
