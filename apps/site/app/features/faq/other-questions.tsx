import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { faqsQuery } from "../../queries/frequently-asked-questions.ts";
import { Pending } from "../../queries/pending.tsx";
import typeStyles from "../../styles/type.module.css";
import { QuestionGrid } from "./question-grid.tsx";
import styles from "./faq.module.css";

/** All questions, under the message that a category has none (FAQ-5). */
export function OtherQuestions() {
  const { t } = useTranslation();
  const all = useQuery(faqsQuery(useLocale(), { page: 1 }));
  return (
    <section className={styles.others} aria-labelledby="other-questions">
      <h2 id="other-questions" className={typeStyles.h2}>
        {t("faq.all")}
      </h2>
      <Pending of={all}>{({ items }) => <QuestionGrid faqs={items} />}</Pending>
    </section>
  );
}
