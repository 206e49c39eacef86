import type { Payload } from "payload";
import { fingerprintOf } from "./form-fingerprint.ts";
import type { Erasure, PersonRows } from "./erasure.ts";

/** Payload's own connections. */
type Pool = Payload["db"]["pool"];

/** Which rows belong to the address `$1`; `$2` are fingerprints of its subscription. */
const belonging = {
  receipts: `form_receipts WHERE fingerprint = ANY ($2::text[])
    OR fingerprint IN (SELECT fingerprint FROM contact_messages WHERE lower(email) = $1)
    OR key IN (SELECT idempotency_key FROM contact_messages WHERE lower(email) = $1
      UNION ALL SELECT idempotency_key FROM newsletter_subscribers WHERE lower(email) = $1)`,
  messages: "contact_messages WHERE lower(email) = $1",
  subscriptions: "newsletter_subscribers WHERE lower(email) = $1",
} as const;

interface Person {
  email: string;
  fingerprints: string[];
}

function personOf(address: string): Person {
  const email = address.trim().toLowerCase();
  const spellings = [address.trim(), email];
  return {
    email,
    fingerprints: spellings.map((one) => fingerprintOf("/newsletter/subscribe", { email: one })),
  };
}

async function countRows(client: Pick<Pool, "query">, { email, fingerprints }: Person): Promise<PersonRows> {
  const { rows } = await client.query<PersonRows>(
    `SELECT (SELECT count(*)::int FROM ${belonging.messages}) AS messages,
       (SELECT count(*)::int FROM ${belonging.subscriptions}) AS subscriptions,
       (SELECT count(*)::int FROM ${belonging.receipts}) AS receipts`,
    [email, fingerprints],
  );
  return rows[0] ?? { messages: 0, subscriptions: 0, receipts: 0 };
}

/** How many rows belong to an address, however it is spelt in capitals and small letters. */
export const countPerson = (pool: Pool, address: string): Promise<PersonRows> =>
  countRows(pool, personOf(address));

/**
 * Removes all that belongs to an address, with the notes of staff on it, in one transaction (F20). Nothing is removed
 * when there is something else than `expected`, which staff have seen and agreed to. Returns what belonged to it then.
 */
export async function erasePerson(pool: Pool, address: string, expected: PersonRows): Promise<Erasure> {
  const person = personOf(address);
  const client = await pool.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    const rows = await countRows(client, person);
    const agreed =
      rows.messages === expected.messages &&
      rows.subscriptions === expected.subscriptions &&
      rows.receipts === expected.receipts;
    if (agreed) {
      // Receipts first: they are found by the rows that they belong to.
      await client.query(`DELETE FROM ${belonging.receipts}`, [person.email, person.fingerprints]);
      await client.query(`DELETE FROM ${belonging.messages}`, [person.email]);
      await client.query(`DELETE FROM ${belonging.subscriptions}`, [person.email]);
    }
    const { command } = await client.query(agreed ? "COMMIT" : "ROLLBACK");
    if (agreed && command !== "COMMIT") throw new Error("the transaction was not committed");
    return { erased: agreed, rows };
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
