import * as v from "valibot";

const text = v.fallback(v.pipe(v.string(), v.trim()), "");
const id = v.fallback(v.nullable(v.number()), null);

const entry = v.pipe(
  v.object({
    ...{ title: text, name: text, excerpt: text, description: text },
    ...{ seo_title: text, seo_description: text, slug: text },
    ...{ cover_image: id, image: id, seo_image: id },
    seo_noindex: v.fallback(v.boolean(), false),
  }),
  v.transform((fields) => ({
    title: fields.seo_title || fields.title || fields.name,
    description: fields.seo_description || fields.excerpt || fields.description,
    slug: fields.slug,
    image: fields.cover_image ?? fields.image,
    seoImage: fields.seo_image,
    noindex: fields.seo_noindex,
  })),
);

/** What a page tells search engines. Its own title, text and picture are the defaults. */
export type EntryTexts = v.InferOutput<typeof entry>;

const nothing = v.parse(entry, {});

/** Reads the fields of an entry, of a form or of an answer of Payload. */
export function readTexts(fields: unknown): EntryTexts {
  const read = v.safeParse(entry, fields);
  return read.success ? read.output : nothing;
}

const file = v.object({ thumbnailURL: v.string() });

/** The address of a file's small picture; `null` when there is none. */
export function readFile(answer: unknown): string | null {
  const read = v.safeParse(file, answer);
  return read.success ? read.output.thumbnailURL : null;
}

const settings = v.object({ data: v.object({ name: v.string() }) });

/** The name of the agency in the answer of `/api/v1/site-settings`; `null` where the site shows its own. */
export function readAgency(answer: unknown): string | null {
  const read = v.safeParse(settings, answer);
  return read.success ? read.output.data.name : null;
}
