import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/**
 * Whether one picture could not be loaded. Also when that ended before this script ran: a server-rendered
 * picture can fail long before anyone listens (BLOG-13).
 */
export function usePictureFailure(): {
  ref: RefObject<HTMLImageElement | null>;
  failed: boolean;
  onError: () => void;
} {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const onError = () => setFailed(true);
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || image.naturalWidth > 0) return;
    // A drawing without a size of its own has no width either: only decoding tells it from a broken one.
    image.decode().catch(() => setFailed(true));
  }, []);
  return { ref, failed, onError };
}
