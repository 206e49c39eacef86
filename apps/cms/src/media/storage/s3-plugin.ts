import { s3Storage } from "@payloadcms/storage-s3";
import type { Config } from "payload";
import { s3Settings } from "./s3-store.ts";

/**
 * Payload's storage of uploads in the bucket. Browsers upload through the backend, which checks every file, and never to
 * the bucket: the plugin's field and component for that are left out, so the database and the admin are the same with a
 * bucket and without. Its hooks are left out too. They save each upload's entry a second time, delete a replaced file before
 * the commit, and let an entry go whose file the bucket did not delete. `upload-files.ts` does their work.
 */
export async function s3Plugin(config: Config): Promise<Config> {
  const { admin } = config;
  const components = { ...admin?.components, providers: [...(admin?.components?.providers ?? [])] };
  const plugin = s3Storage({ ...s3Settings(), collections: { media: true } });
  const made = await plugin({ ...config, admin: { ...admin, components, dependencies: {} } });
  return {
    ...made,
    ...(admin && { admin }),
    collections: (made.collections ?? []).map((collection, index) => ({
      ...collection,
      hooks: config.collections?.[index]?.hooks ?? {},
      fields: collection.fields.filter((field) => !("name" in field && field.name === "_objectKey")),
    })),
  };
}
