import type { Trend } from "@miqyas/contract";
import { useId } from "react";
import plate from "../assets/art/fallback-trends.svg?url";
import { formatDate } from "../i18n/format.ts";
import { paths } from "../routing/paths.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import { MoreLink } from "./more-link.tsx";
import { Picture } from "./picture.tsx";
import { StaffText } from "./staff-text.tsx";
import { TitleText } from "./title-text.tsx";
import styles from "./trend-card.module.css";

interface TrendCardProps {
  trend: Trend;
  /** “Read more”. */
  readMore: string;
  headingLevel?: 2 | 3;
  /** Width of its picture, as a `sizes` attribute. */
  sizes?: string;
  /** Its picture is as high as that of its neighbour, whatever their widths. */
  evenPicture?: boolean;
  /** On a phone it is a row with a small picture, and the whole row is the link. */
  compact?: boolean;
  /** In view at once: its picture loads eagerly. */
  leads?: boolean;
  className?: string | undefined;
}

/**
 * A trend in a list: picture, title, text, date, and a link to its page (TRG-1). The whole card is the press target.
 */
export function TrendCard(props: TrendCardProps) {
  const { trend, readMore, headingLevel = 3, sizes, evenPicture, compact, leads, className } = props;
  const { formatLocale } = useTranslation();
  const id = useId();
  const date = formatDate(trend.created_at, formatLocale);
  const Heading: `h${2 | 3}` = `h${headingLevel}`;
  return (
    <article className={classNames(styles.card, compact && styles.compact, className)}>
      <div className={classNames(styles.plate, evenPicture && styles.even)}>
        <Picture
          src={trend.image}
          details={trend.image_details}
          alt=""
          sizes={sizes}
          fallback={plate}
          priority={leads}
          ratio="fill"
        />
      </div>
      <div className={styles.words}>
        <Heading id={`${id}title`} className={typeStyles.h3}>
          <TitleText>{trend.title}</TitleText>
        </Heading>
        {trend.description && (
          <p className={styles.text}>
            <StaffText>{trend.description}</StaffText>
          </p>
        )}
        <div className={styles.foot}>
          {date && <time dateTime={trend.created_at ?? undefined}>{date}</time>}
          <MoreLink
            to={paths.trend(trend.id)}
            stretched
            unseenOnPhones={compact ?? false}
            id={`${id}more`}
            aria-labelledby={`${id}more ${id}title`}
            className={styles.more}
          >
            {readMore}
          </MoreLink>
        </div>
      </div>
    </article>
  );
}
