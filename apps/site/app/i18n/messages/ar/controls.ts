import type { ArabicOf } from "../../arabic-of.ts";
import type { controls as english } from "../en/controls.ts";

export const controls = {
  pager: {
    previous: "الصفحة السابقة",
    next: "الصفحة التالية",
    page: "الصفحة {{page}}",
    position: "الصفحة {{page}} من {{total}}",
  },
  carousel: {
    carousel: "عرض دوّار",
    slide: "شريحة",
    position: "{{number}} من {{total}}",
    goTo: "عرض الشريحة {{number}}",
    previous: "الشريحة السابقة",
    next: "الشريحة التالية",
    pause: "إيقاف مؤقت",
    play: "تشغيل",
  },
  table: "جدول",
  pictures: {
    enlarge: "تكبير الصورة",
    picture: "صورة",
    position: "الصورة {{number}} من {{total}}",
    previous: "الصورة السابقة",
    next: "الصورة التالية",
    close: "إغلاق",
  },
} satisfies ArabicOf<typeof english>;
