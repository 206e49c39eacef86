import type { FormKind } from "../form-kinds.ts";
import { createRateLimiter } from "@miqyas/http/rate-limiter";
import type { RateRule } from "@miqyas/http/rate-limiter";

const minute = 60_000;

/** From when on a message needs a proof of work: of one address, and from one mailbox (R14). */
export const formRules: Record<FormKind, RateRule> & { mailbox: RateRule } = {
  contact: { count: 5, period: 10 * minute },
  newsletter: { count: 5, period: 60 * minute },
  mailbox: { count: 3, period: 60 * minute },
};

/** How far above the limits a message is, and above whose. */
export interface Excess {
  count: number;
  over: Limited;
}

/** Whom a limit counts: a network, or the mailbox that is named in the form. */
export type Limited = "client" | "mailbox";

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
    /** How many above the limits another message would be, 0 within them, and whose limit it is. */
    async excess(kind: FormKind, client: string, email: string): Promise<Excess> {
      const ofMailbox = (await countFromMailbox(email, now() - period)) + 1 - count;
      const ofClient = limiters[kind].excess(client);
      return { count: Math.max(0, ofMailbox, ofClient), over: ofClient > 0 ? "client" : "mailbox" };
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
