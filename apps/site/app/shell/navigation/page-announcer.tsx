import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { isSameScreen } from "./scroll-rules.tsx";

/**
 * Does after a navigation what a full page load does by itself: announces the new title, and moves the focus to the
 * content. A language change clears the announced title (LANG-12).
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
