import { isContentKind } from "@miqyas/contract/content-kinds";
import type { PayloadRequest } from "payload";
import { hasLongText } from "../rich-text/has-text.ts";
import { announceAfterCommit } from "./after-commit.ts";

/** Announces every kind of content with long texts: their links may lead to an entry that came, moved or went. */
export async function announceLinkingTexts(req: PayloadRequest): Promise<void> {
  const { collections, globals } = req.payload.config;
  for (const { slug, fields } of [...collections, ...globals])
    if (isContentKind(slug) && hasLongText(fields)) await announceAfterCommit(req, slug);
}
