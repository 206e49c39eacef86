import type { ClientGroup, ClientImage } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { KeptText } from "../../content/kept-text.tsx";
import { useCarouselTexts } from "../../i18n/use-control-texts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { clientsQuery } from "../../queries/agency.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { LogoCell } from "./logo-cell.tsx";
import { SplitHeading } from "./split-heading.tsx";
import styles from "./logos.module.css";

/** Time between two steps, ms; logos in view by window width, px (HOME-22). */
const interval = 2500;
const perView = { base: 4, 768: 5 } as const;

const logosOf = (groups: ClientGroup[]) => groups.flatMap(({ images }) => images);

/** The agency's clients: the first group's description and the logos of all groups (HOME-22, ENT-8). */
export function Clients() {
  const { t } = useTranslation();
  const clients = useQuery(clientsQuery(useLocale()));
  const description = clients.data?.[0]?.description;
  return (
    <Section id="clients-section" tone="limestone" rulerValue={70}>
      <SplitHeading id="clients-section-heading" title={t("home.clients.heading")}>
        {description && <KeptText html={description} />}
      </SplitHeading>
      <QueryState
        query={clients}
        retriesExhausted={t("status.maximumRetries")}
        isEmpty={(groups) => logosOf(groups).length === 0}
        empty={<EmptyBox title={t("errors.api.noClients")}>{t("status.reload")}</EmptyBox>}
      >
        {(groups) => <ClientLogos logos={logosOf(groups)} />}
      </QueryState>
    </Section>
  );
}

function ClientLogos({ logos }: { logos: ClientImage[] }) {
  const { t } = useTranslation();
  const texts = useCarouselTexts(t("home.clients.logos"));
  return (
    <Carousel
      id="clients"
      items={logos}
      keyOf={({ id, image }) => `${id} ${image}`}
      renderItem={({ image, image_details }) => (
        <LogoCell
          address={image}
          details={image_details}
          alt={image_details?.alt || t("home.clients.logo")}
        />
      )}
      texts={texts}
      perView={perView}
      autoplayInterval={interval}
      controls="pause"
      className={styles.row}
    />
  );
}
