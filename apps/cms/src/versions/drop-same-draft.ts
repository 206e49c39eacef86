import { isDeepStrictEqual } from "node:util";
import { isObject, propertyOf } from "../property-of.ts";
import type { Saved } from "./changed-by.ts";
import { isAutosave } from "./drafts.ts";
import { contentOf, findNewest } from "./newest-versions.ts";
import type { Version } from "./newest-versions.ts";

/** Whether a draft that a form has saved by itself says the same as the published version before it. */
const saysTheSame = (draft: Version, before: Version): boolean =>
  propertyOf(draft, "autosave") === true &&
  draft.version._status === "draft" &&
  before.version._status === "published" &&
  isDeepStrictEqual(contentOf(draft), contentOf(before));

/**
 * After publishing, the text editor writes the same text into the form with its keys in another order, and the form saves
 * itself. This removes the draft of such a save: without a change the entry or page stays published (WRITE-1).
 */
export async function dropSameDraft(saved: Saved): Promise<unknown> {
  const { collection, doc, global, req } = saved;
  if (!isAutosave(req) || !isObject(doc)) return doc;
  const [draft, before] = await findNewest(saved, propertyOf(doc, "id"), 2);
  if (!draft || !before || !saysTheSame(draft, before)) return doc;
  const { db } = req.payload;
  const { updatedAt } = before.version;
  const versionData = { latest: true, updatedAt: before.updatedAt, version: { updatedAt } };
  const change = { id: before.id, versionData, req, returning: false } as const;
  const where = { id: { equals: draft.id } };
  if (global) {
    await db.deleteVersions({ globalSlug: global.slug, where, req });
    await db.updateGlobalVersion({ ...change, global: global.slug });
  } else if (collection) {
    await db.deleteVersions({ collection: collection.slug, where, req });
    await db.updateVersion({ ...change, collection: collection.slug });
  }
  return { ...doc, _status: "published", updatedAt };
}
