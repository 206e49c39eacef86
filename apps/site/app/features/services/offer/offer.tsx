import type { Service, Tool } from "@miqyas/contract";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LateChart } from "../../../content/late-chart.tsx";
import layout from "../../../styles/layout.module.css";
import prose from "../../../styles/prose.module.css";
import typeStyles from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { StaffText } from "../../../ui/staff-text.tsx";
import styles from "./offer.module.css";

type OfferDetails = Pick<
  Service | Tool,
  "duration" | "sample" | "cost" | "deliverables" | "chart" | "sample_page" | "sample_page_details"
>;

const facts = ["duration", "sample", "cost"] as const;

/** What a buyer asks about a service or a tool (SVD-4). Renders nothing that the backend does not have. */
export function Offer({ offer }: { offer: OfferDetails }) {
  const { t } = useTranslation();
  const known = facts.filter((fact) => offer[fact]);
  return (
    <>
      {known.length > 0 && (
        <Section id="offer-section" heading={t("services.offer.heading")} rulerValue={60} threshold={0.1}>
          <dl className={classNames(layout.columns3, styles.facts)}>
            {known.map((fact) => (
              <div key={fact}>
                <dt className={styles.name}>{t(`services.offer.${fact}`)}</dt>
                <dd className={typeStyles.h4}>
                  <StaffText>{offer[fact]}</StaffText>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Results offer={offer} />
    </>
  );
}

function Results({
  offer: { deliverables, chart, sample_page, sample_page_details },
}: {
  offer: OfferDetails;
}) {
  const { t } = useTranslation();
  const hasPage = Boolean(chart || sample_page);
  if (deliverables.length === 0 && !hasPage) return null;
  return (
    <Section
      id="results-section"
      tone="limestone"
      heading={t("services.offer.results")}
      rulerValue={75}
      threshold={0.1}
    >
      <div className={layout.columns2}>
        {deliverables.length > 0 && (
          <ul className={styles.list}>
            {deliverables.map((text) => (
              <li key={text}>
                <StaffText>{text}</StaffText>
              </li>
            ))}
          </ul>
        )}
        {hasPage && (
          <div className={styles.page}>
            <h3 className={styles.name}>{t("services.offer.page")}</h3>
            {chart ? (
              <div className={prose.prose}>
                <LateChart html={chart} />
              </div>
            ) : (
              <Picture
                src={sample_page}
                details={sample_page_details}
                sizes="(max-width: 860px) 92vw, 46vw"
              />
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
