import { sign } from "@miqyas/http/signature";
import type { StubbedSite } from "./site-process.ts";

/** Tells a site that the answers of some calls have changed, as the backend does. Resolves with the status of its answer. */
export async function announce(
  site: StubbedSite,
  tags: readonly string[],
  changedAt = new Date(),
): Promise<number> {
  const body = JSON.stringify({ tags, at: new Date(), changedAt });
  const headers = { "content-type": "application/json", "x-miqyas-signature": sign(body, site.signalSecret) };
  const { status } = await fetch(`${site.url}/__signal`, { method: "POST", headers, body });
  return status;
}
