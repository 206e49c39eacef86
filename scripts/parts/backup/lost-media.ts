import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import * as v from "valibot";
import { withDatabase } from "../installation-database.ts";
import { withClient } from "../postgres-connection.ts";
import type { Settings } from "../settings.ts";

/** How long the deletion of files may take, ms. */
const deletionTime = 5_000;

const files = v.array(v.object({ filename: v.string() }));

/** The files of the media that the database names. */
export async function listNamedMedia(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("SELECT filename FROM media WHERE filename IS NOT NULL ORDER BY id");
  return v.parse(files, rows).map(({ filename }) => filename);
}

/** The files of the media that the database names and their folder lacks. With a bucket it has none. */
export async function findLostMedia(settings: Settings, named: readonly string[]): Promise<string[]> {
  const isMissing = (name: string) => !existsSync(path.join(settings.DATA_DIR, "media", name));
  if (process.env.S3_BUCKET || !named.some(isMissing)) return [];
  // Staff may be deleting files, which go before their rows.
  await wait(deletionTime);
  return (await withDatabase(settings, (url) => withClient(url, listNamedMedia))).filter(isMissing);
}
