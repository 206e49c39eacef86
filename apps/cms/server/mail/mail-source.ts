import type { SendMailOptions } from "nodemailer";
import type pg from "pg";

/** A mail that is due for a row. */
export interface DueMail {
  id: number;
  mail: SendMailOptions;
  /** Records that the mail server accepted the mail. */
  markSent(database: pg.ClientBase): Promise<void>;
  /** Records that the address accepts no mail. Absent for mails with several addresses. */
  markRefused?(database: pg.ClientBase, reason: string): Promise<void>;
}

/** One kind of mail. Its table is its queue (ADR 007): the columns of a row tell whether a mail is due. */
export interface MailSource {
  name: string;
  /** The query that counts the mails that are due, also those beyond the hourly share, as `waiting`. */
  waiting: string;
  /**
   * The mail that has been due longest, except these rows. Returns undefined when no mail is due or the
   * hourly share is used up.
   */
  findDue(database: pg.ClientBase, except: readonly number[]): Promise<DueMail | undefined>;
}
