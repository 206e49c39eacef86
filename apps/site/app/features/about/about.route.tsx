import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../../i18n/use-locale.ts";
import { aboutUsQuery } from "../../queries/about-us.ts";
import { coreValuesQuery } from "../../queries/core-values.ts";
import { missionQuery } from "../../queries/our-missions.ts";
import { teamQuery } from "../../queries/our-teams.ts";
import { visionQuery } from "../../queries/our-visions.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { siteSettingsQuery } from "../../queries/site-settings.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { AboutText } from "./about-text.tsx";
import { CoreValues } from "./core-values.tsx";
import { Membership } from "./membership.tsx";
import { Mission, Vision } from "./vision-and-mission.tsx";
import { Team } from "./team.tsx";
import styles from "./about.module.css";

const needs: PageNeeds = ({ locale }) => [aboutUsQuery(locale)];
const optional: PageNeeds = ({ locale }) => [
  visionQuery(locale),
  missionQuery(locale),
  coreValuesQuery(locale),
  teamQuery(locale),
  siteSettingsQuery(locale),
];

export const loader = onServer(needs, optional);
export const clientLoader = inBrowser(needs, optional);

/** Who the agency is and what it holds itself to (ABT-1…ABT-6). */
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
      <Membership settings={useQuery(siteSettingsQuery(locale)).data} />
    </>
  );
}
