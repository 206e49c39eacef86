import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import abacus from "../../assets/art/h-services.svg?url";
import { useLocale } from "../../i18n/use-locale.ts";
import { servicePreviewQuery } from "../../queries/our-services.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { Pending } from "../../queries/pending.tsx";
import { toolPreviewQuery } from "../../queries/tool-we-uses.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { PageBanner } from "../../ui/page-banner.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { ToolGrid } from "./tool-grid.tsx";

const needs: PageNeeds = ({ locale }) => [servicePreviewQuery(locale), toolPreviewQuery(locale)];

export const loader = onServer(needs);
export const clientLoader = inBrowser(needs);

/** Everything the agency offers, and the instruments it works with (SVC-1…SVC-6). */
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
      <Section id="services-section" heading={t("services.servicesHeading")} reading={30} threshold={0.1}>
        <Pending
          of={services}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyBox title={t("services.noServices")} />}
        >
          {(list) => <ServiceGrid services={list} />}
        </Pending>
      </Section>
      <Section
        id="tools-section"
        tone="limestone"
        heading={t("services.toolsHeading")}
        reading={65}
        threshold={0.1}
      >
        <Pending
          of={tools}
          failed={t("errors.toolsFailed")}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyBox title={t("errors.noToolsAvailable")} />}
        >
          {(list) => <ToolGrid tools={list} />}
        </Pending>
      </Section>
    </>
  );
}
