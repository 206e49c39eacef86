import type { ArabicOf } from "../../arabic-of.ts";
import type { notFound as english } from "../en/not-found.ts";

export const notFound = {
  heading: "الصفحة غير موجودة",
  lead: "لا توجد صفحة بهذا العنوان. ربما نُقلت، أو ربما في الرابط خطأ.",
  search: "ابحث من هنا",
  links: "الصفحات الرئيسية",
} satisfies ArabicOf<typeof english>;
