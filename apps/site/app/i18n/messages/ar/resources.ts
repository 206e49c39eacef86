import type { ArabicOf } from "../../arabic-of.ts";
import type { resources as english } from "../en/resources.ts";

export const resources = {
  heading: "كل المواد التعليمية",
  lead: "دروسٌ وأدلّةٌ قصيرة لمن يطلب البحث أو يقرؤه.",
  readLesson: "اقرأ الدليل",
  showing_zero: "لا مواد",
  showing_one: "عرض المادة الوحيدة",
  showing_two: "عرض {{shown}} من مادتين",
  showing_few: "عرض {{shown}} من أصل {{total}} مواد",
  showing_many: "عرض {{shown}} من أصل {{total}} مادة",
  showing_other: "عرض {{shown}} من أصل {{total}} مادة",
  goBack: "رجوع",
  allResources: "كل المواد التعليمية",
  categories: "التصنيفات",
  gone: "ربما نُقلت هذه المادة، وبقية المواد على بُعد صفحة.",
} satisfies ArabicOf<typeof english>;
