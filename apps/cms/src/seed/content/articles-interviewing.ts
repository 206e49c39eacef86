import { both, h2, image, ol, p, quote, table, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const breakOffBars: SeedPicture = {
  plate: {
    kind: "courses",
    theme: "basalt",
    seed: "art-power-1",
    w: 1000,
    h: 750,
    n: 6,
    hi: 4,
    data: [0.2, 0.22, 0.24, 0.25, 0.62, 0.31],
  },
  alt: both(
    "Six bars of stone, the fifth in green and far longer than the rest",
    "ستة صفوفٍ حجرية، خامسها أخضر وأطول من سائرها بكثير",
  ),
  caption: both(
    "Break-offs by ten-minute stretch; the long course is the one after the current returns. Illustrative data.",
    "المقابلات غير المكتملة في كل عشر دقائق، والصفّ الطويل هو ما يلي عودة التيار. بيانات توضيحية.",
  ),
};

const eveningRidges: SeedPicture = {
  plate: { kind: "ridges", theme: "barada", seed: "art-power-2", w: 1000, h: 750, n: 5 },
  alt: both(
    "Five overlapping hills of answers, one lit in green",
    "خمس تلالٍ متراكبة من الإجابات، إحداها خضراء",
  ),
};

const sixSeats: SeedPicture = {
  plate: { kind: "courtyard", theme: "pist", seed: "art-stair-1", w: 1000, h: 750, seats: 6 },
  alt: both(
    "The plan of a courtyard with a fountain and six seats, one of them red",
    "مسقطُ فناءٍ تتوسّطه بحرة وحولها ستة مقاعد، أحدها أحمر",
  ),
};

const divergingAnswers: SeedPicture = {
  plate: { kind: "likert", theme: "rose", seed: "art-stair-2", w: 1000, h: 750, n: 6 },
  alt: both(
    "Six rows of answers pulling away from a middle line in opposite directions",
    "ستة صفوفٍ من الإجابات تتباعد عن خطٍّ في الوسط باتجاهين متعاكسين",
  ),
  caption: both(
    "One question, two interviewers: the middle line stays, the answers do not. Illustrative data.",
    "سؤالٌ واحد وسائلان مختلفان: يثبت خطّ الوسط وتتحرّك الإجابات. بيانات توضيحية.",
  ),
};

/** Articles on the interview itself: checking it, timing it, wording it and getting through the door. */
export const interviewingArticles: SeedArticle[] = [
  {
    slug: "the-four-minute-interview",
    created: "2026-09-22",
    author: "samer",
    categories: ["fieldwork", "methods"],
    cover: {
      plate: { kind: "tally", theme: "basalt", seed: "art-back-checks", w: 1200, h: 800, cell: 110 },
      alt: both(
        "Rows of tally marks counted by hand, one row in green",
        "صفوفٌ من علامات العدّ باليد، أحدها أخضر",
      ),
    },
    title: both(
      "The four-minute interview: how we find invented answers",
      "مقابلةٌ في أربع دقائق: كيف نكشف الإجابات المختلَقة",
    ),
    excerpt: both(
      "Most invention in the field is not theft but tiredness. It leaves the same marks either way, and we know where to look.",
      "معظم الاختلاق في الميدان تعبٌ لا غشّ، لكنّ أثرهما في البيانات واحد، ونحن نعرف أين نبحث عنه.",
    ),
    body: {
      en: [
        p(
          "Anyone who has climbed five floors to a closed door knows why an interviewer might fill in the last page alone. It is half past seven, the family has guests, and all the questions about detergent are still to come. What we call fraud is, nine times out of ten, fatigue with a tablet in its hand. The data do not care about the motive, and so neither does the check.",
        ),
        h2("What an invented interview looks like"),
        p(
          "People who make up answers do not make them up at random. They are tidy. They avoid the ends of the scale, skip every question that opens other questions, never forget a house number and are never interrupted. Real families contradict themselves; invented ones agree.",
        ),
        p(
          "So we look for order where there should be mess. Last spring, in a study of 2,400 homes, 96 interviews made us stop; by [the tablet’s own clock](/Blogdetails/when-the-power-comes-back), the shortest had taken four minutes, and the usual is twenty-three. A supervisor went back to every one of them. The table shows what had raised the doubt and how often the doubt was right.",
        ),
        table(
          ["Signal", "Interviews in doubt", "Invented in part or whole", "Share confirmed"],
          ["Finished in under a third of the usual time", "31", "19", "61%"],
          ["Every question that opens others answered no", "24", "13", "54%"],
          ["Two interviews more alike than chance allows", "18", "12", "67%"],
          ["The tablet did not move between two addresses", "14", "5", "36%"],
          ["Not one refusal reported in a whole day", "9", "2", "22%"],
        ),
        p(
          "Fifty-one interviews, two in every hundred, were thrown out and done again at our expense. Look at the last two rows, though. Some tablets lose the satellite in a stairwell, and a day without refusals is sometimes just a good day. A signal is a reason to knock, not a verdict.",
        ),
        h2("The second visit"),
        p(
          "Besides the doubtful ones we return to one home in ten, drawn by lot before fieldwork begins so that nobody can guess which. The supervisor does not ask whether our colleague came, because most people will say yes out of kindness. She asks three things a visitor cannot invent:",
        ),
        ul(
          "Who opened the door, and who answered?",
          "What did you hold in your hand during the interview? There is always a card, a photograph or a pack.",
          "One fact from the middle of the questionnaire, such as the number of gas cylinders in the house.",
        ),
        p("Two matches out of three and the interview stands."),
        h2("What happens to the interviewer"),
        p(
          "A lazy last page means a conversation and a day of training. An invented household ends the contract, and everything that person did in the study is done again, including the ninety interviews that were probably honest. It is expensive on purpose: if the cost did not fall on us, we would look less hard.",
        ),
        p(
          "Then we look at ourselves. Of those fifty-one, twenty-two came from three days on which the daily quota had been raised from six interviews to eight. That was my decision. The quota is back at six, and we pay by the day. When you [commission fieldwork](/contact) from anyone, ask how many interviews they rejected last year. **The only alarming answer is none.**",
        ),
      ],
      ar: [
        p(
          "من صعد خمسة طوابق إلى بابٍ مغلق يعرف لماذا قد يملأ الباحث الصفحة الأخيرة وحده: الساعة السابعة والنصف، وعند الأسرة ضيوف، وأسئلة المنظّفات كلها لم تُطرح بعد. ما نسمّيه غشًّا هو في تسع حالاتٍ من عشر تعبٌ في يده جهازٌ لوحي. غير أنّ البيانات لا تفرّق بين النيّات، فلا يفرّق بينها المدقّق.",
        ),
        h2("كيف تبدو المقابلة المختلَقة"),
        p(
          "من يختلق الإجابات لا يختلقها كيفما اتّفق، بل يرتّبها. يتجنّب طرفَي السلّم، ويُغلق كل سؤالٍ تتفرّع منه أسئلة، ولا ينسى رقم بناء، ولا يقاطعه أحد. الأسر الحقيقية تناقض نفسها، أما المختلَقة فعلى وفاقٍ دائم.",
        ),
        p(
          "لذلك نبحث عن الترتيب حيث ينبغي أن تكون الفوضى. في الربيع الماضي، وفي دراسةٍ شملت ٢٬٤٠٠ منزل، استوقفتنا ٩٦ مقابلة، أقصرها بحسب [ساعة الجهاز](/Blogdetails/when-the-power-comes-back) أربع دقائق والمعتاد ثلاثٌ وعشرون. عادت مشرفةٌ إلى كلٍّ منها، وفي الجدول ما أثار الشكّ، وكم مرةً كان الشكّ في محلّه.",
        ),
        table(
          ["العلامة", "المقابلات المشكوك فيها", "ما ثبت اختلاقه كلّه أو بعضه", "نسبة ما ثبت"],
          ["أُنجزت في أقلّ من ثلث الوقت المعتاد", "٣١", "١٩", "٦١٪"],
          ["أُجيب بالنفي عن كل سؤالٍ تتفرّع منه أسئلة", "٢٤", "١٣", "٥٤٪"],
          ["مقابلتان تتشابهان أكثر ممّا تسمح به المصادفة", "١٨", "١٢", "٦٧٪"],
          ["لم يتحرّك الجهاز بين عنوانين", "١٤", "٥", "٣٦٪"],
          ["لم يُسجَّل رفضٌ واحد في يومٍ كامل", "٩", "٢", "٢٢٪"],
        ),
        p(
          "استبعدنا إحدى وخمسين مقابلة، أي اثنتين من كل مئة، وأعدناها على نفقتنا. لكن تأمّل السطرين الأخيرين: بعض الأجهزة يفقد إشارة القمر الصناعي في بيت الدرج، واليوم الذي يخلو من الرفض قد يكون يومًا طيّبًا لا أكثر. العلامة سببٌ لطرق الباب، وليست حكمًا.",
        ),
        h2("الزيارة الثانية"),
        p(
          "نعود كذلك، فوق المقابلات المشكوك فيها، إلى بيتٍ من كل عشرة، يُسحب بالقرعة قبل بدء العمل كي لا يحزر أحدٌ أيّها. ولا تسأل المشرفة: «هل زاركم زميلنا؟»، فمعظم الناس يقولون نعم من باب اللطف. تسأل عن ثلاثة أشياء لا يستطيع الزائر أن يختلقها:",
        ),
        ul(
          "من فتح الباب؟ ومن أجاب؟",
          "ماذا أمسكتَ بيدك في أثناء المقابلة؟ فهناك دائمًا بطاقةٌ أو صورةٌ أو عبوة.",
          "معلومةٌ واحدة من منتصف الاستمارة، كعدد أسطوانات الغاز في البيت.",
        ),
        p("إذا تطابقت إجابتان من ثلاثٍ قُبلت المقابلة."),
        h2("وماذا عن الباحث؟"),
        p(
          "الصفحة الأخيرة الكسولة جزاؤها حديثٌ صريح ويوم تدريب. أما الأسرة المختلَقة فتُنهي العقد، ويُعاد كل ما أنجزه صاحبها في الدراسة، وفيه تسعون مقابلةً لعلّها صحيحة. هذا مكلفٌ عن قصد: لو لم نتحمّل نحن الكلفة لتراخينا في البحث.",
        ),
        p(
          "ثم ننظر إلى أنفسنا. اثنتان وعشرون من تلك المقابلات جاءت من ثلاثة أيامٍ رُفع فيها النصاب اليومي من ست مقابلاتٍ إلى ثمانٍ، وكان القرار قراري. عاد النصاب إلى ست، وصرنا ندفع أجر اليوم لا أجر المقابلة. وإذا [كلّفتَ أحدًا بعملٍ ميداني](/contact) فاسأله كم مقابلةً رفض في العام الماضي. **الجواب الوحيد المقلق هو: ولا واحدة.**",
        ),
      ],
    },
  },
  {
    slug: "when-the-power-comes-back",
    created: "2025-02-11",
    author: "yazan",
    categories: ["fieldwork"],
    cover: {
      plate: {
        kind: "dial",
        theme: "apricot",
        seed: "art-power-cuts",
        w: 1200,
        h: 800,
        cx: 0.62,
        cy: 0.56,
        r: 0.72,
        hands: [-0.7, 0.15],
      },
      alt: both("A clock of concentric rings with two long hands", "ساعةٌ من حلقاتٍ متداخلة لها عقربان طويلان"),
    },
    title: both("It is not the power cut that ends the interview", "ليس انقطاع الكهرباء ما يُنهي المقابلة"),
    excerpt: both(
      "We expected people to leave when the lights went out. The clocks of 2,860 interviews say they leave when the lights come back.",
      "ظننّا أنّ الناس يتركون المقابلة حين تنقطع الكهرباء، فإذا بساعات ٢٬٨٦٠ مقابلة تقول إنهم يتركونها حين تعود.",
    ),
    body: {
      en: [
        p(
          "For years our rule was to finish before the cut. The supervisor kept the schedule of the district in her pocket, and teams came running down the stairs at ten to six. The rule was so sensible that nobody tested it. The tablets, which note the second at which every answer is tapped, had been testing it all along.",
        ),
        p(
          "I took the time stamps of 2,860 face-to-face (CAPI) interviews from one winter in five cities, and laid them over the electricity schedule of each district. Then I counted the break-offs: interviews that were begun and not finished.",
        ),
        h2("The washing machine wins"),
        p(
          "In the dark, hardly anybody leaves. A family without power has a torch, a stove and no television; it broke off 3% of interviews in any ten minutes, as on a quiet afternoon. In the ten minutes **after the power returned** it broke off 11%. The pump must fill the tank, the washing machine must start, six telephones want one socket, and no one knows how long it will last. Against that list, a question about the image of a biscuit has no case.",
        ),
        image(breakOffBars),
        image(eveningRidges),
        h2("Eighteen minutes, in a fixed order"),
        p(
          "We could not move the schedule, so we moved the questions. Since then every questionnaire has been built to be interrupted:",
        ),
        ol(
          "No interview runs longer than eighteen minutes in the pilot, timed with a real family and not with a colleague.",
          "The questions the client would pay for on their own come in the first nine. The rest are written so that losing them costs a table, not the study.",
          "The interviewer asks at the door when the power is due. If it is within a quarter of an hour, she makes an appointment for after the chores.",
          "The tablet saves every answer without a network and reopens at the same question; each team carries a battery of 20,000 mAh, and GPS sleeps between doors to spare it.",
          "A paused interview is marked. If its second half differs from its first in a way that matters, the report says so.",
        ),
        p(
          "The following winter, unfinished interviews fell from 8.4% of the total to 4.1%. Two cities had changed the order first and the length a month later, which lets us say what did it: about two thirds of the gain came from the order and the appointments, and only one third from being brief. People do not mind a long conversation. They mind one that starts at the wrong time.",
        ),
        h2("What the dark is good for"),
        p(
          "One result I did not expect. Interviews held wholly during a cut drew longer answers to the open questions: 21 words on average, against 14. People with nothing to hurry towards will tell you things. We do not plan for it; it would be an odd thing to wish on anyone. But when somebody says that a cut has ruined a day of fieldwork, I ask to see the time stamps.",
        ),
      ],
      ar: [
        p(
          "ظلّت قاعدتنا سنواتٍ أن ننتهي قبل الانقطاع. كانت المشرفة تحمل جدول التقنين في جيبها، والفِرق تنزل الدرج ركضًا في السادسة إلا عشر دقائق. بدت القاعدة بديهيةً حتى إنّ أحدًا لم يختبرها، مع أنّ الأجهزة اللوحية كانت تختبرها كل يوم: فهي تسجّل الثانية التي تُنقر فيها كل إجابة.",
        ),
        p(
          "أخذتُ توقيتات ٢٬٨٦٠ مقابلةً وجهًا لوجه أُجريت بنظام CAPI في شتاءٍ واحد وخمس مدن، ووضعتها فوق جدول الكهرباء في كل حيّ، ثم أحصيت المقابلات التي بدأت ولم تكتمل.",
        ),
        h2("الغسّالة أولًا"),
        p(
          "في العتمة لا يكاد أحدٌ يغادر. الأسرة التي انقطعت عنها الكهرباء لديها مصباحٌ ومدفأة وليس لديها تلفاز، ولم تتجاوز المقابلات المقطوعة ٣٪ في كل عشر دقائق، كما في عصر أيّ يومٍ هادئ. أما في الدقائق العشر **التالية لعودة التيار** فبلغت ١١٪. المضخّة يجب أن تملأ الخزان، والغسّالة يجب أن تدور، وستة هواتف تتزاحم على مأخذٍ واحد، ولا أحد يعلم كم ستدوم النعمة. أمام هذه القائمة لا حظّ لسؤالٍ عن صورة علامة بسكويت.",
        ),
        image(breakOffBars),
        image(eveningRidges),
        h2("ثماني عشرة دقيقة بترتيبٍ ثابت"),
        p("لا نملك تغيير جدول التقنين، فغيّرنا الأسئلة. ومنذ ذلك الشتاء نبني كل استمارةٍ على أنها ستُقاطَع:"),
        ol(
          "لا تزيد المقابلة في التجربة الأولية على ثماني عشرة دقيقة، نقيسها مع أسرةٍ حقيقية لا مع زميل.",
          "الأسئلة التي يدفع العميل ثمن الدراسة لأجلها تأتي في الدقائق التسع الأولى، والبقية مكتوبةٌ بحيث يخسر من يخسرها جدولًا لا دراسة.",
          "تسأل الباحثة عند الباب عن موعد الكهرباء، فإن كان بعد ربع ساعةٍ أو أقلّ حدّدت موعدًا آخر بعد أشغال البيت.",
          "يحفظ الجهاز كل إجابةٍ من غير شبكة ويُفتح على السؤال نفسه، ومع كل فريقٍ بطارية سعتها ٢٠٬٠٠٠ ملّي أمبير ساعة، ويُوقَف GPS بين بابٍ وآخر توفيرًا للشحن.",
          "تُعلَّم المقابلة التي توقّفت ثم استؤنفت، فإن اختلف نصفها الثاني عن الأول اختلافًا ذا شأن ذكرنا ذلك في التقرير.",
        ),
        p(
          "في الشتاء التالي انخفضت المقابلات الناقصة من ٨٫٤٪ من المجموع إلى ٤٫١٪. ولأنّ مدينتين غيّرتا الترتيب أولًا ثم الطول بعد شهر، أمكننا أن نعرف السبب: نحو ثلثَي التحسّن من الترتيب والمواعيد، والثلث فقط من الإيجاز. لا يضيق الناس بالحديث الطويل، بل بالحديث الذي يبدأ في غير وقته.",
        ),
        h2("للعتمة فضلٌ أيضًا"),
        p(
          "ثمّة نتيجةٌ لم أتوقّعها. المقابلات التي جرت كلها في أثناء الانقطاع جاءت إجاباتها المفتوحة أطول: ٢١ كلمة في المتوسط مقابل ١٤. من ليس وراءه ما يستعجله يحكي. لا نخطّط لذلك بالطبع، فهو أغرب ما يُتمنّى للناس. لكن إذا قال لي أحدٌ إنّ انقطاع الكهرباء أفسد يوم عمل، طلبتُ أن أرى التوقيتات.",
        ),
      ],
    },
  },
  {
    slug: "استمارة-واحدة-وثلاث-لهجات",
    created: "2024-05-14",
    author: "lina",
    categories: ["fieldwork", "qualitative"],
    cover: {
      plate: { kind: "courtyard", theme: "barada", seed: "art-dialects", w: 1200, h: 800, seats: 3 },
      alt: both(
        "Three seats around a courtyard fountain, each with its ticks of speaking time",
        "ثلاثة مقاعد حول بحرة الدار، ولكلٍّ منها خطوطٌ تقيس مدّة كلامه",
      ),
    },
    title: both("One questionnaire, three dialects and a watermelon", "استمارةٌ واحدة وثلاث لهجات وبطّيخة"),
    excerpt: both(
      "The sentence on the screen is never the sentence in the air. Somebody translates it at the door, and until recently nobody wrote that down.",
      "الجملة التي على الشاشة ليست الجملة التي تُقال عند الباب. بينهما ترجمةٌ يرتجلها الباحث، وحتى وقتٍ قريب لم يكن أحدٌ يدوّنها.",
    ),
    body: {
      en: [
        p(
          "For a study of fruit drinks we asked people what they thought of a flavour called *battikh*. In Damascus they imagined a watermelon. In Aleppo, where a watermelon is *jabas*, twelve people out of thirty imagined a yellow melon and pointed out, quite reasonably, that the picture on our card was wrong. In Deir ez-Zor a watermelon is *dibshi*, and the question sounded as if it had come by bus. Happily this was a pilot, thirty people in each city. It is what pilots are for.",
        ),
        h2("The interviewer is already translating"),
        p(
          "Questionnaires are written in formal Arabic, and nobody speaks formal Arabic to a neighbour. Between the sentence on the screen and the sentence in the air stands an interviewer, translating on the spot, differently at the fifth door than at the first, and leaving no record. **An unwritten translation is still a translation; it is only one that nobody has checked.**",
        ),
        p(
          "We recorded forty pilot interviews, with permission, and typed out what was really said. One short question, “How many times a week do you buy bread?”, was asked in eleven ways. In four of them the word for week was *jum‘a*, which also means Friday. Six people of the forty told us, in detail, what they do on Fridays.",
        ),
        h2("What we write down now"),
        ol(
          "A base text in formal Arabic plain enough for the radio: no metaphor, no double negative, one idea to a sentence.",
          "A spoken version for each dialect, written by somebody who grew up in it and fixed on the tablet beside the base text. Interviewers read it; they do not improve it.",
          "A return journey. A second person, who has not seen the base text, turns the spoken version back into formal Arabic. Where the two formal texts differ, the spoken one is mended.",
          "A word list for the study, with a picture wherever a word is disputed. The one for fruit drinks has fourteen entries; watermelon has three names and one photograph.",
        ),
        p(
          "It takes four working days and about 5% of the fieldwork budget. We have tried to save it twice, and both times we paid for it in the analysis, where it is dearer.",
        ),
        h2("What we leave alone"),
        p(
          "Scales, first of all. “Somewhat satisfied” has no honest equivalent in any dialect I know. People say *mashi l-hal*, things are walking along, which covers everything from contentment to surrender. So we hand over a card with five boxes and let the finger answer.",
        ),
        quote(
          "You speak like the news. Ask me the way my sister-in-law would ask.",
          "Respondent in the pilot, Deir ez-Zor",
        ),
        p(
          "And some differences are results. If the same drink is “light” in Damascus and “watery” in Aleppo, no translator should smooth that over. The two words go into the report side by side, unharmonised, with the number of people who chose each. Technical terms are another matter: for those we keep [one list](/words), and stick to it.",
        ),
      ],
      ar: [
        p(
          "في دراسةٍ عن شراب الفاكهة سألنا الناس عن نكهة «البطّيخ». في دمشق تخيّلوا البطّيخ الأحمر. وفي حلب، حيث اسمه «الجبس»، تخيّل اثنا عشر شخصًا من ثلاثين البطّيخ الأصفر، ونبّهونا محقّين إلى أنّ الصورة على البطاقة خطأ. وفي دير الزور اسمه «الدبشي»، فبدا السؤال كأنه وصل لتوّه بالحافلة. ومن حسن الحظّ أنها كانت تجربةً أولية على ثلاثين شخصًا في كل مدينة، ولمثل هذا تُجرى التجارب.",
        ),
        h2("الباحث يترجم شئنا أم أبينا"),
        p(
          "تُكتب الاستمارات بالفصحى، ولا أحد يخاطب جاره بالفصحى. وبين الجملة التي على الشاشة والجملة التي يسمعها المستجيب يقف باحثٌ يترجم على البديهة، وتختلف ترجمته عند الباب الخامس عنها عند الأول، ثم تضيع. **الترجمة غير المكتوبة ترجمةٌ أيضًا، إلا أنّ أحدًا لم يراجعها.**",
        ),
        p(
          "سجّلنا أربعين مقابلة تجريبية بإذن أصحابها، ثم فرّغنا ما قيل فيها فعلًا. سؤالٌ قصير واحد هو: «كم مرةً تشتري الخبز في الأسبوع؟» طُرح بإحدى عشرة صيغة، وحلّت «الجمعة» محلّ الأسبوع في أربعٍ منها على عادة كلامنا: «كم مرّة بالجمعة؟». فأخبرنا ستةٌ من الأربعين بالتفصيل عمّا يفعلونه يوم الجمعة.",
        ),
        h2("ما صرنا نكتبه"),
        ol(
          "نصٌّ أساس بفصحى بسيطة تصلح للإذاعة: لا مجاز، ولا نفي للنفي، وفكرةٌ واحدة في كل جملة.",
          "صيغةٌ محكيّة لكل لهجة، يكتبها من نشأ عليها، وتُثبَّت على الجهاز إلى جانب النصّ الأساس. يقرؤها الباحث كما هي ولا يحسّنها.",
          "رحلة عودة: شخصٌ ثانٍ لم يرَ النصّ الأساس يعيد الصيغة المحكيّة إلى الفصحى، وحيثما اختلف النصّان أُصلحت المحكيّة.",
          "معجمٌ صغير للدراسة، ومعه صورةٌ لكل كلمةٍ مختلَفٍ فيها. في معجم شراب الفاكهة أربع عشرة مادة، وللبطّيخ فيه ثلاثة أسماء وصورةٌ واحدة.",
        ),
        p(
          "يستغرق ذلك أربعة أيام عملٍ ونحو ٥٪ من ميزانية العمل الميداني. حاولنا توفيره مرتين، فدفعناه في المرّتين عند التحليل، وهو هناك أغلى.",
        ),
        h2("ما نتركه على حاله"),
        p(
          "السلالم أولًا. «راضٍ إلى حدٍّ ما» عبارةٌ لا يقولها أحدٌ في أيّ لهجةٍ أعرفها. يقول الناس: «ماشي الحال»، وهي تتّسع لكل شيء من الرضا إلى التسليم. لذلك نناول المستجيب بطاقةً فيها خمس خانات ونترك الجواب لإصبعه.",
        ),
        quote(
          "تحكين مثل نشرة الأخبار. اسأليني مثل ما تسألني سلفتي.",
          "مستجيبة في التجربة الأولية، دير الزور",
        ),
        p(
          "ثم إنّ بعض الفروق نتائج. إذا كان الشراب نفسه «خفيفًا» في دمشق و«مثل الماء» في حلب، فليس لمترجمٍ أن يسوّي بينهما: تدخل العبارتان التقرير جنبًا إلى جنب، ومع كلٍّ منهما عدد من قالها. أما المصطلحات فشأنٌ آخر: لها عندنا [مسردٌ واحد](/words) نلتزم به.",
        ),
      ],
    },
  },
  {
    slug: "the-interview-begins-on-the-staircase",
    created: "2025-11-04",
    author: "rima",
    categories: ["fieldwork", "consumers"],
    cover: {
      plate: { kind: "steps", theme: "lime", seed: "art-staircase", w: 1200, h: 800, n: 10 },
      alt: both(
        "A staircase of striped stone with a ruler along its edge",
        "درجٌ من حجرٍ مخطّط وعلى طرفه مسطرة",
      ),
    },
    title: both("The interview begins on the staircase", "تبدأ المقابلة على الدرج"),
    excerpt: both(
      "The same questionnaire, carried to 1,740 doors by four kinds of visitor, did not come back with the same answers.",
      "استمارةٌ واحدة حملها أربعة أصنافٍ من الزوّار إلى ١٬٧٤٠ بابًا، فلم تعد بالإجابات نفسها.",
    ),
    body: {
      en: [
        p(
          "In our first year I did interviews myself, because there were four of us and nobody else to send. I learned that a woman alone on a landing at seven in the evening is, to the eye behind the peephole, a different event from a man alone, from two men, or from a couple with a folder. All of them carry the same questionnaire. They do not get the same country.",
        ),
        h2("Who is let in"),
        p(
          "This year we finally measured it. In Damascus and Homs, 1,740 doors were divided by lot among four kinds of visitor and two times of day, with the introduction identical to the word. These are the completed interviews as a share of the doors that opened:",
        ),
        ul(
          "Two men: 44% before five o’clock, 36% after it.",
          "One man: 47% and 39%.",
          "A woman and a man: 55% and 61%.",
          "Two women: 66% and 57%.",
        ),
        p(
          "Two women do best by day. After dark the mixed pair overtakes them, and the reason is not who is calling but who is at home. In the evening the husband is back, and two unknown women bring him to the door to ask what they are selling.",
        ),
        image(sixSeats),
        h2("What is said"),
        p(
          "Getting in is the easier half. Asked by a woman, 31% of women said the household buys on credit; asked by a man, 19%. With men it ran the other way: to another man they claimed more decisions taken alone. Neither figure is the true one. People tell each visitor the version one tells such a visitor.",
        ),
        p(
          "We cannot remove that by finding a better visitor. We can **record who asked**, keep the mix constant from wave to wave, and print both numbers when they differ. When a client’s results rise by six points in the quarter in which the agency ran short of women, that is a finding about the agency.",
        ),
        image(divergingAnswers),
        h2("Four rules that are not about data"),
        p(
          "An evening visit can be worth six points of response. It is not worth a person. These rules stand above every quota, and no supervisor may bend them:",
        ),
        ol(
          "The last door is at half past eight, and everyone is in the car by nine.",
          "A driver waits at the entrance of the building and knows the floor.",
          "Anyone may walk out of any interview without giving a reason, and is paid as if it were complete.",
          "The street is chosen the day before, in daylight, by someone who has walked it.",
        ),
        p(
          "So far this year the third rule has been used 27 times. Nobody asked why; in eleven cases we were told anyway. It cost the studies concerned about as much as one rainy afternoon.",
        ),
        p(
          "When a report says that people “were interviewed in their homes”, ask by whom, and at what hour. If that is not among the [questions you usually put](/questions) to an agency, add it near the top.",
        ),
      ],
      ar: [
        p(
          "في عامنا الأول كنت أُجري المقابلات بنفسي، إذ كنّا أربعةً وليس هناك من نرسله غيرنا. وتعلّمت أنّ امرأةً وحدها على الدرج في السابعة مساءً ليست، في نظر العين التي خلف المنظار، كرجلٍ وحده، ولا كرجلين، ولا كرجلٍ وامرأة معهما ملفّ. يحملون جميعًا الاستمارة نفسها، ولا يدخلون البلد نفسه.",
        ),
        h2("لمن يُفتح الباب"),
        p(
          "هذا العام قِسنا الأمر أخيرًا. وزّعنا بالقرعة ١٬٧٤٠ بابًا في دمشق وحمص على أربعة أصنافٍ من الزوّار ووقتين من النهار، والمقدّمة واحدة لا تتغيّر فيها كلمة. وهذه نسبة المقابلات المكتملة من الأبواب التي فُتحت:",
        ),
        ul(
          "رجلان: ٤٤٪ قبل الخامسة، و٣٦٪ بعدها.",
          "رجلٌ واحد: ٤٧٪ ثم ٣٩٪.",
          "امرأةٌ ورجل: ٥٥٪ ثم ٦١٪.",
          "امرأتان: ٦٦٪ ثم ٥٧٪.",
        ),
        p(
          "المرأتان أوفر حظًّا في النهار، وبعد الغروب يتقدّم عليهما الرجل والمرأة معًا. والسبب ليس من يطرق الباب، بل من في البيت: في المساء يكون الزوج قد عاد، فإذا جاءت امرأتان لا يعرفهما خرج يسأل ماذا تبيعان.",
        ),
        image(sixSeats),
        h2("ما يُقال في الداخل"),
        p(
          "الدخول هو النصف السهل. حين سألت امرأةٌ، قالت ٣١٪ من النساء إنّ الأسرة تشتري بالدَّين، وحين سأل رجلٌ قالت ذلك ١٩٪. وعند الرجال انعكست الصورة: نسبوا إلى أنفسهم، أمام رجلٍ مثلهم، قراراتٍ أكثر انفردوا بها. ليس أيٌّ من الرقمين هو الصحيح، فلكل زائرٍ روايةٌ تليق به.",
        ),
        p(
          "لا يزول هذا الأثر باختيار زائرٍ أفضل. ما بوسعنا هو أن **ندوّن من سأل**، وأن نثبّت نسب الباحثين والباحثات من موجةٍ إلى موجة، وأن ننشر الرقمين إذا اختلفا. فإذا ارتفعت نتائج عميلٍ ست نقاط في الربع الذي قلّت فيه باحثات الوكالة، فتلك نتيجةٌ عن الوكالة.",
        ),
        image(divergingAnswers),
        h2("أربع قواعد لا علاقة لها بالبيانات"),
        p(
          "قد تزيد زيارة المساء الاستجابة ست نقاط، لكنها لا تساوي سلامة أحد. هذه القواعد فوق كل نصاب، ولا يحقّ لمشرفٍ أن يلوي إحداها:",
        ),
        ol(
          "آخر بابٍ في الثامنة والنصف، والجميع في السيارة عند التاسعة.",
          "ينتظر سائقٌ عند مدخل البناء ويعرف الطابق الذي فيه الفريق.",
          "لكل باحثةٍ وباحثٍ أن يغادر أيّ مقابلةٍ من غير أن يذكر السبب، ويُدفع أجرها كأنها اكتملت.",
          "يُختار الشارع في اليوم السابق، في ضوء النهار، ويختاره من مشى فيه.",
        ),
        p(
          "استُعملت القاعدة الثالثة سبعًا وعشرين مرة منذ مطلع العام. لم يسأل أحدٌ عن السبب، لكنّنا أُخبرنا به في إحدى عشرة حالة. وكلّفنا ذلك ما تكلّفه ساعات مطرٍ بعد الظهر.",
        ),
        p(
          "إذا قرأت في تقريرٍ أنّ المستجيبين «قوبلوا في بيوتهم» فاسأل: من قابلهم؟ وفي أيّ ساعة؟ وإن لم يكن هذا من [الأسئلة التي تطرحها](/questions) عادةً على الوكالات، فضعه قريبًا من أوّلها.",
        ),
      ],
    },
  },
];
