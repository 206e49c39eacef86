import { isDeepStrictEqual } from "node:util";
import { ValidationError, type FieldHook, type PayloadRequest, type TypeWithID } from "payload";
import { inLanguageOf, numbers, type Bilingual } from "../language.ts";
import { isSafeAddress, untouchedAddress } from "./link-address.ts";
import { isEntryLink, isLink, linksIn } from "./links.ts";
import { chooseEntries, findMissingPage } from "./own-links.ts";
import { propertyOf } from "../property-of.ts";
import { childrenOf, deepest, plainTextOf, textOf, type RichTextNode } from "./rich-text-state.ts";
import { isSoundBlock, isTextState } from "./stored-text.ts";

/** A link to a forbidden address (B5), or to none yet. A link to an entry has no address. */
function isUnsafeLink(node: RichTextNode): boolean {
  if (!isLink(node) || isEntryLink(node)) return false;
  const address = propertyOf(node.fields, "url");
  return typeof address !== "string" || !isSafeAddress(address);
}

/** A link whose drawer is still open: the form saves itself meanwhile. */
const isUntouched = (node: RichTextNode): boolean => propertyOf(node.fields, "url") === untouchedAddress;

/** A picture without a file: it was pasted, and its upload was never finished. */
function isWithoutFile({ type, value }: RichTextNode): boolean {
  const file = propertyOf(value, "id") ?? value;
  return type === "upload" && typeof file !== "number" && typeof file !== "string";
}

