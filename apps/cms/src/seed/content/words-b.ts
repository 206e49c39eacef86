import { h2, image, ol, p, table, ul } from "./blocks.ts";
import type { SeedPicture, SeedWord } from "./types.ts";

const nineSeats: SeedPicture = {
  plate: { kind: "courtyard", theme: "lime", seed: "w-moderator-2", w: 1000, h: 750, seats: 9 },
  alt: {
    en: "A fountain seen from above with nine seats around it, each facing a strip of ruler marks",
    ar: "نافورةٌ من الأعلى حولها تسعة مقاعد، أمام كلٍّ منها شريط تدريجات",
  },
  caption: {
    en: "The strips are speaking time. The chair with the shortest one is the moderator’s next job.",
    ar: "الأشرطة زمنُ الكلام، وصاحب المقعد ذي الشريط الأقصر هو مهمّة الميسِّر التالية.",
  },
};

const missedDots: SeedPicture = {
  plate: { kind: "tally", theme: "barada", seed: "w-nonresponse-2", w: 1000, h: 750, cell: 125 },
  alt: {
    en: "Rows of tally marks ending in short dashes where nothing was counted",
    ar: "صفوفٌ من خطوط العدّ تنتهي بشرطاتٍ قصيرة حيث لم يُعدّ شيء",
  },
};

