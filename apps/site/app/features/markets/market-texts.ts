import type { Locale } from "@miqyas/contract";

/** Texts of the markets page (RT-5, MKT-1, MKT-2). They stand here and not in the catalogues, which every page loads. */
const english = {
  heading: "Markets",
  trends: "Trends",
  words: "Words",
  reports: "Reports",
  articles: "Articles",
  ask: (market: string) => `Ask us about ${market}`,
  facts: {
    last_census: "Last census",
    interview_languages: "Interview languages",
    duration: "Time for 1,200 interviews",
    last_fieldwork: "Last fieldwork",
  },
  countries: "The Arab region",
  governorates: "Syria’s governorates",
  notReached: "Not reached",
  under: (number: string) => `Under ${number}`,
  between: (from: string, to: string) => `${from}–${to}`,
  from: (number: string) => `${number} or more`,
  emptyTitle: "We are still writing this page",
  emptyLead:
    "For each market it will show what is different about our work there and what we have published. Until then, you will find our work here:",
};

const arabic: typeof english = {
  heading: "الأسواق",
  trends: "اتجاهات",
  words: "مصطلحات",
  reports: "تقارير",
  articles: "مقالات",
  ask: (market) => `اسألنا عن ${market}`,
  facts: {
    last_census: "آخر تعداد",
    interview_languages: "لغات المقابلة",
    duration: "مدة ١٬٢٠٠ مقابلة",
    last_fieldwork: "آخر عمل ميداني",
  },
  countries: "المنطقة العربية",
  governorates: "محافظات سوريا",
  notReached: "تعذّر الوصول",
  under: (number) => `دون ${number}`,
  between: (from, to) => `من ${from} إلى ${to}`,
  from: (number) => `${number} أو أكثر`,
  emptyTitle: "ما زلنا نكتب هذه الصفحة",
  emptyLead: "ستعرض هذه الصفحة ما يميّز عملنا في كل سوق وما نشرناه عنه. وإلى ذلك الحين تجد أعمالنا هنا:",
};

export const marketTexts: Record<Locale, typeof english> = { en: english, ar: arabic };
