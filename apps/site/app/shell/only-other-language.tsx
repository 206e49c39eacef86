import { useTranslation } from "../i18n/use-translation.ts";
import linkStyles from "../ui/link.module.css";
import { NotFoundBox } from "../ui/status.tsx";
import { useOtherLanguageLink } from "./language/use-other-language-link.ts";

/** Says that an entry exists in the other language only, and leads there (LANG-15). */
export function OnlyOtherLanguage({ title }: { title: string }) {
  const { t } = useTranslation();
  const link = useOtherLanguageLink();
  return (
    <NotFoundBox
      title={t("otherLanguage.heading")}
      action={
        <a {...link} className={linkStyles.text} dir="auto">
          {title}
        </a>
      }
    >
      {t("otherLanguage.note")}
    </NotFoundBox>
  );
}
