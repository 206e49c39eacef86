import { createHmac, hkdfSync } from "node:crypto";
import { localizePath, type Locale } from "@miqyas/contract";
import { isSameSecret } from "@miqyas/http/signature";

/** The data to which a mail link is bound. A link of an earlier subscription does not fit a later one. */
export interface Subscriber {
  id: number;
  email: string;
  /** When this subscription was requested. */
  requestedAt: Date;
}

/** A token from a link, before its signature is checked. */
export interface ReadToken {
  id: number;
  isConfirmation(subscriber: Subscriber): boolean;
  isLeave(subscriber: Subscriber): boolean;
  /** When the mail was sent. Absent in a link that unsubscribes. */
  sentAt: Date | undefined;
}

/** How long a confirmation link is valid, ms (R13). */
export const confirmableFor = 48 * 60 * 60_000;

/**
 * Makes and reads the tokens of mail links without storing them. A token contains the row's id and 256 bits
 * of HMAC over its purpose. A confirmation link contains the time of its mail and is bound to its
 * subscription, so it works once. An unsubscribe link is valid as long as the row exists (RFC 8058).
 */
export function createLinkTokens(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "newsletter links", 32));
  const sign = (...parts: (string | number)[]) =>
    createHmac("sha256", key).update(parts.join("\n")).digest("base64url");
  const signConfirmation = ({ id, email, requestedAt }: Subscriber, sentAt: Date) =>
    sign("confirm", id, email, requestedAt.getTime(), sentAt.getTime());
  const signLeave = ({ id, email }: Pick<Subscriber, "id" | "email">) => sign("leave", id, email);

  return {
    confirmation: (subscriber: Subscriber, sentAt: Date): string =>
      [subscriber.id, sentAt.getTime().toString(36), signConfirmation(subscriber, sentAt)].join("."),

    leave: (subscriber: Pick<Subscriber, "id" | "email">): string =>
      [subscriber.id, signLeave(subscriber)].join("."),

    /** The parts of a token. Returns undefined for other text. */
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

/** The page of the site that a token opens. */
export const linkAddress = (
  siteOrigin: string,
  locale: Locale,
  action: "confirm" | "unsubscribe",
  token: string,
): string => `${siteOrigin}${localizePath(`/newsletter/${action}`, locale)}?token=${token}`;

export type LinkTokens = ReturnType<typeof createLinkTokens>;

const isSame = (given: string, real: string) => isSameSecret(Buffer.from(given), Buffer.from(real));
