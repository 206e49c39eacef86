import type { SeedTrend } from "./types.ts";

export const trends: SeedTrend[] = [
  {
    created: "2026-11-08",
    image: {
      plate: { kind: "shelf", theme: "barada", seed: "tpk2", w: 1200, h: 560, rows: 2 },
      alt: {
        en: "Two shelves of small cartons and bottles on dark green",
        ar: "رفّان من العلب والقوارير الصغيرة على أرضٍ خضراء داكنة",
      },
    },
    title: { en: "Smaller packs, more trips", ar: "عبواتٌ أصغر وزياراتٌ أكثر" },
    description: {
      en: "Households split one weekly shop into four. Brands with a two-day size keep their place in the basket. We saw it first in the diaries from Aleppo and then, half a year later, in Tartus: the number of trips went up by a third while the amount carried home stayed where it was. It is not thrift alone. People without a reliable refrigerator buy for tonight, and people paid by the day buy with today’s money. The large size is still cheaper by weight, and it is still on the shelf on Thursday.",
      ar: "تقسّم الأسر تسوّقها الأسبوعي على أربع مرات، فتحتفظ بمكانها في السلة كلُّ علامةٍ لها عبوةٌ تكفي يومين. رأينا ذلك أولًا في يوميات حلب، ثم في طرطوس بعد نصف عام: زاد عدد الزيارات بمقدار الثلث، وبقيت الكمية المحمولة إلى البيت على حالها. وليس التوفير وحده هو السبب؛ فمن لا يثق بثلاجته يشتري لليلته، ومن يتقاضى أجره يومًا بيوم يشتري بأجر يومه. ما زالت العبوة الكبيرة أرخص بالوزن، وما زالت على الرفّ يوم الخميس.",
    },
  },
  {
    created: "2026-10-30",
    image: {
      plate: {
        kind: "arch",
        theme: "apricot",
        seed: "tso",
        w: 1200,
        h: 750,
        cx: 0.62,
        cy: 1,
        r0: 0.4,
        r1: 1.15,
        n: 27,
      },
      alt: {
        en: "A half sun of dark rays, one of them white, rising from the foot of an orange page",
        ar: "نصف شمسٍ داكنة الأشعّة، أحدها أبيض، تشرق من أسفل صفحةٍ برتقالية",
      },
    },
    title: { en: "Solar as a household appliance", ar: "الطاقة الشمسية صارت جهازًا منزليًا" },
    description: {
      en: "Panels are compared like refrigerators now: warranty first, installer second, price third. Three years ago buyers came with a cousin’s telephone number and a figure in watts. In this year’s interviews in Homs and Daraa, seven in ten asked instead who would come if it stopped working, and whether he would come on a Friday. The technical sheet has moved from the counter to a drawer. For the seller this changes the whole pitch: the advantage is no longer the panel, which everyone has, but the van, the spare inverter and the name of a man who answers.",
      ar: "تُقارَن الألواح اليوم كما تُقارَن الثلاجات: الكفالة أولًا، ثم الفنّي، ثم السعر. قبل ثلاث سنوات كان المشتري يأتي برقم هاتف قريبٍ له ورقمٍ بالواط. أما في مقابلات هذا العام في حمص ودرعا فسأل سبعةٌ من كل عشرة عمّن يأتي إذا تعطّلت، وهل يأتي يوم الجمعة. انتقلت ورقة المواصفات من سطح الطاولة إلى الدرج، وتغيّر معها كلام البائع كلّه: لم تعد الميزة في اللوح، فهو عند الجميع، بل في سيارة الصيانة وجهاز التحويل الاحتياطي واسم رجلٍ يردّ على الهاتف.",
    },
  },
  {
    created: "2026-10-09",
    image: {
      plate: { kind: "weave", theme: "rose", seed: "tcs", w: 1200, h: 750, s: 72 },
      alt: {
        en: "A woven field of pink, red and black lozenges",
        ar: "نسيجٌ من معيّناتٍ وردية وحمراء وسوداء",
      },
    },
    title: { en: "Cash leads, the second payment is digital", ar: "النقد أولًا، والدفعة الثانية رقمية" },
    description: {
      en: "People pay the deposit in notes and the balance by phone. Trust arrives between the two. Furniture, dental work, wedding halls and private lessons all show the pattern, in Damascus and in Latakia. The first payment is a meeting: hands, a receipt, a look at the workshop. Once the workshop has been seen, nobody wants to cross town again with an envelope. Businesses that demanded a transfer from the start lost the customer, and those that accepted notes to the end lost an afternoon. The deposit is not the obstacle to digital payment. It is the ceremony that makes it possible.",
      ar: "يدفع الناس العربون نقدًا والباقي عبر الهاتف، وبين الدفعتين تتكوّن الثقة. يتكرّر ذلك في المفروشات وعلاج الأسنان وصالات الأفراح والدروس الخصوصية، في دمشق وفي اللاذقية. فالدفعة الأولى لقاء: مصافحةٌ وإيصالٌ ونظرةٌ إلى الورشة. ومتى رأى الزبون الورشة لم يعد يرغب في أن يقطع المدينة ثانيةً ومعه مغلّف. من اشترط التحويل منذ البداية خسر الزبون، ومن قبض نقدًا إلى النهاية خسر عصرَ يومٍ كامل. ليس العربون عقبةً أمام الدفع الرقمي، بل هو الطقس الذي يمهّد له.",
    },
  },
  {
    created: "2026-09-21",
    image: {
      plate: { kind: "arch", theme: "basalt", seed: "tl", w: 1200, h: 750, cx: 0.3, n: 21 },
      alt: {
        en: "White wedges of an arch on black, fanning out from a dial",
        ar: "أوتاد قوسٍ بيضاء على سواد تنفرج من قرصٍ مدرّج",
      },
    },
    title: { en: "Local brands: from cheaper to closer", ar: "العلامات المحلية: من «أرخص» إلى «أقرب»" },
    description: {
      en: "The reason given for choosing a Syrian label has changed in two years, and so should the slogan. Asked why in 2024, 58 per cent of buyers in Damascus and Hama said it cost less. This autumn 33 per cent say so, and the commonest answer is that they know where it is made, or who makes it, or that the shop will take it back. The price gap has not closed; it has stopped being the story. Packs that still shout savings now sound like an apology. A street name and a telephone number on the back do more, and cost a line of print.",
      ar: "تغيّر سبب اختيار المنتج السوري في عامين، وعلى الشعار أن يتغيّر معه. في عام ٢٠٢٤ قال ٥٨٪ من المشترين في دمشق وحماة إنهم يختارونه لأنه أرخص. وفي خريف هذا العام يقول ذلك ٣٣٪، أما الجواب الأكثر تكرارًا فهو أنهم يعرفون أين يُصنع، أو من يصنعه، أو أن المتجر يقبل إرجاعه. لم يزُل فرق السعر، لكنه لم يعد هو الحكاية. والعبوات التي ما زالت تنادي بالتوفير صارت كمن يعتذر. اسم شارعٍ ورقم هاتفٍ على ظهر العبوة يفعلان أكثر من ذلك، ولا يكلّفان إلا سطرًا.",
    },
  },
  {
    created: "2026-09-02",
    image: {
      plate: { kind: "canals", theme: "pist", seed: "td", w: 1200, h: 750 },
      alt: {
        en: "A bundle of ribbons spreading across a green page",
        ar: "حزمة أشرطةٍ تتفرّق على صفحةٍ خضراء",
      },
    },
    title: { en: "Delivery reaches the second city", ar: "التوصيل يصل إلى المدينة الثانية" },
    description: {
      en: "Homs, Hama and Latakia order differently from Damascus: fewer meals, more groceries, earlier. In the capital the rider is a waiter and the peak comes at nine in the evening. In the three other cities he is a porter: the peak is at eleven in the morning, the load is onions, detergent and a gas cylinder, and half of the orders are placed by someone who is at work for someone who is at home. Services that arrived with a list of restaurants closed within months. Those that arrived with a scale and a trolley are hiring.",
      ar: "تطلب حمص وحماة واللاذقية على نحوٍ غير دمشق: وجباتٌ أقل، وبقالةٌ أكثر، وفي وقتٍ أبكر. في العاصمة يقوم راكب الدرّاجة مقام النادل، وتأتي الذروة في التاسعة مساءً. أما في المدن الثلاث فهو أشبه بالعتّال: الذروة في الحادية عشرة صباحًا، وفي الكيس بصلٌ ومنظّفات وإلى جانبه جرّة غاز، ونصف الطلبات يرسلها من هو في عمله لمن هو في البيت. الخدمات التي جاءت بقائمة مطاعم أُغلقت في غضون أشهر، والتي جاءت بميزانٍ وعربة تبحث اليوم عن موظفين.",
    },
  },
  {
    created: "2026-08-14",
    image: {
      plate: { kind: "tally", theme: "pist", seed: "tg", w: 1200, h: 750, cell: 120 },
      alt: {
        en: "A page of tally marks on green, one row in white",
        ar: "صفحةٌ من خطوط العدّ على الأخضر، وصفٌّ واحد بالأبيض",
      },
    },
    title: { en: "The neighbourhood grocer as a bank", ar: "بقّال الحيّ مصرفًا" },
    description: {
      en: "The credit notebook is the most used financial product we measured this year. Six households in ten, in Rural Damascus and again in Idlib, owe their grocer something on an ordinary day; the median debt is nine days of bread and vegetables. There is no contract, no interest and almost no default, because the branch manager knows your mother. Apps that propose to replace the notebook usually forget its second function: it also records who is ill, who is travelling and who should not be asked this month. A product that only remembers the amount remembers less than the grocer does.",
      ar: "دفتر الدَّين هو أكثر المنتجات المالية استعمالًا ممّا قسناه هذا العام. ستّ أسرٍ من كل عشر، في ريف دمشق ثم في إدلب، مدينةٌ لبقّالها بشيءٍ في اليوم العادي، ووسيطُ الدَّين ثمن تسعة أيامٍ من الخبز والخضار. لا عقد ولا فائدة، ويكاد التعثّر ينعدم، لأن مدير الفرع يعرف أمّك. والتطبيقات التي تعرض أن تحلّ محلّ الدفتر تنسى عادةً وظيفته الثانية: أنه يسجّل أيضًا من المريض، ومن المسافر، ومن لا يصحّ أن يُطالَب هذا الشهر. فمنتجٌ لا يتذكّر إلا المبلغ يتذكّر أقلّ مما يتذكّره البقّال.",
    },
  },
  {
    created: "2026-05-20",
    image: {
      plate: { kind: "wave", theme: "apricot", seed: "t-voice", w: 1200, h: 750, rows: 3, gap: 15 },
      alt: {
        en: "Three lines of voice drawn in dark, white and red strokes on orange",
        ar: "ثلاثة أسطرٍ من الصوت بخطوطٍ داكنة وبيضاء وحمراء على البرتقالي",
      },
    },
    title: { en: "The order is a voice note", ar: "الطلب رسالةٌ صوتية" },
    description: {
      en: "Customers have stopped typing and started talking: in 140 small shops in Aleppo and Sweida, two orders in three now come as a recorded message. It is quicker for a mother with wet hands and kinder to a grandfather’s eyesight, and it lets the buyer bargain in the right tone. The shop pays for it. An average note is 38 seconds, is played twice, and one in nine is delivered wrong. The order form with its tidy boxes was the wrong cure. What works is a boy at the counter who repeats the order back, in a note of six seconds.",
      ar: "كفّ الزبائن عن الكتابة وصاروا يتكلّمون: في ١٤٠ متجرًا صغيرًا في حلب والسويداء يصل طلبان من كل ثلاثة رسالةً مسجّلة. فهي أسرع لأمٍّ يداها مبلّلتان، وأرفق ببصر الجدّ، وتتيح للمشتري أن يساوم بالنبرة المناسبة. أما المتجر فيدفع الثمن: متوسط الرسالة ثمانٍ وثلاثون ثانية، وتُسمع مرتين، ويُسلَّم واحدٌ من كل تسعة طلباتٍ ناقصًا أو مغلوطًا. لم تكن استمارة الطلب بخاناتها المرتّبة هي الدواء. الدواء فتى خلف الطاولة يعيد الطلب على صاحبه في رسالةٍ من ستّ ثوانٍ.",
    },
  },
  {
    created: "2025-12-03",
    title: { en: "Repair comes back before replacement", ar: "التصليح يعود قبل التبديل" },
    description: {
      en: "For two winters running we have asked what happened the last time a household appliance broke. The share that was repaired rose from 47 to 64 per cent, in cities and villages alike. The money is only half of it. A repaired washing machine has a known past, while a new one of an unknown make has none, and people have learned to prefer an old fault to a fresh surprise. Sellers who publish the price of their spare parts gain more trust than those who publish a longer warranty. We photographed nothing for this entry: the best evidence is a cupboard of saved screws.",
      ar: "سألنا في شتاءين متتاليين عمّا جرى في آخر مرةٍ تعطّل فيها جهازٌ في البيت، فارتفعت نسبة ما جرى تصليحه من ٤٧٪ إلى ٦٤٪، في المدن والقرى على السواء. والمال نصف التفسير لا كلّه؛ فللغسّالة المصلَّحة ماضٍ معروف، ولا ماضي لغسّالةٍ جديدة من صنعٍ مجهول، وقد تعلّم الناس أن يفضّلوا عيبًا قديمًا على مفاجأةٍ طازجة. والبائع الذي ينشر أسعار قطع الغيار يكسب من الثقة أكثر ممّن ينشر كفالةً أطول. لم نصوّر شيئًا لهذا الاتجاه، فأفضل دليلٍ عليه درجٌ مليءٌ بالبراغي المحفوظة.",
    },
  },
];
