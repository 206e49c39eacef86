import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isSameScreen } from "./scroll-rules.tsx";

/** What a full page load does by itself: tells a new page's title, and lets the keyboard begin at its content. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const isSame = isSameScreen(shown.current, pathname);
    shown.current = pathname;
    if (isSame) return;
    setTitle(document.title);
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
