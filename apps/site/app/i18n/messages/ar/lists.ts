import type { ArabicOf } from "../../arabic-of.ts";
import type { lists as english } from "../en/lists.ts";

export const lists = {
  filters: "التصفية",
  search: "ابحث في العناوين والمقتطفات",
  placeholder: "مثلًا: المعاينة",
  categories: "التصنيفات",
  category: "التصنيف",
  sort: "الترتيب",
  sorts: {
    newest: "الأحدث أولًا",
    oldest: "الأقدم أولًا",
    "title-az": "العنوان: أ – ي",
    "title-za": "العنوان: ي – أ",
  },
  select: "اختر…",
  loading: "جارٍ التحميل…",
  chosen_zero: "لا تصنيف مختار",
  chosen_one: "تصنيف مختار",
  chosen_two: "تصنيفان مختاران",
  chosen_few: "{{number}} تصنيفات مختارة",
  chosen_many: "{{number}} تصنيفًا مختارًا",
  chosen_other: "{{number}} تصنيف مختار",
  unknown: "تصنيف غير معروف",
  clearSearch: "امسح البحث",
  remove: "أزل {{name}}",
  clear: "امسح التصفية",
  apply: "اعرض",
  results: "النتائج",
  pages: "صفحات القائمة",
} satisfies ArabicOf<typeof english>;
