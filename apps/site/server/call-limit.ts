import type { IncomingMessage } from "node:http";
import { createClientAddress, isThisMachine } from "./client-address.ts";
import { createClientGroup } from "./inbox/client-group.ts";
import { createRateLimiter } from "./inbox/rate-limiter.ts";

/** Calls that one visitor may make of the backend (reliability row 14). */
const rule = { count: 300, period: 60_000 };

/** Counts a call that is to go on to the backend; the seconds to wait where it is one too many, else 0. */
export type CallLimit = (request: IncomingMessage) => number;

/** Everybody behind a proxy of this machine that is not trusted has its address: such calls are not counted. */
export function createCallLimit(trustedProxies: readonly string[], now: () => number = Date.now): CallLimit {
  const addressOf = createClientAddress(trustedProxies);
  const groupOf = createClientGroup(trustedProxies);
  const limiter = createRateLimiter(rule, now);
  return (request) => {
    if (isThisMachine(addressOf(request))) return 0;
    const client = groupOf(request);
    const wait = limiter.wait(client);
    if (wait === 0) limiter.record(client);
    return Math.ceil(wait / 1000);
  };
}
