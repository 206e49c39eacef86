import type { Payload } from "payload";
import { slugFrom } from "../fields/slug-from.ts";
import { propertyOf } from "../property-of.ts";
import { bodyOf, fieldsOf, type ContentField } from "./fields.ts";
import { isContentCollection, type ContentKind } from "./kinds.ts";

/** The format's model of a kind of entry. */
export interface ContentModel {
  kind: ContentKind | "media";
  fields: ContentField[];
  /** The field below the front matter of the Markdown files. */
  body: string | undefined;
  /** Whether entries are drafts until they are published. */
  drafts: boolean;
  /** Whether staff sort the entries. */
  orderable: boolean;
  /** The name of an entry's folder; undefined when no field gives a name. */
  nameOf(doc: unknown): string | undefined;
}

/** Reads the fields of a kind of entry from Payload's configuration. */
export function modelOf(payload: Payload, kind: ContentKind | "media"): ContentModel {
  const isCollection = kind === "media" || isContentCollection(kind);
  const config = isCollection
    ? payload.collections[kind].config
    : payload.globals.config.find(({ slug }) => slug === kind);
  if (!config) throw new Error(`There is no ${kind}`);
  const fields = fieldsOf(config.fields);
  const title = isCollection ? payload.collections[kind].config.admin.useAsTitle : undefined;
  return {
    kind,
    fields,
    body: bodyOf(fields),
    drafts: Boolean(config.versions?.drafts),
    orderable: "orderable" in config && config.orderable === true,
    nameOf(doc) {
      const written = propertyOf(doc, "slug");
      if (typeof written === "string" && written) return slugFrom(written);
      const value = title === undefined ? undefined : propertyOf(doc, title);
      const texts = [value, propertyOf(value, "en"), propertyOf(value, "ar")];
      const text = texts.find((candidate) => typeof candidate === "string" && candidate !== "");
      return (typeof text === "string" && slugFrom(text)) || undefined;
    },
  };
}
