import { setTimeout as pause } from "node:timers/promises";
import { makeMessage, postMessage } from "./outbox-client.ts";
import type { OutboxMessage } from "./outbox-client.ts";

/** The results of the sent messages. */
export interface LoadResult {
  /** References of the acknowledged messages, by key. */
  references: Map<string, string>;
  /** Number of answers by status; `none`: no answer. */
  answers: Record<string, number>;
  /** Durations of the successful attempts, ms. */
  times: number[];
  /** Keys that got two different references. */
  inconsistent: string[];
}

export interface Load extends LoadResult {
  messages: readonly OutboxMessage[];
  /** Resolves when every message has been acknowledged; rejects when the site refuses one for good. */
  finished: Promise<void>;
}

/** Every tenth message is posted twice at the same moment. */
const doubled = 10;

/**
 * Sends `count` messages from `clients` clients at once. Each repeats a message until it is acknowledged. `rate` is the
 * number of messages begun per second; without it each client sends one after the other.
 */
export function startLoad(url: string, count: number, clients: number, rate = Infinity): Load {
  const began = performance.now();
  const messages = Array.from({ length: count }, (_, number) => makeMessage(number));
  const result: LoadResult = { references: new Map(), answers: {}, times: [], inconsistent: [] };

  async function attempt(message: OutboxMessage): Promise<boolean> {
    const started = performance.now();
    const answer = await postMessage(url, message).catch(() => null);
    const name = answer ? String(answer.status) : "none";
    result.answers[name] = (result.answers[name] ?? 0) + 1;
    if (answer && answer.status >= 400 && answer.status < 500 && ![408, 409, 429].includes(answer.status))
      throw new Error(`the site refused a message with ${answer.status}`);
    if (!answer || answer.status >= 300 || !answer.reference) return false;
    result.times.push(performance.now() - started);
    const before = result.references.get(message.key);
    if (before !== undefined && before !== answer.reference) result.inconsistent.push(message.key);
    result.references.set(message.key, answer.reference);
    return true;
  }

  const queue = messages.entries();

  async function sendAll(): Promise<void> {
    for (const [number, message] of queue) {
      await pause(Math.max(0, began + (number * 1000) / rate - performance.now()));
      if (number % doubled === 0) await Promise.all([attempt(message), attempt(message)]);
      for (let tries = 1; !(await attempt(message)); tries++)
        await pause(10 + Math.random() * Math.min(500, 20 * 2 ** tries));
    }
  }

  const finished = Promise.all(Array.from({ length: clients }, sendAll)).then(() => undefined);
  return { ...result, messages, finished };
}
