import type { Faq } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import typeStyles from "../../styles/type.module.css";
import { Tags } from "../../ui/tags.tsx";
import styles from "./faq.module.css";

/** Questions in two columns: category, question, answer (FAQ-3). */
export function QuestionGrid({ faqs }: { faqs: Faq[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.questions} aria-label={t("faq.list")}>
      {faqs.map((faq) => (
        <li key={faq.id}>
          <Tags names={[faq.category?.name ?? t("faq.uncategorized")]} label={t("faq.category")} />
          <h2 className={typeStyles.h3}>{faq.question}</h2>
          <p>{faq.answer}</p>
        </li>
      ))}
    </ul>
  );
}
