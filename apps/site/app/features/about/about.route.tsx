import { useQuery } from "@tanstack/react-query";
import { loadRichText } from "../../content/lazy-rich-text.tsx";
import { useLocale } from "../../i18n/use-locale.ts";
import { aboutUsQuery, coreValuesQuery, missionQuery, teamQuery, visionQuery } from "../../queries/agency.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { useSiteSettings } from "../../queries/site-settings.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { AboutText } from "./about-text.tsx";
import { CoreValues } from "./core-values.tsx";
import { Membership } from "./membership.tsx";
import { Mission, Vision } from "./vision-and-mission.tsx";
import { Team } from "./team.tsx";
import styles from "./about.module.css";

const pageQueries: PageQueries = ({ locale }) => [aboutUsQuery(locale)];
const optional: PageQueries = ({ locale }) => [
  visionQuery(locale),
  missionQuery(locale),
  coreValuesQuery(locale),
  teamQuery(locale),
];

export const loader = createLoader(pageQueries, optional);
export const clientLoader = createClientLoader(pageQueries, optional, loadRichText);

/** The About page: the agency, its team, vision, mission and values (ABT-1…ABT-6). */
export default function About() {
  const locale = useLocale();
  return (
    <>
      <PageHead page="about" />
      <AboutText about={useQuery(aboutUsQuery(locale))} />
      <div className={styles.pair}>
        <Vision vision={useQuery(visionQuery(locale))} />
        <Mission mission={useQuery(missionQuery(locale))} />
      </div>
      <CoreValues values={useQuery(coreValuesQuery(locale))} />
      <Team members={useQuery(teamQuery(locale)).data ?? []} />
      <Membership settings={useSiteSettings()} />
    </>
  );
}
