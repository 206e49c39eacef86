import { s3Storage } from "@payloadcms/storage-s3";
import type { Config } from "payload";
import { s3Settings } from "./s3-store.ts";

/**
 * Payload's storage of uploads in the bucket. Browsers upload through the backend, which checks every file, and never to
 * the bucket: the plugin's field and component for that are left out, so the database and the admin are the same with a
 * bucket and without.
 */
export async function s3Plugin(config: Config): Promise<Config> {
  const { admin } = config;
  const components = { ...admin?.components, providers: [...(admin?.components?.providers ?? [])] };
  const plugin = s3Storage({ ...s3Settings(), collections: { media: true } });
  const made = await plugin({ ...config, admin: { ...admin, components, dependencies: {} } });
  return {
    ...made,
    ...(admin && { admin }),
    collections: (made.collections ?? []).map((collection) => ({
      ...collection,
      fields: collection.fields.filter((field) => !("name" in field && field.name === "_objectKey")),
    })),
  };
}
