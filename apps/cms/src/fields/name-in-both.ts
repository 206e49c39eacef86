import { initI18n } from "@payloadcms/translations";
import type { LabelFunction, OptionLabel, SanitizedConfig, StaticLabel } from "payload";
import { textOf } from "../rich-text/rich-text-state.ts";

const readIn = (config: SanitizedConfig, language: "en" | "ar") =>
  initI18n({ config: config.i18n, context: "client", language });

/**
 * Gives Payload's own fields (state, times) their labels in both languages at once. Payload makes a label when it is first
 * read, and keeps it: a comparison of versions would show it in the language of whoever opened one first.
 */
export async function nameInBoth(config: SanitizedConfig): Promise<SanitizedConfig> {
  const [en, ar] = await Promise.all([readIn(config, "en"), readIn(config, "ar")]);
  const inBoth = (label: LabelFunction | OptionLabel | StaticLabel) =>
    typeof label === "function"
      ? { en: textOf(label({ i18n: en, t: en.t })), ar: textOf(label({ i18n: ar, t: ar.t })) }
      : label;
  for (const { fields } of [...config.collections, ...config.globals])
    for (const field of fields) {
      if ("label" in field && field.label) field.label = inBoth(field.label);
      if (field.type !== "select") continue;
      field.options = field.options.map((option) =>
        typeof option === "object" ? { ...option, label: inBoth(option.label) } : option,
      );
    }
  return config;
}
