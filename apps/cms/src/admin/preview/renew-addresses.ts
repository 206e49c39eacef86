import { previewLasts } from "../../preview/preview-path.ts";

/** The age at which addresses are replaced, ms. */
const renewedAfter = 50 * 60_000;

/** Pause after an attempt that failed, and between two looks at the clock, ms. */
const triedAgainAfter = 30_000;

/**
 * Asks for addresses of the preview, and for new ones before they expire. After a failure the old ones stay while they are
 * valid. Returns a function that ends it. The clock decides: a timer stands still while the computer sleeps.
 * @param ask rejects when there is no answer
 * @param show gets the addresses, or `failed` when there are none that are valid
 */
export function renewAddresses<Addresses>(
  ask: () => Promise<Addresses>,
  show: (addresses: Addresses | "failed") => void,
): () => void {
  let hasEnded = false;
  let validUntil = 0;
  let dueAt = 0;
  async function renew(): Promise<void> {
    const askedAt = Date.now();
    const addresses = await ask().catch(() => "failed" as const);
    if (hasEnded) return;
    const isFailure = addresses === "failed";
    if (!isFailure) validUntil = askedAt + previewLasts;
    if (!isFailure || Date.now() >= validUntil) show(addresses);
    dueAt = Date.now() + (isFailure ? triedAgainAfter : renewedAfter);
  }
  const look = () => {
    if (Date.now() < dueAt) return;
    dueAt = Infinity;
    void renew();
  };
  look();
  const timer = setInterval(look, triedAgainAfter);
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
}
