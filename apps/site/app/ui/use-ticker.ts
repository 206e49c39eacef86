import { useEffect, useRef } from "react";
import { createTicker } from "./ticker.ts";
import type { Ticker } from "./ticker.ts";

/**
 * Calls `onTick` every `interval` milliseconds while `running`. The returned function gives the current
 * interval its whole length again.
 */
export function useTicker(interval: number | null, running: boolean, onTick: () => void): () => void {
  const ticker = useRef<Ticker | null>(null);
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  }, [onTick]);
  useEffect(() => {
    if (interval === null) return;
    const created = createTicker(interval, () => tick.current());
    ticker.current = created;
    return () => {
      created.hold();
      ticker.current = null;
    };
  }, [interval]);
  useEffect(() => {
    if (running) ticker.current?.start();
    else ticker.current?.hold();
  }, [interval, running]);
  return () => ticker.current?.restart();
}
