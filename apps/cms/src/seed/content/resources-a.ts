import { h2, image, ol, p, quote, table, ul } from "./blocks.ts";
import type { SeedPicture, SeedResource } from "./types.ts";

/** Five pictures of one walk, shown one after another. */
const walk: SeedPicture[] = [
  {
    plate: { kind: "girih", theme: "lime", seed: "e-walk-1", w: 1000, h: 750, s: 190, th0: 34, th1: 70 },
    alt: {
      en: "Interlaced stars seen from above, like the roofs of an old quarter",
      ar: "نجومٌ متشابكة كأنها سطوح حيٍّ قديم من الأعلى",
    },
    caption: { en: "The block, before anybody has moved.", ar: "المربّع السكني قبل أن يتحرّك أحد." },
  },
  {
    plate: { kind: "canals", theme: "lime", seed: "e-walk-2", w: 1000, h: 750, n: 5 },
    alt: {
      en: "Dark and green ribbons parting from a common start",
      ar: "أشرطةٌ داكنة وخضراء تفترق من بدايةٍ واحدة",
    },
    caption: { en: "Keep the wall on your right hand.", ar: "اجعل الجدار عن يمينك." },
  },
  {
    plate: { kind: "tally", theme: "pist", seed: "e-walk-3", w: 1000, h: 750, cell: 125 },
    alt: {
      en: "Bundles of five strokes counted in rows",
      ar: "حُزمٌ من خمسة خطوط معدودة في صفوف",
    },
    caption: { en: "Count every door, including the silent ones.", ar: "عُدّ كل باب، والصامتَ منها أيضًا." },
  },
  {
    plate: { kind: "plumb", theme: "lime", seed: "e-walk-4", w: 1000, h: 750 },
    alt: {
      en: "A plumb line hanging beside a wall of dark courses",
      ar: "شاقولٌ معلّق إلى جانب جدارٍ من المداميك الداكنة",
    },
    caption: { en: "In a building, from the top floor down.", ar: "وفي البناء من الطابق الأخير نزولًا." },
  },
  {
    plate: { kind: "sample", theme: "basalt", seed: "e-walk-5", w: 1000, h: 750, shape: "square", cell: 75 },
    alt: {
      en: "A dark grid of squares with a few of them alight",
      ar: "شبكة مربّعاتٍ داكنة أُضيء بعضها",
    },
    caption: { en: "The doors that were drawn.", ar: "الأبواب التي وقع عليها الدور." },
  },
];

const morningShelf: SeedPicture = {
  plate: { kind: "shelf", theme: "pist", seed: "e-store-1", w: 1000, h: 750, rows: 3 },
  alt: {
    en: "Three shelves of packs and jars on green",
    ar: "ثلاثة رفوفٍ من العلب والمرطبانات على خلفيةٍ خضراء",
  },
};

const tallySheet: SeedPicture = {
  plate: { kind: "tally", theme: "lime", seed: "e-store-2", w: 1000, h: 750, cell: 107 },
  alt: {
    en: "A counting sheet with one line marked in green",
    ar: "ورقة عدٍّ فيها سطرٌ واحد بالأخضر",
  },
};

