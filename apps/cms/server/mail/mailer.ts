import type pg from "pg";
import { describeWithoutMessage } from "../../src/log/describe-error.ts";
import { log } from "../../src/log/log.ts";
import { noticeLostClient } from "../../src/notice-lost-client.ts";
import type { SendMail } from "../../src/mail/mail-transport.ts";
import type { Database } from "../shared/database.ts";
import { mailPace } from "./mail-limits.ts";
import type { MailPace } from "./mail-limits.ts";
import type { DueMail, MailSource, TriedRows } from "./mail-source.ts";
import { readMailFailure } from "./read-mail-failure.ts";

export interface MailerOptions {
  database: Pick<Database, "direct" | "read">;
  send: SendMail;
  /** The sources of mails, the most urgent first. */
  sources: readonly MailSource[];
  pace?: MailPace;
  random?: () => number;
}

/** What the mailer has done since the start, per kind of mail. */
export interface MailStatus {
  /** Whether the mail server fails or refuses one kind of mail. */
  isDown: boolean;
  /** `refused`: the server refused the address for good. `failed`: the mail is tried again. */
  results: readonly { kind: string; result: MailResult; count: number }[];
}

interface Trouble {
  /** In a row. */
  failures: number;
  isDown: boolean;
  /** Time by the process's own clock (`performance.now()`). */
  pausedUntil: number;
}

/** Times by the process's own clock. */
interface Deferral {
  since: number;
  times: number;
  /** The time of the next attempt. */
  until: number;
}

type MailResult = "sent" | "refused" | "failed";

export interface Mailer {
  status(): MailStatus;
  /** How many mails of each kind are due and not sent. */
  countWaiting(): Promise<{ kind: string; waiting: number }[]>;
  /** Looks for due mails now, unless the mailer pauses after a failure of the mail server. */
  wake(): void;
  /** Waits up to three seconds for the current mail, then stops. */
  stop(): Promise<void>;
}

/** Names the mail server, and the tables of the mails, among the kinds of mail. */
const mailServer = "server";
const tables = "tables";

/** Longest wait for the current mail at a stop, ms. */
const stopTimeout = 3000;

/**
 * Sends the mails that are due according to the tables. A database lock lets only one process send at a time.
 * A mail is sent before its row is written: a process killed in between sends the mail again, with the same
 * `Message-ID`, and no mail is lost. After a failure of the mail server the mailer pauses, longer each time,
 * with jitter, without a limit of attempts. When the server refuses mails, only their kind pauses: a full mailbox
 * of staff holds up no subscriber. A mail that was put off comes after all others, and is given up after days.
 * The log has one line when the server or a kind fails and one when it works again. Pauses do not depend on the
 * clock, which may be set back (R19).
 */
