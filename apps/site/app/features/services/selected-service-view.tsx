import type { Explore, Service } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { PageHead } from "../../seo/page-head.tsx";
import typeStyles from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { PageBanner } from "../../ui/page-banner.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { BackToServices } from "./entry-frame.tsx";
import { ExploreAnswers } from "./explore-answers.tsx";
import { explorePartNames, findExplorePart } from "./explore-parts.ts";
import { servicePlate } from "./plates.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import styles from "./selected-service-view.module.css";

/**
 * The short view of a service: its description, three cards of its parts, and a link to ask about it (STD-1…STD-3).
 */
export function SelectedServiceView({ service }: { service: Service }) {
  const { t } = useTranslation();
  const { id, title, excerpt, image, image_details, explores } = service;
  const parts = explorePartNames.flatMap((part) => {
    const explore = findExplorePart(explores, part);
    return explore ? [{ part, explore }] : [];
  });
  return (
    <>
      <PageHead page="storedService" title={title} description={excerpt} unlisted />
      <PageBanner
        tone="basalt"
        back={<BackToServices />}
        heading={title}
        lead={excerpt}
        action={
          <ButtonLink to={`${paths.contact()}?service=${encodeURIComponent(id)}`} size="lg">
            {t("services.stored.contact")}
          </ButtonLink>
        }
        picture={{ src: image, details: image_details, fallback: servicePlate(id) }}
      />
      {parts.length > 0 && (
        <Section
          id="parts-section"
          heading={t("services.stored.partsHeading")}
          aside={<MoreLink to={paths.service(id)}>{t("services.stored.whole")}</MoreLink>}
          rulerValue={50}
          threshold={0.1}
        >
          <div className={styles.parts}>
            {parts.map(({ part, explore }) => (
              <PartCard key={part} title={t(`services.stored.${part}`)} explore={explore} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** One of the three cards: the part's name above the explore's text (STD-3). */
function PartCard({ title, explore }: { title: string; explore: Explore }) {
  return (
    <article className={styles.part}>
      <Picture
        src={explore.image}
        details={explore.image_details}
        ratio="4:3"
        sizes="(max-width: 860px) 92vw, 30vw"
        className={styles.plate}
      />
      <h3 className={typeStyles.h3}>{title}</h3>
      {explore.description && (
        <p>
          <StaffText>{explore.description}</StaffText>
        </p>
      )}
      <ExploreAnswers answers={explore.answers} label={title} />
    </article>
  );
}
