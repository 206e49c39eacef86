import { both } from "./blocks.ts";
import type { SeedService } from "./types.ts";

/**
 * The agency's services, in the order of the home page. In each, the titles of three explores hold the
 * keywords of STD-3 in both languages.
 */
export const services: SeedService[] = [
  {
    key: "consumer",
    image: {
      plate: { kind: "sieve", theme: "lime", seed: "svc-consumer", w: 900, h: 500 },
      alt: both(
        "A sieve with beads falling into it and a sorted heap on a ruler beneath",
        "منخلٌ تتساقط فيه حبّات، وتحته كومةٌ مصنّفة على مسطرة",
      ),
    },
    title: both("Consumer & brand research", "أبحاث المستهلك والعلامة"),
    excerpt: both(
      "Who buys, who used to, and what either group would tell you if you asked properly.",
      "من يشتري، ومن كان يشتري، وما الذي يقوله كلٌّ منهما لو سُئل كما ينبغي.",
    ),
    explores: [
      {
        title: both(
          "Usage: when two departments describe two customers",
          "الاستخدام: حين يصف كل قسمٍ زبونًا آخر",
        ),
        description: both(
          "Commission it when sales and marketing draw the buyer differently, when a fall in sales has as many explanations as meetings, or when a brand raised in one city is about to move to another. If you only need to know how many buyers there are, ask for a sizing study; it is cheaper, and we will say so.",
          "اطلب هذه الدراسة حين ترسم المبيعات للزبون صورةً ويرسم له التسويق أخرى، أو حين تتعدّد تفسيرات التراجع بعدد الاجتماعات، أو حين توشك علامةٌ نشأت في مدينةٍ أن تنتقل إلى غيرها. أما إن كان يكفيك أن تعرف عدد المشترين فاطلب تقدير حجم السوق؛ فهو أقلّ كلفة، وسنقول لك ذلك.",
        ),
        answers: {
          en: [
            "Who buys from us, and who do we only imagine buying?",
            "What did the ones who left go to?",
            "Which need is nobody serving yet?",
          ],
          ar: [
            "من يشتري منّا حقًا، ومن نتخيّل أنه يشتري؟",
            "إلى أين ذهب من تركنا؟",
            "أيّ حاجةٍ لا يلبّيها أحدٌ بعد؟",
          ],
        },
        image: {
          plate: { kind: "ridges", theme: "barada", seed: "x-consumer-usage", w: 1000, h: 750, n: 8 },
          alt: both(
            "Overlapping hills in pale and dark stone, one of them pistachio green",
            "تلالٌ متراكبة فاتحة وداكنة، إحداها بلون الفستق",
          ),
        },
      },
      {
        title: both("How It Works: ears first, arithmetic second", "كيف تعمل: نُصغي أولًا ثم نحسب"),
        description: both(
          "Ten long conversations give us the words people actually use. Those words become the questionnaire, and 1,200 interviews in the cities where you sell tell us how common each idea is. Two analysts then sort the answers without seeing each other’s work, and only the groups both of them find go into the report.",
          "من عشر محادثاتٍ طويلة نأخذ الكلمات التي يستعملها الناس فعلًا، ومنها تُكتب الاستمارة. ثم تخبرنا ١٬٢٠٠ مقابلة في المدن التي تبيع فيها كم تشيع كل فكرة. بعدها يصنّف محلّلان الإجابات من غير أن يرى أحدهما عمل الآخر، ولا يدخل التقرير إلا ما وجده الاثنان.",
        ),
        answers: {
          en: [
            "Weeks 1 and 2: conversations and wording",
            "Weeks 3 to 5: interviews, with one home in ten revisited",
            "Week 6: two analysts, then one table",
          ],
          ar: [
            "الأسبوعان الأول والثاني: المحادثات والصياغة",
            "من الثالث إلى الخامس: المقابلات، مع إعادة زيارة بيتٍ من كل عشرة",
            "السادس: محلّلان ثم جدولٌ واحد",
          ],
        },
        image: {
          plate: { kind: "courtyard", theme: "rose", seed: "x-consumer-how", w: 1000, h: 750, seats: 8 },
          alt: both(
            "A courtyard seen from above, eight seats around its fountain",
            "فناء دارٍ من أعلى، وثمانية مقاعد حول بركته",
          ),
        },
      },
      {
        title: both("The customer who left knows most", "من تركك هو الأعلم بك"),
        description: both(
          "People who stopped buying can say exactly what broke, and no customer list contains them. We look for them at the shelf, by asking what used to be in the basket, and through neighbours who still buy. Finding one takes about four times as long as finding a loyal buyer. It is usually the better use of the afternoon.",
          "من كفّ عن الشراء يعرف موضع الخلل بالضبط، ولا تضمّه أيّ قائمة زبائن. نبحث عنه عند الرفّ بسؤال المتسوّقين عمّا كان في سلّتهم ثم غاب، وعند جيرانه الذين لا يزالون يشترون. ويستغرق العثور عليه نحو أربعة أضعاف ما يستغرقه العثور على زبونٍ وفيّ، لكنه في الغالب خير ما يُنفَق فيه النهار.",
        ),
        image: {
          plate: { kind: "canals", theme: "basalt", seed: "x-consumer-left", w: 1000, h: 750, n: 6 },
          alt: both(
            "One stream parting into six branches that leave the frame",
            "مجرى واحد يتفرّع إلى ستة جداول تغادر الإطار",
          ),
        },
      },
      {
        title: both(
          "What You Will Get: the groups, each with its size",
          "ما الذي ستحصل عليه: فئات المشترين وحجم كلٍّ منها",
        ),
        description: both(
          "Each group of buyers on one page: how many they are, with the range; what they buy instead of you; and three sentences in their own words. Behind the pages come the full tables, and a short list of what we tried to find out and could not.",
          "لكل فئةٍ من المشترين صفحة: كم عددهم، وضمن أيّ مجال، وماذا يشترون بدلًا منك، وثلاث جملٍ من كلامهم. وخلف الصفحات الجداول كاملةً، وقائمةٌ قصيرة بما حاولنا معرفته فلم نستطع.",
        ),
        image: {
          plate: { kind: "sample", theme: "basalt", seed: "x-consumer-get-a", w: 800, h: 900, cell: 58 },
          alt: both("A grid of dots with a few drawn large", "شبكةٌ من النقاط كُبّر بعضها"),
        },
        second_image: {
          plate: { kind: "likert", theme: "pist", seed: "x-consumer-get-b", w: 800, h: 900, n: 9 },
          alt: both(
            "Nine striped bars leaning to either side of a middle line",
            "تسعة أشرطةٍ مقسّمة تميل إلى جانبَي خطٍّ أوسط",
          ),
        },
      },
    ],
  },
  {
    key: "sizing",
    image: {
      plate: { kind: "dividers", theme: "basalt", seed: "svc-sizing", w: 900, h: 680 },
      alt: both(
        "A pair of dividers opened over a ruler, the span between its points marked",
        "فرجارٌ مفتوح فوق مسطرة، والمسافة بين رأسَيه معلَّمة",
      ),
    },
    title: both("Market studies & sizing", "دراسات السوق وتقدير حجمه"),
    excerpt: both(
      "How large the market is today, how it is divided, and how much of it you could realistically reach.",
      "كم يبلغ حجم السوق اليوم، وكيف يتوزّع، وما الحصّة التي يمكنك بلوغها واقعيًا.",
    ),
    explores: [
      {
        title: both("Usage: before the loan, not after it", "الاستخدام: قبل القرض لا بعده"),
        description: both(
          "Order it when a production line, a chain of branches or an import licence depends on a market nobody has counted. It also settles a more modest matter: whether your eleven per cent is a share of what your rivals sell, or of everything people could have bought.",
          "اطلب تقدير حجم السوق حين يتوقّف خطّ إنتاجٍ أو سلسلة فروعٍ أو إجازة استيراد على سوقٍ لم يعدّه أحد. وهو يحسم كذلك أمرًا أبسط: هل حصّتك البالغة أحد عشر في المئة محسوبةٌ ممّا يبيعه منافسوك، أم من كل ما كان يمكن للناس أن يشتروه؟",
        ),
        answers: {
          en: [
            "How large is the market in tonnes, households and money?",
            "How is it divided by district, season and outlet?",
            "What share could we reach in three years?",
          ],
          ar: [
            "كم حجم السوق بالأطنان والأسر والمال؟",
            "كيف يتوزّع بحسب الناحية والموسم ونوع المتجر؟",
            "ما الحصّة التي يمكننا بلوغها في ثلاث سنوات؟",
          ],
        },
        image: {
          plate: { kind: "arch", theme: "pist", seed: "x-sizing-usage", w: 1000, h: 750, n: 17 },
          alt: both(
            "A striped arch whose stones are as long as the figures they stand for",
            "قوسٌ مخطّط أطوال حجارته بقدر ما تمثّله",
          ),
        },
      },
      {
        title: both("Counting what already sells", "نعدّ ما يُباع اليوم"),
        description: both(
          "We begin from the shelf and the invoice, not from opinion: volumes by outlet type, by season, by district. Where the importer and the grocer disagree, we count the empty packs.",
          "نبدأ من الرفّ والفاتورة لا من الرأي: الكميات بحسب نوع المتجر والموسم والناحية. وحيث يختلف المستورد والبقّال نعدّ العبوات الفارغة.",
        ),
        answers: {
          en: [
            "Invoices and customs entries, where they exist",
            "Shelf counts in a fixed set of shops",
            "Household diaries, for what never passes a till",
          ],
          ar: [
            "الفواتير والبيانات الجمركية حيث توجد",
            "جرد الرفوف في مجموعةٍ ثابتة من المتاجر",
            "يوميات الأسر لما لا يمرّ بصندوق الدفع",
          ],
        },
        image: {
          plate: { kind: "abacus", theme: "lime", seed: "exp-1", w: 1000, h: 750 },
          alt: both(
            "An abacus of eight rows, one of them rose and one green",
            "معدادٌ من ثمانية صفوف، أحدها ورديّ وآخر أخضر",
          ),
        },
      },
      {
        title: both("Finding what could sell", "نبحث عمّا يمكن أن يُباع"),
        description: both(
          "Then we ask the households that do not buy yet, and separate “not now” from “not ever”. The first group is a market with a date on it. The second is a reason to stop.",
          "ثم نسأل الأسر التي لا تشتري بعد، ونفصل بين «ليس الآن» و«أبدًا». الفئة الأولى سوقٌ له موعد، والثانية سببٌ للتوقّف.",
        ),
        image: {
          plate: { kind: "field", theme: "basalt", seed: "e2", w: 1000, h: 750, gap: 36 },
          alt: both(
            "Hundreds of short strokes turning together like wind over a field",
            "مئات الخطوط القصيرة تدور معًا كالريح فوق حقل",
          ),
        },
      },
      {
        title: both("How It Works: three counts that should meet", "كيف تعمل: ثلاثة حساباتٍ ينبغي أن تلتقي"),
        description: both(
          "We estimate the market from above, out of trade and population; from below, out of shops and households; and from the side, out of what the makers themselves buy: cartons, flour, fuel. When two of the three agree within ten per cent, we report. When no two do, we go back to the street, and you hear about it that week.",
          "نقدّر السوق من فوق: من التجارة والسكان؛ ومن تحت: من المتاجر والأسر؛ ومن الجانب: ممّا يشتريه المنتجون أنفسهم من كرتونٍ وطحينٍ ووقود. فإذا اتفق اثنان من الثلاثة ضمن عشرة في المئة كتبنا التقرير، وإن لم يتفق أيّ اثنين عدنا إلى الشارع وأخبرناك في الأسبوع نفسه.",
        ),
        image: {
          plate: { kind: "tally", theme: "rose", seed: "x-sizing-how-a", w: 800, h: 900, cell: 130 },
          alt: both("Rows of hand-drawn tally marks", "صفوفٌ من علامات العدّ باليد"),
        },
        second_image: {
          plate: { kind: "courses", theme: "apricot", seed: "x-sizing-how-b", w: 800, h: 900, n: 6 },
          alt: both(
            "A wall whose courses of stone end at different lengths",
            "جدارٌ تنتهي مداميكه عند أطوالٍ مختلفة",
          ),
        },
      },
      {
        title: both("What You Will Get", "ما الذي ستحصل عليه"),
        description: both(
          "One number with its range, the table behind it, and a page that says what would change our mind.",
          "رقمٌ واحد بمجاله، والجدول الذي جاء منه، وصفحةٌ تقول ما الذي قد يغيّر رأينا.",
        ),
        image: {
          plate: { kind: "column", theme: "barada", seed: "exp-3", w: 800, h: 900, level: 0.5 },
          alt: both(
            "A graduated stone column standing in a well, the water at its middle mark",
            "عمودٌ حجريّ مدرَّج في بئر، والماء عند علامته الوسطى",
          ),
        },
        second_image: {
          plate: { kind: "sample", theme: "pist", seed: "e4", w: 800, h: 900, cell: 58 },
          alt: both(
            "A grid of small dots with the sampled ones drawn large and coloured",
            "شبكةٌ من نقاطٍ صغيرة كُبّرت المسحوبة منها ولُوّنت",
          ),
        },
      },
    ],
  },
  {
    key: "pricing",
    image: {
      plate: { kind: "plumb", theme: "pist", seed: "svc-pricing", w: 900, h: 1030 },
      alt: both(
        "A plumb line hanging beside an uneven wall of dark and pale stone",
        "شاقولٌ معلّق بجوار جدارٍ متعرّج من حجرٍ داكن وفاتح",
      ),
    },
    title: both("Product & price testing", "اختبار المنتج والسعر"),
    excerpt: both(
      "A launch rehearsed before it is paid for: concept, pack, taste and the price people will actually accept.",
      "إطلاقٌ نتدرّب عليه قبل أن ندفع ثمنه: الفكرة والعبوة والمذاق والسعر الذي يقبله الناس فعلًا.",
    ),
    explores: [
      {
        title: both("Usage: before ten thousand boxes are printed", "الاستخدام: قبل أن تُطبع عشرة آلاف علبة"),
        description: both(
          "A price or a pack is cheap to change on paper, dear once printed, and painful once advertised. Use this study for a launch, for a smaller size, for a recipe the accountant likes, and for every rise you intend to announce as an improvement.",
          "تغيير السعر أو العبوة رخيصٌ على الورق، مُكلفٌ بعد الطباعة، مؤلمٌ بعد الإعلان. هذه الدراسة للإطلاق، ولتصغير الحجم، ولوصفةٍ جديدة أعجبت المحاسب، ولكل زيادةٍ تنوي أن تسمّيها تحسينًا.",
        ),
        answers: {
          en: [
            "Which price do people accept without a sigh?",
            "What can be taken out before anyone notices?",
            "Does the pack say at two metres what it says in the hand?",
          ],
          ar: [
            "ما السعر الذي يقبله الناس من غير تنهيدة؟",
            "ما الذي يمكن حذفه قبل أن يلحظ أحد؟",
            "هل تقول العبوة من مترين ما تقوله في اليد؟",
          ],
        },
        image: {
          plate: { kind: "balance", theme: "lime", seed: "x-pricing-usage", w: 1000, h: 750 },
          alt: both("A balance tipping towards its fuller pan", "ميزانٌ يميل نحو كفّته الأكثر امتلاءً"),
        },
      },
      {
        title: both("How It Works: one price for each person", "كيف تعمل: لكل شخصٍ سعرٌ واحد"),
        description: both(
          "Nobody in our sample sees two prices, because nobody in a shop does. Four groups of about 250 meet the same product at four prices, beside the same rivals, and choose with money that is theirs to keep. The differences between the groups are the demand curve.",
          "لا يرى أحدٌ في عيّنتنا سعرين، لأن أحدًا لا يراهما في المتجر. أربع مجموعاتٍ في كلٍّ منها نحو ٢٥٠ شخصًا، يُعرض على كلٍّ منها المنتج نفسه بسعرٍ مختلف إلى جانب المنافسين أنفسهم، ويختار أفرادها بمالٍ لهم أن يحتفظوا به. والفروق بين المجموعات هي منحنى الطلب.",
        ),
        answers: {
          en: [
            "Four groups of the same make-up, drawn in the same streets",
            "Real rivals on the shelf, at that morning’s prices",
            "Fieldwork within eight days, so that the currency stands still",
          ],
          ar: [
            "أربع مجموعاتٍ متماثلة التركيب من الشوارع نفسها",
            "منافسون حقيقيون على الرفّ بأسعار ذلك الصباح",
            "عملٌ ميداني لا يتجاوز ثمانية أيام، كي لا تتحرّك العملة",
          ],
        },
        image: {
          plate: {
            kind: "steps",
            theme: "basalt",
            seed: "x-pricing-how",
            w: 1000,
            h: 750,
            n: 4,
            data: [0.78, 0.66, 0.47, 0.22],
          },
          alt: both(
            "Four stone steps going down, the last much lower",
            "أربع درجاتٍ حجرية نازلة، أدناها الأخيرة بكثير",
          ),
        },
      },
      {
        title: both("The spoon without a label", "ملعقةٌ بلا اسم"),
        description: both(
          "Taste is tested twice: with the pack hidden, then with the pack in view. The first score belongs to your recipe and the second to your name; the gap between them says which of the two you have been paying for. In a test of four brands of tahini, the winner fell to last place when it was named.",
          "نختبر المذاق مرتين: مرةً والعبوة مخفيّة، ومرةً وهي ظاهرة. الدرجة الأولى لوصفتك والثانية لاسمك، والفرق بينهما يخبرك على أيّهما كنت تنفق. في اختبارٍ لأربع علاماتٍ من الطحينة هبط الفائز إلى المرتبة الأخيرة حين عُرف اسمه.",
        ),
        image: {
          plate: { kind: "shelf", theme: "rose", seed: "x-pricing-taste", w: 1000, h: 750, rows: 2 },
          alt: both(
            "Two shelves of jars and boxes, one place outlined and empty",
            "رفّان من المرطبانات والعلب، وبينها مواضع فارغة محدّدة بخطّ",
          ),
        },
      },
      {
        title: both("What You Will Get: a price, a floor and a ceiling", "ما الذي ستحصل عليه: سعرٌ وحدّان"),
        description: both(
          "The price we would charge in your place, the one below which people doubt the product, and the one above which they put it back. With them: how many buyers each step costs, by governorate and income group, and the three sentences about your pack that we heard most often.",
          "السعر الذي كنّا سنختاره لو كنّا مكانك، والسعر الذي يبدأ دونه الشكّ في المنتج، والسعر الذي تعود فوقه العبوة إلى الرفّ. ومعها: كم مشتريًا تكلّفك كل درجة بحسب المحافظة وفئة الدخل، والجمل الثلاث التي سمعناها عن عبوتك أكثر من غيرها.",
        ),
        image: {
          plate: { kind: "abacus", theme: "barada", seed: "x-pricing-get-a", w: 800, h: 900 },
          alt: both("An abacus with its beads pushed to either end", "معدادٌ دُفعت خرزاته إلى طرفيه"),
        },
        second_image: {
          plate: {
            kind: "steps",
            theme: "apricot",
            seed: "x-pricing-get-b",
            w: 800,
            h: 900,
            n: 5,
            data: [0.2, 0.36, 0.52, 0.69, 0.84],
          },
          alt: both("Five stone steps going up", "خمس درجاتٍ حجرية صاعدة"),
        },
      },
    ],
  },
  {
    key: "brand",
    image: {
      plate: { kind: "dial", theme: "basalt", seed: "svc-brand", w: 1200, h: 700, r: 0.8, cy: 0.62 },
      alt: both(
        "The rings and hands of an astrolabe, two arcs of it in colour",
        "حلقات أسطرلابٍ وعقرباه، وفيه قوسان ملوّنان",
      ),
    },
    title: both("Brand tracking", "تتبّع أداء العلامة"),
    excerpt: both(
      "The same questions, asked the same way, every quarter. Movement you can trust because nothing else moved.",
      "الأسئلة نفسها بالطريقة نفسها كل ربع سنة؛ فإذا تحرّك المؤشر علمتَ أنه تحرّك حقًا.",
    ),
    explores: [
      {
        title: both("Usage: when a tracker earns its keep", "الاستخدام: متى يستحقّ التتبّع كلفته"),
        description: both(
          "Track if you advertise in at least three seasons of the year, if a rival is about to enter, or if the same argument about your image returns every January. If you advertise once a year, take one careful reading before and one after, and keep the rest of the money.",
          "تتبّع علامتك إذا كنت تعلن في ثلاثة فصولٍ من السنة على الأقل، أو كان منافسٌ على وشك الدخول، أو كان الجدل نفسه حول صورتك يعود كل كانون الثاني. أما إن كنت تعلن مرةً في السنة فخذ قراءةً متأنّية قبل الحملة وأخرى بعدها، واحتفظ ببقية المال.",
        ),
        answers: {
          en: [
            "Who thinks of us first, and who needs reminding?",
            "Did the campaign move anything besides the budget?",
            "Is the rival taking our buyers, or people who never were?",
          ],
          ar: [
            "من يذكرنا أولًا، ومن يحتاج إلى تذكير؟",
            "هل حرّكت الحملة شيئًا غير الميزانية؟",
            "هل يأخذ المنافس مشترينا، أم من لم يشتروا منّا قط؟",
          ],
        },
        image: {
          plate: { kind: "arch", theme: "lime", seed: "x-brand-usage", w: 1000, h: 750, n: 21 },
          alt: both("A striped arch with a needle resting on its scale", "قوسٌ مخطّط يشير مؤشّرٌ إلى تدريجه"),
        },
      },
      {
        title: both("How It Works: nothing changes but the date", "كيف تعمل: لا يتغيّر إلا التاريخ"),
        description: both(
          "Eight hundred interviews a quarter in the same eight cities, with the same quotas, the same order of questions and, as far as life allows, the same interviewers. A new question waits at the end of the questionnaire, where it cannot disturb the old ones. After four waves you own a trend; before that, a few numbers.",
          "ثمانمئة مقابلةٍ كل ربع سنة في المدن الثماني نفسها، بالحصص نفسها وترتيب الأسئلة نفسه، وبالباحثين أنفسهم ما أمكن. والسؤال الجديد ينتظر في آخر الاستمارة حيث لا يزعج القديم. بعد أربع موجاتٍ تملك اتجاهًا، وقبلها تملك أرقامًا فحسب.",
        ),
        answers: {
          en: [
            "Four waves a year, 800 interviews a wave",
            "Twelve fixed questions, and three that rotate",
            "Results ten working days after the last interview",
          ],
          ar: [
            "أربع موجاتٍ في السنة، وفي كل موجة ٨٠٠ مقابلة",
            "اثنا عشر سؤالًا ثابتًا وثلاثةٌ متبدّلة",
            "النتائج بعد عشرة أيام عملٍ من آخر مقابلة",
          ],
        },
        image: {
          plate: { kind: "dial", theme: "rose", seed: "x-brand-how", w: 1000, h: 750, r: 0.44 },
          alt: both("A dial of nested rings with two hands", "قرصٌ من حلقاتٍ متداخلة وعليه عقربان"),
        },
      },
      {
        title: both("A grey band around every line", "حول كل خطٍّ شريطٌ رماديّ"),
        description: both(
          "With 800 interviews a wave, a change of up to five points between two waves may be nothing at all. We print that on the chart itself, as a grey band the line has to leave before anyone speaks. In an ordinary year one movement in four leaves the band. The other three are conversation.",
          "في الموجة ٨٠٠ مقابلة، ولذلك قد لا يعني تغيّرٌ لا يتجاوز خمس نقاطٍ بين موجتين شيئًا على الإطلاق. ونطبع ذلك على الرسم نفسه: شريطًا رماديًا لا بدّ للخطّ أن يخرج منه قبل أن يتكلّم أحد. في السنة العادية تخرج منه حركةٌ من كل أربع، والثلاث الباقية حديثُ مجالس.",
        ),
        image: {
          plate: { kind: "field", theme: "pist", seed: "x-brand-noise", w: 1000, h: 750, gap: 40 },
          alt: both("Short strokes drifting across a green ground", "خطوطٌ قصيرة تنساب على أرضٍ فستقية"),
        },
      },
      {
        title: both("What You Will Get: one page a quarter", "ما الذي ستحصل عليه: صفحةٌ كل ربع سنة"),
        description: both(
          "One page: five lines, their grey bands, and a sentence on each. The full tables sit behind it for whoever wants to argue. Once a year there is a longer meeting, in which we lay the four pages side by side and say which of the year’s worries turned out to be weather.",
          "صفحةٌ واحدة: خمسة خطوطٍ وأشرطتها الرمادية وجملةٌ عن كلٍّ منها. ووراءها الجداول كاملةً لمن أراد أن يجادل. ومرةً في السنة لقاءٌ أطول نضع فيه الصفحات الأربع جنبًا إلى جنب، ونقول أيُّ مخاوف العام كانت سحابة صيف.",
        ),
        image: {
          plate: { kind: "courses", theme: "basalt", seed: "x-brand-get-a", w: 800, h: 900, n: 5 },
          alt: both("Five bars in a dark wall, one of them green", "خمسة أشرطةٍ في جدارٍ داكن، أحدها أخضر"),
        },
        second_image: {
          plate: { kind: "ridges", theme: "lime", seed: "x-brand-get-b", w: 800, h: 900, n: 7 },
          alt: both("Ridges standing one behind the other", "تلالٌ يتوارى بعضها خلف بعض"),
        },
      },
      {
        title: both("When we advise you to stop", "متى ننصحك بالتوقّف"),
        description: both(
          "If two years of waves have not changed a single decision, the tracker has become a calendar. We say so at the eighth wave, in writing, and propose a shorter questionnaire or none. Two clients have taken that advice; one of them came back when a rival arrived.",
          "إذا مرّت سنتان من الموجات ولم تغيّر قرارًا واحدًا فقد صار التتبّع رُزنامة. نقول ذلك كتابةً عند الموجة الثامنة، ونقترح استمارةً أقصر أو لا شيء. أخذ عميلان بهذه النصيحة، وعاد أحدهما حين وصل منافس.",
        ),
        image: {
          plate: { kind: "wave", theme: "apricot", seed: "x-brand-stop-a", w: 800, h: 900, rows: 4 },
          alt: both(
            "Four lines of upright strokes, rising and falling silent",
            "أربعة أسطرٍ من خطوطٍ قائمة تعلو ثم تخفت",
          ),
        },
        second_image: {
          plate: { kind: "construction", theme: "barada", seed: "x-brand-stop-b", w: 800, h: 900, r: 0.42 },
          alt: both(
            "A sixteen-pointed star drawn with compass and rule inside a protractor",
            "نجمةٌ من ستة عشر رأسًا رُسمت بالفرجار والمسطرة داخل منقلة",
          ),
        },
      },
    ],
  },
  {
    key: "retail",
    image: {
      plate: { kind: "shelf", theme: "lime", seed: "sv", w: 1200, h: 700 },
      alt: both(
        "Three shelves of bottles, boxes and jars with a ruler along each edge",
        "ثلاثة رفوفٍ من القوارير والعلب والمرطبانات، وعلى حافة كلٍّ منها مسطرة",
      ),
    },
    title: both("Retail & distribution audit", "تدقيق التجزئة والتوزيع"),
    excerpt: both(
      "Availability, facings and price on the shelf, counted store by store in fourteen governorates.",
      "التوافر وعدد الواجهات والسعر على الرفّ، متجرًا متجرًا في أربع عشرة محافظة.",
    ),
    explores: [
      {
        title: both(
          "Usage: when the warehouse says yes and the shelf says no",
          "الاستخدام: حين يقول المستودع نعم ويقول الرفّ لا",
        ),
        description: both(
          "Your invoices show what left the warehouse. They do not show the carton forgotten under the counter, the price written over yours, or the week in which the best shop of the district had nothing to sell. Order an audit when deliveries rise and sales do not.",
          "فواتيرك تُظهر ما خرج من المستودع، ولا تُظهر الكرتونة المنسيّة تحت الطاولة، ولا السعر المكتوب فوق سعرك، ولا الأسبوع الذي لم يكن فيه لدى أحسن متجرٍ في الناحية ما يبيعه. اطلب التدقيق حين ترتفع التوريدات ولا ترتفع المبيعات.",
        ),
        answers: {
          en: [
            "In how many shops could a buyer find us today?",
            "At what price, beside whom, at what height?",
            "Which distributor delivers on paper only?",
          ],
          ar: [
            "في كم متجرٍ يجدنا المشتري اليوم؟",
            "بأيّ سعر، وبجوار من، وعلى أيّ ارتفاع؟",
            "أيُّ موزّعٍ يورّد على الورق وحده؟",
          ],
        },
        image: {
          plate: { kind: "shelf", theme: "barada", seed: "x-retail-usage", w: 1000, h: 750, rows: 3 },
          alt: both(
            "Three dark shelves of goods, some places empty",
            "ثلاثة رفوفٍ داكنة من البضائع، بعض مواضعها خالٍ",
          ),
        },
      },
      {
        title: both("How It Works: no appointment, no warning", "كيف تعمل: زيارةٌ من غير موعد"),
        description: both(
          "Auditors visit 640 shops in fourteen governorates unannounced: grocers, supermarkets, pharmacies and kiosks, in the proportions in which people use them. They count facings, read prices, note what is missing and photograph the shelf where the owner agrees. Within three days someone else returns to every tenth shop.",
          "يزور المدقّقون ٦٤٠ متجرًا في أربع عشرة محافظة على غير موعد: بقّالياتٍ ومتاجر كبيرة وصيدلياتٍ وأكشاكًا، بنسب إقبال الناس عليها. يعدّون الواجهات ويقرؤون الأسعار ويدوّنون الغائب، ويصوّرون الرفّ إذا أذن صاحبه. ويعود مدقّقٌ آخر إلى متجرٍ من كل عشرة خلال ثلاثة أيام.",
        ),
        answers: {
          en: [
            "A fixed list of shops, replaced only when one closes",
            "Six readings for each product, twelve minutes a shop",
            "Tables nine working days after the last visit",
          ],
          ar: [
            "قائمةٌ ثابتة من المتاجر لا يُستبدل منها إلا ما أُغلق",
            "ست قراءاتٍ لكل منتج، واثنتا عشرة دقيقة في المتجر",
            "الجداول بعد تسعة أيام عملٍ من آخر زيارة",
          ],
        },
        image: {
          plate: { kind: "tally", theme: "lime", seed: "x-retail-how", w: 1000, h: 750, cell: 125 },
          alt: both("Rows of five-bar tallies, one row in green", "صفوفٌ من حُزم العدّ الخماسية، أحدها أخضر"),
        },
      },
      {
        title: both("The shop without a shelf", "الدكّان الذي لا رفّ فيه"),
        description: both(
          "By our count, a third of everyday purchases is made where there is no shelf to photograph: a counter with the goods behind it, a cart, a room that opens after the evening prayer. We audit those too, by asking for the product and timing how long it takes to appear. Forty seconds means stock. Four minutes means a cousin’s shop.",
          "بحسب عدّنا يجري ثلث المشتريات اليومية حيث لا رفّ يُصوَّر: طاولةٌ خلفها البضاعة، أو عربة، أو غرفةٌ تفتح بعد صلاة العشاء. ونحن ندقّق هذه أيضًا: نطلب المنتج ونقيس كم يلزم حتى يظهر. أربعون ثانيةً تعني مخزونًا، وأربع دقائق تعني دكّان ابن العم.",
        ),
        image: {
          plate: { kind: "arch", theme: "basalt", seed: "x-retail-dark", w: 1000, h: 750, cx: 0.42, n: 15 },
          alt: both("A striped arch, pale against the dark", "قوسٌ مخطّط يلوح فاتحًا في العتمة"),
        },
      },
      {
        title: both("What You Will Get: a map of the gaps", "ما الذي ستحصل عليه: خريطةٌ للغياب"),
        description: both(
          "A table of every shop and every product: present, absent, or present at another price. A list of the fifty shops where your absence costs most, in the order a delivery van would take them. And one line for each distributor, which some of them will not enjoy.",
          "جدولٌ بكل متجرٍ وكل منتج: حاضرٌ، أو غائب، أو حاضرٌ بسعرٍ آخر. وقائمةٌ بالمتاجر الخمسين التي يكلّفك الغياب عنها أكثر من سواها، بالترتيب الذي تسلكه سيارة التوزيع. وسطرٌ واحد عن كل موزّع، لن يسرّ بعضهم.",
        ),
        image: {
          plate: { kind: "courses", theme: "apricot", seed: "x-retail-get-a", w: 800, h: 900, n: 7 },
          alt: both("Seven bars laid in stone, one of them white", "سبعة أشرطةٍ من الحجر، أحدها أبيض"),
        },
        second_image: {
          plate: {
            kind: "sample",
            theme: "rose",
            seed: "x-retail-get-b",
            w: 800,
            h: 900,
            cell: 64,
            shape: "square",
          },
          alt: both("A street plan of small squares, some of them filled", "مخطّطٌ من مربّعاتٍ صغيرة مُلئ بعضها"),
        },
      },
    ],
  },
  {
    key: "cx",
    image: {
      plate: { kind: "canals", theme: "barada", seed: "svc-cx", w: 1200, h: 700 },
      alt: both("One river parting into seven branches", "نهرٌ واحد يتفرّع إلى سبعة فروع"),
    },
    title: both("Customer experience", "تجربة العميل"),
    excerpt: both(
      "The whole journey, from first hearing of you to the complaint nobody filed.",
      "الرحلة كاملةً: من أول سماعٍ بك إلى الشكوى التي لم يقدّمها أحد.",
    ),
    explores: [
      {
        title: both(
          "Usage: when the score is fine and the customers leave",
          "الاستخدام: حين تكون الدرجة جيدة والزبائن يرحلون",
        ),
        description: both(
          "Courtesy inflates every satisfaction score in this region: people who will never come back give four out of five, because the clerk is young and standing there. Come to us when the average is comfortable and the renewals are not, or before you rebuild a branch, a hotline or an application.",
          "المجاملة ترفع درجات الرضا كلها في منطقتنا: من لن يعود أبدًا يمنح أربعًا من خمس، لأن الموظف شابٌّ وواقفٌ أمامه. تعالَ إلينا حين يكون المتوسط مريحًا والتجديد مُقلقًا، أو قبل أن تعيد بناء فرعٍ أو خطّ خدمةٍ أو تطبيق.",
        ),
        answers: {
          en: [
            "At which step do people give up?",
            "Which promise do we break most often?",
            "What would bring them back, and what comes too late?",
          ],
          ar: [
            "عند أيّ خطوةٍ يستسلم الناس؟",
            "أيّ وعدٍ نُخلفه أكثر من سواه؟",
            "ما الذي يعيدهم، وما الذي فات أوانه؟",
          ],
        },
        image: {
          plate: { kind: "canals", theme: "lime", seed: "x-cx-usage", w: 1000, h: 750, n: 5 },
          alt: both("A broad channel dividing into five narrower ones", "قناةٌ عريضة تنقسم إلى خمسٍ أضيق منها"),
        },
      },
      {
        title: both(
          "How It Works: we walk it before we ask about it",
          "كيف تعمل: نسلك الطريق قبل أن نسأل عنه",
        ),
        description: both(
          "First, two of us become customers: we queue, telephone, pay, complain and wait, with a stopwatch. Then we interview people at the moment each step happens, not a month later. Last, your own staff draw the same journey from memory. The three drawings never match, and the work begins where they part.",
          "أولًا يصير اثنان منّا زبونين: نقف في الدور ونتّصل وندفع ونشكو وننتظر، والساعة في اليد. ثم نحاور الناس لحظةَ وقوع كل خطوة، لا بعد شهر. وأخيرًا يرسم موظفوك الرحلة نفسها من الذاكرة. والرسوم الثلاثة لا تتطابق أبدًا، ومن حيث تفترق يبدأ العمل.",
        ),
        answers: {
          en: [
            "Week 1: our own visits and calls",
            "Weeks 2 and 3: interviews at the counter, at the door and by telephone",
            "Week 4: a morning with your staff and the three drawings",
          ],
          ar: [
            "الأسبوع الأول: زياراتنا واتصالاتنا نحن",
            "الثاني والثالث: مقابلاتٌ عند الشبّاك وعند الباب وبالهاتف",
            "الرابع: صباحٌ مع موظفيك والرسوم الثلاثة",
          ],
        },
        image: {
          plate: { kind: "wave", theme: "basalt", seed: "x-cx-how", w: 1000, h: 750, rows: 3 },
          alt: both("Three conversations drawn as rows of strokes", "ثلاث محادثاتٍ مرسومة صفوفًا من الخطوط"),
        },
      },
      {
        title: both("The complaint nobody filed", "الشكوى التي لم يقدّمها أحد"),
        description: both(
          "Behind every written complaint we usually find about twenty that went to a neighbour instead. They are easy to collect, because nobody has to sign them: we ask people what they would warn a friend about. The list is short, begins to repeat itself by the fifteenth conversation, and seldom resembles the complaints book.",
          "وراء كل شكوى مكتوبة نجد عادةً نحو عشرين ذهبت إلى الجيران بدلًا من ذلك. وجمعُها سهل لأن أحدًا لا يوقّع عليها: نسأل الناس ممَّ يحذّرون صديقًا. والقائمة قصيرة، وتبدأ بتكرار نفسها عند المحادثة الخامسة عشرة، ونادرًا ما تشبه دفتر الشكاوى.",
        ),
        image: {
          plate: { kind: "field", theme: "rose", seed: "x-cx-complaint", w: 1000, h: 750, gap: 36 },
          alt: both(
            "A field of short strokes leaning in many directions",
            "حقلٌ من خطوطٍ قصيرة تميل في كل اتجاه",
          ),
        },
      },
      {
        title: both(
          "What You Will Get: three repairs and their price",
          "ما الذي ستحصل عليه: ثلاثة إصلاحاتٍ وكلفتها",
        ),
        description: both(
          "The journey on one sheet, with the number of people lost at each step. Then three repairs, in order: what each costs, what it should bring back, and who in your company has to agree. Six months later we come again and measure the same steps.",
          "الرحلة على ورقةٍ واحدة، وعند كل خطوةٍ عددُ من ضاعوا فيها. ثم ثلاثة إصلاحاتٍ بالترتيب: كلفة كلٍّ منها، وما يُنتظر أن يعيده، ومن يجب أن يوافق عليه في شركتك. ونعود بعد ستة أشهرٍ فنقيس الخطوات نفسها.",
        ),
        image: {
          plate: { kind: "canals", theme: "pist", seed: "x-cx-get-a", w: 800, h: 900, n: 6 },
          alt: both("Six streams leaving one source", "ستة جداول تخرج من منبعٍ واحد"),
        },
        second_image: {
          plate: { kind: "dial", theme: "apricot", seed: "x-cx-get-b", w: 800, h: 900, r: 0.4 },
          alt: both("A round dial with rings of different lengths", "قرصٌ مستدير حلقاته مختلفة الأطوال"),
        },
      },
      {
        title: both("Mystery visits, and their limits", "الزائر الخفيّ وحدوده"),
        description: both(
          "A mystery visitor shows you what your rules look like from the street. Forty visits are enough to see a pattern and too few to punish a person, so the report names branches and hours, never employees. If you need names, you need a supervisor, not an agency.",
          "الزائر الخفيّ يُريك كيف تبدو تعليماتك من الشارع. أربعون زيارةً تكفي لرؤية نمطٍ ولا تكفي لمعاقبة إنسان؛ لذلك يذكر التقرير الفروع والساعات ولا يذكر موظفًا. فإن أردت أسماءً فأنت تحتاج إلى مشرفٍ لا إلى وكالة.",
        ),
        image: {
          plate: {
            kind: "girih",
            theme: "barada",
            seed: "x-cx-mystery-a",
            w: 800,
            h: 900,
            s: 200,
            th0: 34,
            th1: 72,
          },
          alt: both(
            "Eight-pointed stars that change shape across the plate",
            "نجومٌ مثمّنة يتبدّل شكلها من طرفٍ إلى طرف",
          ),
        },
        second_image: {
          plate: { kind: "balance", theme: "lime", seed: "x-cx-mystery-b", w: 800, h: 900 },
          alt: both("A balance weighing two small stacks", "ميزانٌ يزن كومتين صغيرتين"),
        },
      },
    ],
  },
];
