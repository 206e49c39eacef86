import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EntryList, useCount } from "../../content/lists/entry-list.tsx";
import { ListFrame } from "../../content/lists/list-frame.tsx";
import { paths } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { resourceListQuery } from "../../queries/education-resources.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { Pending } from "../../queries/pending.tsx";
import { resourceCategoriesQuery } from "../../queries/resource-categories.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { ResourceCard } from "./list/resource-card.tsx";

const needs: PageNeeds = ({ locale }) => [resourceListQuery(locale)];
const optional: PageNeeds = ({ locale }) => [resourceCategoriesQuery(locale)];

export const loader = onServer(needs, optional);
export const clientLoader = inBrowser(needs, optional);

/** All lessons (RES-1…RES-6). */
export default function ResourcesList() {
  const { t } = useTranslation();
  const locale = useLocale();
  const resources = useQuery(resourceListQuery(locale));
  const categories = useQuery(resourceCategoriesQuery(locale));
  const numbers = useCount();
  return (
    <ListFrame heading={t("resources.heading")} lead={t("resources.lead")}>
      <PageHead page="resources" />
      <Pending
        of={resources}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyBox title={t("errors.noResourcesAvailable")} />}
        failed={t("errors.resourcesFailed")}
      >
        {(list) => (
          <EntryList
            path={paths.resources()}
            entries={list}
            categories={categories.data ?? []}
            categoriesLoading={categories.isPending}
            countOf={(shown, total) => t("resources.showing", numbers(shown, total))}
            noneFound={t("errors.noResourcesFound")}
          >
            {(resource, index) => <ResourceCard resource={resource} leads={index === 0} />}
          </EntryList>
        )}
      </Pending>
    </ListFrame>
  );
}
