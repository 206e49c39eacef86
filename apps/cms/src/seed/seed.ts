import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CollectionSlug, Payload } from "payload";
import { ContentSession } from "../content/content-session.ts";
import { importContent } from "../content/import-content.ts";
import { readContent } from "../content/read-content.ts";
import { createOwner, type NewOwner } from "./create-owner.ts";

/** Folder of the sample content. Without it an empty database stays empty. */
export const sampleFolder = fileURLToPath(new URL("../../sample-content/content", import.meta.url));

interface SeedOptions {
  log: (line: string) => void;
  folder?: string;
}

export interface SeedResult {
  /** Absent when a user already existed. */
  owner?: NewOwner;
  /** False when the database already had content, or there is no sample content. */
  written: boolean;
}

/** An entry in one of these collections means that the database has content. */
const contentSlugs: CollectionSlug[] = ["blogs", "our-services", "words-in-markets", "media"];

async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of contentSlugs) {
    const { totalDocs } = await payload.count({ collection, trash: true });
    if (totalDocs > 0) return true;
  }
  return false;
}

/**
 * Creates the owner's account and fills an empty database with the sample content, published in both
 * languages. Leaves a database with content unchanged. Everything is written in one transaction: an
 * interrupted run leaves nothing, and the next run starts from the beginning.
 */
export async function seed(
  payload: Payload,
  { log, folder = sampleFolder }: SeedOptions,
): Promise<SeedResult> {
  const isFilled = await hasContent(payload);
  if (isFilled || !existsSync(folder)) {
    log(isFilled ? "There is content already: nothing was written." : "There is no sample content to write.");
    return { ...withOwner(await createOwner(payload)), written: false };
  }
  const started = performance.now();
  const content = readContent(payload, folder);
  const { owner } = await ContentSession.run(payload, (session) => importContent(session, content));
  log(`Sample content written in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return { ...withOwner(owner), written: true };
}

const withOwner = (owner: NewOwner | undefined) => (owner ? { owner } : {});
