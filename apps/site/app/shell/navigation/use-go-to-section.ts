import { useCallback } from "react";
import { useNavigate } from "react-router";
import { localizePath } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** Goes to a section of a page; `ScrollRules` brings it into view (SRCH-8). */
export function useGoToSection(): (path: string, id: string) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback((path, id) => void navigate(localizePath(`${path}#${id}`, locale)), [navigate, locale]);
}
