import { setTimeout as pause } from "node:timers/promises";
import { makeMessage, postMessage } from "../../../apps/site/server/forms/testing/crash/outbox-client.ts";
import { reasonOf } from "../failure.ts";
import { listPages } from "../sitemap.ts";
import { callAsStaff, signIn } from "../staff-calls.ts";
import type { Account } from "../staff-calls.ts";

/** What the visitors, senders and editors of a soak met. */
export interface Visits {
  /** Times of the pages that answered, ms, since the last sample. */
  pageTimes: number[];
  pages: number;
  /** Requests that failed although no fault was near, one line each. */
  failures: string[];
  /** Requests that failed while a part was down or had just come back. */
  failedInFaults: number;
  /** Keys of the acknowledged messages. */
  acknowledged: string[];
  /** Times from a publish until the site's page shows it, ms. */
  visible: number[];
}

export interface SoakOptions {
  siteUrl: string;
  cmsUrl: string;
  owner: Account;
  visits: Visits;
  /** Whether a part is down or has just come back. */
  inFault: () => boolean;
  signal: AbortSignal;
}

/** Pauses, ms: of a reader between two pages, of the sender between two messages, of the editor between two changes. */
const pauses = { reader: 400, sender: 5000, editor: 30_000 };
/** Longest time until a change shows, ms. */
const longestVisible = 10_000;

/** Readers, a sender and an editor until the signal. Resolves when all of them have ended. */
export async function runVisits(options: SoakOptions): Promise<void> {
  const addresses = await readAddresses(options.siteUrl);
  const readers = Array.from({ length: 4 }, () =>
    repeat(options, pauses.reader, readPage(options, addresses)),
  );
  await Promise.all([
    ...readers,
    repeat(options, pauses.sender, sendMessage(options)),
    repeat(options, pauses.editor, changeTitle(options)),
  ]);
}

async function readAddresses(siteUrl: string): Promise<string[]> {
  const pages = await listPages(siteUrl);
  if (pages.length === 0) throw new Error("The sitemap names no page");
  return [...pages, "/search?q=market", "/ar/search?q=%D8%B3%D9%88%D9%82"];
}

async function repeat({ visits, inFault, signal }: SoakOptions, between: number, act: () => Promise<void>) {
  while (!signal.aborted) {
    const faultBefore = inFault();
    await act().catch((error: unknown) => {
      if (faultBefore || inFault()) visits.failedInFaults += 1;
      else visits.failures.push(reasonOf(error));
    });
    await pause(between * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
  }
}

const readPage =
  ({ siteUrl, visits }: SoakOptions, addresses: readonly string[]) =>
  async () => {
    const address = addresses[Math.floor(Math.random() * addresses.length)] ?? "/";
    const started = performance.now();
    const response = await fetch(`${siteUrl}${address}`, { signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    if (!response.ok || !text.includes("</html>")) throw new Error(`${address} answered ${response.status}`);
    visits.pages += 1;
    visits.pageTimes.push(performance.now() - started);
  };

/** Sends one message, again and again until it is acknowledged. */
const sendMessage = ({ siteUrl, visits, signal }: SoakOptions) => {
  let number = Date.now() % 1_000_000_000;
  return async () => {
    const message = makeMessage((number += 1));
    while (!signal.aborted) {
      const answer = await postMessage(siteUrl, message).catch(() => undefined);
      if (answer?.reference) {
        visits.acknowledged.push(message.key);
        return;
      }
      if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
        throw new Error(`a message was refused with ${answer.status}`);
      await pause(1000);
    }
  };
};

/** Publishes an article under a new title, and waits until the site shows it. */
const changeTitle = ({ siteUrl, cmsUrl, owner, visits }: SoakOptions) => {
  let cookie = "";
  return async () => {
    cookie ||= await signIn(cmsUrl, owner);
    const title = `What changed at ${new Date().toISOString()}`;
    const saved = await callAsStaff(cmsUrl, cookie, "PATCH", "/api/blogs/1?locale=en", {
      title,
      _status: "published",
    });
    await saved.arrayBuffer();
    if (saved.status === 401 || saved.status === 403) cookie = "";
    if (!saved.ok) throw new Error(`publishing answered ${saved.status}`);
    const published = performance.now();
    while (performance.now() - published < longestVisible) {
      const page = await fetch(`${siteUrl}/Blogdetails/1`, { signal: AbortSignal.timeout(30_000) });
      if ((await page.text()).includes(title)) {
        visits.visible.push(performance.now() - published);
        return;
      }
      await pause(25);
    }
    throw new Error(`a change was not visible within ${longestVisible / 1000} s`);
  };
};
