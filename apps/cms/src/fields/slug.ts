import type { FieldHook, PayloadRequest, TextField } from "payload";
import type { Blog } from "../payload-types.ts";
import { isAutosave } from "../versions/drafts.ts";
import { lockName } from "../versions/lock-entry.ts";
import { slugFrom } from "./slug-from.ts";

/** Whether another article has this slug. Articles in the trash count. */
async function isTaken(
  slug: string,
  ownId: number | string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: "blogs",
    trash: true,
    req,
    where: { slug: { equals: slug }, ...(ownId !== undefined && { id: { not_equals: ownId } }) },
  });
  return totalDocs > 0;
}

/**
 * Keeps the slug that an editor entered, else makes one from the title, once that is finished: a form that saves itself may
 * hold its first word only, and a copied article has the title of its original. A slug that is in use gets a number.
 */
const fillSlug: FieldHook<Blog, string | null | undefined> = async (args) => {
  const { value, data, originalDoc, context, req } = args;
  const written = value === undefined ? originalDoc?.slug : value;
  if (!written && (isAutosave(req) || context.isCopy)) return undefined;
  const base = slugFrom(written || data?.title || "");
  if (!base) return undefined;
  // Two articles with one title that begin at the same moment: the second waits, and sees the slug of the first.
  if (base !== originalDoc?.slug) await lockName(req, "slug");
  let slug = base;
  for (let count = 2; await isTaken(slug, originalDoc?.id, req); count += 1) slug = `${base}-${count}`;
  return slug;
};

/** A copied article has no slug yet. */
const emptySlug: FieldHook = ({ context }) => {
  context.isCopy = true;
  return null;
};

/** The slug of an article (BLOG-15): Latin or Arabic letters, unique, never only digits. */
export const slug: TextField = {
  name: "slug",
  type: "text",
  unique: true,
  index: true,
  maxLength: 120,
  label: { en: "Link", ar: "الرابط" },
  hooks: { beforeValidate: [fillSlug], beforeDuplicate: [emptySlug] },
  admin: {
    position: "sidebar",
    description: {
      en: "The last part of the page’s web address. If left empty, it is made from the title.",
      ar: "الجزء الأخير من عنوان الصفحة على الويب. إن تُرك فارغًا أُخذ من عنوان المقال.",
    },
  },
};
