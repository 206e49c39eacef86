import * as v from "valibot";
import { emailAddress } from "./contact-us-messages.ts";
import { cleanLine } from "./plain-text.ts";
import type { SendCall } from "./send.ts";

export const newsletterSubscription = v.object({ email: emailAddress });
export type NewsletterSubscription = v.InferOutput<typeof newsletterSubscription>;

/** `POST /newsletter/subscribe` (API-29). */
export const subscribeToNewsletter: SendCall<NewsletterSubscription> = {
  name: "newsletter-subscribe",
  path: "/api/v1/newsletter/subscribe",
  timeout: 15_000,
  schema: newsletterSubscription,
};

/** What a link of a newsletter's mail carries: a secret of the backend's own making. */
export const newsletterLink = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.~-]{1,300}$/)) });
export type NewsletterLink = v.InferOutput<typeof newsletterLink>;

/**
 * `POST /newsletter/confirm`, optional for a backend: only one that sends mails with such links needs it. 2xx when
 * the subscription is confirmed, now or before (`data.state` is `already`); 410 when the link has run out, 422 when
 * it is none.
 */
export const confirmSubscription: SendCall<NewsletterLink> = {
  name: "newsletter-confirm",
  path: "/api/v1/newsletter/confirm",
  timeout: 10_000,
  schema: newsletterLink,
};

/** `POST /newsletter/unsubscribe`, optional as well. 2xx when the address is out, now or before; 422 as above. */
export const leaveNewsletter: SendCall<NewsletterLink> = {
  name: "newsletter-unsubscribe",
  path: "/api/v1/newsletter/unsubscribe",
  timeout: 10_000,
  schema: newsletterLink,
};

/** The domain that a value without "@" is sent with; it receives no mail, by RFC 2606 (NEWS-7). */
export const placeholderDomain = "example.com";

/** The address as it is sent: a value without "@" gets the placeholder domain appended (NEWS-7). */
export function completeEmail(value: string): string {
  const email = cleanLine(value);
  return email.includes("@") ? email : `${email}@${placeholderDomain}`;
}

/** Whether no person can be behind the address: the reserved names of RFC 2606 and RFC 6761 (NEWS-7). */
export function isPlaceholderAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/.test(domain);
}
