import type { ArabicOf } from "../../arabic-of.ts";
import type { search as english } from "../en/search.ts";

export const search = {
  label: "ابحث في الموقع",
  placeholder: "ابحث في الأقسام",
  results: "الأقسام التي وُجدت",
  inSection: "في {{section}}",
  found_zero: "لا أقسام",
  found_one: "قسم واحد",
  found_two: "قسمان",
  found_few: "{{count}} أقسام",
  found_many: "{{count}} قسمًا",
  found_other: "{{count}} قسم",
  keys: "↑ ↓ للتنقّل، Enter للانتقال",
  titles: {
    hero: "الصفحة الرئيسية",
    about: "من نحن",
    services: "خدماتنا",
    research: "الأبحاث والرؤى",
    clients: "عملاؤنا",
    partners: "شركاؤنا",
    vision: "رؤيتنا",
    mission: "رسالتنا",
    values: "قيمنا الأساسية",
    team: "فريقنا",
    allServices: "الخدمات والأدوات",
    tools: "الأدوات",
    blog: "المدوّنة",
    reports: "التقارير",
    words: "مصطلحات الأسواق",
    contact: "تواصل معنا",
  },
} satisfies ArabicOf<typeof english>;
