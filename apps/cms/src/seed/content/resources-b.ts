import { h2, image, ol, p, quote, table, ul } from "./blocks.ts";
import type { SeedPicture, SeedResource } from "./types.ts";

const eightSeats: SeedPicture = {
  plate: { kind: "courtyard", theme: "basalt", seed: "e-group-1", w: 1000, h: 750, seats: 8 },
  alt: {
    en: "Eight seats around a fountain in a dark court",
    ar: "ثمانية مقاعد حول نافورةٍ في صحنٍ داكن",
  },
  caption: {
    en: "At ten past five: who sat next to whom.",
    ar: "في الخامسة وعشر دقائق: من جلس إلى جانب من.",
  },
};

const twoHours: SeedPicture = {
  plate: { kind: "wave", theme: "lime", seed: "e-group-2", w: 1000, h: 750, rows: 3 },
  alt: {
    en: "Three lines of voice, quiet at first and crowded later",
    ar: "ثلاثة أسطرٍ من الأصوات، هادئة في أولها ومزدحمة بعد ذلك",
  },
  caption: { en: "The same room, as the recorder heard it.", ar: "والغرفة نفسها كما سمعها المسجّل." },
};

/** Three ways of drawing one table, shown side by side. */
const threeCharts: SeedPicture[] = [
  {
    plate: { kind: "courses", theme: "apricot", seed: "e-charts-1", w: 1000, h: 750, n: 7 },
    alt: {
      en: "Seven stone bars starting from one side of the page",
      ar: "سبعة أشرطةٍ حجرية تنطلق من جانبٍ واحد من الصفحة",
    },
    caption: { en: "Bars: mirror them.", ar: "الأشرطة: اعكسها." },
  },
  {
    plate: { kind: "steps", theme: "lime", seed: "e-charts-2", w: 1000, h: 750, n: 10 },
    alt: {
      en: "Ten columns of uneven height beside a ruler",
      ar: "عشرة أعمدةٍ متفاوتة الارتفاع إلى جانب مسطرة",
    },
    caption: { en: "Time: choose a side and say so.", ar: "الزمن: اختر جهةً وصرّح بها." },
  },
  {
    plate: { kind: "dial", theme: "pist", seed: "e-charts-3", w: 1000, h: 750, r: 0.8, cy: 0.55 },
    alt: {
      en: "A dial with rings and two hands on green",
      ar: "قرصٌ مدرّج بحلقاتٍ وعقربين على خلفيةٍ خضراء",
    },
    caption: { en: "Dials and maps: leave them alone.", ar: "الأقراص والخرائط: دعها كما هي." },
  },
];

