import { useEffect, useState } from "react";

/**
 * The answer of an address of Payload's REST API. `null` until it is there, or when it is refused. Another `version` asks
 * again; the answer before is good until the new one is there.
 */
export function useAnswer(address: string | null, version?: number): unknown {
  const [latest, setLatest] = useState<{ address: string; answer: unknown }>();
  useEffect(() => {
    if (address === null) return undefined;
    const left = new AbortController();
    fetch(version === undefined ? address : `${address}&saved=${version}`, { signal: left.signal })
      .then(async (response) => response.ok && setLatest({ address, answer: await response.json() }))
      // The form stays usable without its preview.
      .catch(() => undefined);
    return () => left.abort();
  }, [address, version]);
  return latest && latest.address === address ? latest.answer : null;
}
