import { defaultLocale, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";

/** Where a browser can find the visitor's language. */
interface LocaleHints {
  /** From the address: `ar` under `/ar`. */
  address: Locale | null;
  saved: Locale | null;
  /** `navigator.languages`, preferred first. */
  browser: readonly string[];
  /** The `lang` attribute of the page. */
  page: string;
}

/** The first of address, saved choice, browser, page and English that is a language of the site (LANG-4, LANG-5). */
export function detectLocale({ address, saved, browser, page }: LocaleHints): Locale {
  const spoken = browser.map((tag) => tag.toLowerCase().split("-")[0]).find(isLocale);
  const shown = page.toLowerCase().split("-")[0];
  return address ?? saved ?? spoken ?? (isLocale(shown) ? shown : defaultLocale);
}
