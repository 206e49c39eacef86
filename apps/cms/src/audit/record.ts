import type { PayloadRequest } from "payload";
import { runAfterCommit } from "../publishing/after-commit.ts";
import type { User } from "../payload-types.ts";
import type { Act } from "./acts.ts";

/** Marks a request by which a program changes content in the name of an owner. */
export const byProgram = "byProgram";

export interface Deed {
  act: Act;
  /** Collection or global, and the number and title of the entry. */
  kind?: string;
  entry?: number | undefined;
  subject?: string | undefined;
  /** Languages, names of changed fields, or counts. Never a secret, and no text of a message. */
  details?: string;
  /** Who did it, where nobody is signed in. */
  actor?: Pick<User, "id" | "name"> | undefined;
}

/**
 * Writes what somebody did into the audit log, once it is certain: after the commit of the request's
 * transaction. A record that cannot be written is logged and stops nothing.
 */
export async function record(req: PayloadRequest, { actor, ...deed }: Deed): Promise<void> {
  const { payload } = req;
  const who = actor ?? req.user;
  const data = {
    ...deed,
    happened_at: new Date().toISOString(),
    actor: who?.name ?? null,
    actor_id: who?.id ?? null,
  };
  await runAfterCommit(req, async () => {
    try {
      await payload.create({ collection: "audit-log", data });
    } catch (error) {
      payload.logger.error({ event: "audit_not_written", act: deed.act, by: who?.id, error });
    }
  });
}

/** An empty list and a missing value are the same to staff. */
const textOf = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));

/** The names of the fields in which two states of a document differ, without those that a program keeps. */
export function changedFields(before: object, after: object): string[] {
  const kept = new Set([
    "id",
    "updatedAt",
    "createdAt",
    "deletedAt",
    "globalType",
    "_status",
    "changed_by",
    "sessions",
  ]);
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !kept.has(name) && textOf(value) !== textOf(old.get(name)))
    .map(([name]) => name);
}
