import { both } from "./blocks.ts";
import type { SeedImpact } from "./types.ts";

/** What studies changed, in the order of the home page; `services` are keys of `services.ts`. */
export const impacts: SeedImpact[] = [
  {
    image: {
      plate: {
        kind: "steps",
        theme: "apricot",
        seed: "imp-dairy",
        w: 900,
        h: 545,
        n: 3,
        data: [0.34, 0.53, 0.8],
      },
      alt: both("Three stone steps of rising height", "ثلاث درجاتٍ حجرية يعلو بعضها بعضًا"),
    },
    title: both("One yoghurt, three prices", "لبنٌ واحد وثلاثة أسعار"),
    description: both(
      "A dairy stopped pricing by habit. Tested by governorate, the same tub found three fair prices and lost no buyers.",
      "كفّ معمل ألبانٍ عن التسعير بالعادة. اختبرنا السعر بحسب المحافظة، فوجدت العبوة نفسها ثلاثة أسعارٍ عادلة من غير أن تخسر مشتريًا.",
    ),
    services: ["pricing", "retail"],
  },
  {
    image: {
      plate: { kind: "ridges", theme: "barada", seed: "ic", w: 900, h: 545 },
      alt: both("Hills at dusk, one of them lit green", "تلالٌ عند الغروب أُضيء أحدها بالأخضر"),
    },
    title: both("A clinic that opened at dusk", "عيادةٌ تفتح عند الغروب"),
    description: both(
      "Patients were not choosing a rival; they were choosing their wages. New hours came before any new campaign.",
      "لم يكن المرضى يفضّلون منافسًا، بل كانوا يفضّلون ألّا يخسروا أجر يومهم. فتغيّرت المواعيد قبل أيّ حملة.",
    ),
    services: ["cx"],
  },
  {
    image: {
      plate: { kind: "sample", theme: "rose", seed: "ib", w: 900, h: 545, cell: 44 },
      alt: both(
        "A grid of quiet dots with a few large ones among them",
        "شبكةٌ من نقاطٍ ساكنة بينها كبيرةٌ قليلة",
      ),
    },
    title: both("Why accounts go quiet", "لماذا تصمت الحسابات"),
    description: both(
      "Eleven hundred dormant account holders were asked what happened. The most common answer was a form.",
      "سألنا ألفًا ومئة من أصحاب الحسابات الخاملة عمّا حدث، فكانت الإجابة الأكثر تكرارًا: استمارة.",
    ),
    services: ["consumer", "cx"],
  },
  {
    image: {
      plate: { kind: "arch", theme: "lime", seed: "ik", w: 900, h: 545 },
      alt: both(
        "An oven-like arch of striped stone with a needle inside",
        "قوسٌ مخطّط كفم فرن، وفي داخله مؤشّر",
      ),
    },
    title: both("The third branch", "الفرع الثالث"),
    description: both(
      "Footfall counts on twelve corners settled a family argument about where a bakery should open next.",
      "عددنا المارّة عند اثني عشر ركنًا، فحُسم خلافٌ عائلي على مكان الفرع الجديد للمخبز.",
    ),
    services: ["sizing"],
  },
  {
    image: {
      plate: { kind: "likert", theme: "basalt", seed: "it", w: 900, h: 545 },
      alt: both("Bars of answers balanced on a middle line", "أشرطةٌ من الإجابات متوازنة على خطٍّ أوسط"),
    },
    title: both("A tariff people can repeat", "تعرفةٌ يحفظها الناس"),
    description: both(
      "Four drafts went to the field. The one that shipped is the one respondents could explain to a neighbour.",
      "خرجت أربع صيغٍ إلى الميدان، واعتُمدت تلك التي استطاع المستجيبون شرحها للجار.",
    ),
    services: ["pricing"],
  },
  {
    image: {
      plate: { kind: "shelf", theme: "pist", seed: "ih", w: 900, h: 545, rows: 2 },
      alt: both("Two shelves of bottles and boxes", "رفّان من القوارير والعلب"),
    },
    title: both("Half the shelf, more sales", "نصف الرفّ ومبيعاتٌ أكثر"),
    description: both(
      "A home-care range dropped nine sizes nobody missed, and gave the space to the two everyone looked for.",
      "استغنت علامةٌ للعناية المنزلية عن تسعة أحجامٍ لم يفتقدها أحد، ومنحت مكانها لحجمين يبحث عنهما الجميع.",
    ),
    services: ["retail", "brand"],
  },
  {
    image: {
      plate: { kind: "courses", theme: "lime", seed: "imp-bulgur", w: 900, h: 545, n: 5 },
      alt: both("Five bars of stone, the fourth in green", "خمسة أشرطةٍ من الحجر، رابعها أخضر"),
    },
    title: both("A market larger than the ledger", "سوقٌ أكبر من الدفتر"),
    description: both(
      "A bulgur mill counted only the shops it delivered to. Kilos sold loose turned out to be 58 per cent of the market, and nobody was packing them.",
      "كان معملُ برغلٍ لا يحسب إلا المتاجر التي يورّد إليها. فتبيّن أن ما يُباع بالوزن من الأكياس المفتوحة ٥٨٪ من السوق، وأن أحدًا لا يعبّئه.",
    ),
    services: ["sizing", "retail"],
  },
  {
    image: {
      plate: { kind: "wave", theme: "pist", seed: "imp-name", w: 900, h: 545, rows: 2 },
      alt: both("Two spoken lines drawn in upright strokes", "سطران من الكلام مرسومان خطوطًا قائمة"),
    },
    title: both("A name an aunt can spell", "اسمٌ تكتبه العمّة كما تسمعه"),
    description: both(
      "An insurer brought six names. We had each read over the telephone to someone holding a pencil; only one arrived as it had left.",
      "جاءتنا شركة تأمينٍ بستة أسماء. أمليناها بالهاتف على من يمسك قلمًا، فلم يصل كما انطلق إلا اسمٌ واحد.",
    ),
    services: ["consumer", "brand"],
  },
  {
    image: {
      plate: { kind: "tally", theme: "barada", seed: "imp-pharmacy", w: 900, h: 545, cell: 90 },
      alt: both("Tally marks in pale strokes, one row green", "علامات عدٍّ فاتحة، أحد صفوفها أخضر"),
    },
    title: both("The pharmacist’s first sentence", "أول جملةٍ يقولها الصيدلاني"),
    description: both(
      "In 120 pharmacies the advice took eleven seconds and followed the nearest box, not the training course. The budget moved from leaflets to the counter.",
      "في ١٢٠ صيدلية استغرقت النصيحة إحدى عشرة ثانية، وتبعت أقرب علبةٍ لا الدورةَ التدريبية. فانتقلت الميزانية من المنشورات إلى الطاولة.",
    ),
    services: ["cx", "retail"],
  },
  {
    image: {
      plate: { kind: "balance", theme: "rose", seed: "imp-biscuit", w: 900, h: 545 },
      alt: both("A balance with unequal stacks in its pans", "ميزانٌ في كفّتيه كومتان غير متساويتين"),
    },
    title: both("Twelve grams nobody forgave", "اثنا عشر غرامًا لم تُغتفر"),
    description: both(
      "A biscuit maker could shrink the pack or raise the price. Buyers put up with the dearer biscuit; four in ten felt cheated by the lighter one.",
      "كان أمام صانع بسكويتٍ أن يصغّر العبوة أو يرفع السعر. احتمل المشترون الغلاء، وأحسّ أربعةٌ من كل عشرةٍ بأن العبوة الأخفّ خدعتهم.",
    ),
    services: ["pricing"],
  },
  {
    image: {
      plate: { kind: "canals", theme: "apricot", seed: "imp-gate", w: 900, h: 545, n: 6 },
      alt: both("One road dividing into six on an apricot ground", "طريقٌ ينقسم إلى ستةٍ على أرضٍ مشمشية"),
    },
    title: both("Four minutes at the gate", "أربع دقائق عند المدخل"),
    description: both(
      "Riders were blamed for late deliveries. Stopwatches on 300 orders found the time inside the buildings, looking for a bell with a name. The application now asks for the floor.",
      "كان سائقو الدراجات يُلامون على تأخّر الطلبات. رافقنا ٣٠٠ طلبٍ بساعة التوقيت، فوجدنا الوقت ضائعًا داخل الأبنية بحثًا عن جرسٍ عليه اسم. فصار التطبيق يسأل عن الطابق.",
    ),
    services: ["cx"],
  },
  {
    image: {
      plate: { kind: "dial", theme: "basalt", seed: "imp-alarm", w: 900, h: 545, r: 0.78, cx: 0.4, cy: 0.62 },
      alt: both("A large dial on dark ground, its two hands apart", "قرصٌ كبير على أرضٍ داكنة تباعد عقرباه"),
    },
    title: both("The alarm that was cancelled", "إنذارٌ أُلغي"),
    description: both(
      "Awareness fell six points and a new campaign was ordered. The wave had only 240 interviews; repeated with 900 it showed no fall, and the old film ran another year.",
      "هبطت معرفة العلامة ست نقاطٍ فطُلبت حملةٌ جديدة. لكنّ الموجة كانت من ٢٤٠ مقابلة لا أكثر؛ أعدناها من ٩٠٠ فلم يظهر هبوط، وبقي الإعلان القديم عامًا آخر.",
    ),
    services: ["brand"],
  },
  {
    image: {
      plate: { kind: "ridges", theme: "apricot", seed: "imp-uniform", w: 900, h: 545, n: 7 },
      alt: both("A season of ridges on an apricot ground", "موسمٌ من التلال على أرضٍ مشمشية"),
    },
    title: both("September is bought in July", "أيلول يُشترى في تموز"),
    description: both(
      "A uniform workshop stocked up for the week before school. Diaries of 410 families put half the spending eight weeks earlier, when the harvest wages arrive.",
      "كان مشغلٌ للزيّ المدرسي يملأ مخازنه للأسبوع السابق للمدرسة. وأظهرت يوميات ٤١٠ أسر أن نصف الإنفاق يسبق ذلك بثمانية أسابيع، حين تُقبَض أجور الحصاد.",
    ),
    services: ["sizing", "consumer"],
  },
  {
    image: {
      plate: { kind: "field", theme: "barada", seed: "imp-tin", w: 900, h: 545, gap: 34 },
      alt: both("Short strokes streaming across dark water", "خطوطٌ قصيرة تنساب فوق ماءٍ داكن"),
    },
    title: both("The tin that travelled", "تنكةٌ مسافرة"),
    description: both(
      "An olive-oil press meant to export bottles. Buyers abroad wanted the four-litre tin of their parents’ kitchen, and paid 18 per cent more for a handle on it.",
      "كانت معصرة زيتونٍ تنوي أن تصدّر الزيت في قوارير. أما المغتربون فأرادوا تنكة اللترات الأربعة التي عرفوها في مطبخ الأهل، ودفعوا ١٨٪ زيادةً ليكون لها مقبض.",
    ),
    services: ["pricing", "consumer"],
  },
];
