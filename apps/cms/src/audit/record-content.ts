import { locales } from "@miqyas/contract";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { isMove } from "../publishing/move-in-lists.ts";
import { languageOfPublication } from "../publishing/remove-plans.ts";
import { isTakenBack } from "../publishing/taken-back.ts";
import type { Saved } from "../versions/changed-by.ts";
import { isDraftSave } from "../versions/drafts.ts";
import type { Act } from "./acts.ts";
import { byProgram, changedFields, record } from "./record.ts";

/**
 * The languages that a call changes: `en, ar` for both. Payload publishes, takes back and restores both, unless a call or
 * plan publishes one.
 */
const languagesOf = (req: PayloadRequest, act: Act): string =>
  act === "created" ? (req.locale ?? "") : (languageOfPublication(req) ?? locales.join(", "));

const isRestoring = ({ method, pathname }: PayloadRequest) =>
  method === "POST" && /\/versions\/\d+$/.test(pathname);

async function actOf(saved: Saved, doc: object, before: object, operation: string): Promise<Act | undefined> {
  if (isDraftSave(doc, operation, saved.req)) return undefined;
  if (isMove(saved.req)) return "changed";
  const status = propertyOf(doc, "_status");
  const [isTrashed, wasTrashed] = [doc, before].map((one) => Boolean(propertyOf(one, "deletedAt")));
  if (isTrashed !== wasTrashed && operation === "update") return isTrashed ? "trashed" : "restored";
  if (status === "published") return "published";
  if (status === "draft") return (await isTakenBack(saved)) ? "unpublished" : undefined;
  return operation === "create" ? "created" : "changed";
}

/** The field that names an entry where its title is a visitor's. Nothing of a visitor may outlast an erasure here (F20). */
const nameFields = new Map([
  ["contact-messages", "reference"],
  ["newsletter-subscribers", ""],
]);

const titleOf = ({ admin, slug }: Pick<CollectionConfig, "admin" | "slug">, doc: object): string => {
  const title = propertyOf(doc, nameFields.get(slug) ?? admin?.useAsTitle ?? "");
  return typeof title === "string" ? title : "";
};

/** Programs that nobody has signed in to, such as the import of content, keep their own log. */
const isPerson = (req: PayloadRequest) =>
  Boolean(req.user) && !req.context[byProgram] && !req.pathname.endsWith("/import");

/** A document after a change and before it. */
const statesOf = ({ doc, previousDoc }: Saved & { previousDoc?: unknown }) =>
  [isObject(doc) ? doc : undefined, isObject(previousDoc) ? previousDoc : {}] as const;

const recordChange: CollectionAfterChangeHook = async (saved) => {
  const { collection, operation, req } = saved;
  const [now, before] = statesOf(saved);
  if (!now || !isPerson(req)) return;
  const act = isRestoring(req) ? "restored" : await actOf(saved, now, before, operation);
  if (!act) return;
  const changes = isMove(req) ? ["place"] : changedFields(before, now);
  const names = act === "changed" ? changes.join(", ") : languagesOf(req, act);
  const entry = Number(now.id);
  await record(req, { act, kind: collection.slug, entry, subject: titleOf(collection, now), details: names });
};

const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const gone: unknown = doc;
  if (!isPerson(req)) return;
  const subject = isObject(gone) ? titleOf(collection, gone) : "";
  await record(req, { act: "deleted", kind: collection.slug, entry: Number(id), subject });
};

/**
 * Records what staff do to a collection. The title of an entry is recorded too, a message by its reference. The record comes
 * first: a later hook may call the draft that a form has saved published (`dropSameDraft`).
 */
export const withRecords = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [recordChange, ...(collection.hooks?.afterChange ?? [])],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), recordDeletion],
  },
});

const recordGlobal: GlobalAfterChangeHook = async (saved) => {
  const { global, req } = saved;
  const [now, before] = statesOf(saved);
  if (!now || !isPerson(req)) return;
  const kind = global.slug;
  if (isRestoring(req)) return record(req, { act: "restored", kind, details: languagesOf(req, "restored") });
  if (propertyOf(now, "_status") === undefined)
    return record(req, { act: "settings_changed", kind, details: changedFields(before, now).join(", ") });
  const act = await actOf(saved, now, before, "update");
  if (act) await record(req, { act, kind, details: languagesOf(req, act) });
};

/** Records what staff do to a global, first as well. */
export const withGlobalRecords = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [recordGlobal, ...(global.hooks?.afterChange ?? [])] },
});
