import { useQuery } from "@tanstack/react-query";
import rosette from "../../assets/art/fallback-reports.svg?url";
import { useLocale } from "../../i18n/use-locale.ts";
import { reportsQuery } from "../../queries/simple-lists.ts";
import { paths } from "../../routing/paths.ts";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./report-facts.module.css";
import { useReportTexts } from "./use-report-texts.ts";

/** The report after this one in the list, and after the last the first (RPD-9). Nothing without a list or another report. */
export function NextReport({ after }: { after: string }) {
  const { next: texts } = useReportTexts();
  const reports = useQuery(reportsQuery(useLocale())).data?.items ?? [];
  const here = reports.findIndex(({ id }) => id === after);
  const next = reports[here + 1] ?? reports[0];
  if (!next || next.id === after) return null;
  return (
    <section className={classNames(styles.next, styles.onScreen)} aria-labelledby="next-report">
      <div className={classNames(layout.wrap, styles.nextIn)}>
        <Picture
          src={next.image}
          details={next.image_details}
          fallback={rosette}
          alt=""
          ratio="4:5"
          sizes="(max-width: 860px) 40vw, 220px"
        />
        <div>
          <h2 id="next-report" className={classNames(typeStyles.h4, typeStyles.quiet)}>
            {texts.heading}
          </h2>
          <h3 className={typeStyles.h2}>
            <Link to={paths.report(next.id)} look="plain" stretched>
              <TitleText>{next.title}</TitleText>
            </Link>
          </h3>
          {next.excerpt && (
            <p className={typeStyles.quiet}>
              <StaffText>{next.excerpt}</StaffText>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
