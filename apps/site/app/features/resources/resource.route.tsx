import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useParams } from "react-router";
import { DetailFrame } from "../../content/detail-frame.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { resourceQuery } from "../../queries/education-resources.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { GoBackLink } from "../../ui/go-back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { ResourceEntry } from "./resource-entry.tsx";

const pageQueries: PageQueries = ({ locale, params }) => [resourceQuery(locale, params.id ?? "")];

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/** One educational resource (RSD-1…RSD-3). */
export default function Resource() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const query = useQuery(resourceQuery(useLocale(), id));
  if (query.data) return <ResourceEntry key={query.data.id} resource={query.data} />;
  const missing = (
    <OldAddress entryIn={(language) => resourceQuery(language, id)}>
      <NotFoundBox
        title={t("errors.resourceNotFound")}
        action={<Link to={paths.resources()}>{t("resources.allResources")}</Link>}
      >
        {t("resources.gone")}
      </NotFoundBox>
    </OldAddress>
  );
  return (
    <DetailFrame
      page="resource"
      back={<GoBackLink to={paths.resources()}>{t("resources.goBack")}</GoBackLink>}
    >
      <QueryState query={query} notFound={missing}>
        {() => null}
      </QueryState>
    </DetailFrame>
  );
}
