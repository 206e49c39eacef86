"use client";

import { isLocale, otherLocale } from "@miqyas/contract";
import { useAuth, useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { languageOf } from "../../language.ts";
import { placeOf } from "../place-of.ts";
import { sourceLabels } from "./source-labels.ts";

/** Says to a translator why the form of a source text is read-only, and leads to the language that they write. */
export function ReadOnlySource() {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { code } = useLocale();
  const info = useDocumentInfo();
  const place = placeOf(info);
  if (user?.role !== "translator" || !isLocale(code) || !place) return null;
  if (info.isInitializing || info.isTrashed || info.hasSavePermission) return null;
  const labels = sourceLabels[languageOf(i18n.language)];
  const other = otherLocale(code);
  const form = `/admin/${info.globalSlug ? "" : "collections/"}${place}`;
  return (
    <span className="language-warning">
      {labels.readOnly} <a href={`${form}?locale=${other}`}>{labels.open[other]}</a>
    </span>
  );
}
