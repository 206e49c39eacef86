import type { FieldFault, Locale } from "@miqyas/contract";
import type { RateRule } from "@miqyas/http/rate-limiter";
import type pg from "pg";
import type * as v from "valibot";

/** Data that arrives with a form beside its fields. */
export interface Envelope {
  /** The `Idempotency-Key`, or null when the client sends none. */
  key: string | null;
  /** SHA-256 of the fields (`fingerprintOf`), or of `sameness`. */
  fingerprint: string;
  /** SHA-256 of the fields as typed. Receipts of 0.2.0 and before have it; the last are removed 30 days after the upgrade. */
  typedFingerprint: string;
  locale: Locale;
  /** When the visitor sent the form. */
  receivedAt: Date;
  /** The reference of the message for visitor and staff (CON-14). */
  reference: string;
  /** The reply deadline (CON-1), or null when the opening hours are unknown. */
  replyBy: Date | null;
  /** Why the site's server suspects a machine, or null. Such a form is quarantined for review by staff (B19). */
  quarantine: string | null;
}

/** A stored row. */
export interface StoredRow {
  id: number;
  /** Fingerprint of the row. If it differs from the form's, the key belongs to another message. */
  fingerprint: string;
}

/** A form of the API: its fields, its limit and its table. */
export interface Form<Fields extends object = object> {
  /** Path below `/api/v1`. */
  path: string;
  schema: v.GenericSchema<unknown, Fields>;
  /** The fields by which a repeated form is recognised. Without it, those that were typed. */
  sameness?(fields: Fields): object;
  /** The text for the visitor when the form is stored. */
  thanks: Record<Locale, string>;
  /** The text for each fault of each field. */
  faults: Record<Locale, Record<FieldFault, Partial<Record<string, string>>>>;
  /** Limit of new rows per client. */
  limit: RateRule;
  /** Table of its rows. */
  table: "contact_messages" | "newsletter_subscribers";
  /** Writes the row, on a connection with an open transaction. */
  store(client: pg.ClientBase, fields: Fields, envelope: Envelope): Promise<StoredRow>;
}
