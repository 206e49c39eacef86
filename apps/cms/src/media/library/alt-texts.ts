import { isLocale, locales, otherLocale, type Locale } from "@miqyas/contract";
import type {
  CollectionBeforeValidateHook,
  Field,
  FieldHook,
  TextField,
  TextFieldSingleValidation,
} from "payload";
import { text } from "payload/shared";
import { findRole, onlyField } from "../../access/roles.ts";
import { inLanguageOf, type Bilingual } from "../../language.ts";
import type { Media } from "../../payload-types.ts";
import { propertyOf } from "../../property-of.ts";
import { textOf } from "../../rich-text/rich-text-state.ts";

const nameOf = (locale: Locale) => `alt_${locale}` as const;

const labels: Record<Locale, Bilingual> = {
  en: { en: "What it shows (English)", ar: "ما تُظهره الصورة، بالإنكليزية" },
  ar: { en: "What it shows (Arabic)", ar: "ما تُظهره الصورة، بالعربية" },
};

const required: Bilingual = {
  en: "Say what it shows in at least one language.",
  ar: "اكتب ما تُظهره الصورة بلغة واحدة على الأقل.",
};

/** Reads both languages before Payload replaces the text of `alt` with that of one language. */
const readLanguage =
  (locale: Locale): FieldHook =>
  ({ siblingData }) => {
    const written = propertyOf(siblingData.alt, locale);
    return typeof written === "string" ? written : null;
  };

const hasText = (value: unknown): boolean => textOf(value).trim() !== "";

/** Checks the length, and that the file is described in one language at least. */
const validate: TextFieldSingleValidation = (value, options) => {
  const texts = ["alt", ...locales.map(nameOf)].map((name) => propertyOf(options.siblingData, name));
  return texts.some(hasText) ? text(value, options) : inLanguageOf(options.req, required);
};

const editors = onlyField("owner", "editor");

const altIn = (locale: Locale): TextField => ({
  name: nameOf(locale),
  type: "text",
  virtual: true,
  maxLength: 300,
  label: labels[locale],
  validate,
  // Translators write the language of their form (`translatorsOnlyTranslate` is the rule itself).
  access: {
    update: (args) => editors(args) || (findRole(args.req) === "translator" && args.req.locale === locale),
  },
  hooks: { afterRead: [readLanguage(locale)] },
  admin: {
    rtl: locale === "ar",
    // Payload's default for virtual fields is true.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { afterInput: ["/media/library/missing-alt.tsx#MissingAlt"] },
  },
});

/** Writes the text of the language that the request is not in. An unchanged one stays. */
const writeOther: FieldHook = ({ siblingData, siblingDocWithLocales, previousSiblingDoc, req }) => {
  if (!isLocale(req.locale) || !siblingDocWithLocales) return;
  const other = otherLocale(req.locale);
  const written: unknown = siblingData[nameOf(other)];
  if (hasText(siblingData.alt)) siblingData.alt = textOf(siblingData.alt).trim();
  else delete siblingData.alt;
  if (written === undefined || written === propertyOf(previousSiblingDoc, nameOf(other))) return;
  const { [other]: _old, ...kept } = (siblingDocWithLocales.alt ?? {}) as Partial<Record<Locale, string>>;
  siblingDocWithLocales.alt = hasText(written) ? { ...kept, [other]: textOf(written).trim() } : kept;
};

/**
 * What a file shows: stored in the localized field `alt`, and written in both languages in one form, by the virtual fields
 * `alt_en` and `alt_ar`. These stand before `alt`, because Payload goes through the fields in order and replaces the
 * texts of `alt` with that of one language.
 */
export const altTexts: Field[] = [
  { type: "row", fields: locales.map(altIn) },
  {
    name: "alt",
    type: "text",
    localized: true,
    required: true,
    maxLength: 300,
    label: { en: "What it shows", ar: "ما تُظهره الصورة" },
    admin: { condition: () => false, disableBulkEdit: true },
    hooks: { beforeChange: [writeOther] },
  },
];

/** Takes the text of the request's language from its field in the form. A change of `alt` itself stays. */
export const takeOwnText: CollectionBeforeValidateHook<Media> = ({ data, originalDoc, req }) => {
  if (!data || !isLocale(req.locale)) return data;
  const own = data[nameOf(req.locale)];
  if (own === undefined || own === originalDoc?.[nameOf(req.locale)]) return data;
  return { ...data, alt: own ?? "" };
};
