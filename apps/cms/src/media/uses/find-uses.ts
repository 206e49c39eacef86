import { getTranslation } from "@payloadcms/translations";
import type { Field, PayloadRequest, SanitizedConfig, Where } from "payload";
import { isObject, propertyOf } from "../../property-of.ts";
import { textOf } from "../../rich-text/rich-text-state.ts";
import { findAddress, findEntriesWith, hasAddress } from "./find-addresses.ts";
import { isUsedIn, pathsOfUses, type UsedKind } from "./use-paths.ts";

/** An entry or page that shows a file or chart, or leads to a file by its address. */
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

/** What is looked for. */
interface Used {
  kind: UsedKind;
  id: number;
  /** The beginning of the addresses of a file. */
  address: string | undefined;
  /** Whether only texts with the address are meant. */
  byAddress: boolean;
}

const pathsIn = (fields: Field[], { byAddress, kind }: Used) => (byAddress ? [] : pathsOfUses(fields, kind));

const isIn = (doc: unknown, paths: ReturnType<typeof pathsOfUses>, { kind, id, address }: Used): boolean =>
  isUsedIn(doc, paths, kind, id) || (address !== undefined && hasAddress(doc, address));

function inLanguage(label: unknown, language: string): string {
  return textOf(label) || textOf(propertyOf(label, language)) || textOf(propertyOf(label, "en"));
}

async function usesInCollection(
  { payload, i18n }: Request,
  collection: SanitizedConfig["collections"][number],
  used: Used,
  withAddress: number[],
): Promise<Use[]> {
  const paths = pathsIn(collection.fields, used);
  const either: Where[] = paths.map(({ path, isInText }) => ({
    [isInText ? `${path}.value` : path]: { equals: used.id },
  }));
  if (withAddress.length > 0) either.push({ id: { in: withAddress } });
  if (either.length === 0) return [];
  const where = { or: either };
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
      if (uses.has(key) || !isIn(doc, paths, used)) continue;
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
  used: Used,
): Promise<Use[]> {
  const paths = pathsIn(global.fields, used);
  if (paths.length === 0 && used.address === undefined) return [];
  const slug = global.slug;
  for (const draft of [false, true]) {
    const doc: unknown = await payload.findGlobal({ slug, draft, locale: "all", depth: 0 });
    if (!isIn(doc, paths, used)) continue;
    const isDraft = draft || (isObject(doc) && doc._status === "draft");
    const kind = getTranslation(global.label, i18n);
    return [{ kind, title: "", href: `/admin/globals/${slug}`, state: isDraft ? "draft" : "published" }];
  }
  return [];
}

/**
 * Finds where a file or chart is used: in published entries and pages, in their newest drafts, and in the trash. A link to
 * the address of a file counts, in a text, a field or a redirect; with `byAddress` nothing else does. Read without access
 * rules, because nothing must be deleted for want of a right to see its use.
 */
export async function findUses(
  req: Request,
  kind: UsedKind,
  id: number,
  { byAddress = false } = {},
): Promise<Use[]> {
  const { payload } = req;
  const address = kind === "media" ? await findAddress(payload, id) : undefined;
  const withAddress = address ? await findEntriesWith(payload, address) : undefined;
  const used = { kind, id, address, byAddress };
  const uses: Use[] = [];
  // One query after another: a deletion in bulk asks for many files at once.
  for (const collection of payload.config.collections)
    uses.push(...(await usesInCollection(req, collection, used, withAddress?.get(collection.slug) ?? [])));
  for (const global of payload.config.globals) uses.push(...(await usesInGlobal(req, global, used)));
  return uses;
}
