import type { PreviewClaims } from "@miqyas/contract";
import type { Payload } from "payload";

/** Whether a token is still good: it belongs to no link, or to one that was not withdrawn. */
export async function isLinkOpen(payload: Payload, { link }: Pick<PreviewClaims, "link">): Promise<boolean> {
  if (link === undefined) return true;
  const { totalDocs } = await payload.count({ collection: "preview-links", where: { id: { equals: link } } });
  return totalDocs > 0;
}
