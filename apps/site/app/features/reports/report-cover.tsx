import type { FeaturedReport } from "@miqyas/contract";
import plate from "../../assets/art/fallback-reports.svg?url";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./report-cover.module.css";

/** A printed report: title, picture and the agency's mark on one dark background. Decorative. */
export function ReportCover({ report }: { report: FeaturedReport }) {
  const { name } = useAgencyFacts();
  return (
    <div className={styles.cover} aria-hidden="true">
      <p className={styles.title}>
        <TitleText>{report.title}</TitleText>
      </p>
      <div className={styles.plate}>
        <Picture
          src={report.image}
          details={report.image_details}
          fallback={plate}
          alt=""
          ratio="fill"
          priority
          sizes="(max-width: 860px) 100vw, 40vw"
        />
      </div>
      <Logo label={name} tone="white" className={styles.logo} />
    </div>
  );
}
