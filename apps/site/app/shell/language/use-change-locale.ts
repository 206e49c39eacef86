import { splitLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useI18n } from "../../i18n/use-translation.ts";
import { useNavigate } from "react-router";
import type { Path } from "react-router";
import { loadMessages } from "../../i18n/load-messages.ts";
import { opening } from "../../routing/opening.ts";
import { localizePath } from "../../routing/paths.ts";
import { saveLocale } from "../../i18n/saved-locale.ts";
import { anchorScroll } from "./scroll-anchor.ts";

/** The latest choice. An earlier choice that is still loading is dropped (LANG-12). */
let wanted: Locale | null = null;

/** An address in a language, with its query and hash: by default the current one. */
function addressIn(locale: Locale, { pathname, search, hash }: Path = window.location): string {
  return localizePath(splitLocale(pathname).path, locale) + search + hash;
}

/**
 * Switches the page to a language in place: texts, direction, address, and every visible query, because query keys
 * begin with the language. Saves the choice at once (LANG-1, LANG-3, LANG-6). A page that is being opened meanwhile opens
 * in that language. The promise ends when the texts are there, or a document that brings them is asked for.
 */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const i18n = useI18n();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(
    (locale) => {
      wanted = locale;
      saveLocale(locale);
      const change = async () => {
        const messages = await loadMessages(locale);
        if (wanted !== locale || i18n.read().locale === locale) return;
        // Back and Forward have changed the address already.
        const next = opening.location;
        const other = next && next.pathname !== window.location.pathname ? next : undefined;
        const restorePlace = other ? undefined : anchorScroll(document, () => queries.isFetching() > 0);
        // The address changes with the texts: a reload at any moment stays in this language (LANG-7).
        history.replaceState(history.state, "", addressIn(locale));
        i18n.show(locale, messages);
        await navigate(addressIn(locale, other), { replace: !other });
        restorePlace?.();
      };
      // When the texts fail to load, a full page load brings them.
      return change().catch(() => {
        if (wanted === locale) window.location.assign(addressIn(locale));
      });
    },
    [i18n, navigate, queries],
  );
}
