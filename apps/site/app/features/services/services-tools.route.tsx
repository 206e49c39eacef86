import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import abacus from "../../assets/art/h-services.svg?url";
import { useLocale } from "../../i18n/use-locale.ts";
import { servicePreviewQuery } from "../../queries/our-services.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { toolPreviewQuery } from "../../queries/tool-we-uses.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { paths } from "../../routing/paths.ts";
import { MoreLink } from "../../ui/more-link.tsx";
import { PageBanner } from "../../ui/page-banner.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { ToolGrid } from "./tool-grid.tsx";

const pageQueries: PageQueries = ({ locale }) => [servicePreviewQuery(locale), toolPreviewQuery(locale)];

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/** All services and tools of the agency (SVC-1…SVC-6). */
export default function ServicesTools() {
  const { t } = useTranslation();
  const locale = useLocale();
  const services = useQuery(servicePreviewQuery(locale));
  const tools = useQuery(toolPreviewQuery(locale));
  return (
    <>
      <PageHead page="services" />
      <PageBanner
        tone="pistachio"
        heading={t("services.heading")}
        lead={t("services.lead")}
        picture={{ src: abacus, alt: "", mirrored: true }}
      />
      <Section id="services-section" heading={t("services.servicesHeading")} rulerValue={30} threshold={0.1}>
        <QueryState
          query={services}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyBox title={t("services.noServices")} />}
        >
          {(list) => <ServiceGrid services={list} />}
        </QueryState>
      </Section>
      <Section
        id="tools-section"
        tone="limestone"
        heading={t("services.toolsHeading")}
        aside={<MoreLink to={paths.plan()}>{t("services.plan")}</MoreLink>}
        rulerValue={65}
        threshold={0.1}
      >
        <QueryState
          query={tools}
          failed={t("errors.toolsFailed")}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyBox title={t("errors.noToolsAvailable")} />}
        >
          {(list) => <ToolGrid tools={list} />}
        </QueryState>
      </Section>
    </>
  );
}
