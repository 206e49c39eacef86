import type { ArabicOf } from "../../arabic-of.ts";
import type { services as english } from "../en/services.ts";

export const services = {
  heading: "الخدمات والأدوات",
  lead: "أنواع الأسئلة التي نجيب عنها، والأدوات التي نستعين بها. ومعظم الدراسات تحتاج إلى خدمة وأداة.",
  servicesHeading: "خدماتنا",
  toolsHeading: "أدواتنا",
  exploreService: "استكشف الخدمة",
  exploreTool: "استكشف الأداة",
  noServices: "لا توجد خدمات متاحة",
  plan: "خطّط دراستك: حجم العيّنة وهامش الخطأ",
  back: "الخدمات والأدوات",
  backToList: "اطّلع على كل الخدمات والأدوات",
  serviceGone: "ربما تغيّر اسمها أو لم نعد نقدّمها. وتجد خدماتنا الحالية كلها في صفحة واحدة.",
  toolGone: "ربما لم نعد نقدّم هذه الأداة. وتجد أدواتنا الحالية كلها في صفحة واحدة.",
  offer: {
    heading: "المدة والعيّنة والكلفة",
    duration: "المدة",
    sample: "العيّنة",
    cost: "الكلفة المتوقعة",
    results: "ما تتسلّمه في النهاية",
    page: "صفحة من تقرير كهذا",
    related: "انظر أيضًا",
    tools: "الأدوات المستخدمة فيها",
    services: "الخدمات التي تستخدمها",
    cases: "قصص أثر",
    start: "ابدأ دراسة",
    startLead:
      "أخبرنا بالقرار الذي أمامك وبموعده، نردّ عليك خلال يوم عمل واحد، بأسئلة في الغالب، ثم نرسل المنهج والعيّنة والسعر.",
    ask: "اكتب إلينا",
    plan: "خطّط العيّنة أولًا",
  },
  stored: {
    chooseHeading: "اختر خدمة",
    chooseLead: "اختر واحدة لتقرأ متى تفيدك، وكيف تعمل، وما الذي ستحصل عليه.",
    contact: "ناقش معنا هذه الخدمة",
    partsHeading: "باختصار",
    whole: "اقرأ عن الخدمة كاملة",
    usage: "الاستخدام",
    howItWorks: "كيف تعمل",
    whatYouGet: "ما الذي ستحصل عليه",
  },
} satisfies ArabicOf<typeof english>;
