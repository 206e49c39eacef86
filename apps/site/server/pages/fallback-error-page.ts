import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { directionOf, otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { Markup, markup } from "../shared/html-template.ts";
import type { FallbackContact, FallbackContacts } from "../shared/fallback-contacts.ts";

const sheet = [
  "html{background:#f5f7f4;color:#151c1f;font:17px/1.6 system-ui,sans-serif}",
  "body{margin:0 auto;padding:12vh 24px;max-width:38rem}",
  "p:first-child{margin:0 0 40px;padding:0 0 16px;border-block-end:4px solid #151c1f;font-weight:600}",
  "section{margin:0 0 48px}h1,h2{margin:0 0 8px;font-size:1.6rem;line-height:1.3}p{margin:0 0 12px}",
  "ul{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0 0 24px;padding:0;list-style:none}",
  "a{display:inline-block;padding:4px 0;color:#4b7013}",
].join("");

const texts: Record<Locale, { title: string; text: string; again: string; nav: string; reach: string }> = {
  en: {
    title: "This page cannot be displayed right now",
    text: "The problem is on our side. Please try again in a minute.",
    again: "Try again",
    nav: "Main pages",
    reach: "You can also reach us directly:",
  },
  ar: {
    title: "تعذّر عرض هذه الصفحة الآن",
    text: "الخلل من جهتنا. يُرجى المحاولة بعد دقيقة.",
    again: "حاول مجددًا",
    nav: "الصفحات الرئيسية",
    reach: "يمكنك أيضًا التواصل معنا مباشرة:",
  },
};

function section(locale: Locale, heading: "h1" | "h2", { email, phones, pages }: FallbackContact): Markup {
  const { title, text, again, reach, nav } = texts[locale];
  const links = pages.map(({ name, address }) => markup`<li><a href="${address}">${name}</a></li>`);
  const numbers = phones.map(
    (phone) => markup`<li><a href="tel:${phone.replace(/[^\d+]/g, "")}" dir="ltr">${phone}</a></li>`,
  );
  const tag = new Markup(heading);
  return markup`<section lang="${locale}" dir="${directionOf(locale)}"><${tag}>${title}</${tag}><p>${text}</p><p><a href="">${again}</a></p><nav aria-label="${nav}"><ul>${links}</ul></nav><p>${reach}</p><ul><li><a href="mailto:${email}" dir="ltr">${email}</a></li>${numbers}</ul></section>`;
}

function makeBody(locale: Locale, fallbackContacts: FallbackContacts): Buffer {
  const other = otherLocale(locale);
  const style = new Markup(sheet);
  const page = markup`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${texts[locale].title}</title><style>${style}</style></head><body><p>Miqyas <span lang="ar">مقياس</span></p><main>${section(locale, "h1", fallbackContacts[locale])}${section(other, "h2", fallbackContacts[other])}</main></body></html>`;
  return Buffer.from(page.text);
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(sheet).digest("base64")}'`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/** Answers 503 with a page in both languages that needs neither the app nor the backend. */
export type FallbackErrorPage = (response: ServerResponse, locale: Locale) => void;

/** The last page that is left: what is wrong, the main pages, and how the agency can be reached (F2). */
export function createFallbackErrorPage(fallbackContacts: FallbackContacts): FallbackErrorPage {
  const bodies = { en: makeBody("en", fallbackContacts), ar: makeBody("ar", fallbackContacts) };
  return (response, locale) => {
    if (response.headersSent) return void response.destroy();
    const body = bodies[locale];
    response.writeHead(503, [
      ...["Content-Type", "text/html; charset=utf-8", "Content-Language", locale],
      ...["Content-Length", String(body.length), "Cache-Control", "no-store", "Retry-After", "30"],
      ...["Content-Security-Policy", policy, "X-Content-Type-Options", "nosniff", "X-Frame-Options", "DENY"],
      ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    ]);
    response.end(response.req.method === "HEAD" ? undefined : body);
  };
}
