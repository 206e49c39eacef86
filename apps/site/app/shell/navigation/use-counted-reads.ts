import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { sendUsage } from "../../usage/send-usage.ts";

/** Counts each page that the app opens (RT-30). The first page is counted by `boot/count-usage.ts`. */
export function useCountedReads(): void {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    sendUsage("read", pathname);
  }, [pathname]);
}
