import type { FaqPage } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useCount } from "../../lists/list-results.tsx";
import { useTurnPage } from "../../lists/use-turn-page.ts";
import { usePagerTexts } from "../../i18n/use-control-texts.ts";
import { Pager } from "../../ui/pager.tsx";
import { EmptyBox, LoadingStatus } from "../../ui/status.tsx";
import { choiceId } from "../../queries/frequently-asked-questions.ts";
import type { FaqParams } from "../../queries/frequently-asked-questions.ts";
import { faqAddress } from "./faq-address.ts";
import { OtherQuestions } from "./other-questions.tsx";
import { QuestionGrid } from "./question-grid.tsx";
import styles from "./faq.module.css";

interface FaqResultsProps {
  page: FaqPage;
  params: FaqParams;
  /** See `QuestionGrid`. */
  opened: Set<string>;
  /** Whether the page still shows the previous query's answer. */
  isPrevious: boolean;
}

/**
 * The questions of a category. Filters again for a backend that does not filter. An empty category says so and shows
 * all questions below (FAQ-5, FAQ-6).
 */
export function FaqResults({ page, params, opened, isPrevious }: FaqResultsProps) {
  const { t } = useTranslation();
  const texts = usePagerTexts(t("faq.pages"));
  const { top, onPage } = useTurnPage<HTMLUListElement>(params.page);
  // The new category does not filter the previous query's answer.
  const chosen = isPrevious ? undefined : params.category_id;
  const pages = page.pagination?.total_pages ?? 1;
  const matching = chosen
    ? page.items.filter(({ category }) => category && choiceId(category) === chosen)
    : page.items;
  const isFilteredHere = matching.length < page.items.length;
  const total = isFilteredHere ? matching.length : (page.pagination?.total ?? matching.length);
  const count = useCount()(matching.length, total);
  const isEmpty = matching.length === 0;
  const told = isPrevious ? t("status.loading") : isEmpty ? t("errors.noQuestions") : t("faq.showing", count);
  // It stands first in every state: a live region must exist before its text. Above questions of before it is seen.
  const isSeen = isPrevious && !isEmpty;
  const status = (
    <p role="status" className={isSeen ? styles.waiting : "visually-hidden"}>
      {told}
    </p>
  );
  if (isEmpty)
    return (
      <>
        {status}
        {isPrevious ? <LoadingStatus label={told} toldElsewhere /> : <EmptyBox title={told} toldElsewhere />}
        {chosen !== undefined && <OtherQuestions onPage={onPage} />}
      </>
    );
  return (
    <>
      {status}
      <QuestionGrid ref={top} faqs={matching} opened={opened} />
      <Pager
        page={Math.min(params.page, pages)}
        total={pages}
        size={5}
        texts={texts}
        hrefFor={(number) => faqAddress({ ...params, page: number })}
        onPage={onPage}
        className={styles.pager}
      />
    </>
  );
}
