import { useEffect, useState } from "react";

/** The answer of an address of Payload's REST API. `null` until it is there, or when it is refused. */
export function useAnswer(address: string | null): unknown {
  const [latest, setLatest] = useState<{ address: string; answer: unknown }>();
  useEffect(() => {
    if (address === null) return undefined;
    const left = new AbortController();
    fetch(address, { signal: left.signal })
      .then(async (response) => setLatest({ address, answer: response.ok ? await response.json() : null }))
      // The form stays usable without its preview.
      .catch(() => undefined);
    return () => left.abort();
  }, [address]);
  return latest && latest.address === address ? latest.answer : null;
}
