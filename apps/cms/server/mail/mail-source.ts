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

/** Ids of rows whose mail the server has put off. */
export interface TriedRows {
  /** The one that was tried longest ago first. */
  tried: readonly number[];
  /** Those that wait. */
  except: readonly number[];
}

/** One kind of mail. Its table is its queue (ADR 007): the columns of a row tell whether a mail is due. */
export interface MailSource {
  name: string;
  /** The query that counts the mails that are due, also those beyond the hourly share, as `waiting`. */
  waiting: string;
  /**
   * The mail that has been due longest. The rows `tried` without success come after all others, in this order;
   * the rows `except` do not come. Returns undefined when no mail is due or the hourly share is used up.
   */
  findDue(database: pg.ClientBase, rows: TriedRows): Promise<DueMail | undefined>;
}
