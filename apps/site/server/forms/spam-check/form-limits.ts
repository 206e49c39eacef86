import type { FormKind } from "@miqyas/contract";
import { createRateLimiter } from "@miqyas/http/rate-limiter";
import type { RateRule } from "@miqyas/http/rate-limiter";

const minute = 60_000;

/** Messages per client, by form, and per mailbox, before a proof of work is needed (R14). */
export const formRules: Record<FormKind, RateRule> & { mailbox: RateRule } = {
  contact: { count: 5, period: 10 * minute },
  newsletter: { count: 5, period: 60 * minute },
  mailbox: { count: 3, period: 60 * minute },
};

/** How far a message is over the limits, and over which one. */
export interface Excess {
  count: number;
  over: Limited;
  /** Time until the message needs no proof, s. */
  retryAfter: number;
}

/** What a limit counts by: the client's network, or the mailbox in the form. */
export type Limited = "client" | "mailbox";

/** The limits of the forms. Over a limit a proof of work is needed; no limit refuses a person for good. */
export function createFormLimits(
  /** The times of a mailbox's messages since a Unix time in ms, the newest first. */
  timesFromMailbox: (email: string, since: number) => Promise<number[]>,
  now: () => number,
  /** A clock that never goes back, ms. */
  elapsed?: () => number,
) {
  const limiters = {
    contact: createRateLimiter(formRules.contact, elapsed),
    newsletter: createRateLimiter(formRules.newsletter, elapsed),
  };
  const { count, period } = formRules.mailbox;
  return {
    /** How far another message would be over the limits (0 within them), over which one, and for how long. */
    async excess(kind: FormKind, client: string, email: string): Promise<Excess> {
      const times = await timesFromMailbox(email, now() - period);
      // The mailbox is within its limit again when this message is older than a period.
      const last = times[count - 1];
      const waits = [limiters[kind].wait(client), last === undefined ? 0 : last + period - now()];
      const ofClient = limiters[kind].excess(client);
      return {
        count: Math.max(0, times.length + 1 - count, ofClient),
        over: ofClient > 0 ? "client" : "mailbox",
        retryAfter: Math.ceil(Math.max(...waits) / 1000),
      };
    },
    /** The same for the client's limit alone. */
    clientExcess: (kind: FormKind, client: string) => limiters[kind].excess(client),
    record: (kind: FormKind, client: string) => limiters[kind].record(client),
  };
}

export type FormLimits = ReturnType<typeof createFormLimits>;
