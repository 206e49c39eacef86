"use client";

import { methodEntries } from "@miqyas/contract";
import { useFormFields, useTranslation } from "@payloadcms/ui";
import { languageOf } from "../../language.ts";
import { methodLabels } from "../../reports/method-labels.ts";
import { textOf } from "../../rich-text/rich-text-state.ts";

const labels = {
  en: {
    complete: "Nothing is missing.",
    gaps: "Still missing:",
    note: "Readers see only what is filled in.",
    comma: ", ",
  },
  ar: { complete: "لا ينقصه شيء.", gaps: "لم يُذكر بعد:", note: "لا يرى القارئ إلا ما كُتب.", comma: "، " },
};

/** The entries of a report's method that are empty in the language of the form. They may stay empty (RPD-5). */
export function MethodGaps() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { complete, gaps, note, comma } = labels[language];
  const missing = useFormFields(([fields]) =>
    methodEntries
      .filter((name) => textOf(fields[`method.${name}`]?.value).trim() === "")
      .map((name) => methodLabels[name][language])
      .join(comma),
  );
  return (
    <p className="field-description method-gaps" aria-live="polite">
      {missing === "" ? complete : `${gaps} ${missing}. ${note}`}
    </p>
  );
}
