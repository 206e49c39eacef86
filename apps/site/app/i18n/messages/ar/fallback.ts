import type { ArabicOf } from "../../arabic-of.ts";
import type { fallback as english } from "../en/fallback.ts";

export const fallback = {
  title: "تعذّر عرض هذه الصفحة الآن",
  text: "الخلل من جهتنا. يُرجى المحاولة بعد دقيقة.",
  again: "حاول مجددًا",
  pages: "الصفحات الرئيسية",
  unsent: {
    contact: {
      title: "لم تُرسَل رسالتك بعد",
      text: "الخلل من جهتنا. عُد إلى الصفحة السابقة في متصفحك: ما كتبته ما زال في النموذج. يُرجى إعادة إرساله بعد دقيقة.",
    },
    newsletter: {
      title: "لم يكتمل اشتراكك بعد",
      text: "الخلل من جهتنا. عُد إلى الصفحة السابقة في متصفحك، واشترك مجددًا بعد دقيقة.",
    },
  },
  ended: {
    preview: {
      title: "لم تعد هذه المعاينة متاحة",
      text: "انتهت صلاحية الرابط أو سُحب. يُرجى طلب رابط جديد ممّن أرسله.",
    },
  },
} satisfies ArabicOf<typeof english>;
