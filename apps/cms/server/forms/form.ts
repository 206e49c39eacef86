import type { Locale } from "@miqyas/contract";
import type pg from "pg";
import type * as v from "valibot";

/** What arrived with a form besides its fields. */
export interface Envelope {
  /** The `Idempotency-Key`; absent from clients that do not know it. */
  key: string | null;
  /** SHA-256 of what the form says, however it was written. */
  fingerprint: string;
  locale: Locale;
  /** When the visitor sent it. */
  receivedAt: Date;
  /** The short name by which visitor and staff speak of it (CON-14). */
  reference: string;
  /** By when the site promised an answer (CON-1); nothing when the opening hours are not known. */
  replyBy: Date | null;
  /** Why the site's server suspects a machine; it is held back for staff to judge (B19). */
  quarantine: string | null;
}

/** A row as it was written. */
export interface StoredRow {
  id: number;
  /** Fingerprint the row carries; another one than the form's means that its key belongs to another message. */
  fingerprint: string;
}

/** A form of the API: what it accepts, how often, and where it is kept. */
export interface Form<Fields extends object = object> {
  /** Below `/api/v1`. */
  path: string;
  schema: v.GenericSchema<unknown, Fields>;
  /** What the visitor reads when it is kept. */
  thanks: Record<Locale, string>;
  /** New rows from one client in a window of time, ms. */
  limit: { allowed: number; window: number };
  /** Table that keeps it. */
  table: "contact_messages" | "newsletter_subscribers";
  /** Writes the row, on a connection with an open transaction. */
  store(client: pg.ClientBase, fields: Fields, envelope: Envelope): Promise<StoredRow>;
}
