import type { PayloadRequest } from "payload";
import { isDraftSave } from "../versions/drafts.ts";
import { announceAfterCommit } from "./after-commit.ts";

interface Change {
  collection?: { slug: string } | null;
  global?: { slug: string } | null;
  doc?: unknown;
  operation?: string;
  req: PayloadRequest;
}

/** Hook of every collection and global in the public API. Announces its slug, unless only a draft was saved. */
export async function announceChange(change: Change): Promise<void> {
  const slug = change.collection?.slug ?? change.global?.slug;
  if (slug && !isDraftSave(change.doc, change.operation, change.req))
    await announceAfterCommit(change.req, slug);
}
