import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { CollectionSlug, Field, PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";
import { hasLongText } from "../rich-text/has-text.ts";
import { publicStates, stateField } from "../translation/language-state.ts";
import { linksIn } from "../rich-text/links.ts";
import { plainTextOf, textOf, type RichTextNode } from "../rich-text/rich-text-state.ts";

/** A link in a published text. */
export interface PublishedLink {
  /** The slug of the collection or global. */
  place: string;
  /** The id of the entry; `null` for a page. */
  entry: number | null;
  /** The title of the entry; empty for a page. */
  title: string;
  language: Locale;
  /** The words of the link. */
  words: string;
  node: RichTextNode;
}

/** The long texts of a document that was read in one language. */
function textsOf(fields: Field[], value: unknown): unknown[] {
  return fields.flatMap((field) => {
    if (field.type === "richText") return [propertyOf(value, field.name)];
    if (!("fields" in field)) return [];
    const inner = "name" in field && field.name ? propertyOf(value, field.name) : value;
    return (Array.isArray(inner) ? inner : [inner]).flatMap((part: unknown) => textsOf(field.fields, part));
  });
}

/** Entries that are read at once: their texts are long. */
const atOnce = 100;

/** All links in the published texts of all languages. */
export async function collectLinks({ payload }: Pick<PayloadRequest, "payload">): Promise<PublishedLink[]> {
  const links: PublishedLink[] = [];
  const collect = (fields: Field[], doc: unknown, about: Omit<PublishedLink, "words" | "node">) => {
    const state = propertyOf(doc, stateField[about.language]);
    const isPublic = state === undefined || publicStates.some((known) => known === state);
    if (!isPublic || propertyOf(doc, "_status") === "draft") return;
    for (const text of textsOf(fields, doc))
      for (const node of linksIn(propertyOf(text, "root")))
        links.push({ ...about, words: plainTextOf(node).trim().slice(0, 300), node });
  };
  const { collections, globals } = payload.config;
  for (const language of locales) {
    const reading = { locale: language, fallbackLocale: false, depth: 0, draft: false } as const;
    for (const { slug, fields, flattenedFields, admin } of collections.filter((each) =>
      hasLongText(each.fields),
    )) {
      const title = admin.useAsTitle ?? "id";
      const texts = flattenedFields.filter((field) => hasLongText([field])).map(({ name }) => name);
      const names = [...texts, title, "_status", ...Object.values(stateField)];
      const select = Object.fromEntries(names.map((name) => [name, true]));
      for (let last = 0, isMore = true; isMore;) {
        const { docs } = await payload.find<CollectionSlug, Record<string, boolean>>({
          ...{ collection: slug, ...reading, select, where: { id: { greater_than: last } } },
          ...{ sort: "id", limit: atOnce, pagination: false },
        });
        for (const doc of docs as { id: number }[]) {
          last = doc.id;
          const about = { place: slug, entry: last, title: textOf(propertyOf(doc, title)), language };
          collect(fields, doc, about);
        }
        isMore = docs.length === atOnce;
      }
    }
    for (const { slug, fields } of globals.filter((each) => hasLongText(each.fields)))
      collect(fields, await payload.findGlobal({ slug, ...reading }), {
        ...{ place: slug, entry: null, title: "", language },
      });
  }
  return links;
}
