/** The headings of the admin's navigation. */
export const groups = {
  content: { en: "Content", ar: "المحتوى" },
  research: { en: "Research", ar: "الأبحاث" },
  agency: { en: "Agency", ar: "الوكالة" },
  inbox: { en: "Inbox", ar: "الوارد" },
  settings: { en: "Settings", ar: "الإعدادات" },
};
