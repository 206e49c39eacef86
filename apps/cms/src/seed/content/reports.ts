import { h2, p, table, ul } from "./blocks.ts";
import type { SeedReport } from "./types.ts";

export const reports: SeedReport[] = [
  {
    created: "2026-03-18",
    author: "omar",
    image: {
      plate: {
        kind: "rosette",
        theme: "basalt",
        seed: "r-basket",
        w: 1200,
        h: 1500,
        n: 16,
        cx: 0.5,
        cy: 0.545,
        R: 0.305,
      },
      alt: {
        en: "A wheel of grey and white rhombs on black inside a graduated circle, a few of them green",
        ar: "عجلةٌ من معيّناتٍ رمادية وبيضاء على سواد داخل دائرةٍ مدرّجة، قليلٌ منها أخضر",
      },
    },
    images: [
      {
        plate: { kind: "courses", theme: "lime", seed: "f1", w: 1000, h: 750, n: 6 },
        alt: {
          en: "Six courses of dark stone of different lengths, one green",
          ar: "ستة مداميك داكنة مختلفة الطول، أحدها أخضر",
        },
      },
      {
        plate: { kind: "weave", theme: "lime", seed: "f4", w: 1000, h: 750, s: 80 },
        alt: {
          en: "A woven pattern thinning towards a pale centre",
          ar: "نسيجٌ يخفّ كلما اقترب من وسطٍ فاتح",
        },
      },
      {
        plate: { kind: "tally", theme: "lime", seed: "f2", w: 1000, h: 750, cell: 125 },
        alt: {
          en: "Rows of tally marks, the fourth in green",
          ar: "صفوفٌ من خطوط العدّ، رابعها أخضر",
        },
      },
      {
        plate: { kind: "ridges", theme: "apricot", seed: "r-basket-4", w: 1000, h: 750, n: 8 },
        alt: {
          en: "Rolling hills in black, orange and white under a ruler",
          ar: "تلالٌ متموّجة بالأسود والبرتقالي والأبيض تحت مسطرة",
        },
      },
      {
        plate: { kind: "abacus", theme: "rose", seed: "r-basket-5", w: 1000, h: 750 },
        alt: {
          en: "An abacus with dark beads, a red row and a green one",
          ar: "معدادٌ بخرزٍ داكن وصفٍّ أحمر وآخر أخضر",
        },
      },
      {
        plate: { kind: "canals", theme: "barada", seed: "r-basket-6", w: 1000, h: 750 },
        alt: {
          en: "Ribbons leaving a gate and dividing as they go",
          ar: "أشرطةٌ تخرج من بوابةٍ وتتفرّع في طريقها",
        },
      },
      {
        plate: { kind: "shelf", theme: "basalt", seed: "r-basket-7", w: 1000, h: 750, rows: 3 },
        alt: {
          en: "Three dark shelves with packs in white and green",
          ar: "ثلاثة رفوفٍ داكنة عليها عبواتٌ بيضاء وخضراء",
        },
      },
    ],
    title: { en: "The Syrian Basket 2025", ar: "السلة السورية ٢٠٢٥" },
    excerpt: {
      en: "What households buy, what they skip and what they quietly replace: a year of diaries from 1,260 homes in fourteen governorates.",
      ar: "ما تشتريه الأسر وما تؤجّله وما تستبدله بصمت: عامٌ من اليوميات من ١٬٢٦٠ منزلًا في أربع عشرة محافظة.",
    },
    body: {
      en: [
        p(
          "We asked the same households to write down every purchase for one week in each of four seasons. The diary is an old instrument and a demanding one, but it catches what memory rounds off: the half kilo, the second shop, the bag of salt bought on credit.",
        ),
        p(
          "Of the 1,260 homes that began in January, 1,104 were still writing in November. They recorded 38,400 trips to a shop, a stall or a van with a loudspeaker. The first surprise was who made them.",
        ),
        table(
          ["Who goes to the shop", "Share of all trips"],
          ["Mothers", "41%"],
          ["Children", "29%"],
          ["Fathers", "21%"],
          ["Others", "9%"],
        ),
        p(
          "*Base: 38,400 recorded trips. Illustrative data.* Children make nearly three trips in ten and spend one pound in eight. They carry exact money, they do not compare, and they are never interviewed. Wherever this report says “the shopper”, it has tried to remember them.",
        ),
      ],
      ar: [
        p(
          "طلبنا من الأسر نفسها أن تدوّن كل مشترياتها أسبوعًا في كل فصلٍ من الفصول الأربعة. اليوميات أداةٌ قديمة ومُتعبة، لكنها تلتقط ما تُدوّره الذاكرة: نصف الكيلو، والمتجر الثاني، وكيس الملح الذي اشتُري بالدَّين.",
        ),
        p(
          "بدأ معنا ١٬٢٦٠ منزلًا في كانون الثاني، وظلّ ١٬١٠٤ منها يكتب حتى تشرين الثاني. دُوّنت ٣٨٬٤٠٠ رحلةٍ إلى متجرٍ أو بسطةٍ أو سيارةٍ لها مكبّر صوت، وكانت المفاجأة الأولى في من يقوم بها.",
        ),
        table(
          ["من يذهب إلى المتجر", "الحصّة من الرحلات كلها"],
          ["الأمهات", "٤١٪"],
          ["الأطفال", "٢٩٪"],
          ["الآباء", "٢١٪"],
          ["آخرون", "٩٪"],
        ),
        p(
          "القاعدة: ٣٨٬٤٠٠ رحلةٍ مدوَّنة، والبيانات توضيحية. يقوم الأطفال بثلاث رحلاتٍ تقريبًا من كل عشر، وينفقون ليرةً من كل ثمانٍ. يحملون المبلغ بالتمام، ولا يقارنون الأسعار، ولا يُجري أحدٌ معهم مقابلة. وحيثما ذكر هذا التقرير «المتسوّق» فقد حاول ألّا ينساهم.",
        ),
      ],
    },
    first_description: {
      en: "**The shape of a week.** Four trips have replaced one. The first is planned, the second is forgotten items, and the last two are made by children. Packs that assume a single weekly shop are losing their place to packs that assume a pocketful of change. The planned trip still takes 54 per cent of the money, but it has moved from Thursday evening to the morning after wages are paid, whichever day that is. In eight governorates of the fourteen the busiest hour for groceries is now the hour after school.",
      ar: "**شكل الأسبوع.** حلّت أربع زياراتٍ محلّ واحدة: الأولى مخطَّطة، والثانية لما نُسي، والأخيرتان يقوم بهما الأطفال. والعبوات التي تفترض تسوّقًا أسبوعيًا واحدًا تخسر مكانها لعبواتٍ تفترض حفنةً من القطع النقدية. ما زالت الزيارة المخطَّطة تستأثر بأربعةٍ وخمسين في المئة من الإنفاق، لكنها انتقلت من مساء الخميس إلى صباح اليوم الذي يلي قبض الأجر، أيًّا كان ذلك اليوم من أيام الأسبوع. وفي ثماني محافظات من أربع عشرة صارت ساعة الانصراف من المدرسة أشدّ ساعات البقالة ازدحامًا.",
    },
    second_description: {
      en: "**What replaces what.** Substitution is not a step down the ladder; it is a step sideways. Households that left a national brand of tea did not choose the cheapest leaf. They chose the one sold loose, by a person they know. Meat gave way to chicken in spring and to lentils in autumn, but coffee gave way to nothing: its quantity fell by a fifth and its quality did not. Detergent moved most freely of all. Families guard what guests will taste and economise on what only the drain will see.",
      ar: "**ما الذي يحلّ محلّ ماذا.** ليس الاستبدال نزولًا درجةً على السلّم، بل خطوةٌ إلى الجانب. فالأسر التي تركت علامة الشاي الوطنية لم تختر الأرخص، بل اختارت ما يُباع بالوزن عند من تعرفه. وتنحّى اللحم للدجاج في الربيع وللعدس في الخريف، أما القهوة فلم تتنحَّ لشيء: نقصت كمّيتها بمقدار الخُمس ولم تنقص جودتها. وكانت مساحيق الغسيل أيسر الأصناف تبديلًا. فالأسر تصون ما سيذوقه الضيف، وتقتصد في ما لا تراه إلا البالوعة.",
    },
    third_description: {
      en: "**Use it, and check it.** The full tables, with the base for every percentage, are free to use with attribution. Read them with three cautions. Homes that finish a year of diaries are tidier than most, so total spending here is probably low by a few points. Quneitra and Raqqa each contribute fewer than fifty homes and should not be quoted alone. And a diary changes its writer: in every season the first two days record more fruit than the last two, and we do not believe that anybody’s taste for apples fades by Wednesday.",
      ar: "**استعملها وتحقّق منها.** الجداول الكاملة متاحةٌ للاستعمال مع ذكر المصدر، ولكل نسبةٍ فيها قاعدتُها. واقرأها بثلاثة تحفّظات: أن البيوت التي تُكمل عامًا من اليوميات أكثر ترتيبًا من غيرها، فمجموع الإنفاق هنا أدنى من الواقع ببضع نقاط على الأرجح؛ وأن كلًّا من القنيطرة والرقة أسهمت بأقلّ من خمسين بيتًا، فلا يصحّ الاستشهاد بإحداهما وحدها؛ وأن الدفتر يغيّر كاتبه: ففي كل فصلٍ تسجّل الأيام الأولى فاكهةً أكثر من الأخيرة، ولا نظنّ أن شهيّة أحدٍ للتفاح تفتر عند الأربعاء.",
    },
  },
  {
    created: "2025-04-23",
    author: "samer",
    image: {
      plate: { kind: "courses", theme: "pist", seed: "r-cities", w: 1200, h: 1500, n: 15 },
      alt: {
        en: "Fifteen courses of stone on green, each reaching a different length",
        ar: "خمسة عشر مدماكًا على خلفيةٍ خضراء، يبلغ كلٌّ منها طولًا مختلفًا",
      },
    },
    images: [
      {
        plate: {
          kind: "girih",
          theme: "barada",
          seed: "r-cities-1",
          w: 1000,
          h: 750,
          s: 240,
          th0: 32,
          th1: 72,
        },
        alt: {
          en: "Interlaced stars on dark green, opening as they cross the page",
          ar: "نجومٌ متشابكة على أرضٍ خضراء داكنة تنفرج كلما عبرت الصفحة",
        },
      },
      {
        plate: { kind: "canals", theme: "rose", seed: "r-cities-2", w: 1000, h: 750, n: 6 },
        alt: {
          en: "Streams of black, red and green parting on a pink ground",
          ar: "جداول سوداء وحمراء وخضراء تفترق على أرضٍ وردية",
        },
      },
      {
        plate: { kind: "shelf", theme: "lime", seed: "r-cities-3", w: 1000, h: 750, rows: 3 },
        alt: {
          en: "A grocer’s three shelves with a few gaps",
          ar: "ثلاثة رفوفٍ لبقّال فيها بضعة فراغات",
        },
      },
      {
        plate: {
          kind: "steps",
          theme: "basalt",
          seed: "r-cities-4",
          w: 1000,
          h: 750,
          n: 3,
          data: [0.42, 0.58, 0.76],
        },
        alt: {
          en: "Three broad steps of white stone on black",
          ar: "ثلاث درجاتٍ عريضة من حجرٍ أبيض على سواد",
        },
      },
      {
        plate: {
          kind: "sample",
          theme: "apricot",
          seed: "r-cities-5",
          w: 1000,
          h: 750,
          shape: "circle",
          cell: 62,
        },
        alt: {
          en: "An orange field of dots, some of them large and red, black or white",
          ar: "حقلٌ برتقالي من النقاط كبُر بعضها فصار أحمر أو أسود أو أبيض",
        },
      },
      {
        plate: {
          kind: "dial",
          theme: "rose",
          seed: "r-cities-6",
          w: 1000,
          h: 750,
          r: 0.78,
          cx: 0.4,
          cy: 0.55,
        },
        alt: {
          en: "A large graduated dial with two hands, on pink",
          ar: "قرصٌ كبير مدرّج بعقربين فوق خلفيةٍ وردية",
        },
      },
      {
        plate: { kind: "ridges", theme: "barada", seed: "r-cities-7", w: 1000, h: 750, n: 9 },
        alt: {
          en: "Hills in dark green and white, with one bright ridge among them",
          ar: "تلالٌ خضراء داكنة وبيضاء بينها سفحٌ زاهٍ",
        },
      },
    ],
    title: {
      en: "Second Cities: how Homs, Hama and Latakia shop",
      ar: "المدن الثانية: كيف تتسوّق حمص وحماة واللاذقية",
    },
    excerpt: {
      en: "Three cities that are planned from the capital and live by their own clocks: 2,140 interviews, 312 shops and 36 shopping trips walked from door to door.",
      ar: "ثلاث مدنٍ يُخطَّط لها من العاصمة وتعيش على ساعاتها الخاصة: ٢٬١٤٠ مقابلة، و٣١٢ متجرًا، و٣٦ رحلة تسوّقٍ رافقناها من الباب إلى الباب.",
    },
    body: {
      en: [
        p(
          "Most national plans have a line for Damascus, a line for Aleppo, and a line called “other”. A third of the urban households we can reach live in that third line. This report takes three cities out of it.",
        ),
        table(
          ["Measure", "Homs", "Hama", "Latakia"],
          ["Busiest shopping hour", "11:00", "9:00", "19:00"],
          ["Trips a week for food", "5.1", "3.4", "6.0"],
          ["Median walk to the main shop", "350 m", "700 m", "240 m"],
          ["Households, interviewed", "760", "690", "690"],
        ),
        p(
          "They are not three sizes of one thing. Homs buys in company: in four trips out of ten, a sack or a carton is bought together and divided on the landing. Hama keeps a day, and the day is Thursday, when the villages come in and prices are made for the week. Latakia has two populations, one of them seasonal.",
        ),
        p(
          "We visited each city in November, February and May, and twice we were told by a distributor that there was nothing to see.",
        ),
      ],
      ar: [
        p(
          "في معظم الخطط الوطنية سطرٌ لدمشق وسطرٌ لحلب وسطرٌ اسمه «أخرى». وثلثُ أسر المدن التي نستطيع بلوغها يعيش في هذا السطر الثالث. يُخرج هذا التقرير منه ثلاث مدن.",
        ),
        table(
          ["المؤشر", "حمص", "حماة", "اللاذقية"],
          ["أكثر الساعات ازدحامًا", "١١:٠٠", "٩:٠٠", "١٩:٠٠"],
          ["رحلات الطعام في الأسبوع", "٥٫١", "٣٫٤", "٦٫٠"],
          ["وسيط المسافة إلى المتجر الرئيسي", "٣٥٠ م", "٧٠٠ م", "٢٤٠ م"],
          ["الأسر التي قابلناها", "٧٦٠", "٦٩٠", "٦٩٠"],
        ),
        p(
          "وليست هذه ثلاثة مقاساتٍ لشيءٍ واحد. حمص تشتري بالشراكة: ففي أربع رحلاتٍ من كل عشر يُشترى كيسٌ أو كرتونة معًا ويُقسَم على بسطة الدرج. وحماة لها يومٌ معلوم هو الخميس، حين تنزل القرى إليها فتتحدّد أسعار الأسبوع. أما اللاذقية ففيها جمهوران، أحدهما موسمي.",
        ),
        p(
          "زرنا كلًّا من المدن الثلاث في تشرين الثاني وشباط وأيار، وقال لنا موزّعٌ مرتين إنه لا شيء هناك يستحقّ النظر.",
        ),
      ],
    },
    first_description: {
      en: "**The four hundred metres.** Sixty-two per cent of what these households spend on food is spent within four hundred metres of their door, against 48 in Damascus. The reason is not affection for the grocer, or not only. A litre of petrol costs the same everywhere and wages do not, so distance is dearer in the second city. A brand absent from the corner is not a brand to be looked for; it is a brand from somewhere else. Of the 312 shops audited, 190 carried no biscuit made more than a hundred kilometres away.",
      ar: "**أربعمئة متر.** تُنفق هذه الأسر ٦٢٪ من مصروف طعامها على مسافةٍ لا تزيد على أربعمئة متر من بابها، والنسبة في دمشق ٤٨٪. وليس السبب محبّة البقّال، أو ليست وحدها: فليتر البنزين واحدٌ أينما كان، والأجور ليست واحدة، ولذلك تغلو المسافة في المدينة الثانية. والعلامة الغائبة عن دكّان الزاوية لا يبحث عنها أحد، بل تُعدّ علامةً من مكانٍ آخر. ومن بين ٣١٢ متجرًا دقّقناها لم يكن في ١٩٠ منها بسكويتٌ صُنع على أبعد من مئة كيلومتر.",
    },
    second_description: {
      en: "**Sizes by season.** In Latakia the same shops sell two different ranges in a year. From June to September, families on holiday buy singles: one water, one yoghurt, one small shampoo. When they leave, the residents come back to the large sizes, and for three weeks the shops have the wrong stock. We counted it in October: 27 per cent of facings were summer sizes that nobody was asking for. In Hama the effect is weekly and small, in Homs it hardly exists. A single national pack plan is right in one of the three cities, eight months in twelve.",
      ar: "**المقاس والموسم.** تبيع المتاجر نفسها في اللاذقية تشكيلتين في السنة الواحدة. فمن حزيران إلى أيلول تشتري أسر المصطافين بالقطعة: ماءً واحدًا، ولبنًا واحدًا، وشامبو صغيرًا. فإذا رحلوا عاد أهل المدينة إلى المقاسات الكبيرة، وبقيت المتاجر ثلاثة أسابيع ببضاعةٍ في غير محلّها. عددناها في تشرين الأول، فكانت ٢٧٪ من الواجهات لمقاساتٍ صيفية لا يطلبها أحد. والأثر في حماة أسبوعيٌّ صغير، وفي حمص يكاد ينعدم. فخطّة العبوات الوطنية الواحدة صحيحةٌ في مدينةٍ من الثلاث، ثمانية أشهر من كل اثني عشر.",
    },
    third_description: {
      en: "**How far to trust it.** Each city is read with a margin of about 3.7 points, districts within a city are not read at all: we publish the map of interviews but no figures for districts. Summer in Latakia rests on shop counts and not on interviews, for holidaymakers do not open the door to researchers, and quite right. The October count covered 104 shops. The accompanied trips are thirty-six stories chosen to be different from one another, and no share should be calculated from them. The questionnaire, in the three wordings the three cities needed, is in the annex.",
      ar: "**إلى أيّ حدٍّ تثق به.** تُقرأ كل مدينة بهامشٍ يقارب ٣٫٧ نقاط، أما أحياء المدينة الواحدة فلا تُقرأ منفردة: ننشر خريطة المقابلات ولا ننشر أرقامًا للأحياء. وصيفُ اللاذقية قائمٌ على عدّ المتاجر لا على المقابلات، فالمصطاف لا يفتح بابه لباحث، ومعه حقّ. شمل عدّ تشرين الأول ١٠٤ متاجر. أما الرحلات التي رافقناها فستٌّ وثلاثون حكايةً اختيرت لاختلافها، فلا تُحسب منها نسبة. والاستمارة، بالصياغات الثلاث التي احتاجت إليها المدن الثلاث، منشورةٌ في الملحق.",
    },
  },
  {
    created: "2024-09-11",
    author: "hala",
    image: {
      plate: { kind: "plumb", theme: "rose", seed: "r-tag", w: 1200, h: 1500 },
      alt: {
        en: "A plumb line hanging straight beside an uneven wall, on pink",
        ar: "شاقولٌ مستقيم إلى جانب جدارٍ متعرّج فوق خلفيةٍ وردية",
      },
    },
    images: [
      {
        plate: { kind: "steps", theme: "apricot", seed: "r-tag-1", w: 1000, h: 750, n: 13 },
        alt: {
          en: "Thirteen striped columns rising and slipping back",
          ar: "ثلاثة عشر عمودًا مخطّطًا تعلو ثم تتراجع",
        },
      },
      {
        plate: { kind: "shelf", theme: "barada", seed: "r-tag-2", w: 1000, h: 750, rows: 3 },
        alt: {
          en: "Three shelves on dark green, with outlines where packs are missing",
          ar: "ثلاثة رفوفٍ على أرضٍ خضراء داكنة فيها أماكن لعبواتٍ ناقصة",
        },
      },
      {
        plate: { kind: "balance", theme: "basalt", seed: "r-tag-3", w: 1000, h: 750, tilt: 5 },
        alt: {
          en: "A white balance on black, a little heavier to one side",
          ar: "ميزانٌ أبيض على سواد يميل قليلًا إلى جهة",
        },
      },
      {
        plate: { kind: "field", theme: "lime", seed: "r-tag-4", w: 1000, h: 750, gap: 38 },
        alt: {
          en: "Short strokes swirling like filings around a magnet",
          ar: "خطوطٌ قصيرة تدور كبُرادة الحديد حول مغناطيس",
        },
      },
      {
        plate: { kind: "likert", theme: "rose", seed: "r-tag-5", w: 1000, h: 750, n: 7 },
        alt: {
          en: "Seven bars of answers divided by an upright line",
          ar: "سبعة أشرطة إجاباتٍ يقسمها خطٌّ قائم",
        },
      },
      {
        plate: { kind: "abacus", theme: "pist", seed: "r-tag-6", w: 1000, h: 750 },
        alt: {
          en: "An abacus on green with its beads at rest",
          ar: "معدادٌ على خلفيةٍ خضراء استقرّ خرزه",
        },
      },
      {
        plate: { kind: "arch", theme: "apricot", seed: "r-tag-7", w: 1000, h: 750, n: 17 },
        alt: {
          en: "Seventeen wedges of an arch around a pointer",
          ar: "سبعة عشر وتدًا من قوسٍ حول مؤشّر",
        },
      },
    ],
    title: {
      en: "The Price Tag: reading shelf prices in a moving currency",
      ar: "بطاقة السعر: قراءة الرفوف بعملةٍ لا تثبت",
    },
    excerpt: {
      en: "Twenty-six weeks, 120 shops and 9,600 places on their shelves, photographed every week: how prices are written, how often they are rewritten, and what a missing tag says.",
      ar: "ستةٌ وعشرون أسبوعًا و١٢٠ متجرًا و٩٬٦٠٠ موضعٍ على رفوفها صُوّرت كل أسبوع: كيف تُكتب الأسعار، وكم تُعاد كتابتها، وماذا تقول البطاقة الغائبة.",
    },
    body: {
      en: [
        p(
          "A price tag is a promise with a date it does not mention. For half a year our auditors returned every week to the same eighty places in each shop, in five cities, and photographed whatever was written there. Sometimes it was a number. Often it was a number over a number. In 38 per cent of cases it was a hook.",
        ),
        h2("Four kinds of tag"),
        ul(
          "**Printed and current,** 29 per cent: the price at the till is the price on the shelf.",
          "**Handwritten and current,** 21 per cent.",
          "**Present and out of date,** 12 per cent, nearly always too low.",
          "**Absent,** 38 per cent: ask.",
        ),
        p(
          "We then asked 840 shoppers, at the same shelves, what they believed the price to be. Their guesses were better than we had any right to expect: within five per cent of the truth for bread, sugar and eggs, and within thirty for almost everything else.",
        ),
      ],
      ar: [
        p(
          "بطاقة السعر وعدٌ له تاريخ لا تذكره. على مدى نصف عام عاد مدقّقونا كل أسبوع إلى المواضع الثمانين نفسها في كل متجر، في خمس مدن، وصوّروا ما كُتب هناك. كان رقمًا أحيانًا، وكثيرًا ما كان رقمًا فوق رقم، وفي ٣٨٪ من الحالات كان مشبكًا خاليًا.",
        ),
        h2("أربعة أنواعٍ من البطاقات"),
        ul(
          "**مطبوعة وصحيحة،** ٢٩٪: سعر الصندوق هو سعر الرفّ.",
          "**مكتوبة باليد وصحيحة،** ٢١٪.",
          "**موجودة وقديمة،** ١٢٪، وهي دون السعر الحقيقي في أغلب الأحوال.",
          "**غائبة،** ٣٨٪: اسأل.",
        ),
        p(
          "ثم سألنا ٨٤٠ متسوّقًا أمام الرفوف نفسها عن السعر في ظنّهم، فكان تخمينهم أدقّ مما كان يحقّ لنا أن نتوقّع: بفارقٍ لا يتجاوز خمسةً في المئة للخبز والسكر والبيض، ويبلغ ثلاثين في المئة لكل ما عدا ذلك تقريبًا.",
        ),
      ],
    },
    first_description: {
      en: "**How long a price lives.** The median tag was rewritten every nine days, but the median conceals two trades. Packaged goods with a known importer changed together, within forty-eight hours of one another, across all five cities. Fresh and loose goods changed alone, shop by shop, and sometimes twice in a morning. When prices rose, four tags out of five were corrected in three days; when they fell, it took eleven. Shopkeepers do not deny it. One explained that he raises a price when he hears the news and lowers it when he has sold what he bought before the news.",
      ar: "**كم يعيش السعر.** وسيطُ عمر البطاقة تسعة أيام، لكن الوسيط يخفي تجارتين. فالسلع المعلّبة ذات المستورد المعروف تغيّرت معًا، في غضون ثمانٍ وأربعين ساعة، في المدن الخمس كلها. أما الطازج وما يُباع بالوزن فتغيّر وحده، متجرًا متجرًا، ومرتين في الصباح الواحد أحيانًا. وحين ارتفعت الأسعار صُحّحت أربع بطاقاتٍ من كل خمس في ثلاثة أيام، وحين انخفضت لزم أحد عشر يومًا. ولا ينكر أصحاب المتاجر ذلك؛ قال أحدهم إنه يرفع السعر حين يسمع الخبر، ويخفضه حين يبيع ما اشتراه قبل الخبر.",
    },
    second_description: {
      en: "**What a missing tag costs.** A third of shoppers who find no price do not ask. They take something else, or leave it for another day, and the shop never hears of the sale it lost. The share is 19 per cent in shops where the owner stands beside the shelf, and 44 where one must call across a counter. Women under thirty ask least. The experiment was cheap: in twenty shops we supplied a wax pencil and a strip of slate along the shelf edge. Sales of the tagged goods rose by 8 per cent in six weeks. The pencil cost less than this page.",
      ar: "**كم تكلّف البطاقة الغائبة.** ثلثُ المتسوّقين لا يسألون إذا لم يجدوا السعر: يأخذون شيئًا آخر، أو يؤجّلون الشراء، ولا يعلم المتجر بالبيع الذي خسره. تبلغ النسبة ١٩٪ حيث يقف صاحب المتجر قرب الرفّ، و٤٤٪ حيث لا بدّ من النداء من وراء الطاولة، وأقلّ الناس سؤالًا النساءُ دون الثلاثين. وكانت التجربة رخيصة: أعطينا عشرين متجرًا قلمًا شمعيًا وشريطًا من الأردواز على حافّة الرفّ، فزادت مبيعات الأصناف المسعَّرة ٨٪ في ستة أسابيع. كلّف القلم أقلّ مما كلّفت هذه الصفحة.",
    },
    third_description: {
      en: "**Limits, and a request.** Eighty shelf places in a shop sound like many; they are about one product in twenty. We chose goods that most shops carry, so rare and expensive things are missing, and so is everything kept under the counter. Weeks 14 and 15 in Deir ez-Zor were lost to a road and are left blank rather than guessed. Prices are reported as an index, each product against its own first week, because pounds of January and pounds of June do not belong in one column. If you keep a shop and a notebook, we would like to see it.",
      ar: "**حدودٌ ورجاء.** ثمانون موضعًا في المتجر رقمٌ يبدو كبيرًا، وهو نحو صنفٍ من كل عشرين. اخترنا ما تبيعه معظم المتاجر، فغاب النادر والغالي، وغاب كل ما يُحفظ تحت الطاولة. وضاع الأسبوعان الرابع عشر والخامس عشر في دير الزور بسبب طريقٍ مقطوعة، فتركنا خانتيهما بيضاوين ولم نخمّن. والأسعار معروضةٌ مؤشرًا يُنسب فيه كل صنفٍ إلى أسبوعه الأول، لأن ليرة كانون الثاني وليرة حزيران لا تجتمعان في عمودٍ واحد. وإن كان لك متجرٌ ودفتر، فيسرّنا أن نراه.",
    },
  },
];
