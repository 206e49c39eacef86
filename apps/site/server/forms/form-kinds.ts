import { sendContactMessage, subscribeToNewsletter } from "@miqyas/contract";
import type { ContactMessage, NewsletterSubscription } from "@miqyas/contract";

/** The calls of the contract that this server answers itself (API-28, API-29). */
export const formCalls = { contact: sendContactMessage, newsletter: subscribeToNewsletter } as const;

/** The body of a form, exactly as the contract has it (CON-8). */
export type FormBody = ContactMessage | NewsletterSubscription;
