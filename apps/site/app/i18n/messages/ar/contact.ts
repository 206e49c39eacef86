import { arabicFormMessages } from "@miqyas/contract";
import type { ArabicOf } from "../../arabic-of.ts";
import type { contact as english } from "../en/contact.ts";

const { stored, failed, faults } = arabicFormMessages;

export const contact = {
  heading: "ما القرار الذي أمامك؟",
  lead: "لست بحاجة إلى معرفة المنهج أو حجم العيّنة. صف لنا قرارك، نردّ عليك بما يلزم لتتّخذه على بيّنة.",
  details: {
    heading: "طرق التواصل معنا",
    address: "العنوان",
    addressText: "١٢ شارع الجلاء، أبو رمّانة، دمشق",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    hours: "ساعات العمل",
    reply: "الردّ",
    replyText: "خلال ٢٤ ساعة في أيام العمل",
  },
  clock: {
    open: "مفتوح الآن حتى الساعة {{time}}",
    opensToday: "مغلق الآن، ونفتح اليوم الساعة {{time}}",
    opensOn: "مغلق الآن، ونفتح يوم {{day}} الساعة {{time}}",
    opensOnDate: "مغلق الآن، ونفتح يوم {{day}} {{date}} الساعة {{time}}",
    replyBy: "اكتب الآن نردّ عليك في موعد أقصاه يوم {{day}} الساعة {{time}}",
    replyByDate: "اكتب الآن نردّ عليك في موعد أقصاه يوم {{day}} {{date}} الساعة {{time}}",
    yourTime: "بتوقيتك: {{day}} الساعة {{time}}",
    am: "{{time}} صباحًا",
    noon: "{{time}} ظهرًا",
    pm: "{{time}} مساءً",
  },
  form: {
    heading: "اكتب إلينا",
    name: "الاسم الكامل",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    optional: "(اختياري)",
    phonePlaceholder: "٠٩٤٤٥٥٥٠١٨",
    phoneHint: "إن كنت خارج سوريا فأضف رمز البلد.",
    message: "الرسالة",
    messagePlaceholder: "القرار الذي أمامك، وموعده",
    aboutService: "أكتب إليكم بخصوص خدمة «{{service}}».",
    aboutTool: "أكتب إليكم بخصوص دراسة بأداة «{{tool}}».",
    leaveEmpty: "اترك هذا الحقل فارغًا",
    required: "الحقول التي عليها علامة * إلزامية.",
    send: "أرسل الرسالة",
    sending: "جارٍ الإرسال…",
    sent: stored.contact,
    keptHere: "رسالتك محفوظة على هذا الجهاز، وستصلنا تلقائيًا حالما يعود الاتصال بنا.",
    failed: failed.contact,
    notSent: "لم تُرسَل رسالتك بعد",
    stillHere: "ما كتبته ما زال محفوظًا هنا.",
    goBack: "عُد إلى الصفحة السابقة في متصفحك: ما كتبته ما زال في النموذج.",
    reference: "رقم رسالتك المرجعي:",
  },
  ...faults.contact,
  doubt: {
    email: "يبدو العنوان ناقصًا. هل تقصد {{suggestion}}؟",
    phone: "لا يبدو هذا رقم هاتف، ويمكنك إرساله كما هو.",
  },
} satisfies ArabicOf<typeof english>;
