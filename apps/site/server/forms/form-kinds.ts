import { sendContactMessage, subscribeToNewsletter } from "@miqyas/contract";
import type { ContactMessage, NewsletterSubscription } from "@miqyas/contract";

/** The two calls of visitors that the inbox answers (API-28, API-29), by the name they go by in here. */
export const formCalls = { contact: sendContactMessage, newsletter: subscribeToNewsletter } as const;

export const formKinds = ["contact", "newsletter"] as const;
export type FormKind = (typeof formKinds)[number];

/** What a form sends on, exactly as the contract has it (CON-8). */
export type FormBody = ContactMessage | NewsletterSubscription;
