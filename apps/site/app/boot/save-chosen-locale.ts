import { saveAskedLocale, saveLocale } from "../i18n/saved-locale.ts";

/**
 * Saves the language of an address with `?lang=` that was opened (LANG-9), and later that of a clicked language toggle
 * (LANG-3), or of a link to an entry in its only language (LANG-15). Both are links: before hydration the browser follows
 * them without the page's code.
 */
export function saveChosenLocale(): void {
  saveAskedLocale();
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
