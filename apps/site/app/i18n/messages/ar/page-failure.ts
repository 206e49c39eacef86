import type { ArabicOf } from "../../arabic-of.ts";
import type { pageFailure as english } from "../en/page-failure.ts";

export const pageFailure = {
  heading: "حدث خلل لدينا",
  advice: "تعذّر عرض الصفحة. غالبًا ما يكفي أن تعيد تحميلها.",
  home: "العودة إلى الرئيسية",
  contact: "تواصل معنا",
} satisfies ArabicOf<typeof english>;
