import { shopArticles } from "./articles-shops.ts";
import { both, h2, image, ol, p, quote, table, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const talliesByBlock: SeedPicture = {
  plate: { kind: "tally", theme: "lime", seed: "f2", w: 1000, h: 750, cell: 125 },
  alt: both(
    "Six rows of five-bar tallies, one row picked out in green",
    "ستة صفوفٍ من خطوط العدّ الخماسية، أحدها بالأخضر",
  ),
};

const coursesOfAddresses: SeedPicture = {
  plate: { kind: "courses", theme: "lime", seed: "f1", w: 1000, h: 750, n: 6 },
  alt: both(
    "Six courses of stone of different lengths, read as a bar chart",
    "ستة مداميك من الحجر تختلف أطوالها، تُقرأ قراءة المخطط",
  ),
};

const turningStrokes: SeedPicture = {
  plate: { kind: "field", theme: "lime", seed: "f3", w: 800, h: 800, gap: 34 },
  alt: both("A field of short strokes, turning together", "حقلٌ من خطوطٍ قصيرة تنعطف معًا"),
};

const lozengeLattice: SeedPicture = {
  plate: { kind: "weave", theme: "lime", seed: "f4", w: 800, h: 800, s: 80 },
  alt: both("A lattice of pale and dark lozenges", "شبكةٌ من معيّناتٍ فاتحة وداكنة"),
};

const countingFrame: SeedPicture = {
  plate: { kind: "abacus", theme: "lime", seed: "fig-5", w: 800, h: 800 },
  alt: both("An abacus with its beads pushed to the two ends", "معدادٌ دُفعت خرزاته إلى الطرفين"),
};

const fairSample: SeedArticle = {
  slug: "fair-sample-old-census",
  created: "2026-09-15",
  author: "omar",
  categories: ["methods", "qualitative"],
  cover: {
    plate: { kind: "sample", theme: "pist", seed: "as", w: 1200, h: 800 },
    alt: both(
      "A grid of small dots on green, a few of them drawn large in black, white and rose",
      "شبكة نقاطٍ صغيرة على أرضٍ خضراء، كبُر بعضها بالأسود والأبيض والوردي",
    ),
  },
  title: both(
    "How to draw a fair sample when the census is twenty-one years old",
    "كيف تسحب عيّنة عادلة والتعداد عمره واحد وعشرون عامًا",
  ),
  excerpt: both(
    "The last full count of Syrian households was in 2004. Streets have moved since. Here is how we rebuild a frame, block by block, before we ask a single question.",
    "جرى آخر تعداد كامل للأسر السورية عام ٢٠٠٤، وقد تبدّلت الشوارع منذ ذلك الحين. هكذا نعيد بناء إطار المعاينة، حيًّا حيًّا، قبل أن نسأل سؤالًا واحدًا.",
  ),
  body: {
    en: [
      p(
        "A sample is only as honest as the list it is drawn from. In most countries that list is a census: a door for every household, a number for every door. Ours was last completed in 2004. Since then neighbourhoods have emptied and filled, villages have become suburbs, and one flat in three in some streets holds a family that was not there before.",
      ),
      p(
        "You can pretend otherwise. Many surveys do: they take the old proportions, apply them to today, and report a [margin of error](/words) as if nothing had happened. The margin is correct. **The population it describes no longer exists.**",
      ),
      h2("Walk first, count second"),
      p(
        "So before the questionnaire we walk. Two people, one map sheet, one block at a time. They do not knock. They count entrances, bells, water tanks and lit windows, and they write down what the building is used for now. It takes a morning per block and it is the least glamorous work we do.",
      ),
      p(
        "How much of the old list still stands: the share of 3,120 addresses checked by Miqyas that were found occupied as listed. Illustrative data.",
      ),
      table(
        ["Area", "Occupied as listed"],
        ["Aleppo", "38%"],
        ["Homs", "44%"],
        ["Rural Damascus", "51%"],
        ["Hama", "67%"],
        ["Damascus", "73%"],
        ["Latakia", "81%"],
      ),
      p(
        "What the walk produces is a *working frame*: not a census, but a list with known faults. Knowing the faults is the point. Where six addresses in ten have gone, we draw more blocks and fewer households from each. Where the list still holds, we can afford to be lazy.",
      ),
      image(talliesByBlock),
      image(coursesOfAddresses),
      h2("Three rules we do not break"),
      ol(
        "The person who walks the block never interviews in it. Familiar doors are tempting doors.",
        "Every refusal is recorded with its reason. A silent door is data about the list, not about the family.",
        "We publish the response rate on the first page, where it costs us something.",
      ),
      quote(
        "The margin of error tells you how unlucky you might have been. It does not tell you how wrong your list is.",
      ),
      p(
        "None of this makes the sample perfect. It makes its weaknesses visible, which is the most a researcher can promise, and more than a round number ever will.",
      ),
      image(turningStrokes),
      image(lozengeLattice),
      image(countingFrame),
      p("Next month: how to weight what you found, and the two numbers we ask every client to sign."),
    ],
    ar: [
      p(
        "لا تكون العيّنة أصدق من القائمة التي سُحبت منها. وفي معظم البلدان تأتي القائمة من التعداد: بابٌ لكل أسرة ورقمٌ لكل باب. أما عندنا فآخر تعدادٍ اكتمل كان عام ٢٠٠٤، ومنذ ذلك الحين فرغت أحياءٌ وامتلأت أخرى، وصارت قرًى ضواحيَ، وفي بعض الشوارع شقةٌ من كل ثلاثٍ تسكنها أسرةٌ لم تكن فيها.",
      ),
      p(
        "يمكنك أن تتجاهل ذلك، وكثيرٌ من الاستطلاعات يفعل: يأخذ النسب القديمة ويطبّقها على اليوم، ثم يذكر [هامش خطأ](/words) كأنّ شيئًا لم يحدث. الهامش صحيح، **لكنّ المجتمع الذي يصفه لم يعد موجودًا.**",
      ),
      h2("امشِ أولًا ثم عُدّ"),
      p(
        "لذلك نمشي قبل الاستمارة: شخصان وورقة خريطة، ومربّعٌ سكنيّ واحد في كل مرة. لا يطرقان بابًا، بل يعدّان المداخل والأجراس وخزانات الماء والنوافذ المضاءة، ويدوّنان فيمَ يُستعمل المبنى اليوم. يستغرق المربّع الواحد صباحًا كاملًا، وهو أقلّ أعمالنا بريقًا.",
      ),
      p(
        "كم بقي صالحًا من القائمة القديمة: نسبة العناوين التي وُجدت مأهولةً كما في القائمة، من أصل ٣٬١٢٠ عنوانًا فحصتها «مقياس». البيانات توضيحية.",
      ),
      table(
        ["المنطقة", "مأهولٌ كما في القائمة"],
        ["حلب", "٣٨٪"],
        ["حمص", "٤٤٪"],
        ["ريف دمشق", "٥١٪"],
        ["حماة", "٦٧٪"],
        ["دمشق", "٧٣٪"],
        ["اللاذقية", "٨١٪"],
      ),
      p(
        "ما نعود به من المشي إطارٌ صالحٌ للعمل: ليس تعدادًا، بل قائمةٌ نعرف عيوبها، ومعرفة العيوب هي المقصود. حيث اختفت ستة عناوين من كل عشرة نسحب مربّعاتٍ أكثر وأسرًا أقلّ من كلٍّ منها، وحيث ما زالت القائمة صالحة يمكننا أن نتخفّف.",
      ),
      image(talliesByBlock),
      image(coursesOfAddresses),
      h2("ثلاث قواعد لا نكسرها"),
      ol(
        "من مشى في المربّع لا يُجري المقابلات فيه، فالباب المألوف مُغرٍ.",
        "يُسجَّل كل رفضٍ مع سببه، فالباب الصامت معلومةٌ عن القائمة لا عن الأسرة.",
        "ننشر معدل الاستجابة في الصفحة الأولى، حيث يكلّفنا شيئًا.",
      ),
      quote("هامش الخطأ يخبرك كم كان يمكن أن يعاندك الحظ، ولا يخبرك كم في قائمتك من خطأ."),
      p(
        "لا شيء من هذا يجعل العيّنة كاملة، لكنه يُظهر ضعفها، وهذا أقصى ما يَعِد به الباحث، وأكثر مما يقدّمه أيّ رقمٍ مدوّر.",
      ),
      image(turningStrokes),
      image(lozengeLattice),
      image(countingFrame),
      p("في الشهر القادم: كيف توزن ما وجدت، والرقمان اللذان نطلب من كل عميلٍ أن يوقّع عليهما."),
    ],
  },
};

const nineDraws: SeedPicture = {
  plate: { kind: "ridges", theme: "lime", seed: "nine-draws", w: 1000, h: 750, n: 9 },
  alt: both(
    "Nine hills one behind another, none with the same crest, one of them green",
    "تسع تلالٍ بعضها وراء بعض، لا تتشابه قممها، وإحداها خضراء",
  ),
  caption: both(
    "Nine samples drawn by computer from one population that never changed. Every difference between these curves is chance.",
    "تسع عيّناتٍ سحبها الحاسوب من مجتمعٍ واحد لم يتغيّر. كل فرقٍ بين هذه المنحنيات مصادفة.",
  ),
};

const trackerAlarms: SeedArticle = {
  slug: "tracker-false-alarms",
  created: "2025-07-15",
  author: "hala",
  categories: ["brands", "methods"],
  cover: {
    plate: { kind: "dial", theme: "barada", seed: "at", w: 1200, h: 800, cx: 0.36, cy: 0.6, r: 0.78 },
    alt: both(
      "The rings of a large dial on teal, with two white hands",
      "حلقات قرصٍ كبير مدرَّج على أرضٍ فيروزية داكنة، وعليه عقربان أبيضان",
    ),
  },
  title: both("Why your brand tracker moves when nothing happened", "لماذا يتحرّك مؤشر علامتك ولم يحدث شيء"),
  excerpt: both(
    "Three causes of a false alarm, and the small table we attach to every wave so that nobody acts on noise.",
    "ثلاثة أسباب للإنذار الكاذب، والجدول الصغير الذي نُرفقه بكل موجة كي لا يُبنى قرارٌ على تشويش.",
  ),
  body: {
    en: [
      p(
        "The call usually comes on a Thursday. Unaided awareness stood at 46 per cent last quarter and stands at 42 this quarter, the board meets on Sunday, and somebody has already begun an e-mail to the advertising agency. We have kept a note of the last ten such calls. In eight of them nothing had happened to the brand. Something had happened to the measurement.",
      ),
      h2("Three causes of a false alarm"),
      ol(
        "**Chance.** Six hundred interviews give a figure near 45 per cent a margin of about four points either way. The difference between two such waves has a margin of nearly six. A fall of four is what two honest draws look like on an ordinary day.",
        "**The mix.** If a wave lands on examination weeks, it meets fewer people under thirty. Every brand the young like will dip together, yours included.",
        "**The method.** One client moved a wave from face-to-face (CAPI) to telephone (CATI) to save a fifth of the budget. Trial rose six points overnight. People with a telephone at hand try more things; nobody new had tried anything.",
      ),
      h2("The table we attach to every wave"),
      p(
        "It has one column that dashboards leave out: how far a figure must move before we will discuss it. The two waves below have 600 interviews each, and the bar is set at 95 per cent confidence (95% CI).",
      ),
      table(
        ["Measure", "Last wave", "This wave", "Must move by", "Reading"],
        ["Unaided awareness", "46%", "42%", "5.6 points", "No change"],
        ["Bought in the past month", "23%", "22%", "4.7 points", "No change"],
        ["Recommendation (NPS)", "18", "27", "9.3 points", "No change"],
        ["Seen on the shelf", "61%", "69%", "5.4 points", "Real: find out why"],
      ),
      p(
        "Note the third row. Nine points of NPS is the sort of rise that gets a cake. It did not get one, and the next wave read 20.",
      ),
      image(nineDraws),
      h2("What a real movement looks like"),
      p(
        "It seldom travels alone. Presence on the shelf moves first, then awareness, then purchase, usually a wave apart. One number that jumps while its neighbours sit still is noise until proved otherwise. Before anyone picks up a telephone we ask:",
      ),
      ul(
        "Were the questions in the same order, after the same questions?",
        "Were the hours, the districts and the interviewers the same?",
        "Did a rival’s figure move by the same amount on the same day?",
      ),
      p(
        "The cost of this discipline is plain: we will sometimes be a quarter late in noticing a small, true change. We think a late truth is cheaper than an early panic, but it is a choice, and a client who sells ice cream in a short summer may reasonably make the other one. Tell us which you are [before the first wave](/contact), because the sample size follows from it.",
      ),
    ],
    ar: [
      p(
        "تأتي المكالمة عادةً يوم الخميس. كان التذكّر التلقائي ٤٦٪ في الربع الماضي وصار ٤٢٪ في هذا الربع، والمجلس يجتمع يوم الأحد، وثمّة من بدأ يكتب رسالةً إلى وكالة الإعلان. دوّنّا آخر عشر مكالماتٍ من هذا النوع، فوجدنا أن شيئًا لم يحدث للعلامة في ثمانٍ منها، وإنما حدث شيءٌ للقياس.",
      ),
      h2("ثلاثة أسباب للإنذار الكاذب"),
      ol(
        "**المصادفة.** ستمئة مقابلة تعطي رقمًا قريبًا من ٤٥٪ هامشًا يقارب أربع نقاط صعودًا أو هبوطًا، أما الفرق بين موجتين كهذه فهامشه نحو ست نقاط. وهبوطُ أربع نقاطٍ هو ما تعطيه سحبتان نزيهتان في يومٍ عادي.",
        "**التركيبة.** إذا وقعت الموجة في أسابيع الامتحانات قلّ فيها من هم دون الثلاثين، فتهبط معًا كل العلامات التي يحبّها الشباب، وعلامتك منها.",
        "**الطريقة.** نقل أحد العملاء موجةً من المقابلة وجهًا لوجه (CAPI) إلى الهاتف (CATI) ليوفّر خُمس الميزانية، فارتفعت نسبة من جرّبوا المنتج ستّ نقاطٍ بين ليلةٍ وضحاها. لم يجرّبه أحدٌ جديد، وإنما يجرّب أصحاب الهواتف القريبة من أيديهم أكثر من غيرهم.",
      ),
      h2("الجدول المرافق لكل موجة"),
      p(
        "فيه عمودٌ تُغفله لوحات المؤشرات: كم ينبغي أن يتحرّك الرقم حتى نقبل الحديث عنه. في كلٍّ من الموجتين أدناه ٦٠٠ مقابلة، والحدّ محسوبٌ عند مستوى ثقةٍ ٩٥٪.",
      ),
      table(
        ["المؤشر", "الموجة السابقة", "هذه الموجة", "الحدّ الأدنى للحركة", "القراءة"],
        ["التذكّر التلقائي", "٤٦٪", "٤٢٪", "٥٫٦ نقاط", "لا تغيّر"],
        ["الشراء في الشهر الأخير", "٢٣٪", "٢٢٪", "٤٫٧ نقاط", "لا تغيّر"],
        ["صافي نقاط التوصية (NPS)", "١٨", "٢٧", "٩٫٣ نقاط", "لا تغيّر"],
        ["الظهور على الرفّ", "٦١٪", "٦٩٪", "٥٫٤ نقاط", "حقيقي: ابحث عن السبب"],
      ),
      p(
        "تأمّل الصفّ الثالث. تسع نقاطٍ في مؤشر NPS ارتفاعٌ تُقطع له قوالب الحلوى في العادة. لم تُقطع، وجاءت قراءة الموجة التالية ٢٠.",
      ),
      image(nineDraws),
      h2("كيف تبدو الحركة الحقيقية"),
      p(
        "نادرًا ما تسير وحدها. يتحرّك الحضور على الرفّ أولًا، ثم التذكّر، ثم الشراء، وبين كلٍّ منها والتالي موجةٌ في الغالب. والرقم الذي يقفز وجيرانه جالسون تشويشٌ إلى أن يثبت العكس. وقبل أن يرفع أحدٌ سمّاعة الهاتف نسأل:",
      ),
      ul(
        "هل طُرحت الأسئلة بالترتيب نفسه، وبعد الأسئلة نفسها؟",
        "هل بقيت الساعات والأحياء والباحثون كما كانوا؟",
        "هل تحرّك رقم منافسٍ بالمقدار نفسه في اليوم نفسه؟",
      ),
      p(
        "ولهذا الانضباط ثمنٌ لا نخفيه: سنتأخّر أحيانًا ربع سنةٍ عن ملاحظة تغيّرٍ صغيرٍ صحيح. ونرى أن حقيقةً متأخّرة أرخص من ذعرٍ مبكّر، لكنه اختيار، ومن يبيع المثلّجات في صيفٍ قصير له أن يختار غيره. أخبرنا من أيّ الفريقين أنت [قبل الموجة الأولى](/contact)، فحجم العيّنة يتوقّف على ذلك.",
      ),
    ],
  },
};

const sevenInterviews: SeedArticle = {
  slug: "سبع-مقابلات-ليست-استطلاعا",
  created: "2025-04-22",
  author: "lina",
  categories: ["qualitative", "methods"],
  cover: {
    plate: { kind: "courtyard", theme: "lime", seed: "a-seven", w: 1200, h: 800, seats: 7 },
    alt: both(
      "Plan of a courtyard: an eight-sided fountain with seven seats around it",
      "مسقط باحةٍ فيها بركةٌ مثمّنة وحولها سبعة مقاعد",
    ),
  },
  title: both(
    "Seven interviews are not a survey, and that is fine",
    "سبع مقابلات ليست استطلاعًا، ولا بأس بذلك",
  ),
  excerpt: both(
    "Depth answers a different question. When to stop counting and listen, and how to report it honestly.",
    "للعمق سؤالٌ آخر يجيب عنه. متى تكفّ عن العدّ وتُصغي، وكيف تعرض ما سمعت بأمانة.",
  ),
  body: {
    en: [
      p(
        "A bank returned our report with a single pencilled remark in the margin: “n = 7?” The question mark was doing a great deal of work. It meant: are you serious, is this all, and what did we pay for. The answers are yes, yes, and a fair question.",
      ),
      h2("How many, and how"),
      p(
        "Counting answers *how many*. Listening answers *how*: how a shopkeeper decides to move his money, in what words he explains it to his brother, what nearly stopped him. You cannot get from one to the other by adding people. Seven hundred shallow interviews do not contain the seven deep ones, and the seven do not shrink to a small survey.",
      ),
      p(
        "The two fail differently, too. A survey goes wrong quietly, by leaving an answer off the list. An interview goes wrong loudly, by finding one splendid talker and believing him.",
      ),
      h2("When to stop"),
      p(
        "We keep a plain sheet: for each interview, how many reasons were heard that no earlier interview had given. For the bank’s seven shopkeepers it read 9, 6, 4, 3, 1, 1, 0. Twenty-four reasons in all, and the zero is the result. It says that, for this sort of person and this subject, the well is probably dry.",
      ),
      p(
        "Seven is not a law. It was enough because all seven traded in one town with one bank. Two towns would have needed two sheets, each running down to its own zero. A study that stops at a round number has usually stopped at its budget.",
      ),
      h2("How to report it honestly"),
      ul(
        "No percentages. Write “two of the seven”, never “29 per cent”.",
        "Say who is missing. Three people refused us; we gave their trades and their reasons.",
        "Quote at length, with permission and with the name changed. Half a sentence can be made to say anything.",
        "Mark every interpretation as ours. The respondent said what he said; the meaning is our work and our risk.",
        "Leave the last page for what only a survey could settle.",
      ),
      quote("A percentage of seven people is a way of shouting."),
      p(
        "That last page earned its place. The third shopkeeper had mentioned, in passing, that he kept little in the account because the balance came by text message to a telephone his children played with. It stood on none of the bank’s lists, and it was on none of ours. The survey that followed put the question to 900 account holders, and one in five said the same.",
      ),
      p(
        "Nobody had thought to count it, because nobody had heard it. Seven conversations found the question; nine hundred answered it. The survey was the right size for its work, and so was the seven. If you are unsure which of the two you need, there is a test: when you can write down beforehand every answer you might hear, you are ready to count. Until then, listen; the rest is among the [questions](/questions).",
      ),
    ],
    ar: [
      p(
        "أعاد إلينا أحد المصارف تقريرنا وعليه ملاحظةٌ واحدة بالرصاص في الهامش: «العدد ٧؟». كانت علامة الاستفهام تحمل الكثير: أجادّون أنتم؟ أهذا كل شيء؟ وعلامَ دفعنا؟ والأجوبة: نعم، ونعم، وسؤالٌ في محلّه.",
      ),
      h2("«كم» و«كيف»"),
      p(
        "العدّ يجيب عن «كم»، والإصغاء يجيب عن «كيف»: كيف يقرّر صاحب المحل أن ينقل ماله، وبأيّ كلامٍ يشرح قراره لأخيه، وما الذي كاد يردّه عنه. ولا يُعبَر من أحدهما إلى الآخر بزيادة الناس؛ فسبعمئة مقابلةٍ عابرة لا تحوي المقابلات السبع العميقة، والسبع لا تصلح استطلاعًا صغيرًا.",
      ),
      p(
        "ثم إنهما يُخطئان على نحوين مختلفين. الاستطلاع يُخطئ بصمت، حين يسقط من قائمته جواب. والمقابلة تُخطئ بصوتٍ عالٍ، حين تقع على متحدّثٍ بارع فتصدّقه.",
      ),
      h2("متى تتوقّف"),
      p(
        "عندنا ورقةٌ بسيطة ندوّن فيها، بعد كل مقابلة، كم سببًا سمعنا لم يُذكر في ما سبقها. وفي مقابلات أصحاب المحالّ السبعة جاءت الأعداد هكذا: ٩، ٦، ٤، ٣، ١، ١، ٠. المجموع أربعة وعشرون سببًا، والصفر هو النتيجة: معناه أن البئر قد نضبت على الأرجح، عند هذا الصنف من الناس وفي هذا الموضوع.",
      ),
      p(
        "وليست السبع قانونًا. كفت هنا لأن السبعة جميعًا يعملون في بلدةٍ واحدة ويتعاملون مع مصرفٍ واحد، ولو كانتا بلدتين للزمتنا ورقتان تنتهي كلٌّ منهما إلى صفرها. أما الدراسة التي تتوقّف عند رقمٍ مدوّر فقد توقّفت، في الغالب، عند ميزانيتها.",
      ),
      h2("كيف تعرض ما سمعت بأمانة"),
      ul(
        "لا نسب مئوية. اكتب «اثنان من السبعة»، ولا تكتب «٢٩٪».",
        "قل من غاب. رفض مقابلتَنا ثلاثة، فذكرنا مِهنهم وأسبابهم.",
        "اقتبس كلامًا طويلًا بعد الإذن وتغيير الاسم؛ فنصف الجملة يمكن أن يُقوَّل أيَّ شيء.",
        "ميّز التأويل من القول. قال المستجيب ما قاله، أما المعنى فعملُنا وعلينا تبعته.",
        "واترك الصفحة الأخيرة لما لا يحسمه إلا استطلاع.",
      ),
      quote("النسبة المئوية من سبعة أشخاصٍ ضربٌ من رفع الصوت."),
      p(
        "وقد أثبتت تلك الصفحة جدواها. ذكر ثالث أصحاب المحالّ، عرضًا، أنه لا يُبقي في حسابه إلا القليل لأن الرصيد يصله برسالةٍ نصّية إلى هاتفٍ يلعب به أولاده. لم يكن ذلك في قوائم المصرف ولا في قوائمنا. فلمّا طرحه الاستطلاع اللاحق على ٩٠٠ من أصحاب الحسابات قال مثلَه واحدٌ من كل خمسة.",
      ),
      p(
        "لم يخطر لأحدٍ أن يعدّه لأن أحدًا لم يسمع به. سبعُ محادثاتٍ عثرت على السؤال، وتسعمئةٌ أجابت عنه، وكان كلٌّ من العددين مناسبًا لعمله. فإن لم تدرِ أيّهما يلزمك فاختبر نفسك: إذا استطعت أن تكتب سلفًا كل جوابٍ قد تسمعه فقد آن أوان العدّ، وإلى أن تستطيع فأَصغِ. وما بقي تجده في [الأسئلة الشائعة](/questions).",
      ),
    ],
  },
};

/** Articles on how we measure, followed by those on prices, shelves and shoppers. */
export const methodsArticles: SeedArticle[] = [fairSample, trackerAlarms, sevenInterviews, ...shopArticles];
