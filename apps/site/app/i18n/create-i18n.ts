import type { Locale } from "@miqyas/contract";
import { formatNumber, formatsOf } from "./format.ts";
import type { EnglishMessages, Messages } from "./load-messages.ts";
import { formatLocaleOf, toLatinNumerals } from "./numerals.ts";
import type { FormatLocale } from "./numerals.ts";
import type { Numerals } from "./saved-numerals.ts";

/** A key without its plural form. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${"one" | "other"}` ? Name : Key;

/** The keys of all messages of a catalogue, `a.b.c`. A counted message has one key for all its plural forms. */
export type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The keys of the messages that every page has. */
export type MessageKey = KeysOf<EnglishMessages>;

/**
 * Returns a message in the current language.
 * @param values what stands for each `{{name}}`; `count` chooses the plural form
 */
export type Translate<Key extends string = MessageKey> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** One language with its messages. A change of language or numerals makes a new one. */
export interface Translation<Key extends string = MessageKey> {
  readonly locale: Locale;
  /** For numbers and dates, in the visitor's numerals (LANG-11). */
  readonly formatLocale: FormatLocale;
  readonly t: Translate<Key>;
}

const pluralRules = formatsOf((locale) => new Intl.PluralRules(locale));

function findMessage(messages: object, key: string): string | undefined {
  let found: unknown = messages;
  for (const name of key.split("."))
    found = typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === "string" ? found : undefined;
}

/** Makes the `t` of a language. A message that does not exist is its key. */
export function createTranslate<Key extends string = MessageKey>(
  locale: Locale,
  messages: object,
  numerals: Numerals = "arab",
): Translate<Key> {
  const formatLocale = formatLocaleOf(locale, numerals);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === "number" ? `_${pluralRules(formatLocale).select(count)}` : "";
    const message = findMessage(messages, key + form) ?? findMessage(messages, key) ?? key;
    // Numbers and the digits of the message itself are in the visitor's numerals (LANG-11).
    const text = message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name] ?? "";
      return typeof value === "number" ? formatNumber(value, formatLocale) : value;
    });
    return numerals === "latn" ? toLatinNumerals(text) : text;
  };
}

/** The language of a page: one per request on the server, one per document in the browser. */
export interface I18n {
  /** The language in which the page was rendered first. */
  readonly first: Translation;
  /** The language shown. */
  readonly read: () => Translation;
  /** Shows a language. */
  readonly show: (locale: Locale, messages: Messages) => void;
  /** Chooses the numerals of Arabic text, in this language and those shown later (LANG-11). */
  readonly setNumerals: (numerals: Numerals) => void;
  /** Calls the listener after each change. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the messages of one language, synchronously. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  const listeners = new Set<() => void>();
  let numerals: Numerals = "arab";
  let texts = messages;
  const translate = (wanted: Locale, its: Messages): Translation => ({
    locale: wanted,
    formatLocale: formatLocaleOf(wanted, numerals),
    t: createTranslate(wanted, its, numerals),
  });
  const first = translate(locale, messages);
  let shown = first;
  const show = (wanted: Locale, its: Messages) => {
    texts = its;
    shown = translate(wanted, its);
    for (const listener of listeners) listener();
  };
  return {
    first,
    read: () => shown,
    show,
    setNumerals(wanted) {
      if (wanted === numerals) return;
      numerals = wanted;
      show(shown.locale, texts);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
