import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import * as v from "valibot";
import { withDatabase } from "../installation-database.ts";
import type { Settings } from "../settings.ts";

/** How long the deletion of files may take, ms. */
const deletionTime = 5_000;

const named = v.array(v.object({ filename: v.string() }));

/** The files of the media that the database names and their folder lacks. With a bucket it has none. */
export async function findLostMedia(settings: Settings): Promise<string[]> {
  if (process.env.S3_BUCKET) return [];
  const lost = await findMissing(settings);
  // Staff may be deleting files, which go before their rows.
  if (lost.length > 0) await wait(deletionTime);
  return lost.length > 0 ? findMissing(settings) : [];
}

const findMissing = (settings: Settings): Promise<string[]> =>
  withDatabase(settings, async (url) => {
    const client = new pg.Client({ connectionString: url });
    // A database that ends meanwhile is told by the query.
    client.on("error", () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query(
        "SELECT filename FROM media WHERE filename IS NOT NULL ORDER BY id",
      );
      const names = v.parse(named, rows).map(({ filename }) => filename);
      return names.filter((name) => !existsSync(path.join(settings.DATA_DIR, "media", name)));
    } finally {
      await client.end();
    }
  });
