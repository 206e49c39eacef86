import { both, p, type Block } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

export type MarketKey = "syria" | "lebanon" | "jordan" | "iraq" | "gulf" | "north-africa";

/** A market of the region and what is different about measuring it. */
export interface SeedMarket {
  key: MarketKey;
  name: Bilingual;
  description: Bilingual;
  /** The market tag by which trends, words and reports are listed beside this market (RT-5). */
  tag: MarketKey;
}

/** The markets hub. */
export interface SeedMarketsPage {
  title: Bilingual;
  introduction: Bilingual<Block[]>;
  markets: SeedMarket[];
}

export const marketsPage: SeedMarketsPage = {
  title: both("Markets", "الأسواق"),
  introduction: {
    en: [
      p(
        "One evening is enough to translate a questionnaire. A market takes longer: the list from which people are drawn, the currency in which prices are remembered, the hour at which a stranger may knock. All three change at every border, and a study that ignores them measures the border.",
      ),
      p(
        "This is what we have learned to do differently in six markets of the region, and beside each of them what we have published about it.",
      ),
    ],
    ar: [
      p(
        "تكفي أمسيةٌ واحدة لترجمة استمارة. أما السوق فيحتاج إلى أكثر من ذلك: القائمة التي يُسحب منها الناس، والعملة التي تُحفظ بها الأسعار، والساعة التي يجوز فيها لغريبٍ أن يطرق الباب. والثلاث تتغيّر عند كل حدّ، والدراسة التي تتجاهلها لا تقيس إلا الحدود.",
      ),
      p("هذا ما تعلّمنا أن نفعله على نحوٍ مختلف في ستة أسواقٍ من المنطقة، ومع كلٍّ منها ما نشرناه عنه."),
    ],
  },
  markets: [
    {
      key: "syria",
      name: both("Syria", "سوريا"),
      description: both(
        "There is no recent census, so every study begins on foot: blocks are listed before households are drawn. Prices are read in the morning and again at four, because they may differ. Supervisors live in all fourteen governorates, and a district that could not be reached is named in the report rather than guessed.",
        "لا تعداد حديثًا هنا، فكل دراسةٍ تبدأ سيرًا على الأقدام: تُحصر المربّعات السكنية قبل أن تُسحب الأسر. وتُقرأ الأسعار صباحًا ثم في الرابعة، فقد تختلف. يقيم مشرفونا في المحافظات الأربع عشرة كلها، والناحية التي تعذّر بلوغها تُذكر في التقرير باسمها ولا تُخمَّن.",
      ),
      tag: "syria",
    },
    {
      key: "lebanon",
      name: both("Lebanon", "لبنان"),
      description: both(
        "The population was last counted in 1932, and every figure since is an argument; we draw from buildings, not registers. One receipt may carry two currencies, so we note the one the shopper was thinking in, then the rate of that hour. Interviews are in Arabic, with the French and English words left as they were said.",
        "كان آخر تعدادٍ للسكان عام ١٩٣٢، وكل رقمٍ بعده موضع جدال؛ لذلك نسحب من الأبنية لا من السجلّات. وقد تحمل الفاتورة الواحدة عملتين، فندوّن العملة التي فكّر بها المتسوّق، ثم سعر الصرف في تلك الساعة. والمقابلات بالعربية، وتبقى فيها الكلمات الفرنسية والإنكليزية كما قيلت.",
      ),
      tag: "lebanon",
    },
    {
      key: "jordan",
      name: both("Jordan", "الأردن"),
      description: both(
        "The lists are good, which is a luxury: a census from 2015, numbered blocks, permits with a date on them. The difficulty is concentration. Amman and its surroundings hold more than half of the buyers and most of the advertising, so a national average comes close to describing the capital. We report north, middle and south apart.",
        "القوائم هنا جيدة، وتلك رفاهية: تعدادٌ من عام ٢٠١٥، ومربّعاتٌ مرقّمة، وتصاريح لها تواريخ. أما الصعوبة ففي التركّز: في عمّان وما حولها أكثر من نصف المشترين ومعظم الإعلان، فيكاد المتوسط الوطني لا يصف إلا العاصمة. لذلك نعرض الشمال والوسط والجنوب كلًّا على حدة.",
      ),
      tag: "jordan",
    },
    {
      key: "iraq",
      name: both("Iraq", "العراق"),
      description: both(
        "The count of 2024 replaced a complete one from 1987, and the new lists are still settling. We interview in Arabic and in Kurdish, from two questionnaires written side by side rather than one translated. In July and August fieldwork begins at dusk, when the shops do, and a study takes a week longer than its twin in Amman.",
        "حلّ تعداد عام ٢٠٢٤ محلّ آخر تعدادٍ شامل عام ١٩٨٧، وما زالت القوائم الجديدة تستقرّ. نُجري المقابلات بالعربية والكردية من استمارتين كُتبتا معًا، لا من واحدةٍ تُرجمت. وفي تموز وآب يبدأ العمل الميداني عند الغروب كما تبدأ المتاجر، وتستغرق الدراسة أسبوعًا أكثر من مثيلتها في عمّان.",
      ),
      tag: "iraq",
    },
    {
      key: "gulf",
      name: both("The Gulf", "الخليج"),
      description: both(
        "In several cities most buyers are not citizens and would rather not answer in Arabic. We set quotas by nationality and kind of housing before we set them by age, and interview in six languages. Online panels reach citizens well and labourers hardly at all; those we meet on Fridays, where they shop.",
        "معظم المشترين في مدنٍ عدّة ليسوا من المواطنين، ويفضّلون أن يجيبوا بغير العربية. لذلك نحدّد الحصص بالجنسية ونوع السكن قبل العمر، ونُجري المقابلات بست لغات. تصل لوحات المستجيبين إلى المواطنين جيدًا ولا تكاد تصل إلى العمّال؛ فهؤلاء نلقاهم يوم الجمعة حيث يتسوّقون.",
      ),
      tag: "gulf",
    },
    {
      key: "north-africa",
      name: both("North Africa", "شمال أفريقيا"),
      description: both(
        "From Cairo to Casablanca the written question is the same and the spoken one is not. We write three questionnaires, for the Nile, for the middle and for the Maghreb, and keep a French or Tamazight word wherever it is the usual one. The weekly souk is still a channel there; we audit it as a shop that opens one day in seven.",
        "من القاهرة إلى الدار البيضاء يتشابه السؤال المكتوب ويختلف المنطوق. نكتب ثلاث استمارات: للنيل وللوسط وللمغرب الكبير، ونُبقي الكلمة الفرنسية أو الأمازيغية حيث هي المألوفة. وما زال السوق الأسبوعي قناة بيعٍ هناك، فندقّقه كما ندقّق متجرًا يفتح يومًا من كل سبعة.",
      ),
      tag: "north-africa",
    },
  ],
};
