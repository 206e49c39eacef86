import { useTranslation } from "../../i18n/use-translation.ts";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import styles from "./newsletter.module.css";

interface NewsletterBoxProps {
  /** Target of links to the newsletter. Only one box per page has it. */
  id?: string;
  className?: string | undefined;
}

/** The invitation to subscribe: in the footer of every page and on the research page (LAY-11, RSCH-11). */
export function NewsletterBox({ id, className }: NewsletterBoxProps) {
  const { t } = useTranslation();
  return (
    <div id={id} className={classNames(styles.box, className)}>
      <div className={styles.words}>
        <h2 className={typeStyles.h2}>{t("newsletter.heading")}</h2>
        <p>{t("newsletter.lead")}</p>
      </div>
      <NewsletterForm className={styles.form} />
    </div>
  );
}
