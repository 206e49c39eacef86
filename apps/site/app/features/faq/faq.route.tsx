import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepPrevious } from "../../queries/api-client.ts";
import { faqsQuery } from "../../queries/frequently-asked-questions.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { collectCategories } from "./collect-categories.ts";
import { readFaqParams } from "./faq-address.ts";
import { FaqResults } from "./faq-results.tsx";
import styles from "./faq.module.css";

const pageQueries: PageQueries = ({ locale, query }) => [faqsQuery(locale, readFaqParams(query))];

/** Questions of other categories, shown below a category without questions. */
const others: PageQueries = ({ locale, query }) =>
  readFaqParams(query).category_id === undefined ? [] : [faqsQuery(locale, { page: 1 })];

export const loader = createLoader(pageQueries, others);
export const clientLoader = createClientLoader(pageQueries);

/** Questions and answers, ten per page, by category (FAQ-1…FAQ-6). The address holds category and page. */
export default function Faq() {
  const { t } = useTranslation();
  // While another language loads, the questions are not there (LANG-1, LANG-6).
  const [opened] = useState(() => new Set<string>());
  const locale = useLocale();
  const params = readFaqParams(new URLSearchParams(useAddress()?.query));
  const faqs = useQuery({ ...faqsQuery(locale, params), placeholderData: keepPrevious(locale) });
  const shownPage = faqs.data && Math.min(params.page, faqs.data.pagination?.total_pages ?? 1);
  return (
    <>
      <PageHead
        page="faq"
        about={{ questions: faqs.data?.items ?? [] }}
        shownPage={faqs.isPlaceholderData ? undefined : shownPage}
      />
      <PageTitle heading={t("faq.heading")} lead={t("faq.lead")} />
      <div className={classNames(layout.wrap, styles.page)}>
        <CategoryFilter categories={collectCategories(faqs.data)} chosen={params.category_id} />
        <QueryState query={faqs}>
          {(page) => (
            <FaqResults page={page} params={params} opened={opened} isPrevious={faqs.isPlaceholderData} />
          )}
        </QueryState>
      </div>
    </>
  );
}
