import { both, h2, image, ol, p, table, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const transferRosette: SeedPicture = {
  plate: {
    kind: "rosette",
    theme: "barada",
    seed: "art-remit-1",
    w: 1000,
    h: 750,
    n: 16,
    cx: 0.5,
    cy: 0.5,
    R: 0.4,
  },
  alt: both(
    "A round lattice of lozenges, paler where more arrived",
    "شبكةٌ مستديرة من المعيّنات، تفتح ألوانها حيث كثر الوارد",
  ),
  caption: both(
    "A year of arrivals, one petal after another: the light ones do not keep to any single calendar. Illustrative data.",
    "عامٌ من الحوالات بتلةً بعد بتلة: لا تلتزم الفاتحة منها تقويمًا واحدًا. بيانات توضيحية.",
  ),
};

const storedFuel: SeedPicture = {
  plate: { kind: "column", theme: "barada", seed: "art-win-1", w: 1000, h: 750, level: 0.3 },
  alt: both(
    "A graduated column in a well, its reading close to the bottom",
    "عمودٌ مدرَّج في بئر، وقراءته قريبةٌ من القاع",
  ),
};

const risingPrice: SeedPicture = {
  plate: {
    kind: "steps",
    theme: "basalt",
    seed: "art-win-2",
    w: 1000,
    h: 750,
    n: 6,
    data: [0.2, 0.26, 0.33, 0.45, 0.6, 0.82],
  },
  alt: both(
    "Six steps of striped stone, each rising more than the last",
    "ست درجاتٍ من حجرٍ مخطّط، كلٌّ منها أعلى قفزةً ممّا قبلها",
  ),
  caption: both(
    "The smaller the quantity bought, the higher the step: from a full tank to a single jerrycan. Illustrative data.",
    "كلما صغرت الكمية علت الدرجة: من الخزان الممتلئ إلى الوعاء الواحد. بيانات توضيحية.",
  ),
};

/** Articles on money: when it arrives, what a decision is worth, what warmth costs. */
export const moneyArticles: SeedArticle[] = [
  {
    slug: "remittances-keep-their-own-calendar",
    created: "2024-08-27",
    author: "omar",
    categories: ["finance", "consumers"],
    cover: {
      plate: { kind: "ridges", theme: "lime", seed: "art-remit", w: 1200, h: 800, n: 12 },
      alt: both(
        "Twelve overlapping ridges, one for each month, with one in green",
        "اثنتا عشرة تلّةً متراكبة بعدد أشهر السنة، إحداها خضراء",
      ),
    },
    title: both("Remittances keep their own calendar", "للحوالات تقويمها الخاص"),
    excerpt: both(
      "Money from abroad follows a payday, a school bell and a moon. A sales chart by month shows none of the three.",
      "المال القادم من الخارج يتبع يوم الراتب وجرس المدرسة والهلال، ولا يُظهر الرسم الشهري للمبيعات أيًّا منها.",
    ),
    body: {
      en: [
        p(
          "A shop that plots its sales by month sees the teeth of a saw. A bank that plots transfers by month sees the same saw. Both call it seasonality and leave it there. But seasons do not explain it: the money does not follow our calendar, it follows three others at once.",
        ),
        h2("Three calendars"),
        p(
          "For a year 412 households with a relative abroad noted every arrival: the day, the size in five bands, and the first thing it paid for. We did not ask for the sum, or for the name of the sender.",
        ),
        ul(
          "**The sender’s payday.** Between the second and the sixth of the month fell 57% of all arrivals, whatever the month.",
          "**The school year.** The three weeks before it opens brought 1.9 times the ordinary number of transfers a week.",
          "**The lunar year.** The ten days before each of the two Eids brought 2.3 times the ordinary rate.",
        ),
        p(
          "Taken together, four months of the twelve brought in 46% of the year. Which four depends on the year, because the lunar calendar slides back some eleven days each time the solar one turns.",
        ),
        image(transferRosette),
        h2("Nine days"),
        p(
          "Nine days after an arrival, the typical household had spent seven tenths of it, and the first spending was not a purchase. In 41% of cases it went, within three days, to clear the notebook at the grocer’s. For the grocer that is the best week of the month. For the maker of the biscuits on his shelf it is nothing at all: those biscuits were sold three weeks earlier, on trust. **A supplier who watches the till sees demand arrive long after it has been eaten.**",
        ),
        h2("How not to be fooled"),
        ol(
          "Tag every week in your data with both calendars, solar and lunar. A second column is enough.",
          "Compare the week before a feast with the week before the same feast a year ago, never April with April.",
          "Keep receiving households apart from the others where you can. In our panel as a whole they are 29% of homes and make 43% of the purchases of small appliances.",
          "Be slow to praise a promotion that happened to begin on the fourth of the month.",
        ),
        p(
          "The third point has a cost. Whether money comes from abroad is a delicate question, and we put it last, as a choice among four sources of help, with “none of these” printed first. One household in fourteen still prefers not to say, and we count it as neither.",
        ),
        p(
          "The limits are the usual ones and one that is not. The 412 volunteered, and they keep better notes than their neighbours. Those who receive irregularly, through a traveller or the friend of a friend, are too few among them; for those households nine days may be a long time. Write to us if your own [receipts disagree](/contact). We would rather know.",
        ),
      ],
      ar: [
        p(
          "المتجر الذي يرسم مبيعاته شهرًا بشهر يرى أسنان منشار، والمصرف الذي يرسم الحوالات شهرًا بشهر يرى المنشار نفسه، ويسمّيان ذلك موسميةً ثم يمضيان. لكنّ المواسم لا تفسّره، فالمال لا يسير على تقويمنا، بل على ثلاثةٍ سواه في وقتٍ واحد.",
        ),
        h2("ثلاثة تقاويم"),
        p(
          "دوّنت ٤١٢ أسرةً لها قريبٌ في الخارج كل حوالةٍ تصلها عامًا كاملًا: يوم وصولها، وحجمها على خمس فئات، وأول ما أُنفقت فيه. لم نسأل عن المبلغ ولا عن اسم المرسل.",
        ),
        ul(
          "**راتب المرسل.** بين الثاني والسادس من الشهر تصل ٥٧٪ من الحوالات، أيًّا كان الشهر.",
          "**العام الدراسي.** جاءت في الأسابيع الثلاثة التي تسبق افتتاحه ١٫٩ ضعف الحوالات المعتادة في الأسبوع.",
          "**السنة القمرية.** جاءت في الأيام العشرة التي تسبق كلًّا من العيدين ٢٫٣ ضعف المعدل المعتاد.",
        ),
        p(
          "في المحصّلة حملت أربعة أشهرٍ من اثني عشر ٤٦٪ من حوالات العام. أما أيّ أربعةٍ هي فأمرٌ يتبدّل من عامٍ إلى عام، لأنّ السنة القمرية تتقدّم نحو أحد عشر يومًا كلما دارت الشمسية.",
        ),
        image(transferRosette),
        h2("تسعة أيام"),
        p(
          "بعد تسعة أيامٍ من وصول الحوالة تكون الأسرة قد أنفقت في الغالب سبعة أعشارها، وأول الإنفاق ليس شراءً: في ٤١٪ من الحالات ذهب المال خلال ثلاثة أيامٍ إلى سداد دفتر البقّال. هذا خير أسبوعٍ للبقّال، أما صانع البسكويت الذي على رفّه فلا يعنيه منه شيء، فقد بيع بسكويته قبل ثلاثة أسابيع على الثقة. **من يراقب الصندوق يرى الطلب وقد أُكل منذ زمن.**",
        ),
        h2("كيف لا تُخدع"),
        ol(
          "ضع لكل أسبوعٍ في بياناتك تاريخين، شمسيًا وقمريًا. يكفي لذلك عمودٌ إضافي.",
          "قارن الأسبوع الذي يسبق العيد بالأسبوع الذي سبق العيد نفسه في العام الماضي، ولا تقارن نيسان بنيسان.",
          "افصل الأسر التي تتلقّى الحوالات عن غيرها ما استطعت. هي في لوحتنا كلها ٢٩٪ من البيوت، وتشتري ٤٣٪ من الأجهزة الصغيرة.",
          "لا تتعجّل مدح عرضٍ اتّفق أن بدأ في الرابع من الشهر.",
        ),
        p(
          "وللنقطة الثالثة ثمن، فالسؤال عن المال القادم من الخارج سؤالٌ حسّاس. نضعه في آخر الاستمارة خيارًا بين أربعة مصادر للعون، وأول الخيارات المطبوعة: «لا شيء ممّا يلي». ومع ذلك تفضّل أسرةٌ من كل أربع عشرة ألّا تجيب، فلا نحسبها في هؤلاء ولا في أولئك.",
        ),
        p(
          "وحدود هذه الدراسة هي الحدود المعتادة، إضافةً إلى واحدٍ غير معتاد. الأسر كلها متطوّعة، وهي أدقّ تدوينًا من جيرانها. أما من تصله الحوالة على غير انتظام، مع مسافرٍ أو صديق صديق، فقليلٌ بينها، ولعلّ تسعة أيامٍ عنده زمنٌ طويل. إن كانت [إيصالاتك تخالفنا](/contact) فاكتب إلينا، فنحن نحبّ أن نعرف.",
        ),
      ],
    },
  },
  {
    slug: "what-a-wrong-decision-costs",
    created: "2025-04-08",
    author: "rima",
    categories: ["finance", "pricing"],
    cover: {
      plate: { kind: "abacus", theme: "barada", seed: "art-cost", w: 1200, h: 800 },
      alt: both(
        "An abacus on a teal ground, one wire of beads in green and one in orange",
        "معدادٌ على أرضٍ فيروزية، خرزُ أحد أسلاكه أخضر وخرزُ آخر برتقالي",
      ),
    },
    title: both(
      "What a wrong decision costs, and what it is sensible to pay to avoid it",
      "كم يكلّف القرار الخاطئ؟ وكم يُعقل أن تدفع لتتجنّبه؟",
    ),
    excerpt: both(
      "Two firms asked us for the same price test. We sold it to one and talked the other out of it, with the same arithmetic.",
      "طلبت منّا شركتان اختبار السعر نفسه، فبعناه لإحداهما وصرفنا الأخرى عنه، بالحساب ذاته.",
    ),
    body: {
      en: [
        p(
          "Every few weeks someone asks us for a study that we advise them not to buy. It is not modesty. A study is worth something only if it can change the decision, and worth only what the change would save. That can be worked out on the back of the enquiry before anyone has signed anything.",
        ),
        h2("Two firms, one question"),
        p(
          "A biscuit maker and a pickle maker each want to raise their price by a tenth. Each believes there are six chances in ten that shoppers will stay. If they stay the firm gains over the year, and if they leave it loses. With no study at all both would go ahead and, on those odds, both would be right.",
        ),
        p(
          "A price test of the usual kind catches three bad rises in four. It also gives a false alarm about one good rise in ten. What it is worth, then, is not its accuracy but the losses it prevents, less the gains it forbids:",
        ),
        table(
          ["US dollars", "Biscuits", "Pickles"],
          ["Gain if shoppers stay", "150,000", "34,000"],
          ["Loss if they leave", "90,000", "20,000"],
          ["Losses prevented (0.4 × 0.75 × loss)", "27,000", "6,000"],
          ["Gains forbidden (0.6 × 0.10 × gain)", "9,000", "2,040"],
          ["Worth of the test", "18,000", "3,960"],
          ["Price of the test", "11,000", "11,000"],
          ["Left over", "7,000", "−7,040"],
        ),
        p(
          "The biscuit maker bought it. For the pickle maker the test costs nearly three times what it could save. We said so, and proposed something better: raise the price in one district of one city for three weeks, and count the jars. It costs the patience of eleven grocers.",
        ),
        h2("The three numbers to bring"),
        ol(
          "**What you would do today, with no study.** If the honest answer is “wait”, put a price on the waiting. It is seldom zero.",
          "**What it costs to be wrong, in each direction.** People remember losses and forget the gains they did not make.",
          "**How likely you think you are to be wrong.** Write it down and sign it. It is a guess, and the arithmetic is grateful for it all the same.",
        ),
        p(
          "The third makes people uneasy, so move it about and watch. If the biscuit maker thinks failure as likely as success, the test is worth 26,250. At two chances in ten of failure it is worth 1,500, which no longer pays for it. At one chance in ten it comes to less than nothing: obeyed to the letter, the test would forbid more good rises than bad ones. The surer you are, the better an instrument has to be before it deserves to contradict you.",
        ),
        h2("When we say no"),
        p(
          "Since 2016 we have talked one enquiry in twelve out of a study by this sum alone, apart from the few we [turned down](/Blogdetails/three-studies-we-turned-down) for worse reasons. Most come back with a larger decision. The others have our blessing and a small spreadsheet. If you have the three numbers, [send them](/contact): the answer takes one business day and costs nothing, whichever way it falls. All figures here are illustrative. The pickles were very good.",
        ),
      ],
      ar: [
        p(
          "كل بضعة أسابيع يطلب منّا أحدٌ دراسةً ننصحه بألّا يشتريها. ليس هذا تواضعًا: لا قيمة للدراسة إلا إذا كان في وسعها أن تغيّر القرار، وقيمتها هي ما يوفّره هذا التغيير لا أكثر. وذلك يُحسب على ظهر الطلب قبل أن يوقّع أحدٌ شيئًا.",
        ),
        h2("شركتان وسؤالٌ واحد"),
        p(
          "معمل بسكويت ومعمل مخلّلات يريد كلٌّ منهما رفع سعره العُشر، ويقدّر أنّ الاحتمال ستةٌ من عشرة أن يبقى المتسوّقون. إن بقوا ربح خلال العام، وإن رحلوا خسر. ومن غير أيّ دراسة كان كلاهما سيمضي في قراره، وهو على هذا التقدير مصيب.",
        ),
        p(
          "اختبار السعر المعتاد يكشف ثلاث زياداتٍ خاسرة من كل أربع، لكنه يُنذر كذبًا في زيادةٍ رابحة واحدة من كل عشر. فقيمته ليست في دقّته، بل في الخسائر التي يمنعها بعد طرح الأرباح التي يحرمك منها:",
        ),
        table(
          ["بالدولار الأمريكي", "البسكويت", "المخلّلات"],
          ["الربح إن بقي المتسوّقون", "١٥٠٬٠٠٠", "٣٤٬٠٠٠"],
          ["الخسارة إن رحلوا", "٩٠٬٠٠٠", "٢٠٬٠٠٠"],
          ["خسائر يمنعها (٠٫٤ × ٠٫٧٥ × الخسارة)", "٢٧٬٠٠٠", "٦٬٠٠٠"],
          ["أرباحٌ يحرمك منها (٠٫٦ × ٠٫١٠ × الربح)", "٩٬٠٠٠", "٢٬٠٤٠"],
          ["قيمة الاختبار", "١٨٬٠٠٠", "٣٬٩٦٠"],
          ["ثمن الاختبار", "١١٬٠٠٠", "١١٬٠٠٠"],
          ["ما يبقى", "٧٬٠٠٠", "ناقص ٧٬٠٤٠"],
        ),
        p(
          "اشترى معمل البسكويت الاختبار. أما معمل المخلّلات فثمن الاختبار عنده نحو ثلاثة أضعاف ما يمكن أن يوفّره. قلنا له ذلك، واقترحنا ما هو خيرٌ منه: ارفع السعر في حيٍّ واحد من مدينةٍ واحدة ثلاثة أسابيع، وعُدّ المرطبانات. كلفة ذلك صبر أحد عشر بقّالًا.",
        ),
        h2("ثلاثة أرقامٍ تأتي بها"),
        ol(
          "**ماذا كنت ستفعل اليوم من غير دراسة؟** إن كان الجواب الصادق «أنتظر» فقدّر ثمن الانتظار، وقلّما يكون صفرًا.",
          "**كم يكلّف الخطأ في كلٍّ من الاتجاهين؟** يتذكّر الناس ما خسروه وينسون ما لم يربحوه.",
          "**ما احتمال أن تكون مخطئًا؟** اكتبه ووقّع عليه. هو تخمين، والحساب ممتنٌّ له على أيّ حال.",
        ),
        p(
          "يُقلق الرقم الثالث الناس، فحرّكه وانظر. إذا رأى معمل البسكويت أنّ الفشل محتملٌ كالنجاح صارت قيمة الاختبار ٢٦٬٢٥٠. وإذا كان احتمال الفشل اثنين من عشرة هبطت إلى ١٬٥٠٠، وهي لا تفي بثمنه. وإذا كان واحدًا من عشرة صارت القيمة دون الصفر: لو أطعت الاختبار حرفيًا لحرمك من أرباحٍ تفوق ما يجنّبك من خسائر. كلما زاد يقينك وجب أن تكون الأداة أدقّ كي تستحقّ أن تخالفك.",
        ),
        h2("حين نعتذر"),
        p(
          "منذ عام ٢٠١٦ صرفنا بهذا الحساب وحده طلبًا من كل اثني عشر، فضلًا عن قلّةٍ [اعتذرنا عنها](/Blogdetails/three-studies-we-turned-down) لأسبابٍ أسوأ. معظم أصحاب هذه الطلبات يعودون بقرارٍ أكبر، وللباقين دعاؤنا وجدول حسابٍ صغير. إن كانت لديك الأرقام الثلاثة [فأرسلها](/contact): يصلك الجواب في يوم عملٍ واحد ولا يكلّفك شيئًا، أيًّا كان. الأرقام هنا كلها توضيحية، أما المخلّلات فكانت ممتازة.",
        ),
      ],
    },
  },
  {
    slug: "winter-is-bought-in-august",
    created: "2024-11-26",
    author: "omar",
    categories: ["pricing", "consumers", "finance"],
    cover: {
      plate: {
        kind: "courses",
        theme: "rose",
        seed: "art-winter",
        w: 1200,
        h: 800,
        n: 5,
        hi: 4,
        data: [0.84, 0.6, 0.98, 0.54, 0.39],
      },
      alt: both(
        "Five bars of stone on a pink wall, the shortest in crimson",
        "خمسة صفوفٍ حجرية على جدارٍ وردي، أقصرها قرمزي",
      ),
    },
    title: both("Winter is bought in August, by those who can", "الشتاء يُشترى في آب، لمن استطاع"),
    excerpt: both(
      "A litre, a cylinder, a tonne and a sack cannot be compared. An hour of warmth can, and it is dearest for those who buy it by the day.",
      "لا يُقارَن اللتر بالأسطوانة ولا الطنّ بالكيس، لكنّ ساعة الدفء تُقارَن بساعة الدفء، وهي أغلى على من يشتريها يومًا بيوم.",
    ),
    body: {
      en: [
        p(
          "Ask a family what heating costs and you will be given the price of a litre, a cylinder, a tonne or a sack. No two of these can be compared, and the family does not compare them. It compares evenings. So we made a plain unit, the **warm hour**: one room of fifteen square metres held at eighteen degrees for an hour while it is five degrees outside.",
        ),
        h2("What an hour costs"),
        p(
          "In January we visited 530 heated homes in five cities, weighed or metered what they burnt for two days, and divided. The cost is an index with diesel at 100, because prices moved while we were counting. The order did not.",
        ),
        table(
          ["Main fuel", "Share of heated homes", "Cost of a warm hour"],
          ["Diesel", "38%", "100"],
          ["Firewood", "24%", "71"],
          ["Electricity, when there is any", "17%", "64"],
          ["Bottled gas", "14%", "118"],
          ["Olive pomace and nutshells", "7%", "46"],
        ),
        p(
          "The cheapest fuel has the fewest users and the dearest is not the rarest. That is not bad arithmetic. Pomace needs a dry corner for half a tonne of sacks, and a neighbour who does not mind the smoke. Gas needs nothing, leaves nothing, and can be bought at nine in the evening.",
        ),
        image(storedFuel),
        h2("The price of having no cash"),
        p(
          "Of all the fuel burnt that winter, 44% had been bought before the end of September, by homes with money to spare and somewhere to keep it. At the other end are those who buy by the day: ten litres at a time, or a bundle of wood tied with wire. For the same warm hour they paid 31% more than those who had bought in August. They know it. In the interviews they quoted the difference more exactly than we could have done.",
        ),
        image(risingPrice),
        h2("For anyone who sells to this market"),
        ul(
          "The unit of sale is the product. A trader who offered half a load in instalments from June gained customers without touching his price.",
          "The stove is the decision, and the fuel follows it for eight years on average. Study the day the stove was bought.",
          "Advertising in December speaks to people whose winter is in the cellar already, and to people who cannot pay for it.",
          "Ask about the coldest room as well as the warm one. The typical home heats one room of three, and lives in it.",
        ),
        h2("What we do not know"),
        p(
          "Two days are short, and people burn more when a visitor with a thermometer is on the way: consumption on the second day was 8% lower than on the first. We used the second. And of the homes we called at, one in thirty-three heated nothing at all. They are not in the table, because a cost per warm hour has no line for them. They are in the full tables, on page one, and [anyone may ask](/contact) for a copy.",
        ),
      ],
      ar: [
        p(
          "اسأل أسرةً كم تكلّف التدفئة تُجبك بسعر لترٍ أو أسطوانةٍ أو طنٍّ أو كيس. هذه أشياء لا يُقارَن بعضها ببعض، والأسرة لا تقارنها أصلًا، بل تقارن مساءً بمساء. لذلك وضعنا وحدةً بسيطة هي **ساعة الدفء**: غرفةٌ من خمسة عشر مترًا مربّعًا تبقى عند ثماني عشرة درجةً ساعةً كاملة والحرارة في الخارج خمس درجات.",
        ),
        h2("كم تكلّف الساعة"),
        p(
          "في كانون الثاني زرنا ٥٣٠ بيتًا ممّا يُدفَّأ في خمس مدن، ووزنّا ما أُحرق في يومين أو قسناه بالعدّاد، ثم قسمنا. والكلفة هنا رقمٌ قياسي يساوي المازوت فيه ١٠٠، لأنّ الأسعار كانت تتحرّك ونحن نعدّ. أما الترتيب فلم يتحرّك.",
        ),
        table(
          ["الوقود الرئيسي", "نسبة البيوت المُدفّأة", "كلفة ساعة الدفء"],
          ["المازوت", "٣٨٪", "١٠٠"],
          ["الحطب", "٢٤٪", "٧١"],
          ["الكهرباء حين تتوافر", "١٧٪", "٦٤"],
          ["أسطوانات الغاز", "١٤٪", "١١٨"],
          ["تفل الزيتون وقشور المكسّرات", "٧٪", "٤٦"],
        ),
        p(
          "أرخص الوقود أقلّه استعمالًا، وأغلاه ليس أندره. وليس هذا سوء حساب: تفل الزيتون يحتاج إلى زاويةٍ جافّة تتّسع لنصف طنٍّ من الأكياس، وإلى جارٍ لا يزعجه الدخان. أما الغاز فلا يحتاج إلى شيء ولا يخلّف شيئًا، ويُشترى في التاسعة مساءً.",
        ),
        image(storedFuel),
        h2("ثمن ألّا يكون معك نقد"),
        p(
          "من مجموع ما أُحرق في ذلك الشتاء اشتُري ٤٤٪ قبل نهاية أيلول، اشترته بيوتٌ لديها مالٌ فائض ومكانٌ للتخزين. وعلى الطرف الآخر من يشتري يومًا بيوم: عشرة لترات، أو حزمة حطبٍ مربوطة بسلك. دفع هؤلاء في ساعة الدفء نفسها ٣١٪ فوق ما دفعه من اشترى في آب. وهم يعرفون ذلك، بل ذكروا لنا الفرق في المقابلات بدقّةٍ لم نكن لنبلغها.",
        ),
        image(risingPrice),
        h2("لمن يبيع في هذا السوق"),
        ul(
          "وحدة البيع هي المنتج. أحد التجّار عرض نصف حمولةٍ بالتقسيط منذ حزيران، فكسب زبائن من غير أن يمسّ سعره.",
          "القرار هو المدفأة، والوقود يتبعها ثماني سنواتٍ في المتوسط. فادرس اليوم الذي اشتُريت فيه المدفأة.",
          "إعلان كانون الأول يخاطب من صار شتاؤه في القبو، ومن لا يملك ثمنه.",
          "اسأل عن أبرد غرفةٍ كما تسأل عن الدافئة. البيت المعتاد يدفّئ غرفةً من ثلاث ويعيش فيها.",
        ),
        h2("ما لا نعرفه"),
        p(
          "يومان مدّةٌ قصيرة، والناس يشعلون أكثر حين ينتظرون ضيفًا معه ميزان حرارة: كان الاستهلاك في اليوم الثاني أقلّ بنسبة ٨٪ منه في الأول، فاعتمدنا الثاني. ثم إنّ بيتًا من كل ثلاثةٍ وثلاثين طرقنا أبوابها لم يكن يدفّئ شيئًا. ليست هذه البيوت في الجدول، إذ لا سطر لها في كلفة ساعة الدفء، لكنها في الجداول الكاملة، في الصفحة الأولى، و[يحقّ لأيّ أحدٍ أن يطلب](/contact) نسخةً منها.",
        ),
      ],
    },
  },
];
