import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Connection } from "./database/connection.ts";
import { formKinds } from "../form-kinds.ts";

const kind = v.picklist(formKinds);
/** A row whose message cannot be read: all that can be done is to park it. */
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
  locale: v.picklist(["en", "ar"]),
  quarantine: v.nullable(v.string()),
  /** Sent as it was stored: a schema that has changed since is the backend's to apply. */
  body: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  /** When the visitor sent it first, ms since 1970. */
  written_at: v.number(),
});
const queuedRow = v.union([messageRow, brokenRow]);

/** A message on its way to the backend; `delivered` is one that is asked about again. */
export type QueuedMessage = v.InferOutput<typeof messageRow>;
/** A message, or a row without a `body` that holds none. */
export type QueuedRow = v.InferOutput<typeof queuedRow>;

const columns =
  "id, kind, key, locale, quarantine, body, coalesce(written_at, received_at) AS written_at, received_at, attempts, state";
/** A due time further ahead than any we set comes from a clock that was wrong: it counts as due. */
const due = "(due_at <= :now OR due_at > :now + :longest)";

/** Longest that a failure's reason is kept, characters; it names a status or an error code. */
const reasonLength = 200;

/** The inbox as a queue towards the backend, oldest first of each kind. All of it may throw `QueueUnavailable`. */
export function createQueue({ read, write }: Connection) {
  const change = async (sql: string, values: Record<string, string | number | null>): Promise<void> => {
    await write((db) => db.prepare(sql).run(values));
  };

  function listWaiting(db: DatabaseSync, time: { now: number; longest: number }, limit: number): unknown[] {
    const lists = formKinds.map((kind) =>
      db
        .prepare(
          `SELECT ${columns} FROM submissions WHERE state = 'waiting' AND kind = :kind AND ${due} ORDER BY id LIMIT :limit`,
        )
        .all({ ...time, kind, limit }),
    );
    return Array.from({ length: limit }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  }

  return {
    /** Up to `limit` of each kind, the kinds by turns, then those to ask about again. `longest`: the longest delay set, ms. */
    listDue(now: number, longest: number, limit: number): QueuedRow[] {
      const rows = read((db) => {
        const again = db
          .prepare(
            `SELECT ${columns} FROM submissions WHERE state = 'delivered' AND ${due} ORDER BY due_at LIMIT :limit`,
          )
          .all({ now, longest, limit });
        return [...listWaiting(db, { now, longest }, limit), ...again];
      });
      return v.parse(v.array(queuedRow), rows);
    },

    /** The backend has it; its text stays until the backend confirms it once more, at `dueAt`. */
    markDelivered: (id: number, backendAnswer: string, now: number, dueAt: number) =>
      change(
        `UPDATE submissions SET state = 'delivered', delivered_at = :now, due_at = :dueAt, attempts = 0,
         failure = NULL, backend_answer = :backendAnswer WHERE id = :id`,
        { id, backendAnswer, now, dueAt },
      ),

    /** The backend has it for good: the text goes, what a repeated request needs stays. */
    settle: (id: number, now: number) =>
      change(
        `UPDATE submissions SET state = 'settled', body = NULL, failure = NULL,
         delivered_at = coalesce(delivered_at, :now) WHERE id = :id`,
        { id, now },
      ),

    /** Another attempt at `dueAt`. */
    postpone: (id: number, reason: string, dueAt: number) =>
      change(
        "UPDATE submissions SET attempts = attempts + 1, failure = :reason, due_at = :dueAt WHERE id = :id",
        { id, reason: reason.slice(0, reasonLength), dueAt },
      ),

    /** The backend will never take it, or nobody can read it: an operator has to look. */
    park: (id: number, reason: string) =>
      change(
        "UPDATE submissions SET state = 'parked', attempts = attempts + 1, failure = :reason WHERE id = :id",
        { id, reason: reason.slice(0, reasonLength) },
      ),
  };
}

export type Queue = ReturnType<typeof createQueue>;
