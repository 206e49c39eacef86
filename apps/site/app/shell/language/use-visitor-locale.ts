import { splitLocale } from "@miqyas/contract";
import { useEffect, useEffectEvent } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { detectLocale } from "../../i18n/detect-locale.ts";
import { readSavedLocale, saveLocale } from "../../i18n/saved-locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { onShow } from "../../ui/on-show.ts";
import { returning } from "../navigation/scroll-rules.tsx";
import { useChangeLocale } from "./use-change-locale.ts";

/**
 * After hydration, and when the page is shown again, the visitor's saved choice replaces the language that the server
 * detected (LANG-4), but not that of a page which the device shows without the site. Going back to an Arabic address
 * keeps a language chosen since then.
 */
export function useVisitorLocale(): void {
  const shown = useLocale();
  const changeLocale = useChangeLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  const settle = useEffectEvent(() => {
    const saved = readSavedLocale();
    const locale = detectLocale({
      address: splitLocale(window.location.pathname).locale,
      saved,
      browser: navigator.languages,
      page: document.documentElement.lang,
    });
    // The device has the page in this language alone (NET-3).
    const isKept = !navigator.onLine || "keptCopy" in document.documentElement.dataset;
    if (locale !== shown && !isKept) void changeLocale(locale);
    else if (saved === locale) saveLocale(locale);
  });
  useEffect(() => onShow(settle), []);

  const follow = useEffectEvent(() => {
    const { locale, path } = splitLocale(location.pathname);
    if (isReturn && locale === "ar" && shown === "en")
      void navigate(path + location.search + location.hash, { replace: true, state: returning });
  });
  useEffect(() => follow(), [location.key]);
}
