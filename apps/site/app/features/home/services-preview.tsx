import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import plate from "../../assets/art/fallback-methods.svg?url";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { servicePreviewQuery } from "../../queries/our-services.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { useOpenService } from "../../shell/selected-service.ts";
import type { CardService } from "../../shell/selected-service.ts";
import layout from "../../styles/layout.module.css";
import typography from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { MoreLink } from "../../ui/more-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./services-preview.module.css";

/** Number of services on the home page (CONST-2). */
export const shownServices = 3;

/** Our Services: the first three as bars of rising height, and a link to all of them (HOME-10). */
export function ServicesPreview() {
  const { t } = useTranslation();
  const services = useQuery(servicePreviewQuery(useLocale(), shownServices));
  return (
    <Section id="services-section" bleed>
      <div className={classNames(layout.wrap, styles.stage)}>
        <Reveal className={styles.head}>
          <Ruler value={20} />
          <h2
            id="services-section-heading"
            tabIndex={-1}
            className={classNames(typography.h2, styles.heading)}
          >
            {t("home.services.heading")}
          </h2>
          <MoreLink to={paths.services()}>{t("home.services.all")}</MoreLink>
        </Reveal>
        <QueryState
          query={services}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyBox title={t("services.noServices")} />}
        >
          {(list) => (
            <Reveal as="ul" motion="build" className={styles.bars}>
              {list.map((service, index) => (
                <ServiceBar key={service.id} service={service} ground={grounds[index]} />
              ))}
            </Reveal>
          )}
        </QueryState>
      </div>
    </Section>
  );
}

/** Colour scopes of the bars; the style sheet sets their backgrounds. */
const grounds = [undefined, "on-dark", "on-pist"];

interface ServiceBarProps {
  service: CardService;
  ground: string | undefined;
}

function ServiceBar({ service, ground }: ServiceBarProps) {
  const { t } = useTranslation();
  const openService = useOpenService();
  const id = useId();
  return (
    <li className={classNames(ground, styles.bar)}>
      <div className={styles.plate}>
        <Picture
          src={service.image}
          details={service.image_details}
          alt=""
          ratio="fill"
          sizes="(max-width: 860px) 100vw, 33vw"
          fallback={plate}
        />
      </div>
      <div className={styles.words}>
        <h3 id={`${id}title`} className={typography.h3}>
          <TitleText>{service.title}</TitleText>
        </h3>
        {service.excerpt && (
          <p className={styles.excerpt}>
            <StaffText>{service.excerpt}</StaffText>
          </p>
        )}
        <MoreLink
          to={paths.service(service.id)}
          stretched
          id={`${id}more`}
          aria-labelledby={`${id}more ${id}title`}
          onClick={() => openService(service)}
          className={styles.more}
        >
          {t("home.services.explore")}
        </MoreLink>
      </div>
    </li>
  );
}
