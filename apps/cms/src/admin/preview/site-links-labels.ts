import { failed } from "../../language.ts";

const english = {
  onSite: "On the site",
  notYet: "Not published yet.",
  shared: "Links to this draft",
  explanation: "Shows the draft to somebody without an account, for 24 hours.",
  make: "Make a link",
  until: (time: string) => `Valid until ${time}`,
  copy: "Copy the link",
  copied: "The link is copied.",
  withdraw: "Withdraw",
  failed: failed.en,
  unknown: "The list of links could not be read. Some links may still work. Please reload the page.",
};
export type SiteLinksLabels = typeof english;

const arabic: SiteLinksLabels = {
  onSite: "في الموقع",
  notYet: "لم يُنشر بعد.",
  shared: "روابط هذه المسودة",
  explanation: "يعرض الرابط المسودة على من لا حساب له، مدة ٢٤ ساعة.",
  make: "إنشاء رابط",
  until: (time) => `صالح حتى ${time}`,
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط.",
  withdraw: "سحب",
  failed: failed.ar,
  unknown: "تعذّرت قراءة الروابط المتاحة، وقد يكون منها ما يعمل. يُرجى إعادة تحميل الصفحة.",
};

/** Labels of the panel with the links of an entry. */
export const siteLinksLabels = { en: english, ar: arabic };
