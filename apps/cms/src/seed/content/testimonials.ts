import { both } from "./blocks.ts";
import type { SeedTestimonial } from "./types.ts";

/** What clients say; without quotation marks, which belong to the page. */
export const testimonials: SeedTestimonial[] = [
  {
    portrait: "nadia",
    logo: "sanabel",
    name: both("Nadia Barakat", "نادية بركات"),
    position: both("Marketing Director, Sanabel Mills", "مديرة التسويق، مطاحن سنابل"),
    content: both(
      "They told us in the first meeting which of our questions could not be answered, and why. It was the most useful hour of the whole project.",
      "أخبرونا في اللقاء الأول أيُّ أسئلتنا لا يمكن الإجابة عنها، ولماذا. كانت أنفع ساعةٍ في المشروع كله.",
    ),
    company_name: both("Sanabel Mills", "مطاحن سنابل"),
  },
  {
    portrait: "karim",
    logo: "noria",
    name: both("Karim Shahin", "كريم شاهين"),
    position: both("Chief Executive, Noria Energy", "الرئيس التنفيذي، ناعورة للطاقة"),
    content: both(
      "We asked for a large survey and were sold a small one. It answered the question, and the difference paid for the next question.",
      "طلبنا استطلاعًا كبيرًا فأقنعونا بصغير. أجاب عن السؤال، وكفى الفرقُ للسؤال التالي.",
    ),
    company_name: both("Noria Energy", "ناعورة للطاقة"),
  },
  {
    portrait: "adel",
    logo: "yasmin",
    name: both("Adel Hammoud", "عادل حمّود"),
    position: both("Founder, Beit Al-Yasmin", "مؤسّس بيت الياسمين"),
    content: both(
      "The report had a page headed “What we do not know”. I have read a great many reports. That was the first page I believed.",
      "في التقرير صفحةٌ عنوانها «ما لا نعرفه». قرأتُ تقارير كثيرة، وكانت تلك أول صفحةٍ أصدّقها.",
    ),
    company_name: both("Beit Al-Yasmin", "بيت الياسمين"),
  },
  {
    portrait: "maya",
    logo: "orontes",
    name: both("Maya Rihawi", "مايا ريحاوي"),
    position: both("Head of Retail Banking, Orontes Bank", "مديرة مصرفية الأفراد، مصرف العاصي"),
    content: both(
      "They played us forty calls in which customers gave up. Nobody in the room argued with the customers, which had never happened before.",
      "أسمعونا أربعين مكالمةً يستسلم فيها الزبون. ولم يجادل أحدٌ في القاعة الزبائن، وهذا لم يحدث من قبل.",
    ),
    company_name: both("Orontes Bank", "مصرف العاصي"),
  },
  {
    portrait: "tarek",
    logo: "levanta",
    name: both("Tarek Melhem", "طارق ملحم"),
    position: both("Product Manager, Levanta Pay", "مدير المنتج، ليفانتا باي"),
    content: both(
      "Twice they wrote to say that the result we liked was inside the margin of error. The second letter is framed above my desk.",
      "كتبوا إلينا مرتين أن النتيجة التي أعجبتنا لا تتجاوز هامش الخطأ. والرسالة الثانية مؤطَّرةٌ فوق مكتبي.",
    ),
    company_name: both("Levanta Pay", "ليفانتا باي"),
  },
  {
    portrait: "sawsan",
    logo: "dana",
    name: both("Sawsan Idris", "سوسن إدريس"),
    position: both("Commercial Director, Dana Pharma", "المديرة التجارية، دانا فارما"),
    content: both(
      "Fourteen governorates, delivered on the very Tuesday they had named in February. We had planned for the usual delay and did not know what to do with the week.",
      "أربع عشرة محافظة، والتسليم في يوم الثلاثاء نفسه الذي حدّدوه في شباط. كنّا قد حسبنا حساب التأخير المعتاد، فلم نعرف ماذا نفعل بالأسبوع.",
    ),
    company_name: both("Dana Pharma", "دانا فارما"),
  },
];
