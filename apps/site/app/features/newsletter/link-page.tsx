import type { LinkAction, LinkAnswer, LinkState } from "@miqyas/contract";
import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepLinkAnswer } from "../../queries/served-answer.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./newsletter.module.css";

/** The next page for a visitor whose link does not work. */
const onward: Record<LinkAction, string> = {
  confirm: `${paths.home()}#newsletter`,
  unsubscribe: paths.contact(),
};

/** States in which the link is still valid. */
const withButton: ReadonlySet<LinkState> = new Set(["ask", "busy", "away"]);

/** Asks before it does anything, then shows the result. The button needs no script. */
export function LinkPage({ answer }: { answer: LinkAnswer }) {
  const { t } = useTranslation();
  const locale = useLocale();
  useEffect(() => keepLinkAnswer(answer), [answer]);
  const { kind, state, token } = answer;
  const title = t(`newsletterLinks.${kind}.${state}.title`);
  return (
    <section className={classNames(layout.wrap, styles.page)}>
      <PageHead page="newsletter" title={title} hidden />
      <h1 className={typeStyles.d2}>{title}</h1>
      <p className={styles.lead}>{t(`newsletterLinks.${kind}.${state}.text`)}</p>
      {withButton.has(state) && token && (
        <form method="post" action={localizePath(`/newsletter/${kind}`, locale)} className={styles.form}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="lg">
            {t(`newsletterLinks.${kind}.button`)}
          </Button>
        </form>
      )}
      <p className={layout.row}>
        {state === "invalid" && <Link to={onward[kind]}>{t(`newsletterLinks.${kind}.onward`)}</Link>}
        <Link to={paths.home()}>{t("newsletterLinks.home")}</Link>
      </p>
    </section>
  );
}
