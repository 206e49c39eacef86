import { defaultLocale, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { createInstance } from "i18next";
import type { FormatterModule, i18n as I18n, PostProcessorModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { formatNumber } from "./format.ts";
import type { Messages } from "./load-messages.ts";
import { numeralsOf, toLatinNumerals } from "./numerals.ts";

/** Numbers inserted into a message use the chosen numerals (LANG-11). */
const numberFormatter: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, language) {
    const locale = isLocale(language) ? language : defaultLocale;
    return typeof value === "number" ? formatNumber(value, locale) : String(value);
  },
};

/** Digits written in a message itself also use the visitor's numerals (LANG-11). */
const writtenNumerals: PostProcessorModule = {
  type: "postProcessor",
  name: "numerals",
  process: (text) => (numeralsOf("ar") === "latn" ? toLatinNumerals(text) : text),
};

/** The namespace of all messages. */
export const namespace = "translation";

/**
 * Creates the messages of one language, synchronously: one instance per request on the server, one per document in
 * the browser.
 */
export function createI18n(locale: Locale, messages: Messages): I18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(numberFormatter)
    .use(writtenNumerals)
    .init({
      lng: locale,
      resources: { [locale]: { [namespace]: messages } },
      fallbackLng: false,
      supportedLngs: ["en", "ar"],
      initAsync: false,
      postProcess: writtenNumerals.name,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  return instance;
}
