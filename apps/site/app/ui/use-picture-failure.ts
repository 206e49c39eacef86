import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/**
 * Whether a picture failed to load. Also detects a failure before this script ran: a server-rendered picture can fail
 * long before hydration (BLOG-13).
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
    // A drawing without its own size has width 0 too. Only decoding tells it from a broken picture.
    image.decode().catch(() => setFailed(true));
  }, []);
  return { ref, failed, onError };
}
