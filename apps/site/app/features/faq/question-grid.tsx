import type { Faq } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import typeStyles from "../../styles/type.module.css";
import { Tags } from "../../ui/tags.tsx";
import styles from "./faq.module.css";

interface QuestionGridProps {
  faqs: Faq[];
  /** Of the questions; 3 under a heading of their own. */
  headingLevel?: 2 | 3;
}

/** Questions in two columns: category, question, answer (FAQ-3). */
export function QuestionGrid({ faqs, headingLevel = 2 }: QuestionGridProps) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.questions} aria-label={t("faq.list")}>
      {faqs.map((faq) => (
        <li key={faq.id}>
          <Tags names={[faq.category?.name ?? t("faq.uncategorized")]} label={t("faq.category")} />
          <Heading className={typeStyles.h3}>{faq.question}</Heading>
          <p>{faq.answer}</p>
        </li>
      ))}
    </ul>
  );
}
