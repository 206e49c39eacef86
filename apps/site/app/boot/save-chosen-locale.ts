import { saveLocale } from "../i18n/saved-locale.ts";

/**
 * The language toggle is a link: before the page runs the browser follows it, and the choice is kept
 * on the way out (LANG-3).
 */
export function saveChosenLocale(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
      const chosen = link?.dataset.locale;
      if (chosen === "en" || chosen === "ar") saveLocale(chosen);
    },
    true,
  );
}
