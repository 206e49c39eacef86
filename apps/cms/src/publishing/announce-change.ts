import type { PayloadRequest } from "payload";
import { announceAfterCommit } from "./after-commit.ts";

interface Change {
  collection?: { slug: string } | null;
  global?: { slug: string } | null;
  doc?: { _status?: string | null };
  operation?: string;
  req: PayloadRequest;
}

/**
 * Whether only a draft was made or saved, which leaves the published content unchanged. The admin states a save in the
 * address of its call.
 */
const isDraftSave = ({ doc, operation, req }: Change) =>
  doc?._status === "draft" && (operation === "create" || req.query?.draft === "true");

/** Hook of every collection and global in the public API. Announces its slug, unless only a draft was saved. */
export async function announceChange(change: Change): Promise<void> {
  const slug = change.collection?.slug ?? change.global?.slug;
  if (slug && !isDraftSave(change)) await announceAfterCommit(change.req, slug);
}
