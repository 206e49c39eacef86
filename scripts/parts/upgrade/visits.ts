import { setTimeout as pause } from "node:timers/promises";
import { makeMessage, postMessage } from "../../../apps/site/server/forms/testing/crash/outbox-client.ts";
import { reasonOf } from "../failure.ts";

/** Longest time that a visitor waits, ms. */
const longest = 120_000;
export const pages = ["/", "/ar", "/AllBlog", "/ar/questions", "/Blogdetails/1", "/ar/words"];

/** What the visitors of an upgrade met. */
export interface Visits {
  reading: boolean;
  /** Pages that were asked for. */
  read: number;
  failures: string[];
  /** Time of the slowest request, ms. */
  longest: number;
  acknowledged: string[];
}

/** Reads pages until `reading` is false. */
export async function readPages(siteUrl: string, visits: Visits): Promise<void> {
  for (; visits.reading; visits.read++) {
    const address = pages[visits.read % pages.length] ?? "/";
    const started = performance.now();
    try {
      const response = await fetch(`${siteUrl}${address}`, { signal: AbortSignal.timeout(longest) });
      const text = await response.text();
      if (!response.ok || !text.includes("</html>"))
        visits.failures.push(`${address} answers ${response.status}`);
    } catch (error) {
      visits.failures.push(`${address}: ${reasonOf(error)}`);
    }
    visits.longest = Math.max(visits.longest, performance.now() - started);
    await pause(20);
  }
}

/** Sends messages until `reading` is false. */
export async function sendMessages(siteUrl: string, visits: Visits): Promise<void> {
  for (let number = Date.now() % 1_000_000_000; visits.reading; number++) {
    const message = makeMessage(number);
    try {
      const { status, reference } = await postMessage(siteUrl, message);
      if (reference) visits.acknowledged.push(message.key);
      else visits.failures.push(`a message is answered with ${status}`);
    } catch (error) {
      visits.failures.push(`a message: ${reasonOf(error)}`);
    }
    await pause(100);
  }
}
