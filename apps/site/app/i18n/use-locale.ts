import { defaultLocale, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { i18n as I18n } from "i18next";
import { useTranslation } from "react-i18next";

/** The language of a set of messages. */
export function localeOf({ language }: I18n): Locale {
  return isLocale(language) ? language : defaultLocale;
}

/** The language of the page. The component renders again when it changes. */
export function useLocale(): Locale {
  return localeOf(useTranslation().i18n);
}
