import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What a link of a mail is bound to: a link of an earlier subscription says nothing about a later one. */
export interface Subscriber {
  id: number;
  email: string;
  /** When this subscription was asked for. */
  askedAt: Date;
}

/** A token as it came back, before it is known to be genuine. */
export interface ReadToken {
  id: number;
  isConfirmation(subscriber: Subscriber): boolean;
  isLeave(subscriber: Subscriber): boolean;
  /** When the mail was sent; absent from a link that leaves. */
  sentAt: Date | undefined;
}

/** How long a link that confirms is good for, ms (R13). */
export const confirmableFor = 48 * 60 * 60_000;

/**
 * Makes and reads the links of mails without keeping any: the row's id and 256 bits of HMAC over what they are for.
 * A link that confirms carries the time of its mail and is bound to the subscription it asks about, so that it works
 * once; a link that leaves is good for as long as the row is (RFC 8058).
 */
export function createLinkTokens(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "newsletter links", 32));
  const sign = (...parts: (string | number)[]) =>
    createHmac("sha256", key).update(parts.join("\n")).digest("base64url");
  const signConfirmation = ({ id, email, askedAt }: Subscriber, sentAt: Date) =>
    sign("confirm", id, email, askedAt.getTime(), sentAt.getTime());
  const signLeave = ({ id, email }: Subscriber) => sign("leave", id, email);

  return {
    confirmation: (subscriber: Subscriber, sentAt: Date): string =>
      [subscriber.id, sentAt.getTime().toString(36), signConfirmation(subscriber, sentAt)].join("."),

    leave: (subscriber: Subscriber): string => [subscriber.id, signLeave(subscriber)].join("."),

    /** The parts of a token; nothing when it is none. */
    read(token: string): ReadToken | undefined {
      const parts = /^([1-9]\d{0,8})\.(?:([0-9a-z]{6,9})\.)?([\w-]{43})$/.exec(token);
      if (!parts) return undefined;
      const [, id, time, signature = ""] = parts;
      const sentAt = time ? new Date(Number.parseInt(time, 36)) : undefined;
      return {
        id: Number(id),
        sentAt,
        isConfirmation: (subscriber) => !!sentAt && isSame(signature, signConfirmation(subscriber, sentAt)),
        isLeave: (subscriber) => !sentAt && isSame(signature, signLeave(subscriber)),
      };
    },
  };
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;

/** Compares in constant time. */
const isSame = (given: string, real: string) => timingSafeEqual(Buffer.from(given), Buffer.from(real));
