import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { data, useParams } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { impactsOfServiceQuery } from "../../queries/agency.ts";
import { serviceQuery } from "../../queries/our-services.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { paths } from "../../routing/paths.ts";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { rememberService } from "../../shell/selected-service.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { PageBanner } from "../../ui/page-banner.tsx";
import { BackToServices, EntryFrame, NoEntry } from "./entry-frame.tsx";
import { Explores } from "./explores.tsx";
import { Offer } from "./offer/offer.tsx";
import { Related } from "./offer/related.tsx";
import { StartStudy } from "./offer/start-study.tsx";
import { servicePlate } from "./plates.ts";
import type { Route } from "./+types/service.route";

const pageQueries: PageQueries = ({ locale, params }) => (params.id ? [serviceQuery(locale, params.id)] : []);
const optional: PageQueries = ({ locale, params }) =>
  params.id ? [impactsOfServiceQuery(locale, params.id)] : [];
const serve = createLoader(pageQueries, optional);

export const loader = (args: Route.LoaderArgs) => (args.params.id ? serve(args) : data(null, 404));
export const clientLoader = createClientLoader(pageQueries, optional);

/** One service (SVD-1…SVD-6). Without an id the page says that it does not exist (DET-2). */
export default function Service() {
  const { t } = useTranslation();
  const { id } = useParams();
  if (id) return <KnownService key={id} id={id} />;
  return (
    <EntryFrame page="service">
      <NoEntry title={t("errors.serviceIdMissing")} />
    </EntryFrame>
  );
}

function KnownService({ id }: { id: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const query = useQuery(serviceQuery(locale, id));
  const cases = useQuery(impactsOfServiceQuery(locale, id)).data ?? [];
  const service = query.data;
  useEffect(() => {
    if (service) rememberService(service, locale);
  }, [service, locale]);
  if (!service)
    return (
      <EntryFrame page="service">
        <QueryState
          query={query}
          notFound={
            <OldAddress entryIn={(language) => serviceQuery(language, id)}>
              <NoEntry title={t("errors.serviceNotFound")}>{t("services.serviceGone")}</NoEntry>
            </OldAddress>
          }
        >
          {() => null}
        </QueryState>
      </EntryFrame>
    );
  return (
    <>
      <PageHead
        page="service"
        title={service.title}
        description={service.excerpt}
        image={service.image}
        imageDetails={service.image_details}
        languages={service.languages}
        seo={service.seo}
        about={{ service }}
      />
      <PageBanner
        tone="basalt"
        back={<BackToServices />}
        heading={service.title}
        lead={service.excerpt}
        picture={{ src: service.image, details: service.image_details, fallback: servicePlate(service.id) }}
      />
      <Explores explores={service.explores} />
      <Offer offer={service} />
      <Related
        heading={t("services.offer.tools")}
        links={service.tools.map(({ id: tool, name }) => ({ id: tool, name, to: paths.tool(tool) }))}
        cases={cases}
      />
      <StartStudy about="service" id={service.id} />
    </>
  );
}
