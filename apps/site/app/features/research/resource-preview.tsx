import type { EducationResource } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import placeholder from "../../assets/art/placeholder.svg?url";
import { paths } from "../../routing/paths.ts";
import { QueryState } from "../../shell/query-state.tsx";
import typeStyles from "../../styles/type.module.css";
import { MoreLink } from "../../ui/more-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { Tags } from "../../ui/tags.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./resource-preview.module.css";

type ResourceOfPreview = Omit<EducationResource, "content" | "images" | "untranslated">;

/** The three newest resources as rows with rules (RSCH-10). */
export function ResourcePreview({ resources }: { resources: UseQueryResult<ResourceOfPreview[]> }) {
  const { t } = useTranslation();
  return (
    <Section
      id="resources-section"
      tone="limestone"
      heading={t("research.resources.heading")}
      aside={<MoreLink to={paths.resources()}>{t("research.resources.all")}</MoreLink>}
      rulerValue={80}
    >
      <QueryState
        query={resources}
        retriesExhausted={t("status.maximumRetries")}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyBox title={t("errors.noResourcesAvailable")} />}
      >
        {(list) => (
          <div className={styles.rows}>
            {list.map((resource) => (
              <ResourceRow key={resource.id} resource={resource} />
            ))}
          </div>
        )}
      </QueryState>
    </Section>
  );
}

function ResourceRow({ resource }: { resource: ResourceOfPreview }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className={styles.row}>
      <Picture
        src={resource.image}
        details={resource.image_details}
        alt=""
        fallback={placeholder}
        ratio="3:2"
        sizes="(max-width: 860px) 96px, 16vw"
        className={styles.plate}
      />
      <div className={styles.words}>
        <Tags
          names={resource.categories.map(({ name }) => name)}
          label={t("research.categories")}
          className={styles.tags}
        />
        <h3 id={`${id}title`} className={typeStyles.h4}>
          <TitleText>{resource.title}</TitleText>
        </h3>
      </div>
      {resource.excerpt && (
        <p className={styles.excerpt}>
          <StaffText>{resource.excerpt}</StaffText>
        </p>
      )}
      <MoreLink
        to={paths.resource(resource.id)}
        stretched
        id={`${id}more`}
        aria-labelledby={`${id}more ${id}title`}
        className={styles.more}
      >
        {t("research.resources.open")}
      </MoreLink>
    </article>
  );
}
