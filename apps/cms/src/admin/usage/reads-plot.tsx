import { locales } from "@miqyas/contract";
import { languageNames, numbers, type Bilingual } from "../../language.ts";
import { totalOf, type DailyReads } from "../../usage/summarize-usage.ts";
import { counted } from "../counted.ts";

/** Height of a plot, in its own units. A day is 4 wide. */
const height = 32;

const noReads: Bilingual = { en: "no reads", ar: "لا قراءات" };
const countReads = counted(noReads.ar, "قراءة واحدة", "قراءتان", "# قراءات", "# قراءة", "# قراءة");
const mostOnOneDay: Record<keyof Bilingual, (count: number) => string> = {
  en: (count) => `at most ${numbers.en.format(count)} on one day`,
  ar: (count) => `${countReads(count)} على الأكثر في يوم واحد`,
};

/** Reads per day and language: their sum, and a bar for each day. Both languages have the same scale. */
export function ReadsPlot({ reads, language }: { reads: DailyReads; language: keyof Bilingual }) {
  const most = Math.max(1, ...locales.flatMap((locale) => reads[locale]));
  return (
    <dl className="reads-plot">
      {locales.map((locale) => {
        const name = languageNames[locale][language];
        const highest = Math.max(...reads[locale]);
        return (
          <div key={locale}>
            <dt>{name}</dt>
            <dd>
              <b>{numbers[language].format(totalOf(reads, locale))}</b>
              <svg
                viewBox={`0 0 ${4 * reads[locale].length} ${height}`}
                preserveAspectRatio="none"
                role="img"
                aria-label={highest === 0 ? noReads[language] : mostOnOneDay[language](highest)}
              >
                {reads[locale].map((count, index) => {
                  const size = count === 0 ? 0 : Math.max(1, (count / most) * height);
                  return <rect key={index} x={4 * index} y={height - size} width={3} height={size} />;
                })}
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
