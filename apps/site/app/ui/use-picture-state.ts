import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

type PictureState = "waiting" | "loaded" | "failed";

/**
 * How the loading of one picture went. Also when it ended before this script ran: a server-rendered picture
 * can fail long before anyone listens (BLOG-13).
 */
export function usePictureState(): {
  ref: RefObject<HTMLImageElement | null>;
  state: PictureState;
  onLoad: () => void;
  onError: () => void;
} {
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<PictureState>("waiting");
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete) return;
    if (image.naturalWidth > 0) setState("loaded");
    // A drawing without a size of its own has no width either: only decoding tells it from a broken one.
    else
      image.decode().then(
        () => setState("loaded"),
        () => setState("failed"),
      );
  }, []);
  return { ref, state, onLoad: () => setState("loaded"), onError: () => setState("failed") };
}
