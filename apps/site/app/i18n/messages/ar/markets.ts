import type { ArabicOf } from "../../arabic-of.ts";
import type { markets as english } from "../en/markets.ts";

export const markets = {
  heading: "الأسواق",
  trends: "اتجاهات",
  words: "مصطلحات",
  reports: "تقارير",
  emptyTitle: "ما زلنا نكتب هذه الصفحة",
  emptyLead: "ستعرض هذه الصفحة ما يميّز عملنا في كل سوق وما نشرناه عنه. وإلى ذلك الحين تجد أعمالنا هنا:",
} satisfies ArabicOf<typeof english>;
