import type { SendMailOptions } from "nodemailer";
import type pg from "pg";

/** A mail that a row waits for. */
export interface DueMail {
  id: number;
  mail: SendMailOptions;
  /** Writes down that the server took it. */
  markSent(database: pg.ClientBase): Promise<void>;
  /** Writes down that its address takes no mail, where there is one to blame. */
  markRefused?(database: pg.ClientBase, reason: string): Promise<void>;
}

/** One kind of mail. Its table is its queue: a row that needs a mail says so by itself. */
export interface MailSource {
  name: string;
  /** The row that has waited longest, none of `except`; nothing when all are served, or the hour's share is used. */
  findDue(database: pg.ClientBase, except: readonly number[]): Promise<DueMail | undefined>;
}
