import type { ArabicOf } from "../../arabic-of.ts";
import type { shell as english } from "../en/shell.ts";

export const shell = {
  skipToContent: "انتقل إلى المحتوى",
  homeLink: "مقياس — الصفحة الرئيسية",
  mainNavigation: "التنقّل الرئيسي",
  siteLinks: "صفحات الموقع",
  menu: "القائمة",
  closeMenu: "إغلاق القائمة",
  contactUs: "تواصل معنا",
  newTab: "يُفتح في علامة تبويب جديدة",
  social: "تابعنا",
  digits: "الأرقام",
  digitsOf: { arab: "أرقام مشرقية", latn: "أرقام لاتينية" },
  networks: {
    facebook: "فيسبوك",
    instagram: "إنستغرام",
    linkedin: "لينكدإن",
    youtube: "يوتيوب",
    x: "إكس",
    telegram: "تيليغرام",
    whatsapp: "واتساب",
  },
  unnamedNetwork: "شبكة تواصل",
  nav: {
    home: "الرئيسية",
    services: "الخدمات والأدوات",
    about: "من نحن",
    research: "الأبحاث والرؤى",
    contact: "تواصل معنا",
    faq: "الأسئلة الشائعة",
    privacyPolicy: "سياسة الخصوصية",
    terms: "الشروط والأحكام",
  },
} satisfies ArabicOf<typeof english>;
