import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { isDraftSave, isSet } from "../versions/drafts.ts";
import type { Act } from "./acts.ts";
import { byProgram, changedFields, record } from "./record.ts";

/** The language that a call publishes or changes, `en, ar` for both. */
function languageOf(req: PayloadRequest): string {
  const { query, locale } = req;
  const one = query?.publishSpecificLocale ?? query?.unpublishSpecificLocale;
  if (typeof one === "string") return one;
  return isSet(req, "publishAllLocales") || isSet(req, "unpublishAllLocales") ? "en, ar" : (locale ?? "");
}

const isRestoring = ({ method, pathname }: PayloadRequest) =>
  method === "POST" && /\/versions\/\d+$/.test(pathname);

function actOf(doc: object, before: object, operation: string): Act | undefined {
  const [status, earlier] = [doc, before].map((one) => propertyOf(one, "_status"));
  const [isTrashed, wasTrashed] = [doc, before].map((one) => Boolean(propertyOf(one, "deletedAt")));
  if (isTrashed !== wasTrashed && operation === "update") return isTrashed ? "trashed" : "restored";
  if (status === "published") return "published";
  if (status === "draft") return earlier === "published" ? "unpublished" : undefined;
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

const recordChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const now: unknown = doc;
  if (!isObject(now) || !isPerson(req)) return;
  const before: object = isObject(previousDoc) ? previousDoc : {};
  const isRestored = isRestoring(req);
  const act = isRestored
    ? "restored"
    : isDraftSave(now, operation, req)
      ? undefined
      : actOf(now, before, operation);
  if (!act) return;
  const names = act === "changed" ? changedFields(before, now).join(", ") : languageOf(req);
  const entry = Number(now.id);
  await record(req, { act, kind: collection.slug, entry, subject: titleOf(collection, now), details: names });
};

const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const gone: unknown = doc;
  if (!isPerson(req)) return;
  const subject = isObject(gone) ? titleOf(collection, gone) : "";
  await record(req, { act: "deleted", kind: collection.slug, entry: Number(id), subject });
};

/** Records what staff do to a collection. The title of an entry is recorded too, a message by its reference. */
export const withRecords = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), recordChange],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), recordDeletion],
  },
});

const recordGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const now: unknown = doc;
  if (!isObject(now) || !isPerson(req)) return;
  const before: object = isObject(previousDoc) ? previousDoc : {};
  const kind = global.slug;
  if (isRestoring(req)) return record(req, { act: "restored", kind, details: languageOf(req) });
  if (propertyOf(now, "_status") === undefined)
    return record(req, { act: "settings_changed", kind, details: changedFields(before, now).join(", ") });
  const act = isDraftSave(now, "update", req) ? undefined : actOf(now, before, "update");
  if (act) await record(req, { act, kind, details: languageOf(req) });
};

/** Records what staff do to a global. */
export const withGlobalRecords = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), recordGlobal] },
});
