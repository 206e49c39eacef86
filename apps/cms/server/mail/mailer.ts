import type pg from "pg";
import { describeError } from "../../src/log/describe-error.ts";
import { log } from "../../src/log/log.ts";
import type { SendMail } from "../../src/mail/mail-transport.ts";
import type { Database } from "../shared/database.ts";
import { mailPace } from "./mail-limits.ts";
import type { MailPace } from "./mail-limits.ts";
import type { DueMail, MailSource } from "./mail-source.ts";
import { readMailFailure } from "./read-mail-failure.ts";

export interface MailerOptions {
  database: Pick<Database, "direct" | "read">;
  send: SendMail;
  /** The sources of mails, the most urgent first. */
  sources: readonly MailSource[];
  pace?: MailPace;
  random?: () => number;
}

/** What the mailer has done since the start, per kind of mail, and whether the mail server fails. */
export interface MailStatus {
  isDown: boolean;
  /** `refused`: the server refused the address for good. `failed`: the mail is tried again. */
  results: readonly { kind: string; result: MailResult; count: number }[];
}

type MailResult = "sent" | "refused" | "failed";

export interface Mailer {
  status(): MailStatus;
  /** How many mails of each kind are due and not sent. */
  countWaiting(): Promise<{ kind: string; waiting: number }[]>;
  /** Looks for due mails now, unless the mailer pauses after a failure. */
  wake(): void;
  /** Waits up to three seconds for the current mail, then stops. */
  stop(): Promise<void>;
}

/** Longest wait for the current mail at a stop, ms. */
const stopTimeout = 3000;

/**
 * Sends the mails that are due according to the tables. A database lock lets only one process send at a time.
 * A mail is sent before its row is written: a process killed in between sends the mail again, with the same
 * `Message-ID`, and no mail is lost. After a failure of the mail server the mailer pauses, longer each time,
 * with jitter, without a limit of attempts. The log has one line when the server fails and one when it works
 * again.
 */
export function startMailer(options: MailerOptions): Mailer {
  const { database, send, sources, pace = mailPace, random = Math.random } = options;
  /** Mails that the server refused temporarily, by source and id, with the time of the next attempt. */
  const deferred = new Map<string, number>();
  /** A mail that the server accepted and whose row is not written yet. */
  let unrecorded: DueMail | undefined;
  const results = new Map<string, { kind: string; result: MailResult; count: number }>();
  let failures = 0;
  let isDown = false;
  let pausedUntil = 0;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopping = false;

  function pause(reason: object): void {
    const length = Math.min(pace.longestPause, pace.firstPause * 2 ** (failures - 1));
    pausedUntil = Date.now() + length * (0.5 + random() / 2);
    if (!isDown) log.warn({ msg: "mail_down", ...reason });
    isDown = true;
  }

  function count(kind: string, result: MailResult): void {
    const key = `${kind} ${result}`;
    results.set(key, { kind, result, count: (results.get(key)?.count ?? 0) + 1 });
  }

  function succeed(kind: string): void {
    count(kind, "sent");
    failures = 0;
    if (isDown) log.info({ msg: "mail_up" });
    isDown = false;
    log.info({ msg: "mail_sent", kind });
  }

  /** Sends one mail. Returns false when the mailer must pause. */
  async function deliver(holder: pg.ClientBase, due: DueMail, kind: string): Promise<boolean> {
    try {
      await send(due.mail);
    } catch (error) {
      const { blame, code, reason } = readMailFailure(error);
      if (blame === "recipient" && due.markRefused) {
        log.info({ msg: "mail_refused", kind, code });
        count(kind, "refused");
        await due.markRefused(holder, reason);
        return true;
      }
      if (blame !== "server") deferred.set(`${kind} ${due.id}`, Date.now() + pace.deferredFor);
      failures += 1;
      count(kind, "failed");
      if (blame !== "server" && failures < pace.refusalsBeforePause) return true;
      pause({ code });
      return false;
    }
    unrecorded = due;
    succeed(kind);
    await recordSent(holder);
    return true;
  }

  async function recordSent(holder: pg.ClientBase): Promise<void> {
    await unrecorded?.markSent(holder);
    unrecorded = undefined;
  }

  function listDeferred(kind: string): number[] {
    for (const [key, until] of deferred) if (until <= Date.now()) deferred.delete(key);
    return [...deferred.keys()]
      .map((key) => key.split(" "))
      .flatMap(([of, id]) => (of === kind ? [Number(id)] : []));
  }

  async function sendAll(holder: pg.ClientBase): Promise<void> {
    await recordSent(holder);
    for (const source of sources)
      for (;;) {
        const due = isStopping ? undefined : await source.findDue(holder, listDeferred(source.name));
        if (!due) break;
        if (!(await deliver(holder, due, source.name))) return;
      }
  }

  async function sendRound(): Promise<void> {
    const holder = await database.direct.connect();
    let isBroken = true;
    try {
      const { rows } = await holder.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS mine`);
      if (rows[0]?.mine) {
        await sendAll(holder);
        await holder.query(`SELECT pg_advisory_unlock(${lock})`);
      }
      isBroken = false;
    } finally {
      // A failed connection is closed, which releases its lock.
      holder.release(isBroken);
    }
  }

  function wake(): void {
    isRequested = true;
    if (running || isStopping || Date.now() < pausedUntil) return;
    isRequested = false;
    running = sendRound()
      .catch((error: unknown) => {
        failures += 1;
        pause({ error: describeError(error) });
      })
      .finally(() => {
        running = undefined;
        if (isRequested) wake();
      });
  }

  const timer = setInterval(wake, pace.every);
  wake();
  return {
    wake,
    status: () => ({ isDown, results: [...results.values()] }),
    countWaiting: () =>
      Promise.all(
        sources.map(async ({ name, waiting }) => {
          const { rows } = await database.read.query<{ waiting: number }>(waiting);
          return { kind: name, waiting: rows[0]?.waiting ?? 0 };
        }),
      ),
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, stopTimeout).unref())]);
    },
  };
}

const lock = "hashtextextended('mail', 0)";
