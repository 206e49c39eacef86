"use client";

import { useFormFields, useTranslation } from "@payloadcms/ui";
import { languageOf } from "../../language.ts";
import { textOf } from "../../rich-text/rich-text-state.ts";

const texts = {
  en: {
    alt_en: "Missing. Readers of the English site get the Arabic sentence.",
    alt_ar: "Missing. Readers of the Arabic site get the English sentence.",
    advice: "One short sentence for people who cannot see the picture.",
  },
  ar: {
    alt_en: "لم يُكتب بعد. زوّار الموقع الإنكليزي يسمعون النص العربي بدلًا منه.",
    alt_ar: "لم يُكتب بعد. زوّار الموقع العربي يسمعون النص الإنكليزي بدلًا منه.",
    advice: "جملة قصيرة لمن لا يرى الصورة.",
  },
};

/** Below the description of a picture in one language: what to write, or that it is missing while the other is there. */
export function MissingAlt({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const labels = texts[languageOf(i18n.language)];
  const own = path === "alt_ar" ? "alt_ar" : "alt_en";
  const other = own === "alt_ar" ? "alt_en" : "alt_ar";
  const isMissing = useFormFields(
    ([fields]) => !textOf(fields[own]?.value).trim() && Boolean(textOf(fields[other]?.value).trim()),
  );
  return (
    <p className="field-description missing-alt" data-missing={isMissing}>
      {isMissing ? labels[own] : labels.advice}
    </p>
  );
}
