import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest, SanitizedConfig, Where } from "payload";
import { isObject, propertyOf } from "../../property-of.ts";
import { textOf } from "../../rich-text/rich-text-state.ts";
import { isUsedIn, pathsOfUses, type UsedKind } from "./use-paths.ts";

/** An entry or page that shows a file or chart. */
export interface Use {
  /** The kind of entry, or the name of the page, in the language of the admin. */
  kind: string;
  /** Empty for a page. */
  title: string;
  /** Its address in the admin. */
  href: string;
  state: "published" | "draft" | "trash";
}

type Request = Pick<PayloadRequest, "payload" | "i18n">;

function inLanguage(label: unknown, language: string): string {
  return textOf(label) || textOf(propertyOf(label, language)) || textOf(propertyOf(label, "en"));
}

async function usesInCollection(
  { payload, i18n }: Request,
  collection: SanitizedConfig["collections"][number],
  used: UsedKind,
  id: number,
): Promise<Use[]> {
  const paths = pathsOfUses(collection.fields, used);
  if (paths.length === 0) return [];
  const where: Where = {
    or: paths.map(({ path, isInText }) => ({ [isInText ? `${path}.value` : path]: { equals: id } })),
  };
  const slug = collection.slug;
  const uses = new Map<unknown, Use>();
  for (const draft of [false, true]) {
    const options = {
      collection: slug,
      where,
      draft,
      trash: true,
      locale: "all",
      depth: 0,
      pagination: false,
    } as const;
    const { docs } = await payload.find(options);
    for (const doc of docs as unknown[]) {
      const key = propertyOf(doc, "id");
      if (uses.has(key) || !isUsedIn(doc, paths, used, id)) continue;
      const deleted = propertyOf(doc, "deletedAt");
      const title =
        inLanguage(propertyOf(doc, collection.admin.useAsTitle ?? "id"), i18n.language) || String(key);
      uses.set(key, {
        kind: getTranslation(collection.labels.singular, i18n),
        title,
        href: `/admin/collections/${slug}/${deleted ? "trash/" : ""}${String(key)}`,
        state: deleted ? "trash" : draft || propertyOf(doc, "_status") === "draft" ? "draft" : "published",
      });
    }
  }
  return [...uses.values()];
}

async function usesInGlobal(
  { payload, i18n }: Request,
  global: SanitizedConfig["globals"][number],
  used: UsedKind,
  id: number,
): Promise<Use[]> {
  const paths = pathsOfUses(global.fields, used);
  if (paths.length === 0) return [];
  const slug = global.slug;
  for (const draft of [false, true]) {
    const doc: unknown = await payload.findGlobal({ slug, draft, locale: "all", depth: 0 });
    if (!isUsedIn(doc, paths, used, id)) continue;
    const isDraft = draft || (isObject(doc) && doc._status === "draft");
    const kind = getTranslation(global.label, i18n);
    return [{ kind, title: "", href: `/admin/globals/${slug}`, state: isDraft ? "draft" : "published" }];
  }
  return [];
}

/**
 * Finds where a file or chart is used: in published entries and pages, in their newest drafts, and in the trash. Read without
 * access rules, because nothing must be deleted for want of a right to see its use.
 */
export async function findUses(req: Request, used: UsedKind, id: number): Promise<Use[]> {
  const { collections, globals } = req.payload.config;
  const uses: Use[] = [];
  // One query after another: a deletion in bulk asks for many files at once.
  for (const collection of collections) uses.push(...(await usesInCollection(req, collection, used, id)));
  for (const global of globals) uses.push(...(await usesInGlobal(req, global, used, id)));
  return uses;
}
