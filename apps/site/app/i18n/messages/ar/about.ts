import type { ArabicOf } from "../../arabic-of.ts";
import type { about as english } from "../en/about.ts";

export const about = {
  heading: "من نحن",
  visionHeading: "رؤيتنا",
  missionHeading: "رسالتنا",
  valuesHeading: "قيمنا الأساسية",
  teamHeading: "فريقنا",
  values: {
    be_first: {
      title: "السبق",
      description: "أول من يلحظ، وأول من يقول، وأول من يصحّح نفسه.",
    },
    creativity: {
      title: "الإبداع",
      description: "حين لا تصل الأداة المعتادة نصنع غيرها.",
    },
    powerful_information: {
      title: "معلومة مؤثّرة",
      description: "لا تستحقّ النتيجة مكانها إلا إذا تصرّف أحدٌ بسببها على نحوٍ مختلف.",
    },
    client_centric: {
      title: "العميل في المركز",
      description: "قرارك يحدّد المنهج، لا العكس.",
    },
  },
  membership: {
    heading: "نعمل بميثاقٍ معلن",
    text: "نحن العضو السوري الوحيد في الرابطة الدولية لباحثي الأسواق. وميثاقها معلنٌ للجميع: موافقةٌ واعية، وهوياتٌ مصونة، ونتائج تُعرض سواء أَرضت أم لم تُرضِ.",
    directory: "ابحث عنّا في الدليل",
    contact: "تواصل معنا",
  },
} satisfies ArabicOf<typeof english>;
