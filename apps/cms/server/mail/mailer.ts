import type pg from "pg";
import { describeError } from "../../src/log/describe-error.ts";
import type { SendMail } from "../../src/mail/mail-transport.ts";
import type { Database } from "../shared/database.ts";
import { log } from "../../src/log/log.ts";
import { mailPace } from "./mail-limits.ts";
import type { MailPace } from "./mail-limits.ts";
import type { DueMail, MailSource } from "./mail-source.ts";
import { readMailFailure } from "./read-mail-failure.ts";

export interface MailerOptions {
  database: Pick<Database, "write">;
  send: SendMail;
  /** What is sent, the most urgent first. */
  sources: readonly MailSource[];
  pace?: MailPace;
  random?: () => number;
}

export interface Mailer {
  /** Looks for work now, unless the server is being left alone. */
  wake(): void;
  /** Lets the mail on its way arrive, up to three seconds. */
  stop(): Promise<void>;
}

/** Longest that a mail on its way is waited for at the end, ms. */
const farewell = 3000;

/**
 * Sends what the tables say is due. A lock in the database lets one process send at a time. The server is asked
 * first and the row written after: a process killed between the two sends that one mail again, with the same
 * `Message-ID`, and nothing is ever lost. A server that fails is left alone for longer and longer, with jitter, for
 * ever; the log has one line when it fails and one when it works again.
 */
export function startMailer(options: MailerOptions): Mailer {
  const { database, send, sources, pace = mailPace, random = Math.random } = options;
  /** Mails that the server refused for now, by source and id, with the time until when. */
  const aside = new Map<string, number>();
  /** Taken by the server, and not written down yet. */
  let unwritten: DueMail | undefined;
  let failures = 0;
  let isDown = false;
  let pausedUntil = 0;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopping = false;

  function pause(reason: object): void {
    const length = Math.min(pace.longestPause, pace.firstPause * 2 ** (failures - 1));
    pausedUntil = Date.now() + length * (0.5 + random() / 2);
    if (!isDown) log.warn({ msg: "mail_down", ...reason });
    isDown = true;
  }

  function succeed(kind: string): void {
    failures = 0;
    if (isDown) log.info({ msg: "mail_up" });
    isDown = false;
    log.info({ msg: "mail_sent", kind });
  }

  /** Sends one mail. False when the server is to be left alone. */
  async function deliver(holder: pg.ClientBase, due: DueMail, kind: string): Promise<boolean> {
    try {
      await send(due.mail);
    } catch (error) {
      const { blame, code, reason } = readMailFailure(error);
      if (blame === "recipient" && due.markRefused) {
        log.info({ msg: "mail_refused", kind, code });
        await due.markRefused(holder, reason);
        return true;
      }
      if (blame !== "server") aside.set(`${kind} ${due.id}`, Date.now() + pace.asideFor);
      failures += 1;
      if (blame !== "server" && failures < pace.patience) return true;
      pause({ code });
      return false;
    }
    unwritten = due;
    succeed(kind);
    await writeDown(holder);
    return true;
  }

  async function writeDown(holder: pg.ClientBase): Promise<void> {
    await unwritten?.markSent(holder);
    unwritten = undefined;
  }

  function listAside(kind: string): number[] {
    for (const [key, until] of aside) if (until <= Date.now()) aside.delete(key);
    return [...aside.keys()]
      .map((key) => key.split(" "))
      .flatMap(([of, id]) => (of === kind ? [Number(id)] : []));
  }

  async function sendAll(holder: pg.ClientBase): Promise<void> {
    await writeDown(holder);
    for (const source of sources)
      for (;;) {
        const due = isStopping ? undefined : await source.findDue(holder, listAside(source.name));
        if (!due) break;
        if (!(await deliver(holder, due, source.name))) return;
      }
  }

  async function round(): Promise<void> {
    const holder = await database.write.connect();
    let isBroken = true;
    try {
      const { rows } = await holder.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS mine`);
      if (rows[0]?.mine) {
        await sendAll(holder);
        await holder.query(`SELECT pg_advisory_unlock(${lock})`);
      }
      isBroken = false;
    } finally {
      // A connection that failed is closed, and its lock with it.
      holder.release(isBroken);
    }
  }

  function wake(): void {
    isWanted = true;
    if (running || isStopping || Date.now() < pausedUntil) return;
    isWanted = false;
    running = round()
      .catch((error: unknown) => {
        failures += 1;
        pause({ error: describeError(error) });
      })
      .finally(() => {
        running = undefined;
        if (isWanted) wake();
      });
  }

  const timer = setInterval(wake, pace.every);
  wake();
  return {
    wake,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, farewell).unref())]);
    },
  };
}

const lock = "hashtextextended('mail', 0)";
