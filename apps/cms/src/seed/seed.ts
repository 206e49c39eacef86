import type { CollectionSlug, Payload } from "payload";
import { createOwner, type NewOwner } from "./create-owner.ts";
import { SampleMedia } from "./sample-media.ts";
import { SeedSession } from "./seed-session.ts";
import { agencyContent, writeAgency } from "./write-agency.ts";
import { pagesContent, writePages } from "./write-pages.ts";
import { researchContent, writeResearch } from "./write-research.ts";

interface SeedOptions {
  log: (line: string) => void;
}

export interface SeedResult {
  /** Absent when there already was a user. */
  owner?: NewOwner;
  /** False when there already was content. */
  written: boolean;
}

/** One of these is enough to say that somebody's content is here. */
const contentSlugs: CollectionSlug[] = ["blogs", "our-services", "words-in-markets", "media"];

async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of contentSlugs) {
    const { totalDocs } = await payload.count({ collection, trash: true });
    if (totalDocs > 0) return true;
  }
  return false;
}

/**
 * Opens the owner's account and fills an empty database with the sample content, published in both languages.
 * A database with content is left alone. Everything is written in one transaction: a run that dies leaves
 * nothing, and the next one starts from the beginning.
 */
export async function seed(payload: Payload, { log }: SeedOptions): Promise<SeedResult> {
  if (await hasContent(payload)) {
    log("There is content already: nothing was written.");
    return { ...withOwner(await createOwner(payload)), written: false };
  }
  const started = performance.now();
  const owner = await SeedSession.run(payload, async (session) => {
    const media = new SampleMedia(session);
    await media.storePicturesOf([researchContent, agencyContent, pagesContent]);
    log(`Pictures stored after ${seconds(started)} s.`);
    await writeAgency(session, media);
    await writeResearch(session, media);
    await writePages(session, media);
  });
  log(`Sample content written in ${seconds(started)} s.`);
  return { ...withOwner(owner), written: true };
}

const withOwner = (owner: NewOwner | undefined) => (owner ? { owner } : {});

const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