/** The first node that passes the test, in reading order. Nodes deeper than `deepest` are never shown. */
function findNode(
  node: RichTextNode,
  test: (node: RichTextNode) => boolean,
  depth = 0,
): RichTextNode | undefined {
  if (test(node)) return node;
  if (depth > deepest) return undefined;
  for (const child of childrenOf(node)) {
    const found = findNode(child, test, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Names of the blocks of a text. Other blocks are called "block". */
const blockNames = new Map<unknown, Bilingual>([
  ["paragraph", { en: "paragraph", ar: "الفقرة" }],
  ["heading", { en: "heading", ar: "العنوان" }],
  ["list", { en: "list", ar: "القائمة" }],
  ["quote", { en: "quotation", ar: "الاقتباس" }],
  ["table", { en: "table", ar: "الجدول" }],
  ["upload", { en: "picture", ar: "الصورة" }],
  ["relationship", { en: "chart", ar: "الرسم البياني" }],
]);

/** The place of a block as a writer counts it: "paragraph 3" is the third paragraph that is not empty. */
function placeOf(block: RichTextNode, all: RichTextNode[]): Bilingual {
  const alike = all.filter(
    (other) =>
      other.type === block.type && (block.type === "upload" || other === block || plainTextOf(other).trim()),
  );
  const number = alike.indexOf(block) + 1;
  const name = blockNames.get(block.type) ?? { en: "block", ar: "الجزء" };
  return { en: `${name.en} ${number}`, ar: `${name.ar} ${numbers.ar.format(number)}` };
}

/** The refusal of a link. It has no comma: the admin would break the sentence there. */
function linkRefusal(link: RichTextNode, place: Bilingual): Bilingual {
  const words = plainTextOf(link).trim();
  const address = textOf(propertyOf(link.fields, "url")).slice(0, 100);
  return {
    en: `The link “${words}” in ${place.en} leads to “${address}”. Use https://… or mailto:… or tel:… or a path of the site such as /words. Correct the address or remove the link.`,
    ar: `الرابط «${words}» في ${place.ar} وجهته «\u2066${address}\u2069». يُقبل \u2066https://…\u2069 أو \u2066mailto:…\u2069 أو \u2066tel:…\u2069 أو مسار داخل الموقع مثل \u2066/words\u2069. صحّح الوجهة أو أزل الرابط.`,
  };
}

const pictureRefusal = (place: Bilingual): Bilingual => ({
  en: `A pasted picture (${place.en}) was never uploaded. Click its grey box and delete it. Then add the picture as a file.`,
  ar: `صورة ملصقة (${place.ar}) لم تُرفع. انقر على مربّعها الرمادي واحذفه ثم أضف الصورة من ملف.`,
});

/** Blocks that a cell of a table does not show. */
const isNoLine = ({ type }: RichTextNode): boolean =>
  type === "upload" || type === "relationship" || type === "table";

const cellRefusal = (place: Bilingual): Bilingual => ({
  en: `A cell (${place.en}) holds a picture or chart or another table. Nobody would see it there. Move it below the table.`,
  ar: `في خلية (${place.ar}) صورة أو رسم بياني أو جدول آخر لن يراه أحد هناك. انقله إلى ما بعد الجدول.`,
});

/** The refusal of what the editor cannot have written. It has no comma. */
const damageRefusal = (place?: Bilingual): Bilingual => ({
  en: place
    ? `A part of the text (${place.en}) is damaged and cannot be stored. Delete it and write it again.`
    : "The text is damaged and cannot be stored. Empty the field and write the text again.",
  ar: place
    ? `جزء من النص (${place.ar}) تالف ولا يمكن حفظه. احذفه ثم اكتبه من جديد.`
    : "النص تالف ولا يمكن حفظه. أفرغ الحقل ثم اكتب النص من جديد.",
});

/**
 * Finds the first part of a text that must not be stored: what the editor cannot have written (B1), a link to a forbidden
 * address (B5) and, unless the text is a draft, a link without an address, a picture without a file, or what a cell of a
 * table does not show. Returns the reason, with the place of the part.
 */
export function findBrokenPart(state: unknown, isDraft: boolean): Bilingual | undefined {
  if (state === undefined || state === null) return undefined;
  if (!isTextState(state)) return damageRefusal();
  const blocks = childrenOf(propertyOf(state, "root"));
  for (const block of blocks) {
    if (!isSoundBlock(block)) return damageRefusal(placeOf(block, blocks));
    const link = findNode(block, (node) => isUnsafeLink(node) && !(isDraft && isUntouched(node)));
    if (link) return linkRefusal(link, placeOf(block, blocks));
    if (!isDraft && findNode(block, isWithoutFile)) return pictureRefusal(placeOf(block, blocks));
    if (!isDraft && block.type === "table" && childrenOf(block).some((row) => findNode(row, isNoLine)))
      return cellRefusal(placeOf(block, blocks));
  }
  return undefined;
}

/** Finds the first link that leads nowhere within the site. */
async function findDeadLink(req: PayloadRequest, state: unknown): Promise<Bilingual | undefined> {
  const blocks = childrenOf(propertyOf(state, "root"));
  for (const block of blocks)
    for (const link of linksIn({ children: [block] })) {
      const missing = await findMissingPage(req, link);
      if (!missing) continue;
      const words = plainTextOf(link).trim();
      const place = placeOf(block, blocks);
      return {
        en: `The link “${words}” in ${place.en} leads ${missing.en}. Choose another page or remove the link.`,
        ar: `الرابط «${words}» في ${place.ar} وجهته ${missing.ar}. اختر صفحة أخرى أو أزل الرابط.`,
      };
    }
  return undefined;
}

/**
 * Refuses a text with a broken part. Drafts are checked too, because Payload saves them without validation; what leads
 * nowhere within the site is refused when the text is published. A text that goes to the trash as it is stored is left alone.
 */
export const refuseBrokenParts: FieldHook<TypeWithID, unknown> = async ({
  value,
  data,
  field,
  path,
  previousValue,
  req,
}) => {
  if (propertyOf(data, "deletedAt") && isDeepStrictEqual(value, previousValue)) return value;
  const isDraft = propertyOf(data, "_status") === "draft";
  const reason = findBrokenPart(value, isDraft) ?? (isDraft ? undefined : await findDeadLink(req, value));
  if (!reason) {
    if (!isDraft) await chooseEntries(req, value);
    return value;
  }
  const message = inLanguageOf(req, reason);
  const label = "label" in field && typeof field.label === "object" ? field.label : undefined;
  throw new ValidationError(
    { errors: [{ message, path: path.join("."), ...(label && { label }) }], req },
    req.t,
  );
};
