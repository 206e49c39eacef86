"use client";

import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useTranslation,
  ViewDescription,
} from "@payloadcms/ui";
import type { ViewDescriptionClientProps } from "payload";
import { useEffect } from "react";
import { propertyOf } from "../../property-of.ts";
import { useSourceDocument } from "./source-document.ts";

/**
 * Heads an entry without a title in this language with its title in the other, or as untitled, instead of its number.
 * It is mounted as the description of its collection, which the form, the versions and their comparison show below the title.
 */
export function OtherTitle({ description }: Partial<ViewDescriptionClientProps>) {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { source } = useSourceDocument();
  const { t } = useTranslation();
  // Payload says "id" for a collection whose entries have no title.
  const field = collectionSlug ? (getEntityConfig({ collectionSlug }).admin.useAsTitle ?? "id") : "id";
  const other = propertyOf(source, field);
  const untitled = `[${t("general:untitled")}]`;
  const heading = typeof other === "string" && other ? other : untitled;
  const isMissing =
    id !== undefined && field !== "id" && [undefined, "", String(id), untitled].includes(title);
  const isDue = isMissing && title !== heading;
  useEffect(() => {
    if (!isDue) return;
    // After Payload's own effects, which set the number. It does so again later; that is due again.
    const timer = setTimeout(() => setDocumentTitle(heading));
    return () => clearTimeout(timer);
  }, [isDue, heading, setDocumentTitle]);
  return description ? <ViewDescription description={description} /> : null;
}
