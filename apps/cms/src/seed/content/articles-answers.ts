import { both, h2, h3, image, ol, p, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const kitchenPlan: SeedPicture = {
  plate: { kind: "courtyard", theme: "apricot", seed: "inc", w: 1000, h: 750, seats: 6 },
  alt: both(
    "Six places set around an eight-sided basin, seen from above",
    "ستة أماكن حول حوضٍ مثمّن، كما تُرى من فوق",
  ),
  caption: both(
    "After a plan sketched between two interviews by Maysa Rahhal, field researcher, Hama.",
    "عن مخطّطٍ رسمته ميساء رحّال، الباحثة الميدانية في حماة، بين مقابلتين.",
  ),
};

const incomeIndirectly: SeedArticle = {
  slug: "income-without-asking",
  created: "2024-09-10",
  author: "yazan",
  categories: ["methods", "finance"],
  cover: {
    plate: { kind: "weave", theme: "rose", seed: "ai", w: 1200, h: 800 },
    alt: both(
      "A brocade of lozenges, dark at the edges and pale in the middle",
      "نسيجٌ من المعيّنات، داكن الأطراف فاتح الوسط",
    ),
  },
  title: both("Asking about income without asking about income", "السؤال عن الدخل من غير سؤالٍ عن الدخل"),
  excerpt: both(
    "Nobody answers the direct question, and nobody should have to. Six items in a kitchen say nearly as much.",
    "لا أحد يجيب عن السؤال المباشر، ولا ينبغي أن يُضطرّ أحد. ستة أشياء في المطبخ تقول القدر نفسه تقريبًا.",
  ),
  body: {
    en: [
      p(
        "In 1,450 homes we asked, near the end and with every courtesy, what the household had earned the month before. Forty-four per cent declined. Most of the others gave a figure so round that it could have been painted on a wall, and one gentleman gave his brother’s.",
      ),
      p(
        "We do not hold it against them. Income is several people, a season and a favour; it is also nobody’s business. So we stopped asking, and looked for something that a guest would see anyway.",
      ),
      h2("Six things in a kitchen"),
      p(
        "We began with fifty-four objects and habits. In 320 homes that had agreed to keep a full and paid account of their spending, we compared each one with what was really spent. Forty-eight fell away: some because everybody has them, some because nobody does. The television went because it says more about the evenings than about the money. These remained:",
      ),
      ul(
        "a second gas cylinder, full;",
        "a freezer apart from the refrigerator;",
        "a light that works when the mains does not;",
        "cooking oil bought by the tin rather than by the bottle;",
        "an electric coffee grinder;",
        "an old kettle, kept although there is a new one.",
      ),
      image(kitchenPlan),
      h2("How much they say"),
      p(
        "Each counts for one point. The total ranks homes almost as their account books do: its correlation with monthly spending per person was 0.81 face to face (CAPI) and 0.77 by telephone (CATI). Stated income did a little better, 0.84, but only for the 56 per cent who stated it. Two homes in a hundred declined the six.",
      ),
      h3("Asked, not inspected"),
      p(
        "The interviewer does not look round. The six are read out in a section about cooking, because cooking is what they are about, and respondents are told that the answers help us compare homes with one another. Opening a cupboard with the eyes is still opening a cupboard.",
      ),
      h2("Where it fails"),
      ul(
        "Four students in a flat own one pan and, between them, three salaries’ worth of parents.",
        "A farmhouse that cooks on wood scores one point and may own the orchard behind it.",
        "The items age. A light that works without the mains was a sign of means five years ago and is on its way to becoming a sign of patience.",
      ),
      p(
        "We therefore test the six against fresh account books every two years, and expect to lose two of them each time. We also print the share of homes for which we know the score misleads, which in the last test was 7 per cent.",
      ),
      p(
        "Last, the score is an order, not an amount. It can tell you which fifth a home belongs to; it cannot tell you what the home earns, and we will not convert the one into the other however pleasantly we are asked. If a study needs the amount, it needs the account book, four weeks and a proper fee for the family that keeps it. Most studies need only the order, which is also the more polite thing to want. Politeness has its own [price in a questionnaire](/Blogdetails/five-boxes-and-neither), but here it costs three hundredths of a correlation and buys us an open door.",
      ),
    ],
    ar: [
      p(
        "في ١٬٤٥٠ بيتًا سألنا، قرب النهاية وبكل لباقة، كم دخل البيتَ في الشهر السابق. امتنع ٤٤٪ عن الجواب. ومعظم الباقين ذكروا رقمًا مدوّرًا يصلح أن يُكتب على جدار، وذكر أحد السادة دخل أخيه.",
      ),
      p(
        "ولا نلومهم. فالدخل أشخاصٌ عدّة وموسمٌ ومعروف، وهو بعد ذلك شأنٌ خاصّ. لهذا كففنا عن السؤال، ورحنا نبحث عن شيءٍ يراه الضيف من غير أن يسأل.",
      ),
      h2("ستة أشياء في المطبخ"),
      p(
        "بدأنا بأربعةٍ وخمسين شيئًا وعادة. وفي ٣٢٠ بيتًا قبل أهلها أن يدوّنوا نفقاتهم كاملةً لقاء أجر، قابلنا كلًّا منها بما أُنفق فعلًا. فسقط ثمانيةٌ وأربعون: بعضها لأنه عند الجميع، وبعضها لأنه ليس عند أحد، وسقط التلفاز لأنه يحدّثنا عن السهرات أكثر ممّا يحدّثنا عن المال. وبقيت هذه:",
      ),
      ul(
        "أسطوانة غازٍ ثانية ممتلئة؛",
        "مجمّدة مستقلّة عن البرّاد؛",
        "ضوءٌ يعمل حين تنقطع الكهرباء؛",
        "زيتٌ يُشترى بالتنكة لا بالقنّينة؛",
        "مطحنة قهوةٍ كهربائية؛",
        "إبريقٌ قديم محتفَظٌ به مع وجود الجديد.",
      ),
      image(kitchenPlan),
      h2("كم تقول هذه الأشياء؟"),
      p(
        "لكلٍّ منها نقطة. ومجموع النقاط يرتّب البيوت كما ترتّبها دفاتر نفقاتها تقريبًا: معامل ارتباطه بالإنفاق الشهري للفرد ٠٫٨١ في المقابلة وجهًا لوجه (CAPI) و٠٫٧٧ بالهاتف (CATI). أما الدخل المصرَّح به فيتقدّم قليلًا ويبلغ ٠٫٨٤، لكن عند من صرّحوا به وحدهم، وهم ٥٦٪. ولم يمتنع عن الأشياء الستة إلا بيتان من كل مئة.",
      ),
      h3("نسأل ولا نفتّش"),
      p(
        "الباحث لا يجول بعينيه. تُقرأ الأشياء الستة في قسمٍ عن الطبخ لأنها من شؤون الطبخ فعلًا، ونقول للمستجيب إن أجوبته تساعدنا على المقارنة بين البيوت. وفتحُ الخزانة بالعين فتحٌ للخزانة.",
      ),
      h2("أين يخيب المقياس"),
      ul(
        "أربعة طلابٍ في شقة يملكون مقلاةً واحدة، ومن ورائهم أهلٌ يرسلون ما يعادل ثلاثة رواتب.",
        "بيتٌ ريفيّ يطبخ على الحطب ينال نقطةً واحدة، وقد تكون له البساتين التي وراءه.",
        "والأشياء تشيخ. كان الضوء الذي يعمل بلا كهرباء علامةَ يُسرٍ قبل خمس سنوات، وهو في طريقه إلى أن يصير علامةَ صبر.",
      ),
      p(
        "لهذا نختبر الستة كل سنتين أمام دفاتر جديدة، ونتوقّع أن نفقد منها اثنين في كل مرة. وننشر كذلك نسبة البيوت التي نعلم أن المقياس يُخطئها، وكانت في الاختبار الأخير ٧٪.",
      ),
      p(
        "وأخيرًا، هذه النقاط ترتيبٌ لا مبلغ. تخبرك إلى أيّ خُمسٍ ينتمي البيت ولا تخبرك كم يكسب، ولن نحوّل هذا إلى ذاك مهما لَطُف الطلب. ومن احتاج إلى المبلغ احتاج إلى دفتر نفقاتٍ وأربعة أسابيع وأجرٍ لائقٍ للأسرة التي تدوّنه. ومعظم الدراسات يكفيها الترتيب، وهو أيضًا ألطف ما يُطلب. وللمجاملة [ثمنها في الاستمارة](/Blogdetails/five-boxes-and-neither)، غير أن ثمنها هنا ثلاثة أجزاءٍ من مئة من معامل الارتباط، نشتري بها بابًا مفتوحًا.",
      ),
    ],
  },
};

const fiveBoxes: SeedArticle = {
  slug: "five-boxes-and-neither",
  created: "2024-05-28",
  author: "omar",
  categories: ["methods", "consumers"],
  cover: {
    plate: { kind: "likert", theme: "lime", seed: "al", w: 1200, h: 800 },
    alt: both(
      "Eight bars of answers, rose on one end and green on the other, meeting at a middle line",
      "ثمانية أشرطةٍ من الأجوبة، طرفها وردي وطرفها الآخر أخضر، تلتقي عند خط الوسط",
    ),
  },
  title: both("Five boxes, and what “neither” hides", "خمس خانات، وما الذي تخفيه «لا هذا ولا ذاك»"),
  excerpt: both(
    "The middle of the scale is where people put politeness, doubt and boredom. How to tell them apart.",
    "في وسط السلّم يضع الناس المجاملة والشكّ والملل. كيف نميّز بينها؟",
  ),
  body: {
    en: [
      p(
        "“Neither agree nor disagree” is the most comfortable chair in the questionnaire. In a study of 1,200 shoppers this spring, with twenty-four statements to judge, 31 per cent of all the answers sat down in it. The client asked whether a third of the market had no opinion. It had plenty. We had built a chair.",
      ),
      h2("Three people in one box"),
      p("To see who was sitting there we divided the sample at random and changed one thing at a time."),
      h3("The polite"),
      p(
        "One group answered alone: the tablet was turned towards them, and the interviewer studied the street. “Neither” fell from 31 to 24. Seven points had been manners, and nearly all of them moved to “disagree”. People who would not say to a young woman’s face that the service was bad had no difficulty in telling a screen.",
      ),
      h3("The doubtful"),
      p(
        "A second group was offered a sixth answer: “I do not know it well enough to say.” “Neither” fell by nine points, almost entirely on statements about home delivery, which two shoppers in three had never used. They had been rating a thing they had not met, and choosing the middle as one chooses a seat at a stranger’s wedding.",
      ),
      h3("The bored"),
      p(
        "For a third group we shuffled the statements. One that stood third drew “neither” from 22 per cent; the same one standing twenty-first drew it from 39, and the tap came in under a second. That is not an opinion. It is a thumb. A list of twelve in place of twenty-four took six points off the box.",
      ),
      h2("Who is left"),
      p(
        "With all three remedies together, 31 becomes 14. These are the people for whom the box was made: they know the subject, have weighed it and stand in the middle. They are worth having. When we called back three months later they had changed sides twice as often as anybody else, which makes theirs the one box on the page where persuasion has work to do.",
      ),
      p(
        "Why not remove the middle and force a choice? We have tried it. With four boxes the polite agree, the doubtful guess and the bored alternate. All the noise is still there; it has merely become invisible, and somebody will draw a trend through it.",
      ),
      h2("What we do now"),
      ul(
        "Twelve statements at most, in an order that changes from one person to the next.",
        "“I do not know” is always offered, always counted and always printed.",
        "Anything about people, staff or money is answered on the screen by the respondent.",
        "Answers given faster than the statement can be read are marked, and the share is published with the tables.",
      ),
      p(
        "The remedies do not simply add up. Seven, nine and six make twenty-two points, and together they removed seventeen, because a bored man can be polite as well. So we do not claim that “neither” is one part manners to one part doubt. We claim only that the number you were given is at least three numbers, and that you may [ask for them](/questions) separately. The word [scale](/words) appears on our door; we are obliged to be careful with it.",
      ),
    ],
    ar: [
      p(
        "«لا أوافق ولا أعارض» هي أريح كرسيٍّ في الاستمارة. في دراسةٍ أجريناها هذا الربيع على ١٬٢٠٠ متسوّق، عُرضت عليهم أربعٌ وعشرون عبارة، جلس على هذا الكرسي ٣١٪ من الأجوبة كلها. سألنا العميل: أثُلث السوق بلا رأي؟ لا، بل نحن من صنع الكرسي.",
      ),
      h2("ثلاثة أشخاصٍ في خانةٍ واحدة"),
      p("ولنعرف من الجالس قسمنا العيّنة عشوائيًا، وغيّرنا في كل قسمٍ شيئًا واحدًا."),
      h3("المجامل"),
      p(
        "أجاب القسم الأول وحده: أدرنا إليه الجهاز وانشغل الباحث بالنظر إلى الشارع. فنزلت «لا هذا ولا ذاك» من ٣١٪ إلى ٢٤٪. سبع نقاطٍ كانت مجاملة، وذهب معظمها إلى «لا أوافق». فمن يستحيي أن يقول لباحثةٍ شابّة إن الخدمة سيّئة لا يستحيي أن يقولها لشاشة.",
      ),
      h3("المتشكّك"),
      p(
        "وعرضنا على القسم الثاني جوابًا سادسًا: «لا أعرفها معرفةً تكفي للحكم». فنزلت الخانة الوسطى تسع نقاط، وكاد ذلك ينحصر في العبارات التي تخصّ التوصيل إلى المنازل، ولم يجرّبه قطّ اثنان من كل ثلاثة. كانوا يقيّمون ما لم يلقوه، ويختارون الوسط كما يختار المرء مقعده في عرسٍ لا يعرف فيه أحدًا.",
      ),
      h3("الضجِر"),
      p(
        "وخلطنا ترتيب العبارات للقسم الثالث. العبارة التي وقعت ثالثةً نالت «لا هذا ولا ذاك» من ٢٢٪، وهي نفسها حين وقعت في المرتبة الحادية والعشرين نالتها من ٣٩٪، وجاءت اللمسة في أقلّ من ثانية. ليس هذا رأيًا، إنه إبهام. ولمّا قصرت القائمة إلى اثنتي عشرة عبارة نزلت الخانة ستّ نقاط.",
      ),
      h2("ومن يبقى"),
      p(
        "إذا اجتمعت العلاجات الثلاثة نزلت النسبة من ٣١٪ إلى ١٤٪. هؤلاء هم أهل الخانة حقًّا: عرفوا الموضوع ووزنوه ثم وقفوا في الوسط، وهم جديرون بالاهتمام. فحين عدنا إليهم بعد ثلاثة أشهر وجدناهم قد بدّلوا مواقفهم ضِعف ما بدّل غيرهم، فخانتهم هي الموضع الوحيد في الصفحة الذي للإقناع فيه عمل.",
      ),
      p(
        "ولمَ لا نحذف الوسط ونُلزم الناس بالاختيار؟ جرّبنا. في الخانات الأربع يوافق المجامل، ويخمّن المتشكّك، ويتنقّل الضجِر بين طرفٍ وآخر. يبقى التشويش كله في مكانه، لكنه لا يعود مرئيًا، ثم يأتي من يرسم فوقه خط اتجاه.",
      ),
      h2("ما نفعله الآن"),
      ul(
        "اثنتا عشرة عبارةً على الأكثر، بترتيبٍ يتغيّر من شخصٍ إلى آخر.",
        "«لا أعرف» جوابٌ معروضٌ دائمًا، ومعدودٌ دائمًا، ومنشورٌ دائمًا.",
        "ما يخصّ الأشخاص والموظفين والمال يجيب عنه المستجيب بنفسه على الشاشة.",
        "الجواب الأسرع من زمن القراءة يوضع عليه وسم، وتُنشر نسبته مع الجداول.",
      ),
      p(
        "والعلاجات لا تُجمع جمعًا بسيطًا؛ فسبعٌ وتسعٌ وستٌّ اثنتان وعشرون نقطة، وما أزالته مجتمعةً سبع عشرة، لأن الضجِر قد يكون مجاملًا أيضًا. لذلك لا نزعم أن «لا هذا ولا ذاك» نصفها أدبٌ ونصفها شكّ، وإنما نزعم أن الرقم الذي أُعطيتَه ثلاثة أرقامٍ على الأقل، ومن حقّك أن [تسأل عنها](/questions) متفرّقة. كلمة [«مقياس»](/words) مكتوبةٌ على بابنا، فلا مفرّ لنا من أن نحتاط لها.",
      ),
    ],
  },
};

const turningOpinions: SeedPicture = {
  plate: { kind: "field", theme: "lime", seed: "sent", w: 1000, h: 750, gap: 40 },
  alt: both(
    "Short strokes leaning every way, gathering into currents of rose and green",
    "خطوطٌ قصيرة تميل في كل اتجاه، ثم تتجمّع في تيّاراتٍ وردية وخضراء",
  ),
};

const nineHundredSentences: SeedArticle = {
  slug: "nine-hundred-sentences",
  created: "2023-12-12",
  author: "rima",
  categories: ["qualitative", "fieldwork"],
  cover: {
    plate: { kind: "wave", theme: "apricot", seed: "a-sentences", w: 1200, h: 800, rows: 5 },
    alt: both(
      "Five lines of speech drawn as swelling rows of ticks on apricot",
      "خمسة أسطرٍ من الكلام مرسومةٌ خطوطًا تعلو وتهبط على أرضٍ مشمشية",
    ),
  },
  title: both("Nine hundred sentences, and one about a ramp", "تسعمئة جملة، بينها جملةٌ عن منحدر"),
  excerpt: both(
    "Open answers are where respondents put what we forgot to ask. How we read them, how two people agree on what they say, and why the last pile matters.",
    "في الأجوبة المفتوحة يضع الناس ما نسينا أن نسأل عنه. كيف نقرؤها، وكيف يتّفق قارئان على معناها، ولماذا لا نهمل الكوم الأخير.",
  ),
  body: {
    en: [
      p(
        "The last question on most of our questionnaires is: “Is there anything we should have asked you, and did not?” Interviewers like it because it is the last. Analysts do not, because the answers arrive as sentences. In a study of 1,640 customers of a supermarket chain, 900 people replied to it. Once a year I take such a file home and code it myself, to remember what we ask of others.",
      ),
      h2("Before the sorting, the tidying"),
      p(
        "A sentence has passed through a pair of hands before I see it. The interviewer typed it, standing, while somebody’s ice cream was melting. We compared 120 recordings with what had been typed. Thirty-one had been improved: dialect had become newspaper prose, anger had become “dissatisfaction”, and a proverb of nine words had become “price”. The rule in the field since then is short. Type what was said, swearing included; spelling will be forgiven.",
      ),
      h2("Two readers, one list"),
      p(
        "Lina and I read the same two hundred sentences apart and each made a list of codes. Mine had twenty-nine, hers seventeen. We spent a long afternoon on the word “service”, which turned out to mean five things, and came out with twenty-three codes that neither of us would have written alone. Then we both coded another hundred without looking, and agreed on 71 of them. We rewrote nine definitions and tried a fresh hundred: 88. Below 85 we do not go on.",
      ),
      ol(
        "Read everything once before naming anything.",
        "Give every code a definition, a true example, and a sentence that looks like one and is not.",
        "Let a sentence carry up to three codes. People do not complain one topic at a time.",
        "Keep “other” under five per cent, and read it last and slowly.",
      ),
      image(turningOpinions),
      h2("The last pile"),
      p(
        "Counting gives you the top of the list: queues, 214 sentences; shelf prices that differ from the till, 131; fruit, 97. Useful, and not a surprise to the manager, who had guessed all three in the right order. Eleven sentences fitted no code at all. One of the eleven read, in full: “The ramp ends in a step.”",
      ),
      p(
        "One sentence in nine hundred. The branch manager walked out with a tape measure and found the step, nine centimetres high, exactly where a wheel would meet it. No bar chart would have shown it, since its bar would be a hair. A mason mended it in a morning, and customers with prams, who had not complained, began to use that door.",
      ),
      h3("What a count of sentences is not"),
      p(
        "It is not a share of customers. The 900 who answered are the talkative part of the sample: women over forty replied twice as often as men under thirty. We therefore print counts and never percentages, and we do not let the order of the list pass for an order of importance. For that there are closed questions, and the open ones are how we [learn to write them](/resources).",
      ),
      p(
        "It took me four evenings. Software sorted the same file in forty seconds and put the ramp under “parking”. I have kept the printout.",
      ),
    ],
    ar: [
      p(
        "السؤال الأخير في معظم استماراتنا: «هل من شيءٍ كان ينبغي أن نسألك عنه ولم نسأل؟». يحبّه الباحثون لأنه الأخير، ولا يحبّه المحلّلون لأن أجوبته تأتي جُملًا. في دراسةٍ شملت ١٬٦٤٠ من زبائن سلسلة متاجر أجاب عنه ٩٠٠. وأنا آخذ ملفًّا كهذا إلى البيت مرةً كل عام وأرمّزه بنفسي، كي لا أنسى ما الذي نطلبه من غيرنا.",
      ),
      h2("قبل الفرز: التجميل"),
      p(
        "تمرّ الجملة بين يدي غيري قبل أن تصل إليّ. كتبها الباحث على الجهاز واقفًا، وأمامه زبونٌ تذوب بوظته. قابلنا ١٢٠ تسجيلًا بما كُتب عنها، فوجدنا أن واحدًا وثلاثين منها جُمّل نصّها: العاميّة صارت لغة جرائد، والغضب صار «عدم رضا»، ومَثَلٌ شعبيّ من تسع كلماتٍ صار «السعر». ومنذ ذلك الحين صارت القاعدة في الميدان قصيرة: اكتب ما قيل، بما فيه الشتائم، والإملاء مغفور.",
      ),
      h2("قارئتان وقائمةٌ واحدة"),
      p(
        "قرأتُ أنا ولينا مئتَي جملةٍ بعينها، كلٌّ منا على حدة، ووضعت كلٌّ منا قائمة رموز: في قائمتي تسعةٌ وعشرون وفي قائمتها سبعة عشر. ثم قضينا عصرًا طويلًا عند كلمة «الخدمة»، فإذا هي خمسة معانٍ، وخرجنا بثلاثةٍ وعشرين رمزًا ما كانت إحدانا لتكتبها وحدها. بعدها رمّزت كلٌّ منا مئة جملةٍ أخرى لا ترى ما تفعله صاحبتها، فاتّفقنا في ٧١. أعدنا كتابة تسعة تعريفاتٍ وجرّبنا مئةً جديدة، فاتّفقنا في ٨٨. ودون الخمس والثمانين لا نمضي.",
      ),
      ol(
        "اقرأ كل شيءٍ مرةً قبل أن تسمّي شيئًا.",
        "اجعل لكل رمزٍ تعريفًا، ومثالًا صحيحًا، وجملةً تشبهه وليست منه.",
        "اسمح للجملة بثلاثة رموزٍ على الأكثر، فالناس لا يشكون موضوعًا موضوعًا.",
        "لا تدع «غير ذلك» يتجاوز خمسةً في المئة، واقرأه آخرًا وعلى مهل.",
      ),
      image(turningOpinions),
      h2("الكوم الأخير"),
      p(
        "العدّ يعطيك رأس القائمة: الطوابير ٢١٤ جملة، واختلاف السعر بين الرفّ والصندوق ١٣١، والفاكهة ٩٧. هذا مفيد، ولم يفاجئ المدير الذي خمّن الثلاثة بترتيبها. وبقيت إحدى عشرة جملةً لا يسعها رمز، تقول إحداها بتمامها: «المنحدر ينتهي بدرجة».",
      ),
      p(
        "جملةٌ من تسعمئة. خرج مدير الفرع ومعه شريط قياس، فوجد الدرجة: ارتفاعها تسعة سنتيمترات، وموضعها حيث تلقاها العجلة تمامًا. ما كان لمخططٍ أن يُظهرها، فعمودها فيه شعرة. أصلحها بنّاءٌ في صباحٍ واحد، وصار أصحاب عربات الأطفال، ولم يشتكِ منهم أحد، يدخلون من ذلك الباب.",
      ),
      h3("ما ليس في عدّ الجمل"),
      p(
        "ليس العددُ نسبةً من الزبائن. فالمجيبون التسعمئة هم أهل الكلام في العيّنة، وقد أجابت النساء فوق الأربعين ضِعف ما أجاب الرجال دون الثلاثين. لهذا ننشر الأعداد ولا ننشر نسبًا مئوية، ولا نسمح لترتيب القائمة بأن يُقرأ ترتيبًا للأهمية. للأهمية أسئلةٌ مغلقة، ومن الأسئلة المفتوحة نتعلّم [كيف نكتبها](/resources).",
      ),
      p(
        "استغرق الأمر مني أربع أمسيات. وفرز البرنامج الملفّ نفسه في أربعين ثانية، فوضع المنحدر تحت «موقف السيارات». وما زلت أحتفظ بالورقة.",
      ),
    ],
  },
};

/** Articles on what an answer is worth. */
export const answerArticles: SeedArticle[] = [incomeIndirectly, fiveBoxes, nineHundredSentences];
