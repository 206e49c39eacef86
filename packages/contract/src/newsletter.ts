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
