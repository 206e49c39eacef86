import type { CollectionBeforeChangeHook } from "payload";
import { propertyOf } from "../property-of.ts";
import { refusalOf } from "../refusal.ts";
import { textOf } from "../rich-text/rich-text-state.ts";

/**
 * Refuses to publish an entry as it leaves the trash, unless all of it was public. “Restore as published” says nothing of
 * unfinished text, and would publish it in both languages (LANG-15). An import brings the texts that it publishes.
 */
export const refuseUnfinishedFromTrash: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const isRestored = Boolean(propertyOf(originalDoc, "deletedAt")) && !data.deletedAt;
  const wasWhole = propertyOf(originalDoc, "_status") === "published";
  if (!isRestored || wasWhole || data._status !== "published" || !req.headers.has("host")) return data;
  const title = textOf(propertyOf(originalDoc, collection.admin.useAsTitle ?? "id"));
  throw refusalOf(req, {
    en: `“${title}” has text that is not published yet. Restore it as a draft and publish each language in its form.`,
    ar: `في «${title}» نص لم يُنشر بعد. استعد المادة مسودةً ثم انشر كل لغة من نموذجها.`,
  });
};
