import { redirectKey } from "@miqyas/contract";
import type { Redirect as RedirectRow } from "../payload-types.ts";

export type { RedirectRow };

/** Longest chain that is followed. */
const longest = 20;

/**
 * The last redirect of a chain: `/a` → `/b` → `/c` gives that to `/c`. `null` when the chain is a circle.
 * @param find the redirect of a key
 */
export async function followRedirect<Row extends Pick<RedirectRow, "from" | "kind" | "path">>(
  first: Row,
  find: (key: string) => Row | undefined | Promise<Row | undefined>,
): Promise<Row | null> {
  let row = first;
  for (let step = 0; step < longest; step++) {
    const next = row.kind === "path" ? await find(redirectKey(row.path ?? "") ?? "") : undefined;
    if (!next) return row;
    row = next;
  }
  return null;
}
