import type { FormKind } from "./form-kinds.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { RateRule } from "./rate-limiter.ts";

const minute = 60_000;

/** From when on a message needs a proof of work: of one address, and from one mailbox (reliability §2 row 14). */
export const formRules: Record<FormKind, RateRule> & { mailbox: RateRule } = {
  contact: { count: 5, period: 10 * minute },
  newsletter: { count: 5, period: 60 * minute },
  mailbox: { count: 3, period: 60 * minute },
};

/** The limits of the forms. Over one of them work is asked for; no limit refuses a person for good. */
export function createFormLimits(
  countFromMailbox: (email: string, since: number) => Promise<number>,
  now: () => number,
) {
  const limiters = {
    contact: createRateLimiter(formRules.contact, now),
    newsletter: createRateLimiter(formRules.newsletter, now),
  };
  const { count, period } = formRules.mailbox;
  return {
    /** How many above the limits another message would be; 0 within them. */
    async excess(kind: FormKind, client: string, email: string): Promise<number> {
      const fromMailbox = (await countFromMailbox(email, now() - period)) + 1 - count;
      return Math.max(0, fromMailbox, limiters[kind].excess(client));
    },
    /** The same of an address alone. */
    clientExcess: (kind: FormKind, client: string) => limiters[kind].excess(client),
    /** When to try again without a proof, s. */
    retryAfter: (kind: FormKind, client: string): number =>
      Math.max(60, Math.ceil(limiters[kind].wait(client) / 1000)),
    record: (kind: FormKind, client: string) => limiters[kind].record(client),
  };
}

export type FormLimits = ReturnType<typeof createFormLimits>;