export const resourcesA: SeedResource[] = [
  {
    created: "2026-10-28",
    categories: ["questionnaires"],
    image: {
      plate: { kind: "likert", theme: "basalt", seed: "eq", w: 1000, h: 750, n: 6 },
      alt: {
        en: "Six bars of answers spread either side of a white line",
        ar: "ستة أشرطة إجاباتٍ على جانبي خطٍّ أبيض",
      },
    },
    title: { en: "Writing questions people can answer", ar: "كتابة أسئلةٍ يستطيع الناس الإجابة عنها" },
    excerpt: {
      en: "A field guide in twelve pairs: the question as drafted, and as asked.",
      ar: "دليلٌ ميداني في اثني عشر زوجًا: السؤال كما كُتب، ثم كما طُرح.",
    },
    body: {
      en: [
        p(
          "Every question in the first column was written by an intelligent person in an office. The second column is what survived a morning of interviews. Read them aloud: the mouth finds faults the eye forgives.",
        ),
        table(
          ["As drafted", "As asked"],
          [
            "How often did you eat out last year?",
            "In the last seven days, how many meals did you buy outside the home?",
          ],
          ["Did you like the taste and the smell?", "Did you like the taste? And the smell?"],
          ["Don’t you find the new pack clearer?", "Which of these two packs is easier to read?"],
          ["How much do you spend on food a month?", "What did you spend on food yesterday?"],
          ["Do you usually buy local jam?", "The last jam you bought, which was it?"],
          ["Are you satisfied with the branch?", "What would you change about your last visit?"],
          ["Would you buy this?", "To make room for it today, what would you put back?"],
          ["How important is quality?", "One lasts two years, one costs half. Which?"],
          ["Is your electricity sufficient?", "How many hours did it come on yesterday?"],
          ["Who heads the household?", "Who decided on the last appliance?"],
          ["Why did you change brand?", "What happened the last time you bought the old one?"],
          ["Do you know brand X?", "Which biscuits come to mind? (Then the list.)"],
        ),
        h2("What the twelve have in common"),
        ul(
          "A length of time short enough to remember.",
          "One thing asked at a time.",
          "An event rather than a habit, for people describe their habits the way they describe their handwriting.",
          "No answer that is plainly the polite one.",
        ),
        p(
          "None of this makes a question clever. A good one is a little boring: the respondent answers before noticing that anything was asked, and the interviewer never needs to explain. Explanations are where two hundred interviewers become two hundred questionnaires.",
        ),
        p(
          "Then read the draft to somebody outside the trade. Every time they say “do you mean…”, stop and write down what comes after. That is usually the question.",
        ),
      ],
      ar: [
        p(
          "كل سؤالٍ في العمود الأول كتبه شخصٌ ذكي في مكتب، وكل سؤالٍ في العمود الثاني هو ما بقي منه بعد صباحٍ من المقابلات. اقرأها بصوتٍ مسموع، فاللسان يتعثّر حيث تتسامح العين.",
        ),
        table(
          ["كما كُتب", "كما طُرح"],
          [
            "كم مرةً أكلتم خارج البيت في العام الماضي؟",
            "في الأيام السبعة الماضية، كم وجبةً اشتريتم من خارج البيت؟",
          ],
          ["هل أعجبك الطعم والرائحة؟", "هل أعجبك الطعم؟ والرائحة؟"],
          ["ألا ترى أن العبوة الجديدة أوضح؟", "أيّ هاتين العبوتين أسهل قراءة؟"],
          ["كم تنفقون على الطعام في الشهر؟", "كم أنفقتم على الطعام أمس؟"],
          ["هل تشتري المربّى المحلي عادةً؟", "آخر مربّى اشتريتَه، ما اسمه؟"],
          ["هل أنت راضٍ عن الفرع؟", "ماذا كنت ستغيّر في زيارتك الأخيرة؟"],
          ["هل تشتري هذا المنتج؟", "لتفسح له مكانًا اليوم، ماذا تُرجع إلى الرفّ؟"],
          ["ما أهمية الجودة عندك؟", "واحدٌ يعيش سنتين وآخر بنصف الثمن، فأيّهما؟"],
          ["هل الكهرباء عندكم كافية؟", "كم ساعةً جاءت الكهرباء أمس؟"],
          ["من ربّ الأسرة؟", "من قرّر شراء آخر جهازٍ في البيت؟"],
          ["لماذا غيّرت العلامة؟", "ماذا حدث في آخر مرةٍ اشتريت فيها القديمة؟"],
          ["هل تعرف العلامة الفلانية؟", "أيّ أنواع البسكويت يخطر ببالك؟ (ثم القائمة)"],
        ),
        h2("ما الذي يجمع الأزواج الاثني عشر"),
        ul(
          "مدّةٌ قصيرة تتّسع لها الذاكرة.",
          "شيءٌ واحد في كل سؤال.",
          "حادثةٌ لا عادة، فالناس يصفون عاداتهم كما يصفون خطّهم: أجمل مما هو.",
          "لا يكون بين الأجوبة جوابٌ هو المهذّب سلفًا.",
        ),
        p(
          "وليس في هذا كلّه ما يجعل السؤال ذكيًا، فالسؤال الجيد مملٌّ قليلًا: يجيب عنه المستجيب قبل أن ينتبه إلى أنه سُئل، ولا يحتاج الباحث إلى شرحه. وعند الشرح يصير مئتا باحثٍ مئتي استمارة.",
        ),
        p(
          "ثم اقرأ المسوّدة على شخصٍ من خارج المهنة، وكلّما قال لك: «تقصد…» فتوقّف واكتب ما يأتي بعدها؛ فهو السؤال في الغالب.",
        ),
      ],
    },
  },
  {
    created: "2026-09-23",
    categories: ["sampling"],
    image: {
      plate: { kind: "dividers", theme: "pist", seed: "e-size", w: 1000, h: 750 },
      alt: {
        en: "Dividers measuring a length on a ruler, on green",
        ar: "فرجارٌ يقيس طولًا على مسطرة فوق خلفيةٍ خضراء",
      },
    },
    title: {
      en: "How many is enough? Sample size, worked by hand",
      ar: "كم يكفي؟ حجم العيّنة محسوبًا باليد",
    },
    excerpt: {
      en: "One page, one pencil, and the two numbers you have to decide yourself.",
      ar: "صفحةٌ واحدة وقلم، ورقمان لا بدّ أن تقرّرهما بنفسك.",
    },
    body: {
      en: [
        p(
          "No statistician can tell you how many interviews you need, because two of the numbers are yours. **First:** how far from the truth may the answer be before your decision changes? **Second:** which is the smallest group you must speak about separately?",
        ),
        h2("The sum"),
        p(
          "Divide 0.98 by the margin you can accept, written as a decimal, and square the result. That is all the formula there is, for a share near one half.",
        ),
        table(
          ["Margin", "Sum", "Interviews"],
          ["10 points", "(0.98 ÷ 0.10)²", "96"],
          ["8 points", "(0.98 ÷ 0.08)²", "150"],
          ["5 points", "(0.98 ÷ 0.05)²", "384"],
          ["3 points", "(0.98 ÷ 0.03)²", "1,067"],
        ),
        h2("A case"),
        p(
          "A pharmacy chain will open in Hama, Idlib or Daraa, whichever shows more demand, and would change its mind over eight points.",
        ),
        ol(
          "Eight points: 150 interviews.",
          "Three cities to be read apart: 3 × 150 = 450.",
          "Homes are drawn in clusters, and neighbours resemble each other. Multiply by 1.5: 675.",
          "Sixty doors in a hundred will end in an interview. Divide by 0.6: the interviewers need 1,125 addresses.",
        ),
        p(
          "Notice what never entered the sum: the population of Hama. A spoonful tells you about the salt whether the pot feeds four or forty. Only very small populations change it. For the 400 pharmacists of one city, divide 384 by (1 + 384/400) and 196 will do.",
        ),
        p(
          "Two warnings about the five-point row, which everyone copies. It is right for the whole sample and wrong for every part of it. And it is the margin of chance alone: a badly worded question has no margin, it is simply wrong by an amount nobody knows.",
        ),
        p(
          "If the total frightens you, do not shave every group. Drop the one you can decide without, and say so in the report. A sample is never too small in general; it is too small *for something*.",
        ),
      ],
      ar: [
        p(
          "لا يستطيع إحصائيٌّ أن يخبرك كم مقابلةً تحتاج، لأن رقمين من أرقام المسألة عندك. **الأول:** كم يمكن أن يبتعد الجواب عن الحقيقة قبل أن يتغيّر قرارك؟ **والثاني:** ما أصغر فئةٍ لا بدّ أن تتحدّث عنها وحدها؟",
        ),
        h2("الحساب"),
        p(
          "اقسم ٠٫٩٨ على الهامش الذي تقبله مكتوبًا كسرًا عشريًا، ثم ربّع الناتج. هذه هي المعادلة كلّها حين تكون النسبة قريبةً من النصف.",
        ),
        table(
          ["الهامش", "الحساب", "المقابلات"],
          ["١٠ نقاط", "مربّع (٠٫٩٨ ÷ ٠٫١٠)", "٩٦"],
          ["٨ نقاط", "مربّع (٠٫٩٨ ÷ ٠٫٠٨)", "١٥٠"],
          ["٥ نقاط", "مربّع (٠٫٩٨ ÷ ٠٫٠٥)", "٣٨٤"],
          ["٣ نقاط", "مربّع (٠٫٩٨ ÷ ٠٫٠٣)", "١٬٠٦٧"],
        ),
        h2("مثال"),
        p(
          "سلسلة صيدليات ستفتح فرعًا في حماة أو إدلب أو درعا، حيث يكون الطلب أكبر، وفرقُ ثماني نقاط كافٍ لتغيير رأيها.",
        ),
        ol(
          "ثماني نقاط: ١٥٠ مقابلة.",
          "ثلاث مدنٍ تُقرأ كلٌّ منها وحدها: ١٥٠ × ٣ = ٤٥٠.",
          "البيوت تُسحب مجموعاتٍ متجاورة، والجيران يتشابهون، فنضرب في ١٫٥ لنصل إلى ٦٧٥.",
          "ستون بابًا من كل مئة تنتهي إلى مقابلة، فنقسم على ٠٫٦: يحتاج الباحثون إلى ١٬١٢٥ عنوانًا.",
        ),
        p(
          "لاحظ ما لم يدخل الحساب قطّ: عدد سكان حماة. فالملعقة تخبرك بملوحة الطبخة سواء كان القدر لأربعةٍ أو لأربعين. ولا يتغيّر الأمر إلا في المجتمعات الصغيرة جدًا: فلصيادلة مدينةٍ عددهم ٤٠٠ اقسم ٣٨٤ على (١ + ٣٨٤ ÷ ٤٠٠) يكفِك ١٩٦.",
        ),
        p(
          "وتنبيهان على سطر النقاط الخمس الذي ينسخه الجميع: أنه صحيحٌ للعيّنة كلها وخاطئٌ لكل جزءٍ منها، وأنه هامش الصدفة وحدها. أما السؤال الرديء الصياغة فلا هامش له، بل هو مخطئٌ بقدرٍ لا يعرفه أحد.",
        ),
        p(
          "وإذا أخافك المجموع فلا تُنقص من كل فئة قليلًا، بل احذف الفئة التي تستطيع أن تقرّر من دونها، وقُل ذلك في التقرير. فالعيّنة لا تكون صغيرةً على العموم، بل صغيرةً على سؤالٍ بعينه.",
        ),
      ],
    },
  },
  {
    created: "2026-08-26",
    categories: ["analysis"],
    image: {
      plate: { kind: "weave", theme: "barada", seed: "ec", w: 1000, h: 750, s: 90 },
      alt: {
        en: "A woven pattern of lozenges, dense at two corners and open in the middle",
        ar: "نسيجٌ من المعيّنات، كثيفٌ في زاويتين ومنفرجٌ في الوسط",
      },
    },
    title: { en: "Reading a cross-tab in ten minutes", ar: "قراءة جدول التقاطع في عشر دقائق" },
    excerpt: {
      en: "Where to look first, which percentages to ignore, and when to ask for the base.",
      ar: "أين تنظر أولًا، وأيّ النسب تتجاهل، ومتى تسأل عن القاعدة.",
    },
    body: {
      en: [
        p(
          "Two hundred pages of tables arrive on a Thursday. Nobody reads two hundred pages, and nobody needs to. Take one table and a watch.",
        ),
        table(
          ["Bought ghee last month", "Total", "Damascus", "Aleppo", "Homs"],
          ["Yes", "42%", "45%", "38%", "41%"],
          ["No", "57%", "54%", "61%", "56%"],
          ["Don’t know", "1%", "1%", "1%", "3%"],
          ["Base", "600", "300", "200", "100"],
        ),
        h2("Minute by minute"),
        ol(
          "**Minutes 1 and 2: the bottom line.** Read the bases before the findings. Homs is 100 people; its figures may lean ten points either way.",
          "**Minute 3: which way do they add?** Percentages that reach 100 going down describe the cities. If they reach 100 going across, they describe the ghee buyers. Half of all misread tables are read in the wrong direction.",
          "**Minute 4: the title.** “Bought” when, and asked of whom?",
          "**Minutes 5 and 6: the Total column,** alone. If it does not surprise you, most of the rest will not.",
          "**Minutes 7 and 8: the largest gap.** Here Damascus and Aleppo differ by seven. With these bases the margin on that difference is about nine. Put it down gently.",
          "**Minute 9: the row nobody reads.** “Don’t know” tripled in Homs. Three people: leave it. If it were thirty, it would be the finding.",
          "**Minute 10:** write one sentence, or none.",
        ),
        h2("What to ignore"),
        ul(
          "Decimals. A base of 200 does not own one.",
          "Any column under 30.",
          "The column you were hoping for, until last.",
        ),
        p(
          "If something does survive the nine minutes, look for it once more before you believe it: in last year’s table, in a neighbouring question, in the other half of the country. A finding with a relative is worth ten orphans.",
        ),
        p(
          "“None” is a respectable result for minute ten. Most tables say that people are alike, and a table that says so has saved you a segment. Terms used here are in [the glossary](/words).",
        ),
      ],
      ar: [
        p(
          "تصل مئتا صفحة من الجداول يوم الخميس. لا أحد يقرأ مئتي صفحة، ولا حاجة بأحدٍ إلى ذلك. خذ جدولًا واحدًا وساعة.",
        ),
        table(
          ["اشترى سمنًا الشهر الماضي", "المجموع", "دمشق", "حلب", "حمص"],
          ["نعم", "٤٢٪", "٤٥٪", "٣٨٪", "٤١٪"],
          ["لا", "٥٧٪", "٥٤٪", "٦١٪", "٥٦٪"],
          ["لا أعرف", "١٪", "١٪", "١٪", "٣٪"],
          ["القاعدة", "٦٠٠", "٣٠٠", "٢٠٠", "١٠٠"],
        ),
        h2("دقيقةً بدقيقة"),
        ol(
          "**الدقيقتان ١ و٢: السطر الأخير.** اقرأ القواعد قبل النتائج. حمص مئة شخص، وقد تميل أرقامها عشر نقاط إلى أيّ جهة.",
          "**الدقيقة ٣: في أيّ اتجاهٍ تُجمع؟** النسب التي تبلغ المئة نزولًا تصف المدن، والتي تبلغها عرضًا تصف مشتري السمن. ونصف ما يُساء فهمه من الجداول قُرئ في الاتجاه الخطأ.",
          "**الدقيقة ٤: العنوان.** «اشترى» متى؟ ومن الذي سُئل؟",
          "**الدقيقتان ٥ و٦: عمود المجموع** وحده. فإن لم يفاجئك، فأكثر الباقي لن يفاجئك.",
          "**الدقيقتان ٧ و٨: أكبر فرق.** وهو هنا سبع نقاط بين دمشق وحلب. وهامش هذا الفرق مع هذه القواعد نحو تسع. ضعه جانبًا برفق.",
          "**الدقيقة ٩: السطر الذي لا يقرؤه أحد.** «لا أعرف» بلغت في حمص ثلاثة أمثالها. هؤلاء ثلاثة أشخاص، فدعهم؛ ولو كانوا ثلاثين لكانوا هم النتيجة.",
          "**الدقيقة ١٠:** اكتب جملةً واحدة، أو لا تكتب شيئًا.",
        ),
        h2("ماذا تتجاهل"),
        ul(
          "الكسور العشرية: قاعدةٌ من مئتين لا تملك واحدًا منها.",
          "كل عمودٍ قاعدته دون الثلاثين.",
          "العمود الذي كنت تتمنّاه، إلى أن تفرغ من سواه.",
        ),
        p(
          "فإن صمد شيءٌ للدقائق التسع فابحث عنه مرةً أخرى قبل أن تصدّقه: في جدول العام الماضي، أو في سؤالٍ مجاور، أو في نصف البلاد الآخر. فنتيجةٌ لها أقارب خيرٌ من عشرٍ يتيمات.",
        ),
        p(
          "و«لا شيء» نتيجةٌ محترمة للدقيقة العاشرة. فمعظم الجداول يقول إن الناس متشابهون، وجدولٌ يقول ذلك وفّر عليك شريحةً كاملة. والمصطلحات الواردة هنا مشروحةٌ في [المسرد](/words).",
        ),
      ],
    },
  },
  {
    created: "2026-07-01",
    categories: ["commissioning"],
    image: {
      plate: { kind: "balance", theme: "lime", seed: "e-proposals", w: 1000, h: 750, tilt: -4 },
      alt: {
        en: "A balance nearly level, blocks in both pans",
        ar: "ميزانٌ يكاد يستوي، وفي كفّتيه قطع",
      },
    },
    title: { en: "Three proposals on one table", ar: "ثلاثة عروضٍ على طاولةٍ واحدة" },
    excerpt: {
      en: "A scoring sheet for choosing a research supplier without choosing the nicest cover.",
      ar: "ورقة تقييمٍ لاختيار من ينفّذ بحثك من غير أن تختار أجمل غلاف.",
    },
    body: {
      en: [
        p(
          "Proposals are written to resemble one another. All of them are tailored, all are led by seniors, and all end with a photograph of people pointing at a screen. Fix the weights before opening the envelopes; afterwards it is too late to be fair.",
        ),
        table(
          ["Criterion", "Weight", "A", "B", "C"],
          ["Understood the decision", "30", "5", "3", "4"],
          ["Sample, and its stated limits", "25", "4", "3", "2"],
          ["Control of the fieldwork", "20", "3", "4", "2"],
          ["The people who will do the work", "15", "4", "2", "3"],
          ["Price", "10", "2", "5", "4"],
          ["Total out of 500", "100", "390", "325", "295"],
        ),
        p(
          "Scores run from one to five and are multiplied by the weight. Two people score separately and then compare. A gap of two or more on a line is not a nuisance, it is the agenda of the meeting.",
        ),
        h2("Why price weighs so little"),
        p(
          "Because it has already been used. Set a ceiling first, and discard whatever lies above it. Among the proposals you can afford, the cheap one is cheap for a reason, and the reason is on one of the other lines.",
        ),
        h2("Four questions that separate them"),
        ol(
          "What in our brief do you think cannot be answered?",
          "Who will be in the room on the day the data arrive? May we meet that person now?",
          "Show us a refusal sheet from your last study.",
          "What will you do if a third of the sample cannot be reached?",
        ),
        p("The answer to the first tells you most. One supplier we lost to said:"),
        quote(
          "Your question three is really two studies, and you can afford one of them.",
          "from the debriefing notes, with permission",
        ),
        p(
          "They deserved it. One more line is worth adding if the study is large: what happens when you disagree with a finding. Ask each supplier for an example of a result its client did not like, and what became of it. A supplier without such an example is either very young or very agreeable, and you can afford neither.",
        ),
        p("Keep the sheet, and score again when the report comes in."),
      ],
      ar: [
        p(
          "تُكتب العروض ليشبه بعضها بعضًا: كلّها مفصَّلٌ على مقاسك، وكلّها يقوده كبار الخبراء، وكلّها ينتهي بصورة أناسٍ يشيرون إلى شاشة. حدّد الأوزان قبل أن تفتح الظروف؛ فبعد ذلك يفوت أوان الإنصاف.",
        ),
        table(
          ["المعيار", "الوزن", "أ", "ب", "ج"],
          ["فهم القرار", "٣٠", "٥", "٣", "٤"],
          ["العيّنة وحدودها المعلنة", "٢٥", "٤", "٣", "٢"],
          ["ضبط العمل الميداني", "٢٠", "٣", "٤", "٢"],
          ["الأشخاص الذين سيعملون فعلًا", "١٥", "٤", "٢", "٣"],
          ["السعر", "١٠", "٢", "٥", "٤"],
          ["المجموع من ٥٠٠", "١٠٠", "٣٩٠", "٣٢٥", "٢٩٥"],
        ),
        p(
          "الدرجة من واحد إلى خمسة تُضرب في الوزن. يقيّم شخصان كلٌّ على حدة ثم يتقابلان؛ وفرقُ درجتين فأكثر في سطرٍ واحد ليس مشكلة، بل هو جدول أعمال الاجتماع.",
        ),
        h2("لماذا يزن السعر هذا القليل"),
        p(
          "لأنه أدّى دوره قبل ذلك. ضع سقفًا أولًا واستبعد ما فوقه. أما العروض التي تقدر على ثمنها فأرخصُها رخيصٌ لسبب، والسبب مكتوبٌ في أحد السطور الأخرى.",
        ),
        h2("أربعة أسئلةٍ تميّز بينها"),
        ol(
          "ما الذي لا يمكن الإجابة عنه في طلبنا، برأيكم؟",
          "من سيكون حاضرًا يوم تصل البيانات؟ وهل نلتقيه الآن؟",
          "أطلعونا على كشف الرفض من دراستكم الأخيرة.",
          "ماذا تفعلون إذا تعذّر بلوغ ثلث العيّنة؟",
        ),
        p("وأكثرها دلالةً جواب الأول. قال منافسٌ خسرنا أمامه ذات مرة:"),
        quote(
          "سؤالكم الثالث دراستان في الحقيقة، وميزانيتكم تكفي واحدة.",
          "من محضر جلسة المراجعة، بإذن صاحبه",
        ),
        p(
          "وقد استحقّ الفوز. وأضِف سطرًا آخر إن كانت الدراسة كبيرة: ماذا يحدث حين لا توافق على نتيجة؟ اطلب من كلٍّ منهم مثالًا على نتيجةٍ لم تُعجب عميله، وما آل إليه أمرها. فمن لا مثال عنده إما حديث العهد جدًا وإما لطيفٌ جدًا، ولا طاقة لك بهذا ولا بذاك.",
        ),
        p("واحتفظ بالورقة، وأعِد التقييم حين يصلك التقرير."),
      ],
    },
  },
  {
    created: "2026-05-27",
    categories: ["questionnaires", "fieldwork"],
    image: {
      plate: { kind: "tally", theme: "apricot", seed: "e-pilot", w: 1000, h: 750, cell: 107 },
      alt: {
        en: "Seven rows of tally marks on orange, one of them white",
        ar: "سبعة صفوفٍ من خطوط العدّ على البرتقالي، أحدها أبيض",
      },
    },
    title: { en: "A pilot in one day", ar: "تجربة الاستمارة في يومٍ واحد" },
    excerpt: {
      en: "Twenty interviews, one supervisor and a list of what to count. The cheapest insurance a survey can buy.",
      ar: "عشرون مقابلة ومشرفٌ واحد وقائمةٌ بما ينبغي عدّه: أرخص تأمينٍ يشتريه استطلاع.",
    },
    body: {
      en: [
        p(
          "A questionnaire that has not met a stranger is a letter to oneself. One day is enough to introduce them, provided you arrive knowing what you will count.",
        ),
        table(
          ["Hour", "What happens"],
          ["8:30", "Four interviewers read the draft aloud to each other. Mark every stumble."],
          ["9:30", "Ten interviews, in two unlike neighbourhoods."],
          ["12:30", "The supervisor telephones five of the ten and asks what they thought question 7 meant."],
          ["13:30", "Lunch, with the draft on the table. Change wording now, not next week."],
          ["15:00", "Ten more interviews with the new version."],
          ["18:00", "Count. Decide. Go home."],
        ),
        h2("What to count"),
        ul(
          "**Minutes**, for the whole and for each section. Past 25 minutes, quality falls faster than length grows.",
          "**Repeats.** Any question read twice to more than four people out of twenty is rewritten.",
          "**“Don’t know”.** Above a fifth, the question is asking for something people do not have.",
          "**Straight lines.** Three respondents giving the same score down a whole grid means the grid is too long.",
          "**Laughter.** Nobody records it and everyone remembers where it was.",
        ),
        h2("What not to do"),
        ol(
          "Do not pilot on colleagues. They finish out of loyalty.",
          "Do not send your best interviewers. They can rescue a bad question; the other thirty will not.",
          "Do not add the twenty to the final sample. Half of them answered another questionnaire.",
        ),
        p(
          "Keep both versions of every question that moved, with the reason beside it. By the fifth study this drawer is the best textbook in the building, and a new colleague who reads it in an afternoon will avoid a year of mistakes. Ours now holds 312 questions; the commonest note in the margin is “two things at once”.",
        ),
        p(
          "A useful pilot is embarrassing. If nothing has changed by six o’clock, either the draft was perfect or the day was spent being polite, and we have yet to see the first.",
        ),
      ],
      ar: [
        p(
          "الاستمارة التي لم تلتقِ غريبًا رسالةٌ كتبها المرء إلى نفسه. ويومٌ واحد يكفي للتعارف، على أن تصل وأنت تعرف ماذا ستعدّ.",
        ),
        table(
          ["الساعة", "ماذا يحدث"],
          ["٨:٣٠", "أربعة باحثين يقرأ بعضهم المسوّدة على بعض بصوتٍ مسموع، ويعلّمون كل تعثّر."],
          ["٩:٣٠", "عشر مقابلات في حيّين لا يتشابهان."],
          ["١٢:٣٠", "يتّصل المشرف بخمسةٍ من العشرة ويسألهم: ماذا فهمتم من السؤال السابع؟"],
          ["١٣:٣٠", "الغداء والمسوّدة على الطاولة. غيّروا الصياغة الآن، لا في الأسبوع القادم."],
          ["١٥:٠٠", "عشر مقابلاتٍ أخرى بالصيغة الجديدة."],
          ["١٨:٠٠", "عُدّوا، وقرّروا، وعودوا إلى بيوتكم."],
        ),
        h2("ماذا تعدّ"),
        ul(
          "**الدقائق**، للمقابلة كلها ولكل قسمٍ منها. فبعد الدقيقة الخامسة والعشرين تهبط الجودة أسرع مما يزيد الطول.",
          "**الإعادة.** كل سؤالٍ قُرئ مرتين على أكثر من أربعة من العشرين تُعاد كتابته.",
          "**«لا أعرف».** إذا تجاوزت الخُمس فالسؤال يطلب من الناس ما ليس عندهم.",
          "**الخط المستقيم.** إذا أعطى ثلاثة مستجيبين الدرجة نفسها من أول الشبكة إلى آخرها فهي أطول مما ينبغي.",
          "**الضحك.** لا يدوّنه أحد، ويذكر الجميع أين كان.",
        ),
        h2("ماذا تتجنّب"),
        ol(
          "لا تجرّبها على زملائك، فهم يُكملونها وفاءً.",
          "لا ترسل أمهر الباحثين. قد ينقذ هؤلاء سؤالًا رديئًا، ولن ينقذه الثلاثون الآخرون.",
          "لا تضمّ العشرين إلى العيّنة النهائية، فنصفهم أجاب عن استمارةٍ أخرى.",
        ),
        p(
          "واحتفظ بصيغتَي كل سؤالٍ تغيّر وإلى جانبهما السبب. فعند الدراسة الخامسة يصير هذا الدرج أفضل كتابٍ في المكتب، ومن يقرؤه من الزملاء الجدد في عصرٍ واحد يوفّر على نفسه أخطاء سنة. في درجنا اليوم ٣١٢ سؤالًا، وأكثر الملاحظات تكرارًا في هوامشها: «سؤالان في سؤالٍ واحد».",
        ),
        p(
          "التجربة النافعة محرجة. فإذا حلّت السادسة مساءً ولم يتغيّر شيء، فإما أن المسوّدة كاملة وإما أن اليوم مضى في المجاملات، ولم نرَ الأولى بعد.",
        ),
      ],
    },
  },
  {
    created: "2026-04-22",
    categories: ["sampling", "fieldwork"],
    image: {
      plate: { kind: "sample", theme: "rose", seed: "e-walk", w: 1000, h: 750, shape: "square", cell: 62 },
      alt: {
        en: "A pink grid of squares, some of them black, red or green",
        ar: "شبكةٌ وردية من المربّعات، بعضها أسود أو أحمر أو أخضر",
      },
    },
    title: { en: "The random walk, door by door", ar: "المسار العشوائي، بابًا بابًا" },
    excerpt: {
      en: "How to choose households when there is no list: a start you did not pick, a rule you may not bend, and a birthday.",
      ar: "كيف تختار الأسر حين لا قائمة: بدايةٌ لم تخترها أنت، وقاعدةٌ لا يحقّ لك أن تلويها، وعيدُ ميلاد.",
    },
    body: {
      en: [
        p(
          "The walk exists to take decisions away from the interviewer. Left to themselves, good people choose ground floors, tidy gates and houses without dogs. The rules below fit on a card, and ours are printed on one.",
        ),
        h2("On the map, the evening before"),
        ol(
          "The office draws the starting point by lot and marks it: a named building, never “near the mosque”.",
          "It also draws the step, the number of doors between two attempts. Where blocks are dense we use nine; in villages, three.",
          "Five interviews a point, no more. The sixth would only be a cousin of the fifth.",
        ),
        h2("In the street"),
        ul(
          "Stand with your back to the starting building, turn right, and keep the wall on your right hand.",
          "Count every dwelling: shut shops with curtains upstairs, the caretaker’s room, the unfinished floor with washing on the line.",
          "In a building, begin at the top. Legs are fresh then, and the fifth floor is forgotten otherwise.",
          "At a dead end, cross and come back along the other side.",
        ),
        ...walk.map(image),
        h2("At the door"),
        p(
          "Whoever opens the door is not yet the respondent. Ask how many adults live there and whose birthday comes next; that person, and no other, is interviewed. If she is out, make an appointment. Two more visits, one of them after sunset, before the door is given up, and it is given up without a substitute.",
        ),
        h2("How the office checks"),
        p(
          "Every point sends back a sketch, drawn by hand: the start, the turns, the doors counted and the five that opened. It takes six minutes and no telephone can do it for you.",
        ),
        p(
          "The supervisor walks one route in ten again, with the sheet folded so the result cannot be seen. If more than one door in twenty differs, that point is done afresh. It costs a day. Pretending costs the study.",
        ),
      ],
      ar: [
        p(
          "وُجد المسار ليُريح الباحث من القرار. فلو تُرك الطيّبون لأنفسهم لاختاروا الطوابق الأرضية والبوابات المرتّبة والبيوت التي لا كلاب فيها. القواعد التالية تتّسع لها بطاقة، وهي عندنا مطبوعةٌ على واحدة.",
        ),
        h2("على الخريطة، في المساء السابق"),
        ol(
          "يسحب المكتب نقطة البداية بالقرعة ويعيّنها بالاسم: بناءٌ معروف، لا «قرب الجامع».",
          "ويسحب أيضًا الخطوة، أي عدد الأبواب بين محاولتين: تسعة في الأحياء المكتظّة، وثلاثة في القرى.",
          "خمس مقابلاتٍ لكل نقطة لا أكثر؛ فالسادس لن يكون إلا ابن عمّ الخامس.",
        ),
        h2("في الشارع"),
        ul(
          "قف وظهرك إلى بناء البداية، ثم انعطف يمينًا واجعل الجدار عن يمينك.",
          "عُدّ كل مسكن: ما فوق الدكّان المغلق إن كان له ستائر، وغرفة الحارس، والطابق غير المكتمل إن كان على حبله غسيل.",
          "ابدأ في البناء من طابقه الأخير؛ فالساقان عندئذٍ نشيطتان، وإلا نُسي الطابق الخامس.",
          "إذا انسدّ الطريق فاعبر إلى الجهة الأخرى وعُد منها.",
        ),
        ...walk.map(image),
        h2("عند الباب"),
        p(
          "من يفتح الباب ليس هو المستجيب حتمًا. اسأل كم بالغًا يسكن البيت ومن الذي يحين عيد ميلاده أولًا؛ فهو من تقابله دون غيره. فإن كان غائبًا فخذ موعدًا. وللباب زيارتان أخريان، إحداهما بعد الغروب، قبل أن يُترك، ويُترك بلا بديل.",
        ),
        h2("كيف يتحقّق المكتب"),
        p(
          "تعود كل نقطةٍ برسمٍ باليد: البداية، والمنعطفات، والأبواب المعدودة، والخمسة التي فُتحت. يستغرق ذلك ستّ دقائق، ولا يغني عنه هاتف.",
        ),
        p(
          "يمشي المشرف واحدًا من كل عشرة مساراتٍ من جديد، والورقة مطويّة كيلا يرى النتيجة. فإن اختلف أكثر من بابٍ في كل عشرين أُعيدت النقطة من أولها. يكلّفنا ذلك يومًا، أما التظاهر فيكلّفنا الدراسة.",
        ),
      ],
    },
  },
  {
    created: "2026-02-25",
    categories: ["fieldwork"],
    image: {
      plate: { kind: "shelf", theme: "basalt", seed: "e-store", w: 1000, h: 750, rows: 3 },
      alt: {
        en: "White and green packs on three dark shelves, with empty outlines among them",
        ar: "عبواتٌ بيضاء وخضراء على ثلاثة رفوفٍ داكنة بينها أماكن فارغة",
      },
    },
    title: { en: "A store check before lunch", ar: "جولةٌ على المتاجر قبل الغداء" },
    excerpt: {
      en: "Twelve shops, one sheet and good manners: what you can learn about your own product in a morning, without an agency.",
      ar: "اثنا عشر متجرًا وورقةٌ واحدة وأدبٌ حسن: ما تستطيع معرفته عن منتجك في صباحٍ واحد من غير وكالة.",
    },
    body: {
      en: [
        p(
          "You do not need us for this one. A morning in twelve shops will tell a brand owner more than a quarter of sales reports, mostly things the sales team has been too kind to mention.",
        ),
        h2("Choosing the twelve"),
        p(
          "Four on a main road, four inside a residential quarter, four at its edge. Not the ones that like you. Go on a weekday that is not delivery day, between nine and noon, and never with the sales representative.",
        ),
        h2("The sheet"),
        table(
          ["Look for", "Write"],
          ["Is it there?", "On the shelf, in the back, or no"],
          ["Facings", "Yours, and the category’s total"],
          ["Height", "Eye, hand, knee, floor"],
          ["Price", "As marked, and as told when you ask"],
          ["Oldest pack", "The date, from the back of the row"],
          ["Neighbours", "What stands left and right"],
          ["Condition", "Dust, sun, dents, torn label"],
        ),
        p(
          "If the marked and the spoken price differ, record both without comment. That gap is often the finding.",
        ),
        image(morningShelf),
        image(tallySheet),
        h2("Manners"),
        ul(
          "Say who you are. A shopkeeper who discovers it later will tell the street.",
          "Buy something in every shop. Twelve small purchases cost less than one hour of anybody’s time.",
          "Do not rearrange anything, however much it hurts.",
          "Ask one question, the same in each: “If this disappeared tomorrow, who would come in asking for it?”",
        ),
        h2("Before the coffee"),
        p(
          "Photograph the shelf only with permission, from straight ahead, and always with the row above and the row below. A picture of your product alone is a portrait; you came for the neighbourhood.",
        ),
        p(
          "Add up four numbers: shops that had it, shops that showed it, the average share of facings, and the widest distance between two prices. Twelve shops are not a sample and you may not print a percentage. But if eight of the twelve had your best seller in the back room, you need no statistician, only a ladder and a telephone.",
        ),
      ],
      ar: [
        p(
          "لا تحتاج إلينا في هذه. صباحٌ في اثني عشر متجرًا يخبر صاحب العلامة بأكثر مما تخبره تقارير ربع سنة، ومعظمه أمورٌ كان فريق المبيعات ألطف من أن يذكرها.",
        ),
        h2("اختيار المتاجر"),
        p(
          "أربعةٌ على شارعٍ رئيسي، وأربعةٌ داخل حيٍّ سكني، وأربعةٌ على أطرافه، وليست تلك التي تحبّك. اذهب في يوم عملٍ ليس يوم التوريد، بين التاسعة والظهر، ولا تصطحب مندوب المبيعات أبدًا.",
        ),
        h2("الورقة"),
        table(
          ["انظر إلى", "واكتب"],
          ["هل هو موجود؟", "على الرفّ، أو في المستودع، أو لا"],
          ["الواجهات", "واجهاتك، ومجموع واجهات الصنف"],
          ["الارتفاع", "العين، اليد، الركبة، الأرض"],
          ["السعر", "كما هو مكتوب، وكما يُقال لك إن سألت"],
          ["أقدم عبوة", "تاريخها، من آخر الصفّ"],
          ["الجيران", "ما يقف عن يمينه وعن شماله"],
          ["الحال", "غبار، شمس، انبعاج، ملصق ممزّق"],
        ),
        p("فإن اختلف السعر المكتوب عن المنطوق فسجّلهما معًا بلا تعليق؛ فكثيرًا ما يكون هذا الفرق هو النتيجة."),
        image(morningShelf),
        image(tallySheet),
        h2("الآداب"),
        ul(
          "عرّف بنفسك، فالبقّال الذي يكتشف ذلك لاحقًا سيخبر الشارع كلّه.",
          "اشترِ شيئًا من كل متجر؛ فاثنتا عشرة حاجةً صغيرة أرخص من ساعةٍ واحدة من وقت أيّ أحد.",
          "لا ترتّب شيئًا مهما آلمك المنظر.",
          "اسأل سؤالًا واحدًا لا يتغيّر: «لو اختفى هذا غدًا، من يدخل سائلًا عنه؟»",
        ),
        h2("قبل القهوة"),
        p(
          "لا تصوّر الرفّ إلا بإذن، وصوّره من الأمام مباشرة، ومعه دائمًا الصفّ الذي فوقه والصفّ الذي تحته. صورة منتجك وحده بورتريه، وأنت جئت لترى الحيّ.",
        ),
        p(
          "اجمع أربعة أرقام: كم متجرًا كان الصنف عنده، وكم متجرًا كان يعرضه، ومتوسط حصّتك من الواجهات، وأبعد مسافةٍ بين سعرين. اثنا عشر متجرًا ليست عيّنة، ولا يحقّ لك أن تطبع نسبةً مئوية. لكن إذا كان أكثر أصنافك مبيعًا في مستودع ثمانيةٍ منها، فلست بحاجةٍ إلى إحصائي، بل إلى سلّمٍ وهاتف.",
        ),
      ],
    },
  },
];
