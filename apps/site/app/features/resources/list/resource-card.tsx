import type { EducationResource } from "@miqyas/contract";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import plate from "../../../assets/art/fallback-methods.svg?url";
import { paths } from "../../../routing/paths.ts";
import typeStyles from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { MoreLink } from "../../../ui/more-link.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Tags } from "../../../ui/tags.tsx";
import { StaffText } from "../../../ui/staff-text.tsx";
import { TitleText } from "../../../ui/title-text.tsx";
import styles from "./resource-card.module.css";

interface ResourceCardProps {
  resource: Omit<EducationResource, "content" | "images" | "untranslated">;
  /**
   * Whether this is the first card. It is in view at once: its picture loads eagerly, and it stays large on a phone.
   */
  leads: boolean;
}

/**
 * A resource in the list: picture, categories, title, excerpt (RES-6). The whole card is a link; on a phone it is a
 * row.
 */
export function ResourceCard({ resource, leads }: ResourceCardProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className={classNames(styles.card, leads && styles.lead)}>
      <Picture
        src={resource.image}
        details={resource.image_details}
        alt=""
        fallback={plate}
        priority={leads}
        ratio="4:3"
        sizes={`(max-width: 700px) ${leads ? "100vw" : "96px"}, (max-width: 1180px) 50vw, 33vw`}
        className={styles.plate}
      />
      <div className={styles.words}>
        <Tags names={resource.categories.map(({ name }) => name)} label={t("resources.categories")} />
        <h2 id={`${id}title`} className={typeStyles.h4}>
          <TitleText>{resource.title}</TitleText>
        </h2>
        {resource.excerpt && (
          <p className={styles.excerpt}>
            <StaffText>{resource.excerpt}</StaffText>
          </p>
        )}
        <MoreLink
          to={paths.resource(resource.id)}
          stretched
          unseenOnPhones
          id={`${id}more`}
          aria-labelledby={`${id}more ${id}title`}
          className={styles.more}
        >
          {t("resources.read")}
        </MoreLink>
      </div>
    </article>
  );
}
