import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import abacus from "../../assets/art/h-services.svg?url";
import { QueryState } from "../../shell/query-state.tsx";
import type { CardService } from "../../shell/selected-service.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { PageBanner } from "../../ui/page-banner.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { BackToServices } from "./entry-frame.tsx";
import { ServiceGrid } from "./service-grid.tsx";

/** `/toolsdetils` before the visitor has opened a service: all services to choose from (RT-14). */
export function ServiceChooser({ services }: { services: UseQueryResult<CardService[]> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead page="storedService" unlisted />
      <PageBanner
        tone="pistachio"
        back={<BackToServices />}
        heading={t("services.stored.chooseHeading")}
        lead={t("services.stored.chooseLead")}
        picture={{ src: abacus, alt: "", mirrored: true }}
      />
      <Section id="choose-section" heading={t("services.servicesHeading")} rulerValue={30} threshold={0.1}>
        <QueryState
          query={services}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyBox title={t("services.noServices")} />}
        >
          {(list) => <ServiceGrid services={list} />}
        </QueryState>
      </Section>
    </>
  );
}
