import { both } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

export type Weekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

/** A day on which the office is closed. */
export interface SeedHoliday {
  /** `YYYY-MM-DD`. */
  date: string;
  name: Bilingual;
}

/** Who the agency is, where it is and when it answers (CON-1). */
export interface SeedSiteSettings {
  agency_name: Bilingual;
  tagline: Bilingual;
  address: Bilingual;
  email: string;
  phones: string[];
  working_days: Weekday[];
  /** `HH:MM`, local time. */
  opens_at: string;
  closes_at: string;
  utc_offset: string;
  /** The agency's entry in the industry directory (HOME-16). */
  directory_url: string;
  membership_heading: Bilingual;
  membership_text: Bilingual;
  /** In the order of the calendar. */
  holidays: SeedHoliday[];
}

const newYear = both("New Year’s Day", "رأس السنة الميلادية");
const revolutionDay = both("Syrian Revolution Day", "عيد الثورة السورية");
const mothersDay = both("Mother’s Day", "عيد الأم");
const evacuationDay = both("Evacuation Day", "عيد الجلاء");
const labourDay = both("Labour Day", "عيد العمال");
const liberationDay = both("Liberation Day", "عيد التحرير");
const christmas = both("Christmas Day", "عيد الميلاد");
const eidAlFitr = both("Eid al-Fitr (estimated date)", "عيد الفطر (تاريخ تقديري)");
const eidAlAdha = both("Eid al-Adha (estimated date)", "عيد الأضحى (تاريخ تقديري)");

/**
 * The official holidays of Syria (decree 188 of 2025) that have a fixed date, and every day of the two
 * Eids. The Eids follow the Umm al-Qura calendar; the sighting of the moon may move them by a day.
 */
const holidays: SeedHoliday[] = [
  { date: "2026-01-01", name: newYear },
  { date: "2026-03-18", name: revolutionDay },
  { date: "2026-03-20", name: eidAlFitr },
  {
    date: "2026-03-21",
    name: both("Eid al-Fitr (estimated date), Mother’s Day", "عيد الفطر (تاريخ تقديري) وعيد الأم"),
  },
  { date: "2026-03-22", name: eidAlFitr },
  { date: "2026-04-17", name: evacuationDay },
  { date: "2026-05-01", name: labourDay },
  { date: "2026-05-27", name: eidAlAdha },
  { date: "2026-05-28", name: eidAlAdha },
  { date: "2026-05-29", name: eidAlAdha },
  { date: "2026-05-30", name: eidAlAdha },
  { date: "2026-12-08", name: liberationDay },
  { date: "2026-12-25", name: christmas },
  { date: "2027-01-01", name: newYear },
  { date: "2027-03-09", name: eidAlFitr },
  { date: "2027-03-10", name: eidAlFitr },
  { date: "2027-03-11", name: eidAlFitr },
  { date: "2027-03-18", name: revolutionDay },
  { date: "2027-03-21", name: mothersDay },
  { date: "2027-04-17", name: evacuationDay },
  { date: "2027-05-01", name: labourDay },
  { date: "2027-05-16", name: eidAlAdha },
  { date: "2027-05-17", name: eidAlAdha },
  { date: "2027-05-18", name: eidAlAdha },
  { date: "2027-05-19", name: eidAlAdha },
  { date: "2027-12-08", name: liberationDay },
  { date: "2027-12-25", name: christmas },
];

export const siteSettings: SeedSiteSettings = {
  agency_name: both("Miqyas", "مقياس"),
  tagline: both(
    "Market research and marketing studies for Syria, the Middle East and North Africa.",
    "أبحاث السوق والدراسات التسويقية لسوريا والشرق الأوسط وشمال أفريقيا.",
  ),
  address: both("12 Al-Jalaa Street, Abu Rummaneh, Damascus", "١٢ شارع الجلاء، أبو رمّانة، دمشق"),
  email: "hello@miqyas.example",
  phones: ["+963 11 555 0142", "+963 944 555 018"],
  working_days: ["sunday", "monday", "tuesday", "wednesday", "thursday"],
  opens_at: "09:00",
  closes_at: "18:00",
  utc_offset: "+03:00",
  directory_url: "https://directory.example/members/miqyas",
  membership_heading: both("Held to a published code", "نعمل بميثاقٍ معلن"),
  membership_text: both(
    "We are the only Syrian member of the international association of market researchers. Its code is public: informed consent, protected identities, and findings reported whether or not they please.",
    "نحن العضو السوري الوحيد في الرابطة الدولية لباحثي الأسواق. وميثاقها معلنٌ للجميع: موافقةٌ واعية، وهوياتٌ مصونة، ونتائج تُعرض سواء أَرضت أم لم تُرضِ.",
  ),
  holidays,
};
