import { otherLocale } from "@miqyas/contract";
import { useAddress, useMailToken } from "../../routing/use-address.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names.ts";
import { opensElsewhere } from "../../ui/opens-elsewhere.ts";
import { ArabicName } from "./arabic-name.tsx";
import { toggleAddress } from "./toggle-address.ts";
import { useChangeLocale } from "./use-change-locale.ts";
import styles from "./language-toggle.module.css";

/**
 * The other language by its own name: a link to this page in that language. With a script it switches in place
 * (LANG-1, LANG-9).
 */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const other = otherLocale(useLocale());
  const changeLocale = useChangeLocale();
  return (
    <a
      className={classNames(styles.toggle, className)}
      href={toggleAddress(useAddress(), other, useMailToken())}
      lang={other}
      hrefLang={other}
      data-locale={other}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        changeLocale(other);
      }}
    >
      {other === "ar" ? <ArabicName /> : "English"}
    </a>
  );
}
