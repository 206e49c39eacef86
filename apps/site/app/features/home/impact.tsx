import type { Impact as ImpactEntry } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { cutList } from "../../lists/filter-entries.ts";
import { paths } from "../../routing/paths.ts";
import { useAddress } from "../../routing/use-address.ts";
import { usePagerTexts } from "../../i18n/use-control-texts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { impactsQuery } from "../../queries/agency.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Section } from "../../ui/section.tsx";
import { ImpactCard } from "./impact-card.tsx";
import styles from "./impact.module.css";

/** Impacts per page (HOME-12). */
const pageSize = 6;

const sectionId = "impact-section";

/** The address of a page of impacts. It leads to the section with and without scripts (HOME-14). */
function addressOf(page: number): string {
  return `${paths.home()}${page > 1 ? `?impacts=${page}` : ""}#${sectionId}`;
}

/** Our Impact: effects of studies, six per page. Absent when there are none (HOME-11…HOME-15). */
export function Impact() {
  const { t } = useTranslation();
  const impacts = useQuery(impactsQuery(useLocale()));
  if (impacts.data?.length === 0) return null;
  return (
    <Section id={sectionId} heading={t("home.impact.heading")} rulerValue={30} threshold={0.1}>
      <QueryState query={impacts}>{(all) => <ImpactPage impacts={all} />}</QueryState>
    </Section>
  );
}

function ImpactPage({ impacts }: { impacts: ImpactEntry[] }) {
  const { t } = useTranslation();
  const texts = usePagerTexts(t("home.impact.pages"));
  const asked = Number(new URLSearchParams(useAddress()?.query).get("impacts") ?? 1);
  const { items, page, total } = cutList(impacts, asked, pageSize);
  return (
    <>
      <ul className={styles.cells}>
        {items.map((impact) => (
          <ImpactCard key={impact.id} impact={impact} />
        ))}
      </ul>
      <Pager page={page} total={total} texts={texts} hrefFor={addressOf} className={styles.pager} />
    </>
  );
}
