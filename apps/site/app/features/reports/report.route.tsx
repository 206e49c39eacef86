import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useParams } from "react-router";
import { DetailFrame } from "../../content/detail-frame.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { reportQuery } from "../../queries/featured-report.ts";
import { reportsQuery } from "../../queries/simple-lists.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { ReportEntry } from "./report-entry.tsx";

const pageQueries: PageQueries = ({ locale, params }) => [reportQuery(locale, params.id ?? "")];
const others: PageQueries = ({ locale }) => [reportsQuery(locale)];

export const loader = createLoader(pageQueries, others);
export const clientLoader = createClientLoader(pageQueries, others);

/** One featured report and a way to the next (RPD-1…RPD-9). */
export default function Report() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const query = useQuery(reportQuery(useLocale(), id));
  // The entity's id is optional (API-27).
  const report = query.data && { ...query.data, id: query.data.id || id };
  if (report) return <ReportEntry key={report.id} report={report} />;
  const missing = (
    <OldAddress entryIn={(language) => reportQuery(language, id)}>
      <NotFoundBox
        title={t("errors.reportNotFound")}
        action={<Link to={paths.research()}>{t("reports.allReports")}</Link>}
      >
        {t("reports.gone")}
      </NotFoundBox>
    </OldAddress>
  );
  return (
    <DetailFrame page="report" back={<BackLink to={paths.research()}>{t("shell.nav.research")}</BackLink>}>
      <QueryState query={query} notFound={missing}>
        {() => null}
      </QueryState>
    </DetailFrame>
  );
}
