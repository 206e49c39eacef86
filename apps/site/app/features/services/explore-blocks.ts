import type { Explore } from "@miqyas/contract";

/** A part of the page: rows of one picture and a text, or one block of two pictures around a text (SVD-2). */
type ExploreBlock =
  | { kind: "rows"; rows: { explore: Explore; turned: boolean }[] }
  | { kind: "triptych"; explore: Explore };

/**
 * Groups the explores into blocks, in their order. The rows alternate sides over the whole page, whatever stands
 * between them (SVD-2, TLD-1).
 */
export function toExploreBlocks(explores: readonly Explore[]): ExploreBlock[] {
  const blocks: ExploreBlock[] = [];
  let rows = 0;
  for (const explore of explores) {
    if (explore.image && explore.second_image) {
      blocks.push({ kind: "triptych", explore });
      continue;
    }
    const row = { explore, turned: rows++ % 2 === 1 };
    const last = blocks.at(-1);
    if (last?.kind === "rows") last.rows.push(row);
    else blocks.push({ kind: "rows", rows: [row] });
  }
  return blocks;
}
