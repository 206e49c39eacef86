import { otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { MouseEvent } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAddress, useMailToken } from "../../routing/use-address.ts";
import { opensElsewhere } from "../../ui/opens-elsewhere.ts";
import { setBusy } from "../../ui/set-busy.ts";
import { toggleAddress } from "./toggle-address.ts";
import { useChangeLocale } from "./use-change-locale.ts";

interface OtherLanguageLink {
  href: string;
  lang: Locale;
  hrefLang: Locale;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The attributes of a link to this page in the other language. With a script it switches in place (LANG-1, LANG-9). */
export function useOtherLanguageLink(): OtherLanguageLink {
  const other = otherLocale(useLocale());
  const changeLocale = useChangeLocale();
  return {
    href: toggleAddress(useAddress(), other, useMailToken()),
    lang: other,
    hrefLang: other,
    onClick(event) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      const link = event.currentTarget;
      setBusy(link, true);
      void changeLocale(other).then(() => setBusy(link, false));
    },
  };
}
