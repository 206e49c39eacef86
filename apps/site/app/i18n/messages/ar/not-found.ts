import type { ArabicOf } from "../../arabic-of.ts";
import type { notFound as english } from "../en/not-found.ts";

export const notFound = {
  heading: "خارج المقياس",
  lead: "لا صفحة في هذا العنوان. ربما نُقلت، أو ربما في الرابط رقمٌ زائد.",
  backHome: "العودة إلى الرئيسية",
  search: "ابحث من هنا",
  links: "الصفحات الرئيسية",
} satisfies ArabicOf<typeof english>;
