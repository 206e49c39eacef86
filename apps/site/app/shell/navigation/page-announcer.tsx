import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { isSameScreen } from "./scroll-rules.tsx";

/**
 * What a full page load does by itself: tells a new page's title, and lets the keyboard begin at its content. A
 * title that was told is not left behind in another language (LANG-12).
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const locale = useLocale();
  const [told, setTold] = useState({ title: "", locale });

  useEffect(() => {
    const isSame = isSameScreen(shown.current, pathname);
    shown.current = pathname;
    if (isSame) return;
    setTold({ title: document.title, locale });
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash, locale]);

  return (
    <p className="visually-hidden" role="status">
      {told.locale === locale && told.title}
    </p>
  );
}
