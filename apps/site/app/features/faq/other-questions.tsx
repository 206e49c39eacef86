import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { usePagerTexts } from "../../i18n/use-control-texts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { faqsQuery } from "../../queries/frequently-asked-questions.ts";
import { QueryState } from "../../shell/query-state.tsx";
import typeStyles from "../../styles/type.module.css";
import { Pager } from "../../ui/pager.tsx";
import { faqAddress } from "./faq-address.ts";
import { QuestionGrid } from "./question-grid.tsx";
import styles from "./faq.module.css";

/**
 * All questions, below the message that the chosen category has none (FAQ-5). Renders nothing when there are no
 * questions at all.
 */
export function OtherQuestions({ onPage }: { onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const texts = usePagerTexts(t("faq.pages"));
  const all = useQuery(faqsQuery(useLocale(), { page: 1 }));
  if (all.data?.items.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-questions">
      <h2 id="other-questions" className={typeStyles.h2}>
        {t("faq.all")}
      </h2>
      <QueryState query={all}>
        {({ items, pagination }) => (
          <>
            <QuestionGrid faqs={items} headingLevel={3} />
            <Pager
              page={1}
              total={pagination?.total_pages ?? 1}
              size={5}
              texts={texts}
              hrefFor={(page) => faqAddress({ page })}
              onPage={onPage}
              className={styles.pager}
            />
          </>
        )}
      </QueryState>
    </section>
  );
}
