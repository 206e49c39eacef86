import type { Partner } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useCarouselTexts } from "../../i18n/use-control-texts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { partnersQuery } from "../../queries/agency.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Section } from "../../ui/section.tsx";
import { LogoCell } from "./logo-cell.tsx";
import { SplitHeading } from "./split-heading.tsx";
import styles from "./logos.module.css";

/** Time between two steps and length of a step, ms; logos in view by window width, px (HOME-24). */
const interval = 1500;
const transition = 800;
const perView = { base: 1, 480: 2, 768: 3 } as const;

/** Up to this number of logos stands still (HOME-25). */
const standing = 3;

/** The agency's partners. The section is absent without partners and when the call fails (HOME-23). */
export function Partners() {
  const { t } = useTranslation();
  const { data: partners = [] } = useQuery(partnersQuery(useLocale()));
  if (partners.length === 0) return null;
  return (
    <Section id="partners-section" rulerValue={80}>
      <SplitHeading id="partners-section-heading" title={t("home.partners.heading")}>
        <p>{t("home.partners.text")}</p>
      </SplitHeading>
      {partners.length > standing ? (
        <TurningRow partners={partners} />
      ) : (
        <ul className={classNames(styles.row, styles.wide, styles.still)}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerLogo {...partner} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function TurningRow({ partners }: { partners: Partner[] }) {
  const { t } = useTranslation();
  return (
    <Carousel
      id="partners"
      items={partners}
      keyOf={({ id }) => id}
      renderItem={(partner) => <PartnerLogo {...partner} />}
      texts={useCarouselTexts(t("home.partners.logos"))}
      perView={perView}
      autoplayInterval={interval}
      transitionDuration={transition}
      controls="pause"
      className={classNames(styles.row, styles.wide)}
    />
  );
}

function PartnerLogo({ name, logo, logo_details }: Partner) {
  const { t } = useTranslation();
  return (
    <LogoCell
      address={logo}
      details={logo_details}
      alt={logo_details?.alt || name || t("home.partners.logo")}
    />
  );
}
