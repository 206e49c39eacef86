import { defaultLocale, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";

/** The first of our languages by weight in an `Accept-Language`; English when it names neither. */
export function acceptedLocale(header: string | null | undefined): Locale {
  const wishes = (header ?? "").slice(0, 500).split(",").map(readWish);
  const best = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find(isLocale);
  return best ?? defaultLocale;
}

function readWish(wish: string) {
  const [tag = "", ...options] = wish.trim().toLowerCase().split(";");
  const weight = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean);
  return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
}

/** The language a call is made in: `lang`, English when it names neither of ours, else what the client accepts. */
export function requestedLocale(lang: string | undefined, acceptLanguage: string | null | undefined): Locale {
  if (lang === undefined) return acceptedLocale(acceptLanguage);
  return isLocale(lang) ? lang : defaultLocale;
}
