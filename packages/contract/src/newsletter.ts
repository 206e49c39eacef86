import * as v from "valibot";
import { emailAddress } from "./contact-us-messages.ts";
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

/** The body of a mail link's call: a secret that the backend created. */
export const newsletterLink = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.~-]{1,300}$/)) });
export type NewsletterLink = v.InferOutput<typeof newsletterLink>;

/**
 * `POST /newsletter/confirm`, optional: only a backend that sends mails with such links needs it. 2xx: the subscription
 * is confirmed, now or before (`data.state` is `already`). 410: the link has expired. 422: the token is unknown.
 */
export const confirmSubscription: SendCall<NewsletterLink> = {
  name: "newsletter-confirm",
  path: "/api/v1/newsletter/confirm",
  timeout: 10_000,
  schema: newsletterLink,
};

/** `POST /newsletter/unsubscribe`, optional too. 2xx: the address is removed, now or before. 422 as above. */
export const leaveNewsletter: SendCall<NewsletterLink> = {
  name: "newsletter-unsubscribe",
  path: "/api/v1/newsletter/unsubscribe",
  timeout: 10_000,
  schema: newsletterLink,
};
