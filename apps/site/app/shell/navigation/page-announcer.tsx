import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { focusMain } from "../../ui/focus-main.ts";
import { isWriting } from "../../ui/is-writing.ts";
import { focusLeftLink, rememberLink } from "./left-links.ts";
import { isFromTop, isSameScreen } from "./scroll-rules.tsx";

/**
 * Does after a navigation what a full page load does by itself: announces the new title, and moves the focus to the
 * content; after Back and Forward to the link by which the page was left. A visitor who writes in the header while the
 * page comes keeps the focus. A language change clears the announced title (LANG-12).
 */
export function PageAnnouncer() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const locale = useLocale();
  const [told, setTold] = useState({ title: "", locale });

  useEffect(() => {
    addEventListener("click", rememberLink, true);
    return () => removeEventListener("click", rememberLink, true);
  }, []);

  useEffect(() => {
    const { pathname, search, hash } = location;
    const left = shown.current;
    shown.current = location;
    // Another language may come before its address.
    if (left === location || (isSameScreen(left.pathname, pathname) && !isFromTop(location.state))) return;
    const tell = () => setTold({ title: document.title, locale });
    tell();
    if (!isWriting(document)) {
      const isBack = type === NavigationType.Pop && focusLeftLink();
      // The heading of a section takes it, now or once the section is found (SRCH-10).
      const isAtSection = hash !== "" && document.activeElement?.closest("main");
      if (!isBack && !isAtSection) focusMain();
    }
    // The title of an entry comes with its data. A new language is not told, and a list tells its new page itself.
    const titles = new MutationObserver(() => {
      if (document.documentElement.lang === locale && window.location.search === search) tell();
    });
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, [location, locale, type]);

  return (
    <p className="visually-hidden" role="status">
      {told.locale === locale && told.title}
    </p>
  );
}
