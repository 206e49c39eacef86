"use client";

import { useConfig, useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";
import { useSourceDocument, valueAt } from "./source-document.ts";

/** Milliseconds. */
const settledAfter = 100;

/** Heads an entry without a title in this language with its title in the other, instead of its number. */
export function OtherTitle() {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { source } = useSourceDocument();
  const field = collectionSlug ? (getEntityConfig({ collectionSlug }).admin.useAsTitle ?? "id") : "id";
  const other = valueAt(source, field);
  const isNumber = id !== undefined && (!title || title === String(id));
  useEffect(() => {
    if (!isNumber || typeof other !== "string" || !other) return;
    // Payload sets the number within the next frame after the form has opened.
    const timer = setTimeout(() => setDocumentTitle(other), settledAfter);
    return () => clearTimeout(timer);
  }, [isNumber, other, setDocumentTitle]);
  return null;
}
