import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientAddress, clientGroup } from "../request/client-address.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { RateRule } from "./rate-limiter.ts";

/** Counts a request of a client. Returns the seconds to wait when it is above the limit, else 0. */
export type ClientLimit = (request: FastifyRequest) => Promise<number>;

/** The options that `@fastify/rate-limit` passes to its store. */
interface RuleOptions {
  max?: unknown;
  timeWindow?: unknown;
}

/**
 * A store of `@fastify/rate-limit` that counts by our own rule. With the plugin's fixed window a client could send
 * twice its share around the end of a window, and would then be blocked for most of the next one (R14, B22). A
 * request above the limit is not counted.
 */
class CellRateStore {
  readonly #limiter;

  constructor({ max, timeWindow }: RuleOptions) {
    this.#limiter = createRateLimiter({ count: Number(max), period: Number(timeWindow) });
  }

  incr(
    client: string,
    done: (error: null, result: { current: number; ttl: number }) => void,
    _period: number,
    max: number,
  ): void {
    const wait = this.#limiter.take(client);
    done(null, { current: wait > 0 ? max + 1 : 1, ttl: wait * 1000 });
  }

  child(limit: object): CellRateStore {
    return new CellRateStore(limit);
  }
}

/** Prepares an app for the limits that `createClientLimit` makes. */
export async function registerClientLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, store: CellRateStore });
}

/** Makes a limit per client: per IPv4 address, or per /64 network of IPv6. */
export function createClientLimit(
  app: FastifyInstance,
  { count, period }: RateRule,
  /** Whether the limit ignores the client at an address. */
  isExempt: (address: string) => boolean = () => false,
): ClientLimit {
  const check = app.createRateLimit({
    max: count,
    timeWindow: period,
    keyGenerator: clientGroup,
    allowList: (request) => isExempt(clientAddress(request)),
  });
  return async (request) => {
    const result = await check(request);
    return result.isAllowed || !result.isExceeded ? 0 : result.ttlInSeconds;
  };
}
