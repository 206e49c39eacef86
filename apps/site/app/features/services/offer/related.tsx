import { useTranslation } from "../../../i18n/use-translation.ts";
import layout from "../../../styles/layout.module.css";
import typeStyles from "../../../styles/type.module.css";
import { Link } from "../../../ui/link.tsx";
import { Section } from "../../../ui/section.tsx";
import { StaffText } from "../../../ui/staff-text.tsx";
import { TitleText } from "../../../ui/title-text.tsx";
import styles from "./offer.module.css";

interface RelatedProps {
  /** Name of the list of links. */
  heading: string;
  links: readonly { id: string; name: string; to: string }[];
  cases: readonly { id: string; title: string; description: string }[];
}

/** Tools or services that belong to the entry, and impact stories of it (SVD-5). Renders nothing without them. */
export function Related({ heading, links, cases }: RelatedProps) {
  const { t } = useTranslation();
  if (links.length === 0 && cases.length === 0) return null;
  return (
    <Section id="related-section" heading={t("services.offer.related")} rulerValue={88} threshold={0.1}>
      <div className={layout.columns2}>
        {links.length > 0 && (
          <div>
            <h3 className={styles.name}>{heading}</h3>
            <ul className={styles.list}>
              {links.map(({ id, name, to }) => (
                <li key={id}>
                  <Link to={to}>
                    <TitleText>{name}</TitleText>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {cases.length > 0 && (
          <div>
            <h3 className={styles.name}>{t("services.offer.cases")}</h3>
            <ul className={styles.list}>
              {cases.map(({ id, title, description }) => (
                <li key={id}>
                  <h4 className={typeStyles.h4}>
                    <TitleText>{title}</TitleText>
                  </h4>
                  {description && (
                    <p className={typeStyles.quiet}>
                      <StaffText>{description}</StaffText>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
