import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import * as v from "valibot";
import type { RateRule } from "@miqyas/http/rate-limiter";

/** A limit per client that all processes count together. */
export interface SharedLimit {
  /** Counts a request. Resolves with the seconds to wait when it is above the limit, else 0. Never rejects. */
  take(client: string): Promise<number>;
  /** Takes back a counted request that failed through no fault of the client. */
  giveBack(client: string): Promise<void>;
}

interface SharedRule extends RateRule {
  /** Its rows in the table, and nothing else's. */
  name: string;
}

/** What the library sends. */
const Statement = v.object({ text: v.string(), values: v.optional(v.array(v.unknown())) });

/**
 * Counts requests per client, in periods that begin with its first request, in the table `rate_limits`, by
 * `rate-limiter-flexible` (MANY-3). Stored is a keyed hash of the client's address. While the database does not
 * answer, this process counts alone, in memory.
 */
export function createSharedLimit(
  database: { query: (text: string, values?: unknown[]) => Promise<unknown> },
  secret: string,
  { name, count, period }: SharedRule,
): SharedLimit {
  const rule = { points: count, duration: period / 1000, keyPrefix: name };
  const limiter = new RateLimiterPostgres({
    ...rule,
    // Without the names of prepared statements, which a pooler in transaction mode does not know (MANY-7).
    storeClient: {
      query: (statement: unknown) => {
        const { text, values } = v.parse(Statement, statement);
        return database.query(text, values);
      },
    },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // A flood above the limit reaches no database.
    inMemoryBlockOnConsumed: count + 1,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
  /** Counts a request. Resolves with the wait of a refused one, ms, else 0. */
  const countRequest = async (key: string): Promise<number> => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
      throw refusal;
    }
  };
  const keyOf = (client: string) => createHmac("sha256", secret).update(client).digest("base64url");
  return {
    async take(client) {
      const key = keyOf(client);
      let wait = await countRequest(key);
      // A clock that was ahead has begun this period: it would last as long as the error (R19). Clocks of two backends differ
      // by less than a period.
      if (wait > 2 * period) {
        await limiter.delete(key);
        wait = await countRequest(key);
      }
      return Math.ceil(wait / 1000);
    },
    async giveBack(client) {
      await limiter.reward(keyOf(client)).catch(() => undefined);
    },
  };
}
