import { both, p, type Block } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

/** The about text, shown on the about page (ABT-2) and on the home page (HOME-9). */
export const aboutUs: Bilingual<Block[]> = {
  en: [
    p(
      "Miqyas is the Arabic word for a scale: the thing you hold up to the world before you trust your eyes.",
    ),
    p(
      "We are a team of researchers, statisticians and field supervisors who work from the decision backwards. What would you do differently, once you knew? Then we choose the sample, the question and the method that can bear that weight, and we publish how we did it.",
    ),
    p(
      "Our name is an old one. The first miqyas was a stone column in the Nile, marked in cubits and read once a year, from which a country estimated its harvest and its prices.",
    ),
    p(
      "We opened in Damascus in 2016 with four people and a borrowed room. Today a permanent team of thirty-two and a field force of two hundred work in all fourteen governorates, and with partners from Amman to Casablanca. We are owned by the people who work here, and we do not take part in the businesses we study.",
    ),
  ],
  ar: [
    p("«المقياس» ما ترفعه في وجه العالم قبل أن تثق بعينيك."),
    p(
      "نحن فريقٌ من الباحثين والإحصائيين ومشرفي الميدان، نبدأ من القرار ونعود إلى السؤال: ماذا كنت ستفعل على نحوٍ مختلف لو عرفت؟ ثم نختار العيّنة والسؤال والمنهج القادر على حمل هذا الثقل، وننشر كيف فعلنا ذلك.",
    ),
    p(
      "واسمنا قديم: كان أول «مقياس» عمودًا حجريًا في النيل مدرَّجًا بالأذرع، يُقرأ مرةً في العام، فتُقدَّر منه الغلّة والأسعار.",
    ),
    p(
      "بدأنا في دمشق عام ٢٠١٦ بأربعة أشخاصٍ وغرفةٍ مستعارة. واليوم يعمل معنا فريقٌ دائم من اثنين وثلاثين شخصًا وقوةٌ ميدانية من مئتين في المحافظات الأربع عشرة كلها، ومع شركاء من عمّان إلى الدار البيضاء. يملك الوكالةَ من يعملون فيها، ولا نشارك في الأعمال التي ندرسها.",
    ),
  ],
};

export const mission: Bilingual = both(
  "To measure markets honestly, explain them plainly, and leave every client more able to ask the next question alone.",
  "أن نقيس الأسواق بأمانة، ونشرحها بوضوح، ونترك كل عميلٍ أقدر على أن يطرح السؤال التالي بنفسه.",
);

export const vision: Bilingual = both(
  "A region where no school, shop or ministry has to guess what people need.",
  "منطقةٌ لا تضطرّ فيها مدرسةٌ ولا متجرٌ ولا وزارة إلى أن تخمّن حاجة الناس.",
);
