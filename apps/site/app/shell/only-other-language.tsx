import { useTranslation } from "../i18n/use-translation.ts";
import linkStyles from "../ui/link.module.css";
import { NotFoundBox } from "../ui/status.tsx";
import { useOtherLanguageLink } from "./language/use-other-language-link.ts";

/**
 * Says that an entry exists in the other language only, and leads there, to a new document: its title is told, and the
 * focus starts at its top (LANG-15). The press saves the language, as the toggle does: an earlier choice would lead back.
 */
export function OnlyOtherLanguage({ title }: { title: string }) {
  const { t } = useTranslation();
  const { onClick: _, ...link } = useOtherLanguageLink();
  return (
    <NotFoundBox
      title={t("otherLanguage.heading")}
      action={
        <a {...link} className={linkStyles.text} data-locale={link.lang} dir="auto">
          {title}
        </a>
      }
    >
      {t("otherLanguage.note")}
    </NotFoundBox>
  );
}
