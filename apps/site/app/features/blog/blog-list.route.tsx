import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ListFrame } from "../../lists/list-frame.tsx";
import { isFiltered, readListState } from "../../lists/list-state.ts";
import { useListState } from "../../lists/use-list-state.ts";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepPrevious } from "../../queries/api-client.ts";
import { blogCategoriesQuery } from "../../queries/simple-lists.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { articlesQuery } from "./list/articles-query.ts";
import { BlogFilters } from "./list/blog-filters.tsx";
import { toBlogFilter } from "./list/blog-params.ts";
import { BlogResults } from "./list/blog-results.tsx";
import { addUnknownChoices, collectChoices } from "./list/collect-choices.ts";
import { FeedLink } from "./list/feed-link.tsx";
import { selectArticles } from "./list/select-articles.ts";

const pageQueries: PageQueries = ({ locale, query }) => [articlesQuery(locale, readListState(query))];
const optional: PageQueries = ({ locale, query }) => [
  blogCategoriesQuery(locale, toBlogFilter(readListState(query))),
];

export const loader = createLoader(pageQueries, optional);
export const clientLoader = createClientLoader(pageQueries, optional);

/** All articles, searched, filtered, sorted and paged by the backend (BLOG-1…BLOG-15). */
export default function BlogList() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [state, change] = useListState(paths.blog());
  const blogs = useQuery({ ...articlesQuery(locale, state), placeholderData: keepPrevious(locale) });
  const categories = useQuery({
    ...blogCategoriesQuery(locale, toBlogFilter(state)),
    placeholderData: keepPrevious(locale),
  });
  const known = collectChoices(categories.data, blogs.data?.items ?? []);
  const choices = categories.isPending
    ? known
    : addUnknownChoices(known, state.categories, t("lists.unknown"));
  const isPrevious = blogs.isPlaceholderData;
  const page = blogs.data && selectArticles(blogs.data, state, known, locale);
  return (
    <ListFrame heading={t("blog.heading")} lead={t("blog.lead")}>
      <PageHead page="blog" shownPage={isPrevious ? undefined : page?.page} />
      <BlogFilters
        state={state}
        onChange={change}
        choices={choices}
        loading={categories.isPending && choices.length === 0}
      />
      <QueryState
        query={blogs}
        isEmpty={({ items }) => items.length === 0 && !isPrevious && !isFiltered(state)}
        empty={<EmptyBox title={t("errors.noArticlesAvailable")} />}
        failed={t("errors.articlesFailed")}
      >
        {() =>
          page && (
            <BlogResults
              page={page}
              isPrevious={isPrevious}
              state={state}
              onChange={change}
              choices={choices}
            />
          )
        }
      </QueryState>
      <FeedLink />
    </ListFrame>
  );
}
