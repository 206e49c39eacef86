import type { ArabicOf } from "../../arabic-of.ts";
import type {
  gone as englishGone,
  notFound as english,
  otherLanguage as englishOtherLanguage,
} from "../en/not-found.ts";

export const notFound = {
  heading: "الصفحة غير موجودة",
  lead: "لا توجد صفحة بهذا العنوان. ربما نُقلت، أو ربما في الرابط خطأ.",
  search: "ابحث من هنا",
  links: "الصفحات الرئيسية",
} satisfies ArabicOf<typeof english>;

export const gone = {
  heading: "أُزيلت هذه الصفحة",
  note: "أزلناها عن قصد ولن تعود.",
  lead: "أزلناها عن قصد ولن تعود. لعلّك تجد ما تبحث عنه في إحدى هذه الصفحات.",
} satisfies ArabicOf<typeof englishGone>;

export const otherLanguage = {
  heading: "متوفّرة بالإنكليزية فقط",
  note: "لم تُترجَم هذه الصفحة إلى العربية بعد، ويمكنك قراءتها بالإنكليزية:",
} satisfies ArabicOf<typeof englishOtherLanguage>;
