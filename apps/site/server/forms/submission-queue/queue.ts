import { formKinds, locales } from "@miqyas/contract";
import * as v from "valibot";
import type { Connection } from "./database/connection.ts";

const kind = v.picklist(formKinds);
/** A row whose message cannot be read. It becomes a dead letter. */
const brokenRow = v.object({
  id: v.number(),
  kind,
  received_at: v.number(),
  attempts: v.number(),
  state: v.picklist(["waiting", "delivered"]),
});
const messageRow = v.object({
  ...brokenRow.entries,
  key: v.string(),
  locale: v.picklist(locales),
  quarantine: v.nullable(v.string()),
  /** Sent as it was stored. If the schema has changed since, the backend decides. */
  body: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  /** When the visitor sent it first, Unix time in ms. */
  written_at: v.number(),
});
const queuedRow = v.union([messageRow, brokenRow]);

/** A message for the backend. In the state `delivered` it is sent once more as a confirmation. */
export type QueuedMessage = v.InferOutput<typeof messageRow>;
/** A message, or a row without a readable `body`. */
export type QueuedRow = v.InferOutput<typeof queuedRow>;

const columns =
  "id, kind, key, locale, quarantine, body, coalesce(written_at, received_at) AS written_at, received_at, attempts, state";
/** Longest stored reason of a failure, characters. It names a status or an error code. */
const reasonLength = 200;

/** The rows in their order of delivery, and the changes of their states. Every function may throw `QueueUnavailable`. */
export function createQueue({ read, write }: Connection) {
  const change = async (sql: string, values: Record<string, string | number | null>): Promise<void> => {
    await write((db) => db.prepare(sql).run(values));
  };

  return {
    /**
     * Up to `limit` due messages of each kind, and up to `limit` due confirmations: a list of each, what is due longest
     * first. A message that failed is due later than those that waited meanwhile, so it holds up none of them.
     * `longest`: the longest delay in use, ms.
     */
    listDue(now: number, longest: number, limit: number): QueuedRow[][] {
      // A due time further ahead than the longest delay comes from a wrong clock: it counts as due.
      const ranges = [
        { after: now + longest, until: Number.MAX_SAFE_INTEGER },
        { after: -1, until: now },
      ];
      const rows = read((db) => {
        const list = (which: string) => {
          const select = db.prepare(
            `SELECT ${columns} FROM submissions WHERE ${which} AND due_at > :after AND due_at <= :until
             ORDER BY due_at, id LIMIT :limit`,
          );
          return ranges.flatMap((range) => select.all({ ...range, limit })).slice(0, limit);
        };
        const waiting = formKinds.map((kind) => list(`state = 'waiting' AND kind = '${kind}'`));
        return [...waiting, list("state = 'delivered'")];
      });
      return v.parse(v.array(v.array(queuedRow)), rows);
    },

    /** The backend has the message. Its text stays until the confirmation, which is due at `dueAt`. */
    markDelivered: (id: number, backendAnswer: string, now: number, dueAt: number) =>
      change(
        `UPDATE submissions SET state = 'delivered', delivered_at = :now, due_at = :dueAt, attempts = 0,
         failure = NULL, backend_answer = :backendAnswer WHERE id = :id`,
        { id, backendAnswer, now, dueAt },
      ),

    /** The backend has confirmed the message. Its text is deleted; the answer for a repeated request stays. */
    confirm: (id: number, now: number) =>
      change(
        `UPDATE submissions SET state = 'settled', body = NULL, failure = NULL,
         delivered_at = coalesce(delivered_at, :now) WHERE id = :id`,
        { id, now },
      ),

    /** Plans another attempt at `dueAt`. */
    postpone: (id: number, reason: string, dueAt: number) =>
      change(
        "UPDATE submissions SET attempts = attempts + 1, failure = :reason, due_at = :dueAt WHERE id = :id",
        { id, reason: reason.slice(0, reasonLength), dueAt },
      ),

    /** The backend refuses the message for good, or it is unreadable. An operator decides about it. */
    markDeadLetter: (id: number, reason: string) =>
      change(
        "UPDATE submissions SET state = 'parked', attempts = attempts + 1, failure = :reason WHERE id = :id",
        { id, reason: reason.slice(0, reasonLength) },
      ),
  };
}

export type Queue = ReturnType<typeof createQueue>;
