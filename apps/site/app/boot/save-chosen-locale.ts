import { saveLocale } from "../i18n/saved-locale.ts";

/**
 * Saves the language of a clicked language toggle (LANG-3). The toggle is a link: before hydration the browser
 * follows it without the page's code.
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
