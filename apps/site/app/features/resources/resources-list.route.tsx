import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { EntryList } from "../../lists/entry-list.tsx";
import { fitsFilter } from "../../lists/filter-entries.ts";
import { ListFrame } from "../../lists/list-frame.tsx";
import { useCount } from "../../lists/list-results.tsx";
import { isFiltered, readListState } from "../../lists/list-state.ts";
import { useListState } from "../../lists/use-list-state.ts";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepPrevious } from "../../queries/api-client.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { resourceCategoriesQuery } from "../../queries/simple-lists.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { ResourceCard } from "./list/resource-card.tsx";
import { resourcesQuery } from "./list/resources-query.ts";

const pageQueries: PageQueries = ({ locale, query }) => [resourcesQuery(locale, readListState(query))];
const optional: PageQueries = ({ locale }) => [resourceCategoriesQuery(locale)];

export const loader = createLoader(pageQueries, optional);
export const clientLoader = createClientLoader(pageQueries, optional);

/** All educational resources (RES-1…RES-6). */
export default function ResourcesList() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [state, change] = useListState(paths.resources());
  const resources = useQuery({ ...resourcesQuery(locale, state), placeholderData: keepPrevious(locale) });
  const categories = useQuery(resourceCategoriesQuery(locale));
  const numbers = useCount();
  const isPrevious = resources.isPlaceholderData;
  const found = resources.data;
  const page =
    found && isPrevious
      ? {
          ...found,
          page: Math.min(state.page, found.pages),
          items: found.items.filter((one) => fitsFilter(one, state)),
        }
      : found;
  return (
    <ListFrame heading={t("resources.heading")} lead={t("resources.lead")}>
      <PageHead page="resources" shownPage={isPrevious ? undefined : found?.page} />
      <EntryList
        path={paths.resources()}
        state={state}
        onChange={change}
        page={page}
        isPrevious={isPrevious}
        entries={found ? [found] : []}
        categories={categories.data ?? []}
        categoriesLoading={categories.isPending}
        countOf={(shown, total) => t("resources.showing", numbers(shown, total))}
        noneFound={t("errors.noResourcesFound")}
        inState={(results) => (
          <QueryState
            query={resources}
            isEmpty={({ total }) => total === 0 && !isPrevious && !isFiltered(state)}
            empty={<EmptyBox title={t("errors.noResourcesAvailable")} />}
            failed={t("errors.resourcesFailed")}
          >
            {() => results}
          </QueryState>
        )}
      >
        {(resource, index) => <ResourceCard resource={resource} leads={index === 0} />}
      </EntryList>
    </ListFrame>
  );
}
