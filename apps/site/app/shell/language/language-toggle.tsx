import { classNames } from "../../ui/class-names.ts";
import { ArabicName } from "./arabic-name.tsx";
import { useOtherLanguageLink } from "./use-other-language-link.ts";
import styles from "./language-toggle.module.css";

/** The other language by its own name: a link to this page in that language (LANG-1, LANG-9). */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const link = useOtherLanguageLink();
  return (
    <a {...link} className={classNames(styles.toggle, className)} data-locale={link.lang}>
      {link.lang === "ar" ? <ArabicName /> : "English"}
    </a>
  );
}
