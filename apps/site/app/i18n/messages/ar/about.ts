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
      description: "حين لا تصلح الأداة المعتادة نصنع غيرها.",
    },
    powerful_information: {
      title: "المعلومة المؤثّرة",
      description: "لا قيمة لنتيجة لا يتغيّر بها قرار.",
    },
    client_centric: {
      title: "العميل أولًا",
      description: "قرارك يحدّد المنهج، لا العكس.",
    },
  },
  membership: {
    heading: "نعمل بميثاق معلن",
    text: "نحن العضو السوري الوحيد في الرابطة الدولية لباحثي الأسواق. وميثاقها معلن للجميع: موافقة مستنيرة، وهويات مصونة، ونتائج تُعرض كاملة، أَرضت أم لم تُرضِ.",
    directory: "ابحث عنّا في الدليل",
    contact: "تواصل معنا",
  },
} satisfies ArabicOf<typeof english>;
