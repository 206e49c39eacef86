import { defaultLocale, directionOf, otherLocale, splitLocale, type Locale } from "@miqyas/contract";
import { agency as arabicAgency } from "../app/i18n/messages/ar/agency.ts";
import { offline as arabic } from "../app/i18n/messages/ar/offline.ts";
import { agency as englishAgency } from "../app/i18n/messages/en/agency.ts";
import { offline as english } from "../app/i18n/messages/en/offline.ts";
import { Markup, markup } from "../server/pages/html-template.ts";
import { plainSheet } from "../server/pages/plain-sheet.ts";

/** A page that can be read without a connection. */
export interface KeptPage {
  path: string;
  title: string;
  locale: Locale;
  /** The agency's name on it. */
  agency: string | undefined;
}

const ownNames = { en: englishAgency.name, ar: arabicAgency.name };
const texts = { en: english, ar: arabic };
const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name);

/** What is listed of a kept page; `null` when its document has no title. */
export function readKeptPage(path: string, html: string): KeptPage | null {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  if (title === undefined) return null;
  const agency = /"og:site_name" content="([^"]+)"/.exec(html)?.[1];
  const locale = /<html lang="ar"/.test(html) ? "ar" : "en";
  return { path, title: decode(title), locale, agency: agency && decode(agency) };
}

/** A kept page that says that it is one: its notice shows where the root element has this mark. */
export async function markCopy(page: Response): Promise<Response> {
  const { status, headers } = page;
  return new Response((await page.text()).replace("<html", "<html data-kept-copy"), { status, headers });
}

function section(locale: Locale, heading: "h1" | "h2", pages: readonly KeptPage[]): Markup {
  const { title, text, again, kept } = texts[locale];
  const links = pages
    .filter((page) => page.locale === locale)
    .map((page) => markup`<li><a href="${page.path}">${page.title}</a></li>`);
  const list = links.length > 0 && markup`<p>${kept}</p><ul>${links}</ul>`;
  const tag = new Markup(heading);
  return markup`<section lang="${locale}" dir="${directionOf(locale)}"><${tag}>${title}</${tag}><p>${text}</p><p><a href="">${again}</a></p>${list}</section>`;
}

/** The page for an address that is not kept, in both languages, with the pages that are. */
function writeOfflinePage(locale: Locale, pages: readonly KeptPage[]): string {
  const other = otherLocale(locale);
  const nameIn = (language: Locale) =>
    pages.find((page) => page.agency && page.locale === language)?.agency ?? ownNames[language];
  return markup`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${texts[locale].title}</title><style>${new Markup(plainSheet)}</style></head><body><header><p>${nameIn("en")} <span lang="ar">${nameIn("ar")}</span></p></header><main>${section(locale, "h1", pages)}${section(other, "h2", pages)}</main></body></html>`
    .text;
}

/** The answer with that page. Its policy allows its styles and nothing else. */
export async function answerOffline(address: string, pages: readonly KeptPage[]): Promise<Response> {
  // An address without a language has that of the page that was read last: a worker cannot read the saved choice (LANG-4).
  const locale = splitLocale(new URL(address).pathname).locale ?? pages[0]?.locale ?? defaultLocale;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(plainSheet));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(writeOfflinePage(locale, pages), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
