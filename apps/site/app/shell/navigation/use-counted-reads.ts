import { splitLocale } from "@miqyas/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { sendUsage } from "../../usage/send-usage.ts";

/**
 * Counts each page that the app opens (RT-30), once in whichever languages it is read. The first page is counted by
 * `boot/count-usage.ts`.
 */
export function useCountedReads(): void {
  const { pathname } = useLocation();
  const { path } = splitLocale(pathname);
  const counted = useRef(path);
  const count = useEffectEvent(() => sendUsage("read", pathname));
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    count();
  }, [path]);
}
