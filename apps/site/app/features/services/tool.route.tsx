import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { data, useParams } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { servicesOfToolQuery } from "../../queries/our-services.ts";
import { toolQuery } from "../../queries/tool-we-uses.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { paths } from "../../routing/paths.ts";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { PageBanner } from "../../ui/page-banner.tsx";
import { BackToServices, EntryFrame, NoEntry } from "./entry-frame.tsx";
import { Explores } from "./explores.tsx";
import { Offer } from "./offer/offer.tsx";
import { Related } from "./offer/related.tsx";
import { StartStudy } from "./offer/start-study.tsx";
import { ToolPictures } from "./tool-pictures.tsx";
import { toolPlate } from "./plates.ts";
import type { Route } from "./+types/tool.route";

const pageQueries: PageQueries = ({ locale, params }) => (params.id ? [toolQuery(locale, params.id)] : []);
const optional: PageQueries = ({ locale, params }) =>
  params.id ? [servicesOfToolQuery(locale, params.id)] : [];
const serve = createLoader(pageQueries, optional);

export const loader = (args: Route.LoaderArgs) => (args.params.id ? serve(args) : data(null, 404));
export const clientLoader = createClientLoader(pageQueries, optional);

/** One tool (TLD-1, TLD-2). Without an id the page says that it does not exist (DET-2). */
export default function Tool() {
  const { t } = useTranslation();
  const { id } = useParams();
  if (id) return <KnownTool key={id} id={id} />;
  return (
    <EntryFrame page="tool">
      <NoEntry title={t("errors.toolIdMissing")} />
    </EntryFrame>
  );
}

function KnownTool({ id }: { id: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const query = useQuery(toolQuery(locale, id));
  const services = useQuery(servicesOfToolQuery(locale, id)).data ?? [];
  const tool = query.data;
  if (!tool)
    return (
      <EntryFrame page="tool">
        <QueryState
          query={query}
          notFound={
            <OldAddress entryIn={(language) => toolQuery(language, id)}>
              <NoEntry title={t("errors.toolNotFound")}>{t("services.toolGone")}</NoEntry>
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
        page="tool"
        title={tool.name}
        description={tool.description}
        image={tool.image}
        imageDetails={tool.image_details}
        languages={tool.languages}
        seo={tool.seo}
      />
      <PageBanner
        tone="basalt"
        back={<BackToServices />}
        heading={tool.name}
        lead={tool.description}
        picture={{ src: tool.image, details: tool.image_details, fallback: toolPlate(tool.id) }}
      />
      <Explores explores={tool.explores} />
      <ToolPictures tool={tool} />
      <Offer offer={tool} />
      <Related
        heading={t("services.offer.services")}
        links={services.map(({ id: service, title }) => ({
          id: service,
          name: title,
          to: paths.service(service),
        }))}
        cases={[]}
      />
      <StartStudy about="tool" id={tool.id} />
    </>
  );
}
