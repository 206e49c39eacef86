import { useCallback } from "react";
import { useNavigate } from "react-router";
import { localizePath } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** Navigates to a section of a page; `ScrollRules` scrolls it into view (SRCH-8). */
export function useGoToSection(): (path: string, id: string) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback((path, id) => void navigate(localizePath(`${path}#${id}`, locale)), [navigate, locale]);
}
