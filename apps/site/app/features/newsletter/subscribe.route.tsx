import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formAction, useFormAnswer } from "../../queries/served-answer.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { FallbackContacts } from "../../shell/fallback-contacts.tsx";
import { NewsletterForm } from "../../shell/newsletter/newsletter-form.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./newsletter.module.css";

export const action = formAction("newsletter");

/**
 * The newsletter's form on its own page: the answer to a form that was sent without JavaScript and not stored
 * (NEWS-8).
 */
export default function Subscribe() {
  const { t } = useTranslation();
  const answer = useFormAnswer();
  const [isSubscribed, setSubscribed] = useState(false);
  const title = t(answer && !isSubscribed ? "newsletter.notSubscribed" : "newsletter.pageHeading");
  return (
    <section className={classNames(layout.wrap, styles.page)}>
      <PageHead page="newsletter" title={title} hidden />
      <h1 className={typeStyles.d2}>{title}</h1>
      <p className={styles.lead}>{t("newsletter.pageLead")}</p>
      <NewsletterForm className={styles.form} answer={answer} onSubscribed={() => setSubscribed(true)} />
      {answer && <FallbackContacts />}
    </section>
  );
}
