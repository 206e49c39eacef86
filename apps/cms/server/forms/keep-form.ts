import type pg from "pg";
import type { Database } from "../shared/database.ts";
import type { Envelope, Form } from "./form.ts";

/** What a client is told: the same words every time it asks with the same key. */
export interface Receipt {
  status: number;
  body: string;
}

/** How keeping a form ended. */
export type Outcome =
  | { kind: "stored" | "replayed"; receipt: Receipt }
  /** The same key is being stored by another request at this moment. */
  | { kind: "in-flight" }
  /** The key belongs to another message. */
  | { kind: "key-reused" };

/** A form without a key counts as the same one for this long when it says the same, ms. */
const sameFor = 10 * 60_000;

/**
 * Keeps a form exactly once, and says so only when it is true (CON-11, CON-12; R1, R3).
 *
 * Written with plain SQL in one transaction that holds the row and its receipt, not through Payload, whose
 * adapter reports success even when COMMIT fails. Three things make the acknowledgement safe:
 * 1. A lock on the key makes requests with the same key take turns, across processes and restarts: the
 *    transaction's end releases it, also when the process is killed. The receipt's unique key is the second bolt.
 * 2. `COMMIT` must answer `COMMIT`: PostgreSQL answers `ROLLBACK`, without an error, to the commit of a
 *    transaction that failed.
 * 3. Afterwards row and receipt are read over a connection that took no part; only what it sees is acknowledged.
 * Whatever goes wrong throws. The client asks again with its key, and finds the receipt or stores anew.
 */
export async function keepForm<Fields extends object>(
  database: Database,
  form: Form<Fields>,
  fields: Fields,
  envelope: Envelope,
  acknowledge: () => Receipt,
): Promise<Outcome> {
  const key = envelope.key ?? `body:${envelope.fingerprint}`;
  const client = await database.write.connect();
  let isBroken = false;
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL synchronous_commit = on");
    const settled = await findSettled(client, key, envelope);
    if (settled) {
      await client.query("ROLLBACK");
      return settled;
    }
    const row = await form.store(client, fields, envelope);
    if (row.fingerprint !== envelope.fingerprint) {
      await client.query("ROLLBACK");
      return { kind: "key-reused" };
    }
    const receipt = acknowledge();
    await client.query(
      `INSERT INTO form_receipts (key, fingerprint, status_code, body) VALUES ($1, $2, $3, $4)`,
      [key, envelope.fingerprint, receipt.status, receipt.body],
    );
    const { command } = await client.query("COMMIT");
    if (command !== "COMMIT") throw new Error("the transaction was not committed");
    await requireStored(database.read, form.table, row.id, key);
    return { kind: "stored", receipt };
  } catch (error) {
    isBroken = await client.query("ROLLBACK").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    // A connection that cannot even roll back is closed: PostgreSQL then does it.
    client.release(isBroken);
  }
}

/** Waits for its turn, then looks whether the key has been answered already. */
async function findSettled(
  client: pg.ClientBase,
  key: string,
  { key: ownKey, fingerprint }: Envelope,
): Promise<Outcome | undefined> {
  if (ownKey === null) await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
  else {
    const { rows } = await client.query<{ free: boolean }>(
      "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free",
      [key],
    );
    if (!rows[0]?.free) return { kind: "in-flight" };
  }
  if (ownKey === null)
    await client.query(
      "DELETE FROM form_receipts WHERE key = $1 AND created_at < now() - $2 * interval '1 millisecond'",
      [key, sameFor],
    );
  const { rows } = await client.query<{ fingerprint: string; status: number; body: string }>(
    "SELECT fingerprint, status_code::int AS status, body FROM form_receipts WHERE key = $1",
    [key],
  );
  const [receipt] = rows;
  if (!receipt) return undefined;
  return receipt.fingerprint === fingerprint ? { kind: "replayed", receipt } : { kind: "key-reused" };
}

async function requireStored(reader: pg.Pool, table: Form["table"], id: number, key: string): Promise<void> {
  const { rowCount } = await reader.query(
    `SELECT FROM ${table} stored, form_receipts receipt WHERE stored.id = $1 AND receipt.key = $2`,
    [id, key],
  );
  if (rowCount !== 1) throw new Error("the row is not there after its commit");
}