export function startMailer(options: MailerOptions): Mailer {
  const { database, send, sources, pace = mailPace, random = Math.random } = options;
  /** Mails that the server put off, by source and id, the one that was tried longest ago first. */
  const deferred = new Map<string, Deferral>();
  /** A mail that the server accepted and whose row is not written yet. */
  let unrecorded: DueMail | undefined;
  const results = new Map<string, { kind: string; result: MailResult; count: number }>();
  /** Of the mail server, and of each kind of mail. */
  const troubles = new Map<string, Trouble>();
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopping = false;

  /** Counts a failure. From the given number of failures in a row on, each is followed by a pause. */
  function fail(what: string, failuresBeforePause: number, reason: object): void {
    const before = troubles.get(what);
    const failures = (before?.failures ?? 0) + 1;
    const isDown = failures >= failuresBeforePause;
    if (isDown && !before?.isDown) log.warn({ event: "mail_down", of: what, ...reason });
    const length = isDown ? Math.min(pace.longestPause, pace.firstPause * 2 ** (failures - 1)) : 0;
    troubles.set(what, { failures, isDown, pausedUntil: performance.now() + length * (0.5 + random() / 2) });
  }

  const isPaused = (what: string) => performance.now() < (troubles.get(what)?.pausedUntil ?? 0);

  function count(kind: string, result: MailResult): void {
    const key = `${kind} ${result}`;
    results.set(key, { kind, result, count: (results.get(key)?.count ?? 0) + 1 });
  }

  function recover(what: string): void {
    if (troubles.get(what)?.isDown) log.info({ event: "mail_up", of: what });
    troubles.delete(what);
  }

  function succeed(kind: string): void {
    count(kind, "sent");
    for (const what of [mailServer, kind]) recover(what);
    log.info({ event: "mail_sent", kind });
  }

  /** Sends one mail. */
  async function deliver(holder: pg.ClientBase, due: DueMail, kind: string): Promise<void> {
    try {
      await send(due.mail);
    } catch (error) {
      const { blame, code, reason } = readMailFailure(error);
      const isGivenUp = blame === "mail" && defer(due, kind);
      if ((blame === "recipient" || isGivenUp) && due.markRefused) {
        deferred.delete(`${kind} ${due.id}`);
        log.info({ event: "mail_refused", kind, code });
        count(kind, "refused");
        await due.markRefused(holder, reason);
        return;
      }
      count(kind, "failed");
      if (blame === "server") return fail(mailServer, 1, { code });
      return fail(kind, pace.refusalsBeforePause, { code });
    }
    deferred.delete(`${kind} ${due.id}`);
    unrecorded = due;
    succeed(kind);
    await recordSent(holder);
  }

  async function recordSent(holder: pg.ClientBase): Promise<void> {
    await unrecorded?.markSent(holder);
    unrecorded = undefined;
  }

  /**
   * Plans the next attempt. Only a mail to one address waits longer each time: what puts off a mail to staff puts
   * off all of them, and they are wanted soon after it has ended.
   * @returns whether the mail has been put off for so long that it is given up
   */
  function defer(due: DueMail, kind: string): boolean {
    const key = `${kind} ${due.id}`;
    const now = performance.now();
    const { since, times } = deferred.get(key) ?? { since: now, times: 0 };
    const wait = pace.deferredFor * (due.markRefused ? 2 ** times : 1);
    deferred.delete(key);
    deferred.set(key, { since, times: times + 1, until: now + Math.min(wait, pace.longestDeferral) });
    return now - since >= pace.givenUpAfter;
  }

  function listTried(kind: string): TriedRows {
    const now = performance.now();
    // By then its row has been given up or is gone.
    for (const [key, { since }] of deferred) if (now - since > 2 * pace.givenUpAfter) deferred.delete(key);
    const rows = [...deferred].flatMap(([key, { until }]) => {
      const [of, id] = key.split(" ");
      return of === kind ? [{ id: Number(id), until }] : [];
    });
    const waiting = rows.filter(({ until }) => until > now);
    return { tried: rows.map(({ id }) => id), except: waiting.map(({ id }) => id) };
  }

  async function sendAll(holder: pg.ClientBase): Promise<void> {
    await recordSent(holder);
    for (const source of sources)
      while (!isStopping && !isPaused(mailServer) && !isPaused(source.name)) {
        const tried = listTried(source.name);
        const due = await source.findDue(holder, tried);
        if (!due) {
          // Nothing of this kind waits any more: another process has sent it, or it is no longer wanted.
          if (tried.except.length === 0) recover(source.name);
          break;
        }
        await deliver(holder, due, source.name);
      }
    const waits = sources.some(({ name }) => troubles.has(name)) || deferred.size > 0;
    if (!waits && !isPaused(mailServer)) recover(mailServer);
  }

  async function sendRound(): Promise<void> {
    const holder = await database.direct.connect();
    let isBroken = true;
    try {
      await noticeLostClient(holder);
      const { rows } = await holder.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS mine`);
      if (rows[0]?.mine) {
        await sendAll(holder);
        await holder.query(`SELECT pg_advisory_unlock(${lock})`);
      }
      isBroken = false;
      recover(tables);
    } finally {
      // A failed connection is closed, which releases its lock.
      holder.release(isBroken);
    }
  }

  function wake(): void {
    isRequested = true;
    if (running || isStopping || isPaused(mailServer) || isPaused(tables)) return;
    isRequested = false;
    running = sendRound()
      .catch((error: unknown) => fail(tables, 1, { error: describeWithoutMessage(error) }))
      .finally(() => {
        running = undefined;
        if (isRequested) wake();
      });
  }

  const timer = setInterval(wake, pace.every);
  wake();
  return {
    wake,
    status: () => ({
      // A database that is away has alerts of its own.
      isDown: [...troubles].some(([what, { isDown }]) => isDown && what !== tables),
      results: [...results.values()],
    }),
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
