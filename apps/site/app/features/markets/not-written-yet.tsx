import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { paths } from "../../routing/paths.ts";
import layout from "../../styles/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { marketTexts } from "./market-texts.ts";

/** The markets page without content: links to other pages to read (RT-5). */
export function NotWrittenYet() {
  const { t } = useTranslation();
  const texts = marketTexts[useLocale()];
  return (
    <EmptyBox
      title={texts.emptyTitle}
      action={
        <div className={layout.row}>
          <Link to={paths.research()}>{t("shell.nav.research")}</Link>
          <Link to={paths.trends()}>{t("research.trends.all")}</Link>
          <Link to={paths.words()}>{t("research.words.all")}</Link>
        </div>
      }
    >
      {texts.emptyLead}
    </EmptyBox>
  );
}
