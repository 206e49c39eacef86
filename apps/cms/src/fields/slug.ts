import type { FieldHook, PayloadRequest, TextField } from "payload";
import type { Blog } from "../payload-types.ts";
import { slugFrom } from "./slug-from.ts";

/** True when another article, also one in the trash, already has this slug. */
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

/** Keeps the address an editor wrote, makes one from the title otherwise, and numbers it when it is taken. */
const fillSlug: FieldHook<Blog, string | null | undefined> = async ({ value, data, originalDoc, req }) => {
  const written = value === undefined ? originalDoc?.slug : value;
  const wanted = slugFrom(written || data?.title || "");
  if (!wanted) return undefined;
  let slug = wanted;
  for (let count = 2; await isTaken(slug, originalDoc?.id, req); count += 1) slug = `${wanted}-${count}`;
  return slug;
};

/** The readable address of an article (BLOG-15): Latin or Arabic letters, unique, never digits only. */
export const slug: TextField = {
  name: "slug",
  type: "text",
  unique: true,
  index: true,
  maxLength: 120,
  label: { en: "Address", ar: "العنوان في الرابط" },
  hooks: { beforeValidate: [fillSlug] },
  admin: {
    position: "sidebar",
    description: { en: "If left empty, it is made from the title.", ar: "إن تُرك فارغًا أُخذ من عنوان المقال." },
  },
};
