import type pg from "pg";
import type { Database } from "../shared/database.ts";
import type { Envelope, Form } from "./form.ts";

/** The answer to a stored form. A client that repeats the form with the same key gets the same answer. */
export interface Receipt {
  status: number;
  body: string;
}

/** The result of storing a form. */
export type StoreResult =
  | { kind: "stored" | "replayed"; receipt: Receipt }
  /** Another request is storing the same key at this moment. */
  | { kind: "in-flight" }
  /** The key belongs to another message. */
  | { kind: "key-reused" };

/** A form without a key counts as a repetition for this time when its fields are the same, ms. */
const repetitionWindow = 10 * 60_000;

/**
 * Stores a form exactly once, and acknowledges only a stored form (CON-11, CON-12; R1, R3).
 * It writes the row and its receipt with plain SQL in one transaction, not through Payload, whose adapter
 * reports success even when COMMIT fails (docs/adr/014-visitors-rows-in-plain-sql.md). Three measures make it
 * safe:
 * 1. A lock on the key makes requests with the same key take turns, across processes and restarts. The end of
 *   the transaction releases it, also when the process is killed. The unique key of the receipt is the second
 *   safeguard.
 * 2. `COMMIT` must answer `COMMIT`. PostgreSQL answers `ROLLBACK`, without an error, to the commit of a
 *   failed transaction.
 * 3. Afterwards the row and its receipt are read over another connection. Only what that connection reads is
 *   acknowledged.
 * Every failure throws. The client repeats the form with its key, and finds the receipt or stores the form.
 */
export async function storeForm<Fields extends object>(
  database: Database,
  form: Form<Fields>,
  fields: Fields,
  envelope: Envelope,
  acknowledge: () => Receipt,
): Promise<StoreResult> {
  const key = envelope.key ?? `body:${envelope.fingerprint}`;
  const client = await database.write.connect();
  let isBroken = false;
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL synchronous_commit = on");
    const earlier = await findEarlierResult(client, key, envelope);
    if (earlier) {
      await client.query("ROLLBACK");
      return earlier;
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
    // A connection that cannot roll back is closed. PostgreSQL then rolls back.
    client.release(isBroken);
  }
}

/** Takes the lock of the key, then looks for an earlier answer. */
async function findEarlierResult(
  client: pg.ClientBase,
  key: string,
  { key: ownKey, fingerprint, typedFingerprint }: Envelope,
): Promise<StoreResult | undefined> {
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
      [key, repetitionWindow],
    );
  const { rows } = await client.query<{ fingerprint: string; status: number; body: string }>(
    "SELECT fingerprint, status_code::int AS status, body FROM form_receipts WHERE key = $1",
    [key],
  );
  const [receipt] = rows;
  if (!receipt) return undefined;
  const isSame = [fingerprint, typedFingerprint].includes(receipt.fingerprint);
  return isSame ? { kind: "replayed", receipt } : { kind: "key-reused" };
}

async function requireStored(reader: pg.Pool, table: Form["table"], id: number, key: string): Promise<void> {
  const { rowCount } = await reader.query(
    `SELECT FROM ${table} stored, form_receipts receipt WHERE stored.id = $1 AND receipt.key = $2`,
    [id, key],
  );
  if (rowCount !== 1) throw new Error("the row is not there after its commit");
}
