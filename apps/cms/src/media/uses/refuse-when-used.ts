import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";
import { readId } from "@miqyas/contract";
import { numbers, type Bilingual } from "../../language.ts";
import { propertyOf } from "../../property-of.ts";
import { refusalOf } from "../../refusal.ts";
import { findStored } from "../find-stored.ts";
import { findUses, type Use } from "./find-uses.ts";
import type { UsedKind } from "./use-paths.ts";
import { useStates } from "./use-states.ts";

/** Uses that a refusal names. The others are counted. */
const named = 5;

const nameOf = ({ kind, title, state }: Use, language: keyof Bilingual) =>
  `${title ? (language === "ar" ? `${kind} «\u2068${title}\u2069»` : `${kind} “${title}”`) : kind}${state === "published" ? "" : ` (${useStates[state][language]})`}`;

const names: Record<UsedKind, Bilingual> = {
  media: { en: "This file", ar: "هذا الملف" },
  charts: { en: "This chart", ar: "هذا الرسم البياني" },
};

/** The first uses by name, and how many more there are. */
function listOf(uses: readonly Use[]): Bilingual {
  const list = (language: keyof Bilingual) =>
    uses
      .slice(0, named)
      .map((use) => nameOf(use, language))
      .join(language === "ar" ? "، " : "; ");
  const rest = uses.length - named;
  const more =
    rest > 0 ? { en: `; and ${rest} more`, ar: `، وغيرها (${numbers.ar.format(rest)})` } : { en: "", ar: "" };
  return { en: list("en") + more.en, ar: list("ar") + more.ar };
}

/** The sentence that refuses to delete a file or chart in use. */
function usedRefusal(used: UsedKind, uses: readonly Use[]): Bilingual {
  const list = listOf(uses);
  return {
    en: `${names[used].en} is in use and cannot be deleted. Replace it there first: ${list.en}.`,
    ar: `${names[used].ar} مستخدم فلا يُحذف. استبدله أولًا في: ${list.ar}.`,
  };
}

/** The sentence that refuses a new file for an entry to whose address something leads. */
function linkedRefusal(uses: readonly Use[]): Bilingual {
  const list = listOf(uses);
  return {
    en: `A new file gets a new address, and links lead to the present one. Upload it as a file of its own, and change the links first: ${list.en}.`,
    ar: `للملف الجديد عنوان جديد، وثمّة روابط إلى العنوان الحالي. ارفعه ملفًا مستقلًّا وعدّل الروابط أولًا في: ${list.ar}.`,
  };
}

/** A picture, a video or a document. */
const kindOf = (mime: unknown) => /^(?:image|video)(?=\/)/.exec(String(mime))?.[0] ?? "document";

/** The sentence that refuses a file of another kind for one in use. */
function kindRefusal(uses: readonly Use[]): Bilingual {
  const list = listOf(uses);
  return {
    en: `This file is in use, and the new one is of another kind. Only a file of the same kind (picture, video or document) can replace it. Upload it as a file of its own, and choose it in: ${list.en}.`,
    ar: `هذا الملف مستخدم، والجديد من نوع آخر. لا يُستبدل الملف إلا بملف من نوعه (صورة أو فيديو أو مستند). ارفعه ملفًا مستقلًّا واختره في: ${list.ar}.`,
  };
}

async function refuse(req: PayloadRequest, { slug }: { slug: string }, id: unknown): Promise<void> {
  const used = slug === "charts" ? "charts" : "media";
  const uses = await findUses(req, used, Number(id));
  if (uses.length > 0) throw refusalOf(req, usedRefusal(used, uses));
}

/** Refuses to delete a file or chart in use, one by one or in bulk. */
export const refuseDeleteWhenUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuse(req, collection, id);

/** Refuses to move a file or chart in use to the trash: pages would lose it. */
export const refuseTrashWhenUsed: CollectionBeforeChangeHook<{
  id: number;
  deletedAt?: string | null;
}> = async ({ collection, data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await refuse(req, collection, originalDoc.id);
  return data;
};

const oneFile: Bilingual = {
  en: "A new file replaces one file only. Upload it in the form of that file.",
  ar: "الملف الجديد يحلّ محل ملف واحد فقط. ارفعه من نموذج ذلك الملف.",
};

/**
 * Refuses to replace a file to whose address something leads, and a file in use by one of another kind. A file that a field
 * or text shows is followed. A call for several entries replaces none: they would share what is prepared for one.
 */
export const refuseReplaceWhenUsed: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "update" || !req.file) return;
  if (propertyOf(args, "id") === undefined) throw refusalOf(req, oneFile);
  const id = readId(String(propertyOf(args, "id")));
  // An import prepares its files itself, and brings the links of its folder along.
  if (id === undefined || req.context.upload) return;
  const uses = await findUses(req, "media", id, { byAddress: true });
  if (uses.length > 0) throw refusalOf(req, linkedRefusal(uses));
  const stored = await findStored(req, id);
  if (!stored || kindOf(stored.mimeType) === kindOf(req.file?.mimetype)) return;
  const shown = await findUses(req, "media", id);
  if (shown.length > 0) throw refusalOf(req, kindRefusal(shown));
};
