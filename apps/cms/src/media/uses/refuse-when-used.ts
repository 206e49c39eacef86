import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { numbers, type Bilingual } from "../../language.ts";
import type { Media } from "../../payload-types.ts";
import { refusalOf } from "../../refusal.ts";
import { findUses, type Use } from "./find-uses.ts";
import { useStates } from "./use-states.ts";

/** Uses that a refusal names. The others are counted. */
const named = 5;

const nameOf = ({ kind, title, state }: Use, language: keyof Bilingual) =>
  `${title ? (language === "ar" ? `${kind} «${title}»` : `${kind} “${title}”`) : kind}${state === "published" ? "" : ` (${useStates[state][language]})`}`;

/** The sentence that refuses to delete a file in use. */
export function usedRefusal(uses: readonly Use[]): Bilingual {
  const list = (language: keyof Bilingual) =>
    uses
      .slice(0, named)
      .map((use) => nameOf(use, language))
      .join(language === "ar" ? "، " : "; ");
  const rest = uses.length - named;
  const more =
    rest > 0 ? { en: `; and ${rest} more`, ar: `، و${numbers.ar.format(rest)} غيرها` } : { en: "", ar: "" };
  return {
    en: `This file is in use and cannot be deleted. Replace it there first: ${list("en")}${more.en}.`,
    ar: `هذا الملف مستخدم فلا يُحذف. استبدله أولًا في: ${list("ar")}${more.ar}.`,
  };
}

async function refuse(req: PayloadRequest, id: unknown): Promise<void> {
  const uses = await findUses(req, Number(id));
  if (uses.length > 0) throw refusalOf(req, usedRefusal(uses));
}

/** Refuses to delete a file in use, one by one or in bulk. */
export const refuseDeleteWhenUsed: CollectionBeforeDeleteHook = ({ id, req }) => refuse(req, id);

/** Refuses to move a file in use to the trash: pages would lose it. */
export const refuseTrashWhenUsed: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await refuse(req, originalDoc.id);
  return data;
};