export const wordsB: SeedWord[] = [
  {
    created: "2025-11-12",
    categories: ["methods"],
    image: {
      plate: { kind: "wave", theme: "rose", seed: "w-moderator", w: 800, h: 1000, rows: 5 },
      alt: {
        en: "Five lines of voices on pink, each louder in its own place",
        ar: "خمسة أسطرٍ من الأصوات على خلفيةٍ وردية، يعلو كلٌّ منها في موضع",
      },
    },
    title: { en: "Moderator", ar: "الميسِّر" },
    excerpt: {
      en: "The person who runs a group discussion: keeps the time, opens the doors, and owns no opinion until everyone has gone home.",
      ar: "من يدير جلسة النقاش: يحفظ الوقت ويفتح الأبواب، ولا يملك رأيًا حتى ينصرف الجميع.",
    },
    body: {
      en: [
        p(
          "In a group of eight mothers in Latakia, talking about what goes into a school bag, one participant was a pharmacist. In the first twenty minutes she spoke for 41 per cent of the time and the other seven agreed with her about sugar. A fair share was 12.5.",
        ),
        p(
          "The moderator did not interrupt. She asked the pharmacist to write the group’s words on the board, and a person who writes cannot lecture. By the end she was at 17 per cent, and somebody had admitted to crisps.",
        ),
        image(nineSeats),
        h2("Three tools that need no equipment"),
        ul(
          "**Silence.** Five seconds feel like rudeness; the best sentence usually arrives in the sixth.",
          "**The card.** Everyone writes an answer before anyone says one.",
          "**The round.** One sentence each, beginning with the quietest chair.",
        ),
        p(
          "The common mistake is the question “So do you all agree?” In a room of polite strangers there is only one answer to it. The second is a client passing notes under the door, which turns a listener into a salesman.",
        ),
      ],
      ar: [
        p(
          "في مجموعةٍ من ثماني أمّهات في اللاذقية، يتحدّثن عمّا يوضع في حقيبة المدرسة، كانت إحداهنّ صيدلانية. في العشرين دقيقة الأولى تكلّمت ٤١٪ من الوقت، ووافقتها السبع الأخريات في شأن السكر. أما النصيب العادل فاثنا عشر ونصف في المئة.",
        ),
        p(
          "لم تقاطعها الميسِّرة، بل طلبت منها أن تدوّن كلام المجموعة على اللوح؛ ومن يكتب لا يحاضر. وعند نهاية الجلسة كانت حصّتها ١٧٪، وكانت إحدى الأمّهات قد اعترفت بأكياس البطاطا.",
        ),
        image(nineSeats),
        h2("ثلاث أدواتٍ لا تحتاج إلى معدّات"),
        ul(
          "**الصمت.** خمس ثوانٍ تبدو قلّة لباقة، لكن أفضل جملةٍ تأتي عادةً في السادسة.",
          "**البطاقة.** يكتب كلٌّ جوابه قبل أن ينطق أحد.",
          "**الدور.** جملةٌ واحدة لكل شخص، والبداية من أهدأ المقاعد.",
        ),
        p(
          "والخطأ الشائع سؤال: «إذن، أكلُّكم متّفقون؟»؛ فليس له في غرفةٍ من الغرباء المهذّبين إلا جوابٌ واحد. ويليه عميلٌ يمرّر الأوراق من تحت الباب، فيصير المُصغي بائعًا.",
        ),
      ],
    },
  },
  {
    created: "2025-10-08",
    categories: ["brands"],
    image: {
      plate: { kind: "canals", theme: "basalt", seed: "w-churn", w: 800, h: 1000, n: 6 },
      alt: {
        en: "One stream dividing into ribbons that leave in different directions",
        ar: "مجرى واحد يتفرّع أشرطةً تمضي في جهاتٍ مختلفة",
      },
    },
    title: { en: "Churn", ar: "معدل التسرّب" },
    excerpt: {
      en: "Of the customers you had when a period began, the share who were no longer customers when it ended.",
      ar: "نسبة من غادروا خلال مدّةٍ ما من العملاء الذين كانوا معك في أولها.",
    },
    body: {
      en: [
        p(
          "A sports club in Erbil began January with 800 members. Seventy joined, 56 left, and the manager reported growth of fourteen. True, and beside the point: churn was 56 out of 800, seven per cent in a month.",
        ),
        p(
          "Seven per cent sounds survivable. Carry it through a year and 58 per cent of January’s members are gone by the next, for what remains is 0.93 multiplied by itself twelve times. The club was a very expensive way of introducing people to one another.",
        ),
        h2("Two arithmetical traps"),
        ul(
          "Multiplying by twelve. That gives 84 per cent, and somewhere past the fourteenth month more members would have left than there ever were.",
          "Dividing by the members at the end of the month. Every newcomer then makes the leavers look fewer.",
        ),
        p(
          "The harder trap is the definition. Where nobody signs a contract, nobody resigns: a prepaid line, a bakery, an app simply fall quiet. Decide how long a silence counts as goodbye (we usually take three times the normal gap between purchases) and **publish the definition before the number**.",
        ),
      ],
      ar: [
        p(
          "بدأ نادٍ رياضي في أربيل شهر كانون الثاني بثمانمئة عضو. انضمّ سبعون وغادر ستة وخمسون، فكتب المدير في تقريره: نموٌّ بأربعة عشر عضوًا. هذا صحيح، وليس هو الموضوع؛ فمعدل التسرّب ٥٦ من ٨٠٠، أي سبعة في المئة في شهرٍ واحد.",
        ),
        p(
          "تبدو السبعة محتملة. لكن امضِ بها سنةً كاملة تجد أن ٥٨٪ من أعضاء كانون الثاني قد رحلوا قبل كانون الثاني التالي، لأن ما يبقى هو ٠٫٩٣ مضروبًا في نفسه اثنتي عشرة مرة. كان النادي وسيلةً باهظة لتعريف الناس بعضهم ببعض.",
        ),
        h2("فخّان حسابيان"),
        ul(
          "الضرب في اثني عشر: يعطي ٨٤٪، وبعد الشهر الرابع عشر يكون قد غادر من الأعضاء أكثر ممّن وُجد منهم أصلًا.",
          "القسمة على عدد الأعضاء في آخر الشهر: كل قادمٍ جديد يجعل المغادرين يبدون أقلّ.",
        ),
        p(
          "أما الفخّ الأصعب فهو التعريف. فحيث لا يوقّع أحدٌ عقدًا لا يستقيل أحد: يصمت الخطّ المسبق الدفع، ويصمت زبون المخبز، ويصمت التطبيق. قرّر كم من الصمت يُعدّ وداعًا (نعتمد عادةً ثلاثة أضعاف الفاصل المألوف بين شراءين)، **وانشر التعريف قبل الرقم**.",
        ),
      ],
    },
  },
  {
    created: "2025-09-10",
    categories: ["pricing"],
    image: {
      plate: {
        kind: "steps",
        theme: "pist",
        seed: "w-price-point",
        w: 800,
        h: 1000,
        n: 6,
        data: [0.22, 0.3, 0.34, 0.62, 0.68, 0.74],
      },
      alt: {
        en: "Stone steps that rise gently, jump once, and rise gently again",
        ar: "درجاتٌ حجرية ترتفع برفق، ثم تقفز مرةً واحدة، ثم تعود إلى الرفق",
      },
    },
    title: { en: "Price point", ar: "عتبة السعر" },
    excerpt: {
      en: "A price that buyers use as a landmark. Up to it demand barely moves; one step beyond it falls further than the difference deserves.",
      ar: "سعرٌ يتّخذه المشترون علامة: دونه لا يكاد الطلب يتحرّك، وبعده بخطوةٍ يهبط أكثر مما يستحقّ الفرق.",
    },
    body: {
      en: [
        p(
          "Landmarks are set less by psychology than by pockets. A falafel shop in Jaramana sold its wrap for exactly one banknote. It went up by five per cent, a matter of a few coins, and sales dropped by 19. Some months later it rose by a further ten per cent and lost only three: the second note was already out of the wallet.",
        ),
        p(
          "We look for such steps with a simple exercise. Each of 300 shoppers is shown the product at one price only, drawn by lot from eight, and asked whether it goes into the bag today. Plot the eight answers and the stairs appear by themselves.",
        ),
        h2("Where they tend to be"),
        ol(
          "At a note or a coin that people actually carry.",
          "At the price of the obvious alternative: the home-made one, or the one next door.",
          "At the last price everybody remembers, which may be two years old.",
        ),
        p(
          "The common mistake is importing the ending in ninety-nine. Where small change is scarce the cashier rounds it up, hands over a sweet, and your clever price has become the full one with an apology.",
        ),
      ],
      ar: [
        p(
          "تصنع الجيوبُ عتباتِ السعر أكثر مما يصنعها علم النفس. كان دكّان فلافل في جرمانا يبيع اللفافة بورقةٍ نقدية واحدة لا تزيد. رفعها خمسةً في المئة، أي بضع قطعٍ معدنية، فهبط البيع ١٩٪. وبعد أشهر رفعها عشرةً في المئة أخرى فلم يخسر إلا ٣٪: كانت الورقة الثانية قد خرجت من المحفظة.",
        ),
        p(
          "نبحث عن هذه العتبات بتمرينٍ بسيط: نعرض المنتج على ٣٠٠ متسوّق، كلٌّ منهم بسعرٍ واحد يُسحب له بالقرعة من ثمانية أسعار، ونسأله هل يضعه في الكيس اليوم. ارسم الإجابات الثماني تظهر الدرجات من تلقاء نفسها.",
        ),
        h2("أين تكون عادةً"),
        ol(
          "عند ورقةٍ أو قطعةٍ نقدية يحملها الناس فعلًا.",
          "عند سعر البديل الواضح: ما يُصنع في البيت، أو ما عند الجار.",
          "عند آخر سعرٍ يذكره الجميع، وقد يكون عمره سنتين.",
        ),
        p(
          "والخطأ الشائع استيراد السعر المنتهي بتسعةٍ وتسعين. فحيث تقلّ الفكّة يقرّب المحاسب المبلغ ويعطي الزبون سكّرة بدل الباقي، فيصير السعر الذكي سعرًا كاملًا معه اعتذار.",
        ),
      ],
    },
  },
  {
    created: "2025-07-09",
    categories: ["methods"],
    image: {
      plate: {
        kind: "arch",
        theme: "barada",
        seed: "w-significance",
        w: 800,
        h: 1000,
        n: 15,
        cx: 0.5,
        cy: 0.7,
      },
      alt: {
        en: "A fan of pale wedges around a dial, with a single one lit green",
        ar: "مروحةٌ من الأوتاد الفاتحة حول مؤشّر، واحدٌ منها مضاءٌ بالأخضر",
      },
    },
    title: { en: "Statistical significance", ar: "الدلالة الإحصائية" },
    excerpt: {
      en: "A judgement that the difference you see is larger than luck alone would often produce. It says nothing about whether the difference matters.",
      ar: "حُكمٌ بأن الفرق الذي تراه أكبر مما تصنعه الصدفة وحدها في الغالب، من غير أن يقول شيئًا عن أهميته.",
    },
    body: {
      en: [
        p(
          "Two wrappers for the same halva, each shown to 200 people in Tartus and Sweida. Forty-four per cent would buy it in the blue, 36 in the gold. Eight points look like a winner. But two samples of that size differ by up to 9.6 points through chance alone, so the honest sentence is: not shown.",
        ),
        p(
          "Shown to 400 people each, the same eight points would have cleared the bar, which drops to 6.8. The wrappers are no different. The evidence is.",
        ),
        p("What the word does not mean:"),
        ul(
          "**Not “important”.** Among 40,000 receipts a gap of one point is significant and may not pay for the ink.",
          "**Not “proved”.** One time in twenty luck clears the bar by itself.",
          "**And “not significant” does not mean “no difference”.** It may only mean a small sample.",
        ),
        p(
          "The second of these breeds the common mistake. Cut one survey by age, sex, city and income until you have forty comparisons, and about two will sparkle by accident. They are always the ones that get a slide. Decide which comparison matters before the file arrives.",
        ),
      ],
      ar: [
        p(
          "غلافان للحلاوة نفسها، عُرض كلٌّ منهما على ٢٠٠ شخص في طرطوس والسويداء. قال ٤٤٪ إنهم يشترونها بالأزرق، و٣٦٪ بالذهبي. تبدو النقاط الثماني فوزًا، لكن عيّنتين بهذا الحجم قد تختلفان بالصدفة وحدها حتى ٩٫٦ نقاط؛ فالجملة الأمينة هي: لم يثبت.",
        ),
        p(
          "ولو عُرض كلٌّ منهما على ٤٠٠ شخص لكفت النقاط الثماني نفسها، لأن العتبة تنخفض إلى ٦٫٨. الغلافان لم يتغيّرا، والدليل هو الذي تغيّر.",
        ),
        p("وهذا ما لا تعنيه الكلمة:"),
        ul(
          "**«دالّ» لا تعني «مهمًّا».** فبين أربعين ألف فاتورة يكون فرق النقطة الواحدة دالًّا، وقد لا يساوي ثمن الحبر.",
          "**ولا تعني «مثبتًا».** فالصدفة تجتاز العتبة وحدها مرةً من كل عشرين.",
          "**و«غير دالّ» لا تعني «لا فرق».** قد تعني أن العيّنة صغيرة، لا أكثر.",
        ),
        p(
          "ومن البند الثاني يولد الخطأ الشائع. قطّع استطلاعًا واحدًا بالعمر والجنس والمدينة والدخل حتى تبلغ أربعين مقارنة، تلمع منها اثنتان بالمصادفة، وهما دائمًا اللتان تفوزان بشريحةٍ في العرض. قرّر أيّ المقارنات تعنيك قبل أن يصلك الملفّ.",
        ),
      ],
    },
  },
  {
    created: "2025-06-11",
    categories: ["brands", "retail"],
    image: {
      plate: { kind: "ridges", theme: "lime", seed: "w-segmentation", w: 800, h: 1000, n: 8 },
      alt: {
        en: "Overlapping hills in black, grey and green, each with its own summit",
        ar: "تلالٌ متراكبة بالأسود والرمادي والأخضر، لكلٍّ منها قمّته",
      },
    },
    title: { en: "Segmentation", ar: "تقسيم السوق إلى شرائح" },
    excerpt: {
      en: "Dividing buyers into groups that would answer the same offer differently. If they would answer it alike, they are not segments.",
      ar: "توزيع المشترين على فئاتٍ يختلف ردّها على العرض نفسه؛ فإن تشابه الردّ فليست شرائح.",
    },
    body: {
      en: [
        p(
          "A tea packer in Aleppo had been dividing its customers by income, because income was in the file. It explained almost nothing: rich and poor households bought the same two leaves. So we asked 900 buyers a different question, whom the last packet was for.",
        ),
        table(
          ["The packet is for", "Share of buyers", "What they will not accept"],
          ["The family, all day", "38%", "A small pack"],
          ["Guests", "27%", "A pack that looks cheap"],
          ["The workplace", "22%", "Loose leaf"],
          ["Oneself, late", "13%", "Anything but the usual"],
        ),
        p("Four groups, four complaints, and two of them solved by a change of carton."),
        p(
          "Our test of a segmentation is not statistical. A sales representative should be able to place a shopper in under ten seconds, from something visible. If it takes eleven questions, it will be admired and never used.",
        ),
        p(
          "The common mistake is to baptise the groups first. Once they are called Dreamers and Achievers nobody checks whether they exist; like horoscopes, they fit everyone. Split the sample in half at random and see whether the same groups appear twice.",
        ),
      ],
      ar: [
        p(
          "كان معمل تعبئة شاي في حلب يقسّم زبائنه بحسب الدخل، لأن الدخل هو المتوافر في الملفّ. ولم يكن الدخل يفسّر شيئًا يُذكر، فالأسر الغنية والفقيرة تشتري الصنفين نفسيهما. فسألنا ٩٠٠ مشترٍ سؤالًا آخر: لمن كانت العلبة الأخيرة؟",
        ),
        table(
          ["العلبة من أجل", "نسبة المشترين", "ما لا يقبلونه"],
          ["الأسرة، طوال اليوم", "٣٨٪", "عبوة صغيرة"],
          ["الضيوف", "٢٧٪", "علبة مظهرها رخيص"],
          ["مكان العمل", "٢٢٪", "الشاي الفرط"],
          ["النفس، آخر الليل", "١٣٪", "أيّ شيءٍ غير المعتاد"],
        ),
        p("أربع فئات وأربع شكاوى، حُلّت اثنتان منها بتغيير الكرتونة."),
        p(
          "واختبارنا للتقسيم ليس إحصائيًا: على مندوب المبيعات أن يعرف شريحة المتسوّق في أقلّ من عشر ثوانٍ، من شيءٍ تراه العين. فإذا احتاج إلى أحد عشر سؤالًا نال التقسيم إعجاب الجميع ولم يستعمله أحد.",
        ),
        p(
          "والخطأ الشائع أن تُسمّى الفئات أولًا. فمتى صار اسمها «الحالمون» و«الطموحون» لم يسأل أحدٌ عن وجودها؛ إنها كالأبراج، تناسب الجميع. اقسم العيّنة نصفين بالقرعة، وانظر هل تظهر الفئات نفسها مرتين.",
        ),
      ],
    },
  },
  {
    created: "2025-05-14",
    categories: ["sampling", "methods"],
    image: {
      plate: {
        kind: "sample",
        theme: "basalt",
        seed: "w-nonresponse",
        w: 800,
        h: 1000,
        shape: "circle",
        cell: 66,
      },
      alt: {
        en: "A dark field of faint dots, only some of them lit",
        ar: "حقلٌ داكن من النقاط الخافتة، لم يُضأ منها إلا بعضها",
      },
    },
    title: { en: "Non-response", ar: "عدم الاستجابة" },
    excerpt: {
      en: "The people the sample chose and the survey never heard: absent, unwilling or out of reach.",
      ar: "من اختارتهم العيّنة ولم يسمعهم الاستطلاع: غابوا أو امتنعوا أو تعذّر الوصول إليهم.",
    },
    body: {
      en: [
        p("A thousand addresses in Rural Damascus, visited up to three times, ended like this:"),
        table(
          ["Outcome", "Addresses"],
          ["Interviewed", "620"],
          ["Nobody at home, three times", "210"],
          ["Refused", "120"],
          ["Empty or no longer a home", "50"],
        ),
        p(
          "The empty ones do not count against us, so the response rate is 620 of 950, or 65 per cent. The figure matters less than the shape of what is missing. Where we succeeded on the first visit, 71 per cent ate lunch at home; where it took three, 54 did. It is not hard to guess which way the 210 would have leaned, and what a survey of first visits would have told a restaurant.",
        ),
        image(missedDots),
        p(
          "Return visits are the cure, preferably at another hour. Weighting helps a little. An apology in the appendix does not.",
        ),
        p(
          "The common mistake is replacement. The interviewer finds a closed door, tries the neighbour, and the sheet is full by noon. But the neighbour who is at home at noon resembles those you already have. **A substitute fills the table and not the gap.**",
        ),
      ],
      ar: [
        p("ألف عنوان في ريف دمشق، زُرنا كلًّا منها حتى ثلاث مرات، فانتهت إلى ما يلي:"),
        table(
          ["النتيجة", "العناوين"],
          ["أُجريت المقابلة", "٦٢٠"],
          ["لا أحد في البيت ثلاث مرات", "٢١٠"],
          ["رفض", "١٢٠"],
          ["خالٍ أو لم يعد مسكنًا", "٥٠"],
        ),
        p(
          "العناوين الخالية لا تُحسب علينا، فمعدل الاستجابة ٦٢٠ من ٩٥٠، أي ٦٥٪. لكنّ شكل الغائبين أهمّ من عددهم: حيث نجحنا من الزيارة الأولى كان ٧١٪ يتغدّون في البيت، وحيث احتجنا إلى ثلاث زيارات كانوا ٥٤٪. وليس عسيرًا أن نخمّن إلى أيّ جهةٍ كان سيميل أصحاب الأبواب المغلقة، وماذا كان استطلاعٌ من زياراتٍ أولى سيقول لصاحب مطعم.",
        ),
        image(missedDots),
        p("الدواء أن نعود، وفي ساعةٍ أخرى إن أمكن. والترجيح ينفع قليلًا، أما الاعتذار في الملحق فلا ينفع."),
        p(
          "والخطأ الشائع هو الاستبدال: يجد الباحث بابًا مغلقًا فيطرق باب الجار، وتمتلئ الورقة قبل الظهر. لكن الجار الموجود في بيته ظهرًا يشبه من عندك أصلًا. **البديل يملأ الجدول ولا يملأ الفراغ.**",
        ),
      ],
    },
  },
  {
    created: "2025-03-12",
    categories: ["retail", "pricing"],
    image: {
      plate: { kind: "tally", theme: "apricot", seed: "w-basket", w: 800, h: 1000, cell: 112 },
      alt: {
        en: "Rows of tally marks on orange, one row drawn in white",
        ar: "صفوفٌ من خطوط العدّ على البرتقالي، أحدها مرسومٌ بالأبيض",
      },
    },
    title: { en: "Basket", ar: "السلة" },
    excerpt: {
      en: "A fixed list of goods in fixed quantities, priced again and again, so that the total can move only when prices do.",
      ar: "قائمةٌ ثابتة من السلع بكمياتٍ ثابتة يُعاد تسعيرها مرةً بعد مرة، فلا يتحرّك مجموعها إلا إذا تحرّكت الأسعار.",
    },
    body: {
      en: [
        p(
          "Grocers use the word for one customer’s purchase; statisticians mean a list that nobody ever bought in exactly that form. Its virtue is stubbornness. A basket for Qamishli, April against March:",
        ),
        table(
          ["Group", "Weight", "Change"],
          ["Bread and flour", "18", "0%"],
          ["Oil and ghee", "14", "+20%"],
          ["Vegetables", "30", "+10%"],
          ["Cooking gas", "12", "+25%"],
          ["Everything else", "26", "+5%"],
        ),
        p(
          "The simple average of the five changes is 12 per cent. The basket rose by 10.1, because the quiet items are the heavy ones. The difference is two points, or a good part of somebody’s raise.",
        ),
        p(
          "Weights come from what families spend, and so they age. In a hard year people move from gas to the electric ring, when there is electricity, and from meat to lentils; a basket three years old keeps pricing a life that has been given up. The common mistake is to repair this in silence. Change the list when you must, price both lists for three months, and show the join.",
        ),
      ],
      ar: [
        p(
          "يقصد البقّال بالسلة ما اشتراه زبونٌ واحد، ويقصد بها الإحصائي قائمةً لم يشترها أحدٌ قطّ على هيئتها تلك. وفضيلتها العناد. هذه سلة للقامشلي، نيسان مقارنةً بآذار:",
        ),
        table(
          ["المجموعة", "الوزن", "التغيّر"],
          ["الخبز والطحين", "١٨", "٠٪"],
          ["الزيت والسمن", "١٤", "زيادة ٢٠٪"],
          ["الخضار", "٣٠", "زيادة ١٠٪"],
          ["غاز الطبخ", "١٢", "زيادة ٢٥٪"],
          ["ما سوى ذلك", "٢٦", "زيادة ٥٪"],
        ),
        p(
          "المتوسط البسيط للتغيّرات الخمسة ١٢٪، أما السلة فارتفعت ١٠٫١٪، لأن الأصناف الهادئة هي الثقيلة. والفرق نقطتان تقريبًا، أي جزءٌ معتبر من زيادة راتبٍ ما.",
        ),
        p(
          "تأتي الأوزان من إنفاق الأسر، ولذلك تشيخ. ففي السنة الصعبة ينتقل الناس من الغاز إلى السخّانة الكهربائية حين تأتي الكهرباء، ومن اللحم إلى العدس، وتظلّ سلةٌ عمرها ثلاث سنوات تسعّر حياةً تخلّى عنها أصحابها. والخطأ الشائع أن يُصلَح ذلك خِلسة. غيّر القائمة حين لا بدّ، وسعّر القائمتين معًا ثلاثة أشهر، وأظهِر موضع الوصل.",
        ),
      ],
    },
  },
  {
    created: "2025-01-15",
    categories: ["methods"],
    image: {
      plate: { kind: "wave", theme: "barada", seed: "w-open", w: 800, h: 1000, rows: 4 },
      alt: {
        en: "Four lines of sound rising and falling, with a bright passage in each",
        ar: "أربعة أسطرٍ من الصوت تعلو وتهبط، في كلٍّ منها مقطعٌ مضيء",
      },
    },
    title: { en: "Open question", ar: "السؤال المفتوح" },
    excerpt: {
      en: "A question asked without a list of answers, and recorded in the respondent’s own words.",
      ar: "سؤالٌ يُطرح بلا قائمة إجابات، ويُدوَّن جوابه بكلمات صاحبه.",
    },
    body: {
      en: [
        p(
          "“Why did you stop buying?” A frozen-food firm in the Bekaa had prepared the list: price, taste, not in my shop. We left the list at home and asked 250 former customers to say it in their own way. Thirty-four per cent said, in as many dialects as there were valleys, that the power goes off and they do not trust the shop’s freezer. It was not on the list because it was not about the firm.",
        ),
        p(
          "An open question costs about a minute of interview, a quarter of an hour of coding for every ten answers, and some pride. We allow three in a questionnaire and spend them carefully:",
        ),
        ol(
          "Ask early, while people are still generous.",
          "Write what is said, oaths and dialect included. A tidied answer is the interviewer’s answer.",
          "Probe once, with “What else?”, and stop.",
        ),
        p(
          "The common mistake is to read the result as though it were a tick-box. If 12 per cent mention the price, it does not follow that 88 per cent find it fair. It follows that something else came to mind first.",
        ),
      ],
      ar: [
        p(
          "«لماذا توقّفت عن الشراء؟» كانت شركة أغذية مجمّدة في البقاع قد أعدّت القائمة: السعر، الطعم، لا يبيعه متجر الحيّ. تركنا القائمة في المكتب وطلبنا من ٢٥٠ زبونًا سابقًا أن يقولوها على طريقتهم. فقال ٣٤٪، بلهجاتٍ بعدد القرى، إن الكهرباء تنقطع وإنهم لا يأمنون ثلاجة الدكّان. لم يكن ذلك في القائمة لأنه لا يخصّ الشركة.",
        ),
        p(
          "يكلّف السؤال المفتوح نحو دقيقةٍ من المقابلة، وربع ساعةٍ من الترميز لكل عشر إجابات، وقليلًا من الكبرياء. نسمح بثلاثةٍ منه في الاستمارة وننفقها بحذر:",
        ),
        ol(
          "اسأل مبكّرًا ما دام الناس كرماء.",
          "اكتب ما قيل كما قيل، بأيمانه ولهجته؛ فالجواب المهذَّب جواب الباحث لا المستجيب.",
          "استزد مرةً واحدة بسؤال «وماذا أيضًا؟»، ثم توقّف.",
        ),
        p(
          "والخطأ الشائع أن تُقرأ النتيجة كأنها خاناتٌ وُضعت فيها علامات. إذا ذكر ١٢٪ السعر فليس معنى ذلك أن ٨٨٪ يرونه عادلًا، بل معناه أن شيئًا آخر خطر لهم أولًا.",
        ),
      ],
    },
  },
  {
    created: "2024-10-16",
    categories: ["pricing", "brands"],
    image: {
      plate: {
        kind: "steps",
        theme: "rose",
        seed: "w-cannibal",
        w: 800,
        h: 1000,
        n: 5,
        data: [0.72, 0.5, 0.6, 0.34, 0.46],
      },
      alt: {
        en: "Five columns of stone, tall and short by turns, capped in red and green",
        ar: "خمسة أعمدةٍ من الحجر تطول وتقصر بالتناوب، رؤوسها حمراء وخضراء",
      },
    },
    title: { en: "Cannibalisation", ar: "تآكل المبيعات الداخلي" },
    excerpt: {
      en: "The part of a new product’s sales that it took from another product of the same company.",
      ar: "جزءٌ من مبيعات المنتج الجديد اقتطعه من مبيعات منتجٍ آخر للشركة نفسها.",
    },
    body: {
      en: [
        p(
          "A juice maker in the Ghouta added a 200 ml bottle to its one-litre carton. The launch report said ten thousand bottles a month, and there was cake. Then we asked the buyers what they would have bought otherwise.",
        ),
        table(
          ["Item", "Units a month", "Margin each", "Result"],
          ["Small bottles sold", "10,000", "8", "+80,000"],
          ["Cartons not sold", "4,000", "15", "−60,000"],
          ["Left over", "–", "–", "+20,000"],
        ),
        p(
          "A cannibalisation rate of 40 per cent, and a gain a quarter the size of the one announced. The rate to fear is the ratio of the margins: 8 divided by 15, or 53 per cent. Past that, every new bottle makes the company poorer.",
        ),
        p(
          "The figure cannot be read from invoices. Shops order both and only households know which replaced which, so it is measured with a panel, or by asking about the last trip and the one before it.",
        ),
        p(
          "The common mistake is to treat any overlap as failure. If a rival was about to sell that small bottle, being eaten by one’s own child is the cheaper end.",
        ),
      ],
      ar: [
        p(
          "أضاف معمل عصير في الغوطة قارورةً سعتها ٢٠٠ مل إلى علبة اللتر. قال تقرير الإطلاق: عشرة آلاف قارورة في الشهر، وقُطع قالب حلوى. ثم سألنا المشترين عمّا كانوا سيشترونه لولا القارورة.",
        ),
        table(
          ["البند", "الوحدات شهريًا", "ربح الوحدة", "الحصيلة"],
          ["قوارير صغيرة بيعت", "١٠٬٠٠٠", "٨", "ربح ٨٠٬٠٠٠"],
          ["علب لم تُبع", "٤٬٠٠٠", "١٥", "خسارة ٦٠٬٠٠٠"],
          ["الباقي", "–", "–", "ربح ٢٠٬٠٠٠"],
        ),
        p(
          "معدل التآكل ٤٠٪، والربح ربع ما أُعلن. أما المعدل الذي يُخشى فهو نسبة الربحين: ٨ على ١٥، أي ٥٣٪؛ فإذا تجاوزته الشركة صارت كل قارورةٍ جديدة تُفقرها.",
        ),
        p(
          "ولا يُقرأ هذا الرقم من الفواتير، فالمتجر يطلب الصنفين ولا يعرف أيّهما حلّ محلّ الآخر إلا الأسرة. لذلك يُقاس بلوحةٍ من الأسر، أو بالسؤال عن رحلة التسوّق الأخيرة والتي قبلها.",
        ),
        p(
          "والخطأ الشائع أن يُعدّ كل تداخلٍ فشلًا. فإذا كان المنافس على وشك أن يبيع تلك القارورة، فأن يأكلك ولدك أهون الخسارتين.",
        ),
      ],
    },
  },
  {
    created: "2024-07-17",
    categories: ["sampling", "methods"],
    image: {
      plate: { kind: "sample", theme: "pist", seed: "w-panel", w: 800, h: 1000, shape: "square", cell: 80 },
      alt: {
        en: "Large black and red squares standing out from a green grid",
        ar: "مربّعاتٌ كبيرة سوداء وحمراء تبرز من شبكةٍ خضراء",
      },
    },
    title: { en: "Panel", ar: "لوحة المستجيبين" },
    excerpt: {
      en: "A group of people who have agreed to be asked again and again, so that change can be seen in each of them and not only in the average.",
      ar: "مجموعةٌ من الناس وافقوا على أن يُسألوا مرةً بعد مرة، ليُرى التغيّر في كل واحدٍ منهم لا في المتوسط وحده.",
    },
    body: {
      en: [
        p(
          "Three hundred Damascus households told us every month which dishwashing liquid stood by the sink. One brand held 20 per cent in October and 20 per cent in November. Two ordinary surveys would have called it loyalty.",
        ),
        p(
          "The panel saw the people behind the number. Of the sixty homes that had it in October, twenty-one had left; twenty-one others had arrived. A third of the buyers were new, and they had come for an offer that ended on the thirtieth. December read 14.",
        ),
        p("Three things a panel needs, and rarely gets all at once:"),
        ul(
          "**Renewal.** We replace a quarter each year, because members slowly become experts in being asked.",
          "**Punctual thanks.** A gift that comes late costs more than no gift.",
          "**Proof of life.** Each of the nine thousand on our online panel has met one of us in person.",
        ),
        p(
          "The common mistake is to compare this month’s panel with last year’s as if only opinions had changed. Those who stay are the patient ones. Publish how many of the original members remain, next to anything called a trend.",
        ),
      ],
      ar: [
        p(
          "كانت ٣٠٠ أسرة دمشقية تخبرنا كل شهر بسائل الجلي الموجود على حافّة المجلى. نالت إحدى العلامات ٢٠٪ في تشرين الأول و٢٠٪ في تشرين الثاني، ولو أُجري استطلاعان عاديان لقيل: هذا ولاء.",
        ),
        p(
          "أما اللوحة فرأت الناس خلف الرقم. فمن البيوت الستين التي كان السائل فيها، غادره واحدٌ وعشرون، وجاء واحدٌ وعشرون غيرها. ثلث المشترين إذن جدد، وقد جاؤوا من أجل عرضٍ انتهى في آخر الشهر. وفي كانون الأول قرأنا ١٤٪.",
        ),
        p("تحتاج اللوحة إلى ثلاثة أشياء قلّما تجتمع:"),
        ul(
          "**التجديد.** نستبدل ربع الأعضاء كل عام، لأن العضو يصير مع الوقت خبيرًا في أن يُسأل.",
          "**شكرٌ في موعده.** الهدية المتأخرة أغلى كلفةً من غيابها.",
          "**دليلُ وجود.** كلّ واحدٍ من الآلاف التسعة في لوحتنا الإلكترونية قابل أحدنا وجهًا لوجه.",
        ),
        p(
          "والخطأ الشائع أن تُقارَن لوحة هذا الشهر بلوحة العام الماضي كأن الآراء وحدها تغيّرت. فالباقون هم أهل الصبر. لذلك انشر عدد من بقي من الأعضاء الأوائل إلى جانب كل ما تسمّيه اتجاهًا.",
        ),
      ],
    },
  },
  {
    created: "2024-04-17",
    categories: ["methods"],
    image: {
      plate: { kind: "girih", theme: "rose", seed: "w-ethno", w: 800, h: 1000, s: 260, th0: 34, th1: 70 },
      alt: {
        en: "Large black stars linked by pink lozenges, one star red",
        ar: "نجومٌ كبيرة سوداء تصل بينها معيّناتٌ وردية، وإحداها حمراء",
      },
    },
    title: { en: "Ethnography", ar: "البحث بالمعايشة (الإثنوغرافيا)" },
    excerpt: {
      en: "Learning how people live with a thing by being there while they do, instead of asking them to describe it afterwards.",
      ar: "أن تعرف كيف يعيش الناس مع شيءٍ ما بحضورك بينهم، لا بأن تطلب منهم وصفه بعد ذلك.",
    },
    body: {
      en: [
        p(
          "A survey about washing machines came back tidy: twice a week, full load, cotton programme. So two researchers spent half a day in each of fourteen homes in Daraa and Sweida, mostly drinking tea.",
        ),
        p(
          "Laundry turned out to have no day. It happened when electricity and water arrived together, sometimes at two in the morning, with whatever was in the basket. On eleven of the fourteen machines one button had been worn smooth. It was not cotton. It was the thirty-minute rinse, the only programme sure to finish before the power did.",
        ),
        p("Nobody had lied. They had described the washing they believe in."),
        h2("House manners"),
        ul(
          "Come with an introduction, never with a camera. The camera may come on the second visit.",
          "Help if you are asked to. Fold, and keep looking.",
          "Consent can be taken back at the door on the way out.",
        ),
        p(
          "The common mistake is to turn fourteen homes into percentages. “Seventy-nine per cent of buttons” is a joke. “Design for thirty minutes” is a finding; a survey may now count how often it is true.",
        ),
      ],
      ar: [
        p(
          "جاء استطلاعٌ عن الغسّالات مرتّبًا نظيفًا: مرتان في الأسبوع، حمولة كاملة، برنامج القطن. فأمضت باحثتان نصف نهارٍ في كل بيتٍ من أربعة عشر بيتًا في درعا والسويداء، وأكثر ما فعلتاه شربُ الشاي.",
        ),
        p(
          "فتبيّن أن الغسيل لا يوم له: يأتي حين تجتمع الكهرباء والماء، ولو في الثانية ليلًا، وبما تيسّر في السلة. وفي إحدى عشرة غسّالة من أصل أربع عشرة كان زرٌّ واحد قد انمحى نقشه من كثرة اللمس. لم يكن زرّ القطن، بل زرّ الغسلة القصيرة: ثلاثون دقيقة، وهو البرنامج الوحيد الذي يُضمن أن ينتهي قبل الكهرباء.",
        ),
        p("لم يكذب أحد. لقد وصفوا الغسيل الذي يؤمنون به."),
        h2("آداب البيت"),
        ul(
          "ادخل بمن يعرّف بك لا بآلة تصوير؛ فالتصوير قد يأتي في الزيارة الثانية.",
          "ساعِد إن طُلب منك. اطوِ الثياب وعينك مفتوحة.",
          "يحقّ لأهل البيت أن يسحبوا موافقتهم وأنت على الباب خارجًا.",
        ),
        p(
          "والخطأ الشائع أن تُحوَّل أربعة عشر بيتًا إلى نسبٍ مئوية. «تسعة وسبعون في المئة من الأزرار» نكتة، أما «صمّموا لثلاثين دقيقة» فنتيجة، وللاستطلاع بعدها أن يعدّ كم مرةً تصحّ.",
        ),
      ],
    },
  },
  {
    created: "2023-12-13",
    categories: ["retail"],
    image: {
      plate: {
        kind: "rosette",
        theme: "lime",
        seed: "w-tam",
        w: 800,
        h: 1000,
        n: 14,
        cx: 0.5,
        cy: 0.5,
        R: 0.36,
      },
      alt: {
        en: "A wheel of grey rhombs inside a ring of ruler marks, a few of them green",
        ar: "عجلةٌ من معيّناتٍ رمادية داخل حلقةٍ مدرّجة، قليلٌ منها أخضر",
      },
    },
    title: { en: "TAM, SAM and SOM", ar: "السوق الكلّي والمتاح والممكن (TAM، SAM، SOM)" },
    excerpt: {
      en: "Three nested estimates: the market that exists, the part of it your offer could serve, and the part you could actually win with the hands you have.",
      ar: "ثلاثة تقديراتٍ بعضها داخل بعض: السوق القائم، وما يستطيع عرضك خدمته منه، وما تستطيع كسبه فعلًا بما لديك من أيدٍ.",
    },
    body: {
      en: [
        p(
          "The first figure persuades investors, the second persuades engineers, and the third pays wages. For a firm that installs solar water heaters on the Syrian coast we worked from the outside in:",
        ),
        table(
          ["Estimate", "How", "Homes"],
          ["TAM, total", "All households on the coast", "400,000"],
          ["SAM, serviceable", "Own the home and have a usable roof, 45%", "180,000"],
          ["SOM, obtainable", "6 crews × 5 a week × 44 weeks", "1,320 a year"],
        ),
        p(
          "The owner was shaken by the last line and then relieved. His plan had said “only one per cent of the market”. One per cent of 400,000 is four thousand heaters, or eighteen crews, and there were not eighteen plumbers in the province he would have let into his own kitchen.",
        ),
        p(
          "That is the common mistake: to begin at the top and take a modest-sounding slice. Modest slices of large numbers are not modest. Build the third figure from below, from vans and hours and phone calls returned, and use the first two only to check that it fits inside them.",
        ),
      ],
      ar: [
        p(
          "الرقم الأول يُقنع المستثمر، والثاني يُقنع المهندس، والثالث يدفع الرواتب. لشركةٍ تركّب سخّانات الماء الشمسية في الساحل السوري حسبنا من الخارج إلى الداخل:",
        ),
        table(
          ["التقدير", "كيف حُسب", "البيوت"],
          ["الكلّي (TAM)", "كل أسر الساحل", "٤٠٠٬٠٠٠"],
          ["المتاح (SAM)", "بيتٌ مملوك وسطحٌ صالح، ٤٥٪", "١٨٠٬٠٠٠"],
          ["الممكن (SOM)", "٦ ورشات × ٥ في الأسبوع × ٤٤ أسبوعًا", "١٬٣٢٠ في السنة"],
        ),
        p(
          "صُدم صاحب الشركة بالسطر الأخير ثم ارتاح. كانت خطته تقول: «واحد في المئة من السوق لا أكثر». وواحدٌ في المئة من أربعمئة ألف أربعةُ آلاف سخّان، أي ثماني عشرة ورشة، ولم يكن في المحافظة ثمانية عشر سبّاكًا يأمنهم على مطبخه.",
        ),
        p(
          "هذا هو الخطأ الشائع: أن تبدأ من الأعلى وتقتطع شريحةً تبدو متواضعة. فالشرائح المتواضعة من الأرقام الكبيرة ليست متواضعة. ابنِ الرقم الثالث من الأسفل، من السيارات وساعات العمل والمكالمات التي يُرَدّ عليها، ولا تستعمل الرقمين الآخرين إلا لتتأكّد من أنه يتّسع داخلهما.",
        ),
      ],
    },
  },
];
