import type { Handler } from "@miqyas/http/routes";
import { contactForm } from "./contact-form.ts";
import { createFormHandler } from "./handle-form.ts";
import type { FormContext } from "./handle-form.ts";
import { newsletterForm } from "./newsletter-form.ts";
import { createLinkHandlers } from "./newsletter-links/link-calls.ts";

/** The handlers of all forms, the only calls with which visitors write data. */
export const createForms = (
  context: FormContext,
): Record<"contact" | "newsletter" | "confirm" | "unsubscribe", Handler> => ({
  contact: createFormHandler(contactForm, context),
  newsletter: createFormHandler(newsletterForm, context),
  ...createLinkHandlers(context),
});
