import { randomBytes } from "node:crypto";
import type { Locale } from "@miqyas/contract";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import sharp from "sharp";
import type { User } from "../../src/payload-types.ts";

/** A text that the public must never read. It is in every draft, in the trash and in visitors' messages. */
export const canary = "CANARY-7f3a";

export const published = { _status: "published" } as const;

/** A rich text of one paragraph, as the editor stores it. */
export const paragraph = (words: string) => ({
  root: {
    type: "root",
    direction: null,
    format: "" as const,
    indent: 0,
    version: 1,
    children: [{ type: "paragraph", version: 1, children: [{ type: "text", text: words, version: 1 }] }],
  },
});

/** Creates a picture in the media library, with its smaller versions. */
export async function createPicture(payload: Payload, alt: { en: string; ar: string }): Promise<number> {
  const data = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#1c757a" } })
    .png()
    .toBuffer();
  const file = { data, mimetype: "image/png", name: "picture.png", size: data.length };
  const { id } = await payload.create({ collection: "media", locale: "en", data: { alt: alt.en }, file });
  await payload.update({ collection: "media", id, locale: "ar", data: { alt: alt.ar } });
  return id;
}

type Fields = Record<string, unknown>;

/** Creates an account with all rights. */
export const createOwner = (payload: Payload): Promise<User> =>
  payload.create({
    collection: "users",
    data: {
      name: "Owner",
      role: "owner",
      email: "owner@test.example",
      password: randomBytes(16).toString("hex"),
    },
  });

/** Creates a document of any collection, published in English and then in Arabic. */
export async function createPublished(
  payload: Payload,
  collection: CollectionSlug,
  english: Fields,
  arabic: Fields = {},
): Promise<number> {
  // The collection is known only at run time, so its type cannot check the fields.
  const write = { collection, data: { ...english, ...published } } as Parameters<Payload["create"]>[0];
  const { id } = await payload.create({ ...write, locale: "en" });
  if (Object.keys(arabic).length > 0)
    await payload.update({ collection, id, locale: "ar", data: { ...arabic, ...published } });
  return Number(id);
}

/**
 * Publishes a global in both languages, as a user. Payload checks the pictures of a page with that user's
 * rights, whatever the call says.
 */
export async function publishPage(
  payload: Payload,
  user: User,
  slug: GlobalSlug,
  english: Fields,
  arabic: Fields = {},
): Promise<void> {
  const write = (locale: Locale, fields: Fields) => {
    const data: object = { ...fields, ...published };
    return payload.updateGlobal({ slug, user, locale, data });
  };
  await write("en", english);
  if (Object.keys(arabic).length > 0) await write("ar", arabic);
}

/**
 * Creates a document in each hidden state: never published, published with a newer draft, unpublished, in the
 * trash.
 */
export async function hideCanaries(
  payload: Payload,
  collection: CollectionSlug,
  fields: Fields,
): Promise<void> {
  const secret = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? canary : value]),
  );
  const create = (data: Fields, draft = false) => payload.create({ collection, data, draft, locale: "en" });
  await create({ ...secret, _status: "draft" }, true);
  const edited = await createPublished(payload, collection, fields);
  await payload.update({ collection, id: edited, data: { ...secret, _status: "draft" }, draft: true });
  const taken = await createPublished(payload, collection, secret);
  await payload.update({ collection, id: taken, data: { _status: "draft" } });
  const trashed = await createPublished(payload, collection, secret);
  await payload.update({ collection, id: trashed, data: { deletedAt: new Date().toISOString() } });
}
