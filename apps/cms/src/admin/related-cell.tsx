"use client";

import { useConfig, useListRelationships, useTranslation } from "@payloadcms/ui";
import type { DefaultCellComponentProps, RelationshipFieldClient, UploadFieldClient } from "payload";
import { useEffect } from "react";
import { languageOf } from "../language.ts";
import { isObject, propertyOf } from "../property-of.ts";
import { textOf } from "../rich-text/rich-text-state.ts";

interface Reference {
  relationTo: string;
  value: number;
}

/** The entries that a field names: one or several numbers, with their collection where the field allows several. */
function referencesOf(stored: unknown, relationTo: string | string[]): Reference[] {
  if (Array.isArray(stored)) return stored.flatMap((one) => referencesOf(one, relationTo));
  if (typeof stored === "number" && typeof relationTo === "string") return [{ relationTo, value: stored }];
  if (isObject(stored) && typeof stored.relationTo === "string" && typeof stored.value === "number")
    return [{ relationTo: stored.relationTo, value: stored.value }];
  return [];
}

/**
 * The entries that a row names, by their titles. While they load it shows dots: Payload's own cell says that there are
 * none until its row is seen.
 */
export function RelatedCell({
  cellData,
  field,
}: DefaultCellComponentProps<RelationshipFieldClient | UploadFieldClient>) {
  const { documents, getRelationships } = useListRelationships();
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const references = referencesOf(cellData, field.relationTo);
  const key = JSON.stringify(references);
  useEffect(() => {
    const named = referencesOf(JSON.parse(key), []);
    if (named.length > 0) getRelationships(named);
  }, [getRelationships, key]);
  if (references.length === 0) return "—";
  const found = references.map(({ relationTo, value }) => ({
    entry: documents[relationTo]?.[value],
    title: getEntityConfig({ collectionSlug: relationTo })?.admin.useAsTitle ?? "id",
    value,
  }));
  if (found.some(({ entry }) => entry === undefined || entry === null))
    return <span aria-busy="true">…</span>;
  const [first] = found;
  const picture = textOf(propertyOf(first?.entry, "thumbnailURL"));
  const titles = found.map(({ entry, title, value }) => textOf(propertyOf(entry, title)) || String(value));
  return (
    <span className={picture && "media-name"}>
      {picture && <img src={picture} alt="" width="64" height="64" loading="lazy" />}
      <bdi>{titles.join(languageOf(i18n.language) === "ar" ? "، " : ", ")}</bdi>
    </span>
  );
}
