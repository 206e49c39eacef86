import type { ServerResponse } from "node:http";
import { callAddress, directionOf, otherLocale } from "@miqyas/contract";
import type { FormKind, Locale } from "@miqyas/contract";
import { cachePolicies } from "@miqyas/http/cache-policies";
import type { FallbackContact, FallbackContacts } from "../shared/fallback-contacts.ts";
import { sourceHash } from "./csp.ts";
import { Markup, markup } from "./html-template.ts";
import { plainSheet } from "./plain-sheet.ts";

/** What the page says besides its status: a form that nobody has, the reference of one that is stored (CON-14), an ended link. */
export type FallbackSubject =
  | { unsent: FormKind }
  | { stored: FormKind; reference: string }
  | { ended: "preview" };

interface FallbackDetails {
  status?: 410 | 429 | 503;
  subject?: FallbackSubject | undefined;
}

/** A heading and what stands below it. */
function lead({ texts }: FallbackContact, subject: FallbackSubject | undefined): [string, Markup] {
  if (!subject) return [texts.title, markup`<p>${texts.text}</p><p><a href="">${texts.again}</a></p>`];
  if ("unsent" in subject) {
    const { title, text } = texts.unsent[subject.unsent];
    return [title, markup`<p>${text}</p>`];
  }
  if ("ended" in subject) {
    const { title, text } = texts.ended[subject.ended];
    return [title, markup`<p>${text}</p>`];
  }
  const { stored, reference } = subject;
  const words = markup`<p>${texts.reference} <b dir="ltr">${reference}</b></p><p>${texts.title}</p>`;
  return [texts.stored[stored], words];
}

function section(
  locale: Locale,
  heading: "h1" | "h2",
  contact: FallbackContact,
  subject: FallbackSubject | undefined,
): Markup {
  const { texts, email, phones, pages } = contact;
  const [title, words] = lead(contact, subject);
  const links = pages.map(({ name, address }) => markup`<li><a href="${address}">${name}</a></li>`);
  const numbers = phones.map(
    (phone) => markup`<li><a href="${callAddress(phone)}" dir="ltr">${phone}</a></li>`,
  );
  const tag = new Markup(heading);
  return markup`<section lang="${locale}" dir="${directionOf(locale)}"><${tag}>${title}</${tag}>${words}<nav aria-label="${texts.pages}"><ul>${links}</ul></nav><p>${texts.contacts}</p><ul><li><a href="mailto:${email}" dir="ltr">${email}</a></li>${numbers}</ul></section>`;
}

function makeBody(locale: Locale, contacts: FallbackContacts, subject?: FallbackSubject): Buffer {
  const other = otherLocale(locale);
  const style = new Markup(plainSheet);
  const [title] = lead(contacts[locale], subject);
  const page = markup`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><p>${contacts.en.name} <span lang="ar">${contacts.ar.name}</span></p><main>${section(locale, "h1", contacts[locale], subject)}${section(other, "h2", contacts[other], subject)}</main></body></html>`;
  return Buffer.from(page.text);
}

const policy = [
  "default-src 'none'",
  `style-src ${sourceHash(plainSheet)}`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/** Answers with a page in both languages that needs neither the app nor the backend: 503, 429, or 410 for an ended link. */
export type FallbackErrorPage = (response: ServerResponse, locale: Locale, details?: FallbackDetails) => void;

/** The last page that is left: what is wrong, the main pages, and how the agency can be reached (F2). */
export function createFallbackErrorPage(contacts: () => FallbackContacts): FallbackErrorPage {
  return (response, locale, { status = 503, subject } = {}) => {
    if (response.headersSent) return void response.destroy();
    const body = makeBody(locale, contacts(), subject);
    response.writeHead(status, [
      ...["Content-Type", "text/html; charset=utf-8", "Content-Language", locale],
      ...["Content-Length", String(body.length), "Cache-Control", cachePolicies.nothing],
      ...(status === 410 ? [] : ["Retry-After", "30"]),
      ...["Content-Security-Policy", policy, "X-Content-Type-Options", "nosniff", "X-Frame-Options", "DENY"],
      ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    ]);
    response.end(response.req.method === "HEAD" ? undefined : body);
  };
}
