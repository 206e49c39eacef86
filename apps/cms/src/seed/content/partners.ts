import { both } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

/** A partner of the agency and its wordmark. */
export interface SeedPartner {
  /** File name in `logos/`, without its ending. */
  logo: string;
  /** Name of the partner, also the wordmark's alternative text. */
  name: Bilingual;
}

/** The sentence beside the heading of the partners (HOME-23). */
export const partnersIntroduction: Bilingual = both(
  "Panels, field networks and an institute that checks our weighting.",
  "لوحاتُ مستجيبين وشبكاتٌ ميدانية ومعهدٌ يراجع أوزاننا.",
);

export const partners: SeedPartner[] = [
  { logo: "p-panel", name: both("Amman Panel Lab", "مختبر عمّان للوحات المستجيبين") },
  { logo: "p-institute", name: both("Institute of Applied Statistics", "معهد الإحصاء التطبيقي") },
  { logo: "p-field", name: both("Levant Field Network", "شبكة المشرق الميدانية") },
  { logo: "p-sindbad", name: both("Sindbad Data", "سندباد للبيانات") },
];
