import type { ArabicOf } from "../../arabic-of.ts";
import type { resources as english } from "../en/resources.ts";

export const resources = {
  heading: "كل الموارد التعليمية",
  lead: "دروس وأدلّة قصيرة لمن يطلب البحث أو يقرؤه.",
  read: "اقرأ المورد",
  showing_zero: "لا موارد",
  showing_one: "عرض المورد الوحيد",
  showing_two: "عرض الموردين",
  showing_few: "عرض {{shown}} من أصل {{total}} موارد",
  showing_many: "عرض {{shown}} من أصل {{total}} موردًا",
  showing_other: "عرض {{shown}} من أصل {{total}} مورد",
  goBack: "رجوع",
  allResources: "كل الموارد التعليمية",
  categories: "التصنيفات",
  gone: "ربما نُقل هذا المورد. وتجد بقية الموارد في صفحة الموارد التعليمية.",
} satisfies ArabicOf<typeof english>;
