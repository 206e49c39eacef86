import { useEffect, useRef } from "react";
import { createPausableInterval } from "./pausable-interval.ts";
import type { PausableInterval } from "./pausable-interval.ts";

/**
 * Calls `onTick` every `interval` milliseconds while `running`. The returned function restarts the current interval.
 */
export function usePausableInterval(
  interval: number | null,
  running: boolean,
  onTick: () => void,
): () => void {
  const ticker = useRef<PausableInterval | null>(null);
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  }, [onTick]);
  useEffect(() => {
    if (interval === null) return;
    const created = createPausableInterval(interval, () => tick.current());
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
