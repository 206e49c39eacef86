import type { Reading as ReadingOfHome } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { factSpace, useSampleFacts } from "../../content/charts/use-sample-facts.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber, percentSign } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { homePageQuery } from "../../queries/agency.ts";
import { targetOf } from "../../routing/page-of.ts";
import { paths } from "../../routing/paths.ts";
import layout from "../../styles/layout.module.css";
import typography from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { scaleOf } from "./scale-of.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import styles from "./reading.module.css";

const headingId = "reading-heading";

/** The newest reading and the agency in numbers, each if the backend has it (HOME-29, HOME-30). */
export function Reading() {
  const { t, formatLocale } = useTranslation();
  const locale = useLocale();
  const { data: home } = useQuery(homePageQuery(locale));
  if (!home || (!home.reading && home.counters.length === 0)) return null;
  return (
    <div id="reading" className={classNames("on-dark", styles.band)}>
      <div className={layout.wrap}>
        {home.reading && <Figure reading={home.reading} />}
        {home.counters.length > 0 && (
          <ul className={styles.counters}>
            {home.counters.map(({ value, label }, index) => (
              <li key={index}>
                <p className={typography.h2}>{formatNumber(value, formatLocale)}</p>
                <p className={classNames(typography.small, typography.quiet)}>
                  <StaffText>{label}</StaffText>
                </p>
              </li>
            ))}
            <li>
              <MoreLink to={paths.markets()}>{t("shell.nav.markets")}</MoreLink>
            </li>
          </ul>
        )}
      </div>
    </div>
  );
}

function Figure({ reading }: { reading: ReadingOfHome }) {
  const { t, formatLocale } = useTranslation();
  const { rows, highlight, unit, lead, text, link } = reading;
  const sign = unit === "percent" ? percentSign(formatLocale) : "";
  const format = (value: number) => formatNumber(value, formatLocale) + sign;
  const { end, block } = scaleOf(
    rows.map(({ value }) => value ?? 0),
    reading.max,
  );
  const number = rows[highlight - 1]?.value ?? 0;
  const facts = useSampleFacts(reading);
  return (
    <figure aria-labelledby={headingId}>
      <Ruler value={(number / end) * 100} />
      <div className={styles.columns}>
        <figcaption>
          <h2 id={headingId} className={typography.h3}>
            <span className={classNames(typography.d1, styles.number)}>{format(number)}</span>{" "}
            <StaffText>{lead}</StaffText>
          </h2>
        </figcaption>
        <ul className={classNames(typography.small, styles.courses)}>
          {rows.map(({ label, value }, index) => (
            <li key={index} className={classNames(index + 1 === highlight && styles.highlighted)}>
              {value !== null && <Bar value={value} end={end} block={block} />}
              <span className={classNames((value ?? 0) * 2 > end && styles.inside)}>
                <span>
                  <StaffText>{label}</StaffText> <b>{value === null ? t("charts.missing") : format(value)}</b>
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className={classNames(layout.row, styles.words)}>
          {text && (
            <p className={typography.lead}>
              <StaffText>{text}</StaffText>
            </p>
          )}
          <p className={classNames(typography.micro, typography.quiet)}>{facts.join(factSpace)}</p>
          {link && (
            <Link {...targetOf(link.address)}>
              <StaffText>{link.text}</StaffText>
            </Link>
          )}
        </div>
      </div>
    </figure>
  );
}

/** A bar with a joint at every block of the scale. The text beside it has its value. */
function Bar({ value, end, block }: { value: number; end: number; block: number }) {
  const joints = Array.from({ length: Math.ceil(value / block) - 1 }, (_, index) => (index + 1) * block);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <svg width={share(value, end)} aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--bar)" />
      {joints.map((at) => (
        <line
          key={at}
          x1={share(at, value)}
          x2={share(at, value)}
          y2="100%"
          stroke="var(--surface)"
          strokeWidth={2}
        />
      ))}
    </svg>
  );
}
