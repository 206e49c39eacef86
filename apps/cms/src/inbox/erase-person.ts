import type { Payload } from "payload";
import { fingerprintOf } from "./form-fingerprint.ts";
import { hashAddress } from "./hash-address.ts";
import type { Erasure, PersonRows } from "./erasure.ts";

/** Payload's connection pool. */
type Pool = Payload["db"]["pool"];

/** Rows that belong to the address `$1`. `$2` is a list of fingerprints of its subscription. */
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
  // Receipts of 0.2.0 and before have the address as it was typed.
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
       (SELECT count(*)::int FROM ${belonging.receipts})
         + (SELECT count(*)::int FROM confirmation_mails WHERE address = $3) AS receipts`,
    [email, fingerprints, hashAddress(email)],
  );
  return rows[0] ?? { messages: 0, subscriptions: 0, receipts: 0 };
}

/** Counts the rows that belong to an address. Capital and small letters are equal. */
export const countPerson = (pool: Pool, address: string): Promise<PersonRows> =>
  countRows(pool, personOf(address));

/**
 * Removes all rows of an address, with the staff's notes on them, in one transaction (F20). Removes nothing
 * when the counts differ from `expected`, which staff have seen and confirmed. Returns the counts of that
 * moment.
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
      // Receipts first, because they are found through the other rows.
      await client.query(`DELETE FROM ${belonging.receipts}`, [person.email, person.fingerprints]);
      await client.query("DELETE FROM confirmation_mails WHERE address = $1", [hashAddress(person.email)]);
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
