import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EntryList, useCount } from "../../content/lists/entry-list.tsx";
import { ListFrame } from "../../content/lists/list-frame.tsx";
import { paths } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { Pending } from "../../queries/pending.tsx";
import { wordCategoriesQuery } from "../../queries/word-categories.ts";
import { wordListQuery } from "../../queries/words-in-markets.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { WordCard } from "../../ui/word-card.tsx";

const needs: PageNeeds = ({ locale }) => [wordListQuery(locale)];
const optional: PageNeeds = ({ locale }) => [wordCategoriesQuery(locale)];

export const loader = onServer(needs, optional);
export const clientLoader = inBrowser(needs, optional);

/** The glossary (WRD-1…WRD-4). */
export default function WordsList() {
  const { t } = useTranslation();
  const locale = useLocale();
  const words = useQuery(wordListQuery(locale));
  const categories = useQuery(wordCategoriesQuery(locale));
  const numbers = useCount();
  return (
    <ListFrame heading={t("words.heading")} lead={t("words.lead")}>
      <PageHead page="words" />
      <Pending
        of={words}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyBox title={t("errors.noWordsAvailable")} />}
      >
        {(list) => (
          <EntryList
            path={paths.words()}
            entries={list}
            categories={categories.data ?? []}
            categoriesLoading={categories.isPending}
            pagerSize={5}
            countOf={(shown, total) => t("words.showing", numbers(shown, total))}
            noneFound={t("errors.noMatchingResults")}
          >
            {(word) => (
              <WordCard
                word={word}
                read={t("words.readEntry")}
                categoriesLabel={t("words.categories")}
                headingLevel={2}
              />
            )}
          </EntryList>
        )}
      </Pending>
    </ListFrame>
  );
}
