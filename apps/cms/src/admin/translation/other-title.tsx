"use client";

import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";
import { useSourceDocument, valueAt } from "./source-document.ts";

/** Milliseconds. */
const settledAfter = 100;

/** Heads an entry without a title in this language with its title in the other, or as untitled, instead of its number. */
export function OtherTitle() {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { source } = useSourceDocument();
  const { t } = useTranslation();
  const field = collectionSlug ? (getEntityConfig({ collectionSlug }).admin.useAsTitle ?? "id") : "id";
  const other = valueAt(source, field);
  const untitled = `[${t("general:untitled")}]`;
  const heading = typeof other === "string" && other ? other : untitled;
  const isMissing = id !== undefined && [undefined, "", String(id), untitled].includes(title);
  useEffect(() => {
    if (!isMissing) return;
    // Payload sets the number within the next frame after the form has opened.
    const timer = setTimeout(() => setDocumentTitle(heading), settledAfter);
    return () => clearTimeout(timer);
  }, [isMissing, heading, setDocumentTitle]);
  return null;
}
