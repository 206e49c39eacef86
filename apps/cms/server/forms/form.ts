import type { Locale } from "@miqyas/contract";
import type pg from "pg";
import type * as v from "valibot";

/** What arrived with a form besides its fields. */
export interface Envelope {
  /** The `Idempotency-Key`; absent from clients that do not know it. */
  key: string | null;
  /** SHA-256 of the fields (`fingerprintOf`). */
  fingerprint: string;
  locale: Locale;
  /** When the visitor sent it. */
  receivedAt: Date;
  /** The reference that visitor and staff name it by (CON-14). */
  reference: string;
  /** The reply deadline (CON-1); nothing when the opening hours are not known. */
  replyBy: Date | null;
  /** Why the site's server suspects a machine; such a form is held back for staff to judge (B19). */
  quarantine: string | null;
}

/** A row as it was written. */
export interface StoredRow {
  id: number;
  /** Fingerprint the row carries; another one than the form's means that its key belongs to another message. */
  fingerprint: string;
}

/** A form of the API: what it accepts, how often, and where it is stored. */
export interface Form<Fields extends object = object> {
  /** Below `/api/v1`. */
  path: string;
  schema: v.GenericSchema<unknown, Fields>;
  /** What the visitor reads when the form is stored. */
  thanks: Record<Locale, string>;
  /** New rows from one client in a window of time, ms. */
  limit: { allowed: number; window: number };
  /** Table of its rows. */
  table: "contact_messages" | "newsletter_subscribers";
  /** Writes the row, on a connection with an open transaction. */
  store(client: pg.ClientBase, fields: Fields, envelope: Envelope): Promise<StoredRow>;
}