export const resourcesB: SeedResource[] = [
  {
    created: "2025-12-24",
    categories: ["analysis"],
    image: {
      plate: { kind: "sieve", theme: "barada", seed: "e-coding", w: 1000, h: 750 },
      alt: {
        en: "Loose beads entering a sieve and leaving it in a neat heap",
        ar: "خرزٌ متناثر يدخل غربالًا ويخرج منه كومةً مرتّبة",
      },
    },
    title: {
      en: "From four hundred sentences to twelve codes",
      ar: "من أربعمئة جملة إلى اثني عشر رمزًا",
    },
    excerpt: {
      en: "How to turn open answers into a table without losing what people actually said.",
      ar: "كيف تصير الإجابات المفتوحة جدولًا من غير أن يضيع ما قاله الناس فعلًا.",
    },
    body: {
      en: [
        p(
          "Four hundred patients of a dental clinic were asked what nearly made them go elsewhere. The answers fill nineteen pages. This is the order in which we empty them.",
        ),
        ol(
          "**Read fifty, drawn at random, and write nothing.** The first code you invent is usually the one you expected.",
          "**Read them again and write a list,** in the patients’ own words where possible: “sat an hour on the stairs” is better than “waiting”.",
          "**Merge until there are about twelve.** Beyond fifteen, coders stop remembering; under eight, everything becomes “service”.",
          "**Give each code a rule and a border:** what goes in, and the nearest thing that does not.",
          "**Let two people code the same fifty** without speaking. Compare.",
          "**Then code the rest.** One answer may carry two codes. More than three, and it is a story: keep it for the report.",
        ),
        h2("A page of the code book"),
        table(
          ["Code", "Goes in", "Does not go in"],
          ["1 Stairs", "Waiting outside the door", "Waiting in the room (code 2)"],
          ["4 Surprise", "Price changed during treatment", "“Expensive”, simply (code 5)"],
          ["7 Voice", "Overheard in reception", "Rudeness (code 6)"],
          ["12 Other", "Said once", "Anything said three times"],
        ),
        h2("How well do two people agree?"),
        p(
          "On our fifty, the coders matched on 43: 86 per cent. Below 80, repair the borders and not the coders. All seven disagreements lay between codes 4 and 5, and the argument about them was worth the whole exercise: patients will accept a high price, but not a moving one.",
        ),
        p(
          "A word on speed. One person codes about sixty short answers an hour and should stop after two hours, because from then on everything begins to look like code 1. Four hundred answers are a full day for two people, and cheaper than the wrong conclusion.",
        ),
        p(
          "Keep two things beside the final table. One quotation for every code, chosen because it is ordinary and not because it is funny; and the size of “Other”. Above ten per cent, the list is not finished.",
        ),
      ],
      ar: [
        p(
          "سُئل أربعمئة من مراجعي عيادة أسنان: ما الذي كاد يدفعكم إلى غيرها؟ ملأت الإجابات تسع عشرة صفحة، وهذا هو الترتيب الذي نفرغها به.",
        ),
        ol(
          "**اقرأ خمسين منها بالقرعة ولا تكتب شيئًا.** فأول رمزٍ تخترعه هو غالبًا ما كنت تتوقّعه.",
          "**اقرأها ثانيةً واكتب قائمة،** بكلمات المراجعين ما أمكن: «قعدت ساعة على الدرج» خيرٌ من «الانتظار».",
          "**ادمج حتى تبلغ نحو اثني عشر.** بعد الخمسة عشر تخون المرمِّزَ ذاكرتُه، ودون الثمانية يصير كل شيءٍ «خدمة».",
          "**اجعل لكل رمزٍ قاعدةً وحدًّا:** ما يدخل فيه، وأقرب شيءٍ لا يدخل.",
          "**ليرمّز شخصان الخمسين نفسها** من غير كلام، ثم قارن.",
          "**ثم رمّز الباقي.** قد يحمل الجواب رمزين، فإن زاد على ثلاثة فهو حكاية، فاحفظها للتقرير.",
        ),
        h2("صفحة من دليل الرموز"),
        table(
          ["الرمز", "يدخل فيه", "لا يدخل فيه"],
          ["١ الدرج", "الانتظار خارج الباب", "الانتظار في القاعة (الرمز ٢)"],
          ["٤ المفاجأة", "تغيّر السعر في أثناء العلاج", "«غالٍ» وحدها (الرمز ٥)"],
          ["٧ الصوت", "سمعه الآخرون في الاستقبال", "الجفاء (الرمز ٦)"],
          ["١٢ غير ذلك", "ما قيل مرةً واحدة", "كل ما قيل ثلاث مرات"],
        ),
        h2("كم يتّفق الاثنان؟"),
        p(
          "اتّفق المرمِّزان على ٤٣ جوابًا من الخمسين، أي ٨٦٪. فإن نزل الاتفاق عن ٨٠٪ فأصلح الحدود لا الأشخاص. وقعت الخلافات السبعة كلها بين الرمزين ٤ و٥، وكان الجدال فيها أنفع من التمرين كلّه: يقبل المراجع سعرًا مرتفعًا، ولا يقبل سعرًا متحرّكًا.",
        ),
        p(
          "وكلمةٌ في السرعة: يرمّز الشخص نحو ستين جوابًا قصيرًا في الساعة، وعليه أن يتوقّف بعد ساعتين، لأن كل شيءٍ يأخذ عندئذٍ في التشبّه بالرمز الأول. أربعمئة جواب نهارٌ كامل لشخصين، وهو أرخص من استنتاجٍ خاطئ.",
        ),
        p(
          "واحفظ إلى جانب الجدول النهائي شيئين: شاهدًا واحدًا لكل رمز، تختاره لأنه مألوف لا لأنه طريف؛ وحجم «غير ذلك»، فإن جاوز عشرةً في المئة فالقائمة لم تكتمل.",
        ),
      ],
    },
  },
  {
    created: "2025-10-29",
    categories: ["fieldwork"],
    image: {
      plate: { kind: "courtyard", theme: "pist", seed: "e-group", w: 1000, h: 750, seats: 7 },
      alt: {
        en: "Seven seats around an octagonal fountain on green",
        ar: "سبعة مقاعد حول نافورةٍ مثمّنة على خلفيةٍ خضراء",
      },
    },
    title: { en: "The two-hour clock of a focus group", ar: "ساعتا مجموعة النقاش، دقيقةً دقيقة" },
    excerpt: {
      en: "A running order for a discussion that ends on time with something learned.",
      ar: "ترتيبٌ لجلسةٍ تنتهي في موعدها وقد عُرف فيها شيء.",
    },
    body: {
      en: [
        p(
          "People give you an evening. Two hours is what they can spare and what a moderator can stay curious for. This is the running order we use with seven or eight participants; the example in the last column is olive oil in tins.",
        ),
        table(
          ["Minutes", "Part", "For example"],
          ["0–10", "Arrival, consent, names on cards", "Phones in the basket, the recorder shown"],
          ["10–25", "One round, easy question", "What did you cook yesterday?"],
          ["25–50", "Experience, before opinion", "Tell us about the last tin you finished"],
          ["50–60", "Alone, in writing", "Three words for the tin in front of you"],
          ["60–90", "The material", "Four labels, in a different order each group"],
          ["90–110", "A choice with a cost", "One must go. Agree which"],
          ["110–120", "What did we not ask?", "Thanks, the envelope, the door"],
        ),
        image(eightSeats),
        image(twoHours),
        h2("Why this order"),
        ul(
          "Opinions come after experience, because a person who has first declared himself loyal will spend an hour defending it.",
          "Writing comes before the material. What is written cannot be quietly revised once a confident voice has spoken.",
          "The choice must cost something. “Which do you like?” entertains; “which do we throw away?” informs.",
          "The last ten minutes are the best and the first to be cut. Guard them.",
        ),
        h2("Before anyone sits down"),
        ol(
          "Recruit nine for eight chairs, and pay the ninth for coming.",
          "No two people who know each other, and nobody who has been in a group within six months.",
          "Clients behind the glass agree to one rule: questions go to the moderator in writing, at minute 85, on one sheet.",
        ),
        p(
          "Write the summary the same evening, one page, before listening to the recording. The page keeps what mattered; the recording will later keep you honest about who said it.",
        ),
        p(
          "Three groups are a minimum, because two can only disagree. When the fourth tells you nothing new, you have finished; there will be coffee left over.",
        ),
      ],
      ar: [
        p(
          "يمنحك الناس مساءً من حياتهم، والساعتان هما ما يستطيعون بذله وما يستطيع الميسِّر أن يبقى فيه فضوليًا. هذا ترتيب جلساتنا مع سبعةٍ أو ثمانية مشاركين، والمثال في العمود الأخير عن زيت الزيتون في الصفائح.",
        ),
        table(
          ["الدقائق", "الفقرة", "مثال"],
          ["٠ إلى ١٠", "الوصول والموافقة والأسماء على البطاقات", "الهواتف في السلة، والمسجّل أمام الجميع"],
          ["١٠ إلى ٢٥", "دورٌ واحد وسؤالٌ سهل", "ماذا طبختم أمس؟"],
          ["٢٥ إلى ٥٠", "التجربة قبل الرأي", "حدّثونا عن آخر صفيحةٍ نفدت عندكم"],
          ["٥٠ إلى ٦٠", "كتابةٌ فردية", "ثلاث كلماتٍ للصفيحة التي أمامك"],
          ["٦٠ إلى ٩٠", "المادّة المعروضة", "أربعة ملصقات، بترتيبٍ يختلف في كل جلسة"],
          ["٩٠ إلى ١١٠", "اختيارٌ له ثمن", "لا بدّ من إسقاط واحد، فاتّفقوا عليه"],
          ["١١٠ إلى ١٢٠", "ما الذي لم نسأل عنه؟", "الشكر، فالمغلّف، فالباب"],
        ),
        image(eightSeats),
        image(twoHours),
        h2("لماذا هذا الترتيب"),
        ul(
          "التجربة قبل الرأي، لأن من أعلن وفاءه أولًا سيقضي ساعةً في الدفاع عنه.",
          "الكتابة قبل العرض، فما كُتب لا يُعدَّل خفيةً بعد أن يتكلّم صوتٌ واثق.",
          "لا بدّ للاختيار من ثمن: «أيّها يعجبكم؟» سؤالٌ يسلّي، و«أيّها نرمي؟» سؤالٌ يعلّم.",
          "الدقائق العشر الأخيرة هي الأفضل، وهي أول ما يُقتطع؛ فاحرسها.",
        ),
        h2("قبل أن يجلس أحد"),
        ol(
          "ادعُ تسعةً لثمانية مقاعد، وأعطِ التاسع مكافأته لأنه جاء.",
          "لا تجمع اثنين يعرف أحدهما الآخر، ولا تدعُ من حضر جلسةً خلال الأشهر الستة الماضية.",
          "لمن يتابع من العملاء خلف الزجاج قاعدةٌ واحدة: تصل الأسئلة إلى الميسِّر مكتوبةً في ورقةٍ واحدة عند الدقيقة الخامسة والثمانين.",
        ),
        p(
          "واكتب الخلاصة في الليلة نفسها، صفحةً واحدة، قبل أن تسمع التسجيل. فالصفحة تحفظ ما كان مهمًّا، والتسجيل يُلزمك الصدق بعد ذلك في من قال ماذا.",
        ),
        p(
          "ثلاث جلساتٍ هي الحدّ الأدنى، لأن الجلستين لا تُحسنان إلا أن تختلفا. ومتى لم تأتِ الرابعة بجديد فقد انتهيت، وفي ركوة القهوة بقيّة.",
        ),
      ],
    },
  },
  {
    created: "2025-08-27",
    categories: ["questionnaires"],
    image: {
      plate: { kind: "column", theme: "basalt", seed: "e-consent", w: 1000, h: 750, level: 0.5 },
      alt: {
        en: "A graduated stone column standing in a well, with the water at half its height",
        ar: "عمودٌ حجري مدرّج في بئر، والماء عند منتصفه",
      },
    },
    title: { en: "Consent in plain words", ar: "الموافقة بكلامٍ يفهمه الناس" },
    excerpt: {
      en: "Six things to say at the door, in under forty seconds, and what to do when the answer is only polite.",
      ar: "ستة أمورٍ تُقال عند الباب في أقلّ من أربعين ثانية، وماذا تفعل حين يكون الجواب مجاملةً لا أكثر.",
    },
    body: {
      en: [
        p(
          "Consent that has not been understood is a signature, not a permission. Our opening is tested like any other question: we read it to ten people and ask them to tell us what they agreed to. This is version eleven.",
        ),
        quote(
          "Good evening. My name is Sahar and I work for Miqyas, a research office in Damascus. We are asking about shopping for bread. It takes about fifteen minutes. Your name will not appear anywhere and we sell nothing. You can skip any question, or stop, and it will not matter. Shall we begin, or shall I come at another time?",
        ),
        h2("The six parts"),
        ol(
          "Who is asking, and for which office. If the client cannot be named yet, say that you will name it at the end.",
          "What it is about, truthfully, in a word or two.",
          "How long. Give the time nine interviews out of ten need, not the fastest.",
          "What happens to the answers, and to the name.",
          "The right to skip and to stop, **before** the first question.",
          "A real way out. “Another time” lets people refuse without being rude, and about one in six takes it and means it.",
        ),
        h2("When yes means no"),
        table(
          ["You notice", "You do"],
          ["“As you like”, with a hand on the door", "Offer the other time, and mean it"],
          ["A relative answers for her", "Ask for her own word, or thank them and leave"],
          ["A child opens", "“Please call an adult”, and not a question more"],
          ["Yes, and then one-word answers", "Ask at question five whether to go on"],
        ),
        h2("Afterwards"),
        p(
          "Leave a card with a telephone number and the interview’s code. Anybody may call within thirty days to have the answers removed. Eleven people did last year. We removed them, and the tables survived.",
        ),
        p(
          "One test tells you whether the page works. Telephone five respondents the next day and ask what the study was for and who would see their answers. If two of the five cannot say, the interviewer recited and did not ask.",
        ),
        p(
          "Minors, patients and employees questioned at work need more than this page: a second consent, from someone with nothing to gain. If it cannot be had, neither can the interview.",
        ),
      ],
      ar: [
        p(
          "الموافقة التي لم تُفهَم توقيعٌ وليست إذنًا. نختبر افتتاحيّتنا كما نختبر أيّ سؤال: نقرؤها على عشرة أشخاص ونسألهم علامَ وافقوا. وهذه هي الصيغة الحادية عشرة.",
        ),
        quote(
          "مساء الخير. اسمي سحر، وأعمل في «مقياس»، مكتب أبحاثٍ في دمشق. نسأل الناس عن شراء الخبز، ويستغرق ذلك نحو ربع ساعة. لن يظهر اسمك في أيّ مكان، ولا نبيع شيئًا. لك أن تترك أيّ سؤال، ولك أن تتوقّف متى شئت، ولا حرج. هل نبدأ، أم أعود في وقتٍ آخر؟",
        ),
        h2("الأجزاء الستة"),
        ol(
          "من يسأل، ومن أيّ مكتب. وإذا تعذّر ذكر العميل الآن فقل إنك ستذكره في النهاية.",
          "عمّ تسأل، بصدقٍ وفي كلمةٍ أو كلمتين.",
          "كم يستغرق. واذكر ما تحتاج إليه تسع مقابلاتٍ من كل عشر، لا أسرعها.",
          "ما مصير الإجابات، وما مصير الاسم.",
          "الحقّ في ترك السؤال وفي التوقّف، **قبل** السؤال الأول.",
          "مخرجٌ حقيقي. فعبارة «في وقتٍ آخر» تتيح الرفض بلا إحراج، ونحو واحدٍ من كل ستة يختارها وهو يعنيها.",
        ),
        h2("حين تعني «نعم» «لا»"),
        table(
          ["تلاحظ", "فتفعل"],
          ["«كما تريد»، ويده على الباب", "اعرض الوقت الآخر عرضًا صادقًا"],
          ["قريبٌ يجيب عنها", "اطلب كلمتها هي، أو اشكرهم وانصرف"],
          ["فتح لك طفل", "«نادِ أحد الكبار من فضلك»، ولا سؤال بعدها"],
          ["قال نعم ثم أجاب بكلمةٍ كلمة", "اسأله عند السؤال الخامس: هل نكمل؟"],
        ),
        h2("وبعد المقابلة"),
        p(
          "اترك بطاقةً عليها رقم هاتفٍ ورمز المقابلة. فلكل من شارك أن يتّصل خلال ثلاثين يومًا ويطلب حذف إجاباته. فعل ذلك أحد عشر شخصًا في العام الماضي، فحذفناها، ولم تتأثّر الجداول.",
        ),
        p(
          "ثمّة اختبارٌ واحد يخبرك هل نجحت الصفحة: اتّصل في اليوم التالي بخمسةٍ من المستجيبين واسألهم لمَ كانت الدراسة ومن سيرى إجاباتهم. فإن لم يعرف اثنان منهم فقد كان الباحث يتلو ولا يسأل.",
        ),
        p(
          "أما القاصرون والمرضى والموظفون في أماكن عملهم فيحتاجون إلى أكثر من هذه الصفحة: موافقةٍ ثانية ممّن لا مصلحة له. وإن تعذّرت تعذّرت المقابلة.",
        ),
      ],
    },
  },
  {
    created: "2025-05-28",
    categories: ["analysis"],
    image: {
      plate: { kind: "steps", theme: "rose", seed: "e-charts", w: 1000, h: 750, n: 9 },
      alt: {
        en: "Nine striped columns along a ruled edge, on pink",
        ar: "تسعة أعمدةٍ مخطّطة على حافّةٍ مدرّجة فوق خلفيةٍ وردية",
      },
    },
    title: { en: "One chart, two reading directions", ar: "رسمٌ واحد واتجاهان للقراءة" },
    excerpt: {
      en: "What to mirror and what to leave when the same figures must appear in Arabic and in English.",
      ar: "ماذا تعكس وماذا تترك حين تظهر الأرقام نفسها بالعربية والإنكليزية.",
    },
    body: {
      en: [
        p(
          "Half of our reports are read from right to left. Flipping the English picture is not enough, and leaving it alone is worse: a reader who enters from the right meets the ends of the bars before their names.",
        ),
        ...threeCharts.map(image),
        h2("Mirror, choose, leave"),
        table(
          ["Element", "In Arabic", "Why"],
          ["Horizontal bars", "Grow from the right", "The label comes first, on the reader’s side"],
          ["Order of columns", "First on the right", "So do the words in the sentence above"],
          ["Agree–disagree scales", "“Agree” on the right", "As the interviewer read it"],
          ["Time axis", "Choose, and write it", "Both habits exist in our region"],
          ["Maps and dials", "Never", "Latakia stays in the west"],
          ["Logos, portraits", "Never", "Nobody parts their hair in translation"],
        ),
        p(
          "Pie charts need no rule, since a slice has no first side. They need a reason, which is a different matter and a shorter list.",
        ),
        p(
          "About time: newspapers here print it both ways. We run it left to right in both languages when the reader will compare the two editions, and put the first and last year on the axis in large figures. A silent axis is the only wrong one.",
        ),
        h2("Digits and signs"),
        ul(
          "One kind of digit per edition. Arabic-Indic in the Arabic: ticks, labels, sources, page numbers.",
          "The percentage sign and the decimal mark belong to the digits, so they change with them.",
          "Write a range with a word, “from 4 to 7”. A dash between two figures may turn round in the printer and reverse your finding.",
          "Label the bars directly. A legend makes the eye travel, and nobody agrees from which side.",
        ),
        h2("A last test"),
        p(
          "Give each edition to someone who reads only that language and ask for the largest figure, the second largest, and what grew. If the two readers differ, the chart has an accent. Send it back to the drawing board before it goes to the minister, the bank or your mother-in-law.",
        ),
      ],
      ar: [
        p(
          "نصف تقاريرنا يُقرأ من اليمين. لا يكفي أن تُقلَب الصورة الإنكليزية، وتركُها على حالها أسوأ: فمن يدخل من اليمين يصطدم برؤوس الأشرطة قبل أن يعرف أسماءها.",
        ),
        ...threeCharts.map(image),
        h2("اعكس، أو اختر، أو اترك"),
        table(
          ["العنصر", "في العربية", "لماذا"],
          ["الأشرطة الأفقية", "تنمو من اليمين", "ليأتي الاسم أولًا من جهة القارئ"],
          ["ترتيب الأعمدة", "الأول على اليمين", "كذلك تأتي الكلمات في الجملة فوقها"],
          ["سلالم الموافقة", "«أوافق» على اليمين", "كما قرأها الباحث على الناس"],
          ["محور الزمن", "اختر واكتب اختيارك", "في منطقتنا العادتان معًا"],
          ["الخرائط والأقراص", "لا تُعكس أبدًا", "اللاذقية تبقى في الغرب"],
          ["الشعارات والوجوه", "لا تُعكس أبدًا", "لا أحد يغيّر مفرق شعره عند الترجمة"],
        ),
        p(
          "ولا تحتاج الرسوم الدائرية إلى قاعدة، فليس للقرص طرفٌ أول. إنما تحتاج إلى سبب، وتلك مسألةٌ أخرى وقائمةٌ أقصر.",
        ),
        p(
          "أما الزمن فتطبعه صحفنا على الوجهين. نرسمه من اليسار إلى اليمين في اللغتين إذا كان القارئ سيقارن بين النسختين، ونكتب أول سنةٍ وآخر سنةٍ على المحور بأرقامٍ كبيرة. المحور الصامت هو الخطأ الوحيد.",
        ),
        h2("الأرقام والعلامات"),
        ul(
          "نوعٌ واحد من الأرقام في كل نسخة؛ والأرقام المشرقية في العربية على التدريجات والأسماء والمصادر وأرقام الصفحات.",
          "علامتا النسبة والفاصلة العشرية تتبعان الأرقام، فتتغيّران معها.",
          "اكتب المجال بالكلمات: «من ٤ إلى ٧». فالشرطة بين رقمين قد تنقلب في المطبعة وتقلب معها نتيجتك.",
          "اكتب الاسم على الشريط مباشرةً؛ فمفتاح الرسم يجعل العين تسافر، ولا يتّفق اثنان من أيّ جهةٍ تنطلق.",
        ),
        h2("اختبارٌ أخير"),
        p(
          "أعطِ كل نسخةٍ لمن لا يقرأ إلا لغتها، واسأله عن أكبر رقم، وعن الذي يليه، وعمّا زاد. فإذا اختلف القارئان ففي الرسم لُكنة. أعِده إلى طاولة الرسم قبل أن يصل إلى الوزير أو المصرف أو حماتك.",
        ),
      ],
    },
  },
  {
    created: "2025-01-29",
    categories: ["questionnaires"],
    image: {
      plate: { kind: "likert", theme: "apricot", seed: "e-scales", w: 1000, h: 750, n: 7 },
      alt: {
        en: "Seven divided bars balancing on a vertical line, on orange",
        ar: "سبعة أشرطةٍ مقسّمة تتوازن على خطٍّ عمودي فوق البرتقالي",
      },
    },
    title: {
      en: "Answer scales that keep their distance in Arabic",
      ar: "سلالم إجابةٍ متساوية الدرجات بالعربية",
    },
    excerpt: {
      en: "Five steps of equal height in one language can become three steps and a fall in another. A short repair manual.",
      ar: "خمس درجاتٍ متساوية في لغةٍ قد تصير ثلاثًا وهاوية في لغةٍ أخرى. دليلٌ موجز للإصلاح.",
    },
    body: {
      en: [
        p(
          "A scale is a staircase. Respondents do not read the steps, they feel for them with a foot; if one is taller than the rest they stop below it. Most Arabic scales in circulation were translated from English a word at a time, and they limp.",
        ),
        h2("Where they limp"),
        table(
          ["English step", "What the dictionary gives, heard in Damascus", "What we ask instead"],
          ["Very satisfied", "Fine as it is", "The same"],
          ["Somewhat satisfied", "“Satisfied up to a point”: a complaint", "Satisfied, on the whole"],
          ["Neither, nor", "A riddle with two negatives", "In between"],
          ["Somewhat dissatisfied", "Sounds milder than the step above it", "Not satisfied, on the whole"],
          ["Very dissatisfied", "“Very not satisfied”: grammar of a customs form", "Not satisfied at all"],
        ),
        p(
          "We found this by asking 160 people to place each phrase along a stick one metre long. The dictionary’s second and third steps landed eight centimetres apart; in ours the steps either side of the middle stand 24 and 26 away.",
        ),
        h2("Rules we keep"),
        ol(
          "Write both halves yourself. Do not make the negative by sticking a “not” on the positive without listening to it.",
          "Read the scale in one direction within a questionnaire, and let half of the sample hear it from the other end.",
          "On the telephone, ask in two moves: satisfied or not? then very, or on the whole? Nobody can hold five phrases in one ear.",
          "Offer “I don’t know” separately. Hidden in the middle, it looks like an opinion.",
          "Show figures only where school marks are not meant. Out of ten, people here grade; out of five they answer.",
        ),
        h2("When you inherit a tracker"),
        p(
          "It happens to all of us: the words were chosen in another decade, by people who have since retired, and the graph in the lobby begins with them.",
        ),
        p(
          "Old waves used the old words, and changing them breaks the series. Run both versions for one wave, on random halves of the sample, and publish the step between them. The client will mind the expense once. A scale that lies is paid for every quarter.",
        ),
      ],
      ar: [
        p(
          "السلّم اسمٌ على مسمّى: لا يقرأ المستجيب درجاته بل يتحسّسها بقدمه، فإن علت درجةٌ على أخواتها وقف دونها. ومعظم السلالم العربية المتداولة تُرجم عن الإنكليزية كلمةً بكلمة، فهي تعرج.",
        ),
        h2("أين تعرج"),
        table(
          ["العبارة المترجمة", "كيف تُسمع في دمشق", "ما نسأل به"],
          ["راضٍ جدًا", "مقبولة كما هي", "راضٍ جدًا"],
          ["راضٍ إلى حدٍّ ما", "شكوى مهذّبة", "راضٍ عمومًا"],
          ["لا راضٍ ولا غير راضٍ", "أُحجية بنفيين", "بين بين"],
          ["غير راضٍ إلى حدٍّ ما", "ألطف من التي قبلها", "غير راضٍ عمومًا"],
          ["غير راضٍ جدًا", "لغة استمارةٍ جمركية", "غير راضٍ أبدًا"],
        ),
        p(
          "عرفنا ذلك حين طلبنا من ١٦٠ شخصًا أن يضعوا كل عبارةٍ في مكانها على عصًا طولها متر. فوقعت الدرجتان الثانية والثالثة من السلّم المترجم على مسافة ثمانية سنتيمترات إحداهما من الأخرى، أما في سلّمنا فالمسافتان على جانبي الوسط ٢٤ و٢٦ سنتيمترًا.",
        ),
        h2("قواعد نلتزم بها"),
        ol(
          "اكتب نصفَي السلّم بنفسك، ولا تصنع النفي بإلصاق «غير» بالإثبات قبل أن تسمعه.",
          "اقرأ السلّم في اتجاهٍ واحد داخل الاستمارة، ودع نصف العيّنة يسمعه من الطرف الآخر.",
          "في الهاتف اسأل على مرحلتين: راضٍ أم لا؟ ثم: جدًا أم عمومًا؟ فلا أذن تتّسع لخمس عباراتٍ معًا.",
          "اعرض «لا أعرف» وحدها؛ فإذا اختبأت في الوسط ظُنّت رأيًا.",
          "لا تُظهر الأرقام إلا حيث لا تُفهم علاماتٍ مدرسية. من عشرةٍ يضع الناس عندنا علامة، ومن خمسةٍ يجيبون.",
        ),
        h2("حين ترث مؤشرًا قديمًا"),
        p(
          "هذا يقع لنا جميعًا: كلماتٌ اختيرت في عقدٍ مضى، واختارها أناسٌ تقاعدوا، والرسم المعلّق في المدخل يبدأ بها.",
        ),
        p(
          "الموجات السابقة استعملت الكلمات القديمة، وتغييرها يكسر السلسلة. فشغّل الصيغتين معًا في موجةٍ واحدة على نصفين عشوائيين من العيّنة، وانشر الفرق بينهما. سيتذمّر العميل من الكلفة مرة، أما السلّم الكاذب فيُدفع ثمنه كل ربع سنة.",
        ),
      ],
    },
  },
  {
    created: "2024-08-28",
    categories: ["sampling"],
    image: {
      plate: { kind: "arch", theme: "basalt", seed: "e-share", w: 1000, h: 750, n: 13, cx: 0.5 },
      alt: {
        en: "White wedges of unequal length fanning out over a dark ground, one of them green",
        ar: "أوتادٌ بيضاء متفاوتة الطول تنفرج على أرضٍ داكنة، أحدها أخضر",
      },
    },
    title: { en: "Sharing out a sample between regions", ar: "كيف تُقسَّم العيّنة على المناطق" },
    excerpt: {
      en: "Proportional, equal or in between: three ways to divide 1,200 interviews, and what each one lets you say.",
      ar: "بالتناسب أو بالتساوي أو بينهما: ثلاث طرائق لتقسيم ١٬٢٠٠ مقابلة، وما تتيح لك كلٌّ منها أن تقوله.",
    },
    body: {
      en: [
        p(
          "You can afford 1,200 interviews and there are four regions. How many go to each? The arithmetic is easy. The quarrel is about what the report must be able to say.",
        ),
        table(
          ["Region", "Population", "Proportional", "Equal", "Square root"],
          ["North", "40%", "480", "300", "394"],
          ["Capital and centre", "35%", "420", "300", "368"],
          ["Coast", "15%", "180", "300", "241"],
          ["East", "10%", "120", "300", "197"],
        ),
        h2("What each one buys"),
        ul(
          "**Proportional** gives the best national figure and needs no weights. But the East speaks with a margin of 8.9 points, which is barely speaking.",
          "**Equal** gives every region 5.7. The national figure suffers: each northern interview must be counted for 1.6 people’s worth and each eastern one for 0.4, and 1,200 interviews behave like 950.",
          "**Square root** is the diplomat. The East comes down to 7 points, the North stays under 5, and the whole still behaves like 1,130.",
        ),
        h2("The square root by hand"),
        ol(
          "Take the square root of each share: 6.32, 5.92, 3.87, 3.16.",
          "Add them: 19.27.",
          "Divide each by that sum and multiply by 1,200.",
          "Round, and check that the total is still 1,200. It is a small ritual and it prevents a large embarrassment.",
        ),
        h2("Which one?"),
        p(
          "If there will be one decision for the whole country, go proportional. If four regional managers will each open the report at their own page, go equal and warn the head office. In the other cases, and they are most, take the root.",
        ),
        p(
          "Two details are decided at the same table and are usually forgotten. Towns and villages should be shared out inside each region before the points are drawn, or the East will be its one large town. And keep five per cent of the interviews in hand, for the road that floods.",
        ),
        p(
          "Whatever you choose, set a floor: no region that will be named in a table should have fewer than 100 interviews. A region below it is not a small finding, it is a rumour with a percentage sign. Merge it with a neighbour, and ask both for forgiveness.",
        ),
      ],
      ar: [
        p(
          "ميزانيتك تكفي ١٬٢٠٠ مقابلة، والمناطق أربع، فكم لكلٍّ منها؟ الحساب سهل، أما الخلاف فعلى ما ينبغي أن يقدر التقرير على قوله.",
        ),
        table(
          ["المنطقة", "السكان", "بالتناسب", "بالتساوي", "بالجذر"],
          ["الشمال", "٤٠٪", "٤٨٠", "٣٠٠", "٣٩٤"],
          ["العاصمة والوسط", "٣٥٪", "٤٢٠", "٣٠٠", "٣٦٨"],
          ["الساحل", "١٥٪", "١٨٠", "٣٠٠", "٢٤١"],
          ["الشرق", "١٠٪", "١٢٠", "٣٠٠", "١٩٧"],
        ),
        h2("ماذا تشتري كلّ طريقة"),
        ul(
          "**التناسب** يعطي أفضل رقمٍ وطني ولا يحتاج إلى أوزان، لكن الشرق يتكلّم بهامش ٨٫٩ نقاط، ويكاد ذلك لا يُسمّى كلامًا.",
          "**التساوي** يعطي كل منطقةٍ هامش ٥٫٧. والثمن في الرقم الوطني: تُحتسب كل مقابلةٍ في الشمال بوزن ١٫٦ وكل مقابلةٍ في الشرق بوزن ٠٫٤، فتعمل المقابلات كلّها كأنها ٩٥٠.",
          "**الجذر** هو الدبلوماسي: ينزل الشرق إلى ٧ نقاط، ويبقى الشمال دون ٥، وتعمل المقابلات كأنها ١٬١٣٠.",
        ),
        h2("الجذر محسوبًا باليد"),
        ol(
          "خذ الجذر التربيعي لكل نسبة: ٦٫٣٢ و٥٫٩٢ و٣٫٨٧ و٣٫١٦.",
          "اجمعها: ١٩٫٢٧.",
          "اقسم كلًّا منها على المجموع واضرب في ١٬٢٠٠.",
          "قرّب، وتأكّد أن المجموع ما زال ١٬٢٠٠. طقسٌ صغير يقي من حرجٍ كبير.",
        ),
        h2("فأيّها تختار؟"),
        p(
          "إن كان القرار واحدًا للبلد كلّه فالتناسب. وإن كان أربعة مديرين سيفتح كلٌّ منهم التقرير على صفحته فالتساوي، مع تنبيه الإدارة العامة. وفي سائر الأحوال، وهي الأكثر، خذ الجذر.",
        ),
        p(
          "وعلى الطاولة نفسها يُبتّ في أمرين كثيرًا ما يُنسيان: أن تُوزَّع المدن والقرى داخل كل منطقةٍ قبل سحب النقاط، وإلا صار الشرق مدينته الكبيرة وحدها؛ وأن يُحتفظ بخمسةٍ في المئة من المقابلات احتياطًا للطريق التي يقطعها السيل.",
        ),
        p(
          "ومهما اخترت فضع حدًّا أدنى: لا تُذكر في جدولٍ منطقةٌ لها أقلّ من مئة مقابلة. فما دون ذلك ليس نتيجةً صغيرة بل إشاعةٌ معها علامة نسبة. ادمجها بجارتها، واطلب المسامحة من الاثنتين.",
        ),
      ],
    },
  },
  {
    created: "2024-02-28",
    categories: ["commissioning"],
    image: {
      plate: { kind: "abacus", theme: "barada", seed: "e-delivery", w: 1000, h: 750 },
      alt: {
        en: "An abacus of white, green and orange beads on a dark green ground",
        ar: "معدادٌ بخرزٍ أبيض وأخضر وبرتقالي على أرضٍ خضراء داكنة",
      },
    },
    title: { en: "Delivery day: what to ask for and what to check", ar: "يوم التسليم: ماذا تطلب وماذا تفحص" },
    excerpt: {
      en: "Seven files and three small tests for the afternoon your study arrives.",
      ar: "سبعة ملفّات وثلاثة اختباراتٍ صغيرة لما بعد ظهر اليوم الذي تصل فيه دراستك.",
    },
    body: {
      en: [
        p(
          "Most studies are paid for on the day the presentation is applauded. Applause is for the speaker. Before the transfer, ask for these, and do it in the contract, so that nobody is offended later.",
        ),
        table(
          ["File", "So that"],
          ["The data, one row for each interview", "Someone else can check the sums"],
          ["The code book", "Column 43 means something in two years"],
          ["The questionnaire as fielded", "You see what was asked, and not what was agreed"],
          ["The weights, as a column", "They can be switched off"],
          ["The field log: dates, refusals, returns", "You know who is missing"],
          ["Tables with bases", "Every chart has a parent"],
          ["The list of what was dropped", "Silence has reasons"],
        ),
        h2("Three tests that take an hour"),
        ol(
          "**Recount one number.** Open the data, filter, count. If page nine says 212 customers and you find 207, ask. There is usually a good answer, and you should hear it once.",
          "**Follow one chart home.** From the slide to the table, to the question, to the wording. A surprising share of misunderstandings live on that short road.",
          "**Look at the clock.** Sort the interviews by length. A handful under half the median is normal; a handful by the same interviewer is a conversation.",
        ),
        h2("What you will not be given"),
        p(
          "Names and telephone numbers of respondents. A good supplier refuses, and keeps refusing when you promise to be careful. They were promised to nobody, and you are somebody.",
        ),
        p(
          "Nor should you be given certainty. If every arrow in the report points up, somebody has been sorting arrows.",
        ),
        h2("Afterwards"),
        ul(
          "Write down, on one page, which decision was taken and on which figure.",
          "Put a date six months ahead to compare it with what happened.",
          "Send that comparison to the supplier. Very few clients do, and it is the only free training we get.",
        ),
        p(
          "If anything here is missing from a study of ours, [write to us](/contact) and we will send it within one business day.",
        ),
      ],
      ar: [
        p(
          "تُدفع أثمان معظم الدراسات في اليوم الذي يُصفَّق فيه للعرض. والتصفيق للمتحدّث. فاطلب ما يلي قبل التحويل، واطلبه في العقد كيلا يعتب أحدٌ بعد ذلك.",
        ),
        table(
          ["الملفّ", "لكي"],
          ["البيانات، سطرٌ لكل مقابلة", "يستطيع غير أصحابها أن يراجع الحساب"],
          ["دليل الرموز", "يبقى للعمود ٤٣ معنى بعد سنتين"],
          ["الاستمارة كما نُفّذت", "ترى ما سُئل لا ما اتُّفق عليه"],
          ["الأوزان في عمودٍ مستقلّ", "يمكن إيقافها"],
          ["سجلّ الميدان: التواريخ والرفض والعودة", "تعرف من الغائب"],
          ["الجداول بقواعدها", "يكون لكل رسمٍ أصل"],
          ["قائمة ما استُبعد", "يكون للصمت سبب"],
        ),
        h2("ثلاثة اختباراتٍ في ساعة"),
        ol(
          "**أعِد عدّ رقمٍ واحد.** افتح البيانات وصفِّ وعُدّ. فإن قالت الصفحة التاسعة ٢١٢ عميلًا ووجدت ٢٠٧ فاسأل. للسؤال في العادة جوابٌ مقنع، ومن حقّك أن تسمعه مرة.",
          "**رافق رسمًا واحدًا إلى بيته.** من الشريحة إلى الجدول، فالسؤال، فالصياغة. كثيرٌ من سوء الفهم يسكن هذه الطريق القصيرة.",
          "**انظر إلى الساعة.** رتّب المقابلات بحسب مدّتها. بضعُ مقابلاتٍ دون نصف الوسيط أمرٌ عادي، أما بضعٌ منها للباحث نفسه فحديثٌ لا بدّ منه.",
        ),
        h2("ما لن يُعطى لك"),
        p(
          "أسماء المستجيبين وأرقام هواتفهم. المنفّذ الجيد يرفض، ويظلّ يرفض وأنت تَعِده بالحذر. فقد وُعدوا بألّا تصل إلى أحد، وأنت أحد.",
        ),
        p(
          "ولن تُعطى يقينًا أيضًا، وليس من حقّك أن تطلبه. فإذا كانت كل الأسهم في التقرير صاعدة فقد كان ثمّة من يفرز الأسهم.",
        ),
        h2("وبعد ذلك"),
        ul(
          "اكتب في صفحةٍ واحدة أيّ قرارٍ اتُّخذ، وبناءً على أيّ رقم.",
          "ضع موعدًا بعد ستة أشهر لتقارنه بما حدث.",
          "أرسل المقارنة إلى المنفّذ. قلّةٌ من العملاء تفعل، وهي التدريب المجاني الوحيد الذي نناله.",
        ),
        p("وإذا نقص شيءٌ من هذا في دراسةٍ من دراساتنا [فاكتب إلينا](/contact) نرسله إليك خلال يوم عملٍ واحد."),
      ],
    },
  },
];
