import { answerArticles } from "./articles-answers.ts";
import { both, h2, image, ol, p, table, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const walletsTried: SeedPicture = {
  plate: { kind: "tally", theme: "basalt", seed: "w-tried", w: 800, h: 800, cell: 130 },
  alt: both(
    "White tally marks on black, six rows of them, one in green",
    "ستة صفوفٍ من خطوط العدّ البيضاء على سواد، وأحدها أخضر",
  ),
};

const walletsKept: SeedPicture = {
  plate: { kind: "column", theme: "barada", seed: "w-kept", w: 800, h: 800, level: 0.34 },
  alt: both(
    "A graduated stone column in a well, the water standing low",
    "عمودٌ حجريّ مدرَّج في بئر، والماء فيها منخفض",
  ),
};

const walletsAbandoned: SeedPicture = {
  plate: { kind: "sieve", theme: "apricot", seed: "w-left", w: 800, h: 800 },
  alt: both(
    "Grains falling into a sieve and a small heap of those that passed",
    "حبوبٌ تتساقط في غربال، وتحته كومةٌ صغيرة ممّا نفذ منه",
  ),
};

const mobileWallets: SeedArticle = {
  slug: "mobile-wallets-second-payment",
  created: "2026-07-07",
  author: "yazan",
  categories: ["finance", "consumers"],
  cover: {
    plate: { kind: "canals", theme: "barada", seed: "aw", w: 1200, h: 800 },
    alt: both(
      "One broad stream dividing into seven branches of different widths",
      "مجرًى واحدٌ عريض يتفرّع إلى سبعة فروعٍ متفاوتة العرض",
    ),
  },
  title: both("Mobile wallets: tried, kept, abandoned", "المحافظ الإلكترونية: من جرّبها ومن أبقاها ومن تركها"),
  excerpt: both(
    "The drop-off is not at sign-up. It is at the second payment, and it has a simple explanation.",
    "لا يحدث التراجع عند التسجيل، بل عند الدفعة الثانية، وتفسيره بسيط.",
  ),
  body: {
    en: [
      p(
        "Of 1,180 people who installed one payment wallet in the first half of last year, 1,003 paid for something with it. That figure, 85 per cent, opened every presentation we were shown. We went to see what the 1,003 did next.",
      ),
      h2("Where people leave"),
      p(
        "We followed them for six months, with their consent, through the wallet’s own records and three short telephone calls. The whole story fits in four lines.",
      ),
      ol(
        "**Installed it:** 1,180.",
        "**Paid once:** 1,003, or 85 per cent of those who installed it.",
        "**Paid again within sixty days:** 472, or 47 per cent of those who had paid once.",
        "**Still paying after six months:** 401, or 85 per cent of those who had paid twice.",
      ),
      p(
        "Two of the three doors are easy. Whoever pays a second time tends to stay; whoever installs tends to try. The house loses its guests in the corridor between, where no campaign has ever hung a lamp.",
      ),
      image(walletsTried),
      image(walletsKept),
      image(walletsAbandoned),
      h2("The simple explanation"),
      p(
        "We had a list of complicated ones: distrust, habit, fear of a wrong digit in the PIN, the shopkeeper’s face. Of the 531 who stopped after one payment, 418 agreed to tell us why. Sixty-four per cent said the same thing in different words. The wallet was empty.",
      ),
      p(
        "The first payment had been made in company. A cousin helped, or the shop assistant, or the agent, who loaded exactly the sum that was due. What was left afterwards would not have bought a coffee. A second payment therefore meant a journey to an agent, in working hours, in order to put money into a telephone, in order to take it out again at a shop which also accepts notes. Described like that, it is the 472 who need explaining.",
      ),
      h2("What moves the second payment"),
      ul(
        "**Distance.** With an agent within five minutes’ walk, 61 per cent paid again. Beyond fifteen minutes, 34 per cent.",
        "**A remainder.** People left with at least the price of a taxi paid again twice as often as people left with nothing. Loading to the next [whole note](/Blogdetails/prices-that-end-where-the-note-does) is a small habit to teach.",
        "**Money that arrives by itself.** Of the 58 whose wages were paid into the wallet, 54 were still using it at the end.",
      ),
      p(
        "None of these is an advertisement, which may be why they were tried last. A team judged by installations will buy installations; we suggest judging it by second payments for one quarter and watching where the meetings are held.",
      ),
      p(
        "What we cannot say: the records belong to one provider, in three cities, and its customers are younger than the country. The 113 we failed to reach may have had better reasons than an empty wallet. And nobody in the study had used a wallet for two years, because hardly anybody has. The definitions of an active user differ so much that we [print ours in full](https://example.org/wallet-definitions) and ask to see everyone else’s.",
      ),
    ],
    ar: [
      p(
        "من أصل ١٬١٨٠ شخصًا حمّلوا محفظة دفعٍ واحدة في النصف الأول من العام الماضي، دفع بها ١٬٠٠٣ ثمن شيءٍ ما. هذا الرقم، أي ٨٥٪، كان يفتتح كل عرضٍ قُدّم لنا. أما نحن فذهبنا نرى ماذا فعل هؤلاء بعد ذلك.",
      ),
      h2("أين يغادر الناس"),
      p(
        "تابعناهم ستة أشهرٍ بموافقتهم، من سجلّات المحفظة نفسها ومن ثلاث مكالماتٍ قصيرة. والحكاية كلها في أربعة أسطر.",
      ),
      ol(
        "**حمّلها:** ١٬١٨٠ شخصًا.",
        "**دفع بها مرة:** ١٬٠٠٣، أي ٨٥٪ ممّن حمّلوها.",
        "**دفع بها ثانيةً خلال ستين يومًا:** ٤٧٢، أي ٤٧٪ ممّن دفعوا مرة.",
        "**ما زال يدفع بعد ستة أشهر:** ٤٠١، أي ٨٥٪ ممّن دفعوا مرتين.",
      ),
      p(
        "بابان من الأبواب الثلاثة سهلان: من يحمّلها يجرّبها في الغالب، ومن يدفع بها مرتين يبقى في الغالب. البيت يفقد ضيوفه في الممرّ بين البابين، حيث لم تعلّق حملةٌ مصباحًا قطّ.",
      ),
      image(walletsTried),
      image(walletsKept),
      image(walletsAbandoned),
      h2("التفسير البسيط"),
      p(
        "كانت لدينا قائمةٌ بالتفسيرات المعقّدة: قلّة الثقة، والعادة، والخوف من خطأٍ في رمز PIN، ووجه صاحب الدكّان حين يرى رمز QR. ومن بين ٥٣١ شخصًا توقّفوا بعد دفعةٍ واحدة قبل ٤١٨ أن يخبرونا بالسبب، فقال ٦٤٪ منهم الشيء نفسه بعباراتٍ شتّى: كانت المحفظة فارغة.",
      ),
      p(
        "الدفعة الأولى لم تكن عملًا منفردًا. ساعد فيها ابن عمّ، أو البائع، أو الوكيل الذي شحن المبلغ المطلوب بالتمام، فلم يبقَ بعدها ما يشتري فنجان قهوة. والدفعة الثانية تعني إذن مشوارًا إلى الوكيل في ساعات الدوام، لإدخال المال في الهاتف، ثم إخراجه منه في دكّانٍ يقبل الورق أصلًا. إذا رويت القصة على هذا النحو صار الذين يحتاجون إلى تفسيرٍ هم الأربعمئة والاثنان والسبعون.",
      ),
      h2("ما الذي يأتي بالدفعة الثانية"),
      ul(
        "**القرب.** حين كان الوكيل على بعد خمس دقائق مشيًا دفع ٦١٪ مرةً ثانية، وحين زادت المسافة على ربع ساعةٍ دفع ٣٤٪.",
        "**البقيّة.** من بقيت في محافظهم أجرةُ تاكسي على الأقل دفعوا ثانيةً بضِعف نسبة من لم يبقَ لديهم شيء. والشحن إلى أقرب [ورقةٍ كاملة](/Blogdetails/prices-that-end-where-the-note-does) عادةٌ صغيرة يسهل تعليمها.",
        "**المال الذي يصل وحده.** من بين ٥٨ شخصًا تُدفع أجورهم في المحفظة ظلّ ٥٤ يستعملونها حتى نهاية المتابعة.",
      ),
      p(
        "لا شيء من هذا إعلان، ولعلّه لذلك جُرّب آخرًا. من يُحاسَب على عدد التحميلات يشتري تحميلات. فليُحاسَب ربعَ سنةٍ واحدًا على الدفعة الثانية، ولننظر أين تُعقد الاجتماعات.",
      ),
      p(
        "وما لا نستطيع قوله: السجلّات لمزوّدٍ واحد في ثلاث مدن، وزبائنه أصغر سنًّا من عموم السكان. والذين لم نصل إليهم، وهم ١١٣، قد تكون لديهم أسبابٌ أقوى من محفظةٍ فارغة. ثم إن أحدًا في الدراسة لم يستعمل محفظةً سنتين كاملتين، فقلّ من بلغ ذلك. وتعريفات «المستعمل النشط» متباعدةٌ إلى حدٍّ يجعلنا [ننشر تعريفنا كاملًا](https://example.org/wallet-definitions) ونسأل الآخرين عن تعريفاتهم.",
      ),
    ],
  },
};

const refusedStudies: SeedArticle = {
  slug: "three-studies-we-turned-down",
  created: "2024-02-13",
  author: "rima",
  categories: ["brands", "finance"],
  cover: {
    plate: { kind: "sieve", theme: "basalt", seed: "a-refused", w: 1200, h: 800 },
    alt: both(
      "A white sieve on black, many grains above it and few beneath",
      "غربالٌ أبيض على سواد، فوقه حبوبٌ كثيرة وتحته قليل",
    ),
  },
  title: both("Three studies we turned down", "ثلاث دراساتٍ اعتذرنا عنها"),
  excerpt: both(
    "A slogan, a list of names and a ship already at sea: what we were asked for, why we said no, and what it cost us.",
    "شعارٌ وقائمة أسماء وسفينةٌ أبحرت: ما الذي طُلب منا، ولماذا اعتذرنا، وكم كلّفنا الاعتذار.",
  ),
  body: {
    en: [
      p(
        "Last year forty-six organisations asked us for a proposal. We wrote thirty-one, won eighteen, and declined three outright. I am often asked about the three, usually by people who suspect that we were simply busy. We were not busy. Trades and details below are altered enough that nobody need recognise himself.",
      ),
      h2("The slogan"),
      p(
        "A drinks company wished to paint “the most loved in the country” on its lorries and needed a study to stand behind the words. The list to be read to respondents had two brands: theirs, and one that had been withdrawn from the shops that spring. When we asked after the market leader, we were told that people knew about that one already.",
      ),
      p(
        "We offered the same question with all nine brands on the list. They would, I think, have come third over all and first among the under-twenty-fives, which is a better thing to paint on a lorry. They thanked us and went elsewhere. The lorries look very well.",
      ),
      h2("The names"),
      p(
        "A lender wanted a survey of what small shops need to borrow. The last page of the contract asked for a file: names and telephone numbers of everyone who had said yes. The clause was headed “quality control”.",
      ),
      p(
        "Everyone who answers us is told that the name stays in the building; it is the first line of the [code we signed](https://example.org/research-code). A survey that ends in a sales call also closes the door behind it. We once worked in a town where another firm had just done exactly this. Our response rate was 38 per cent. In the next town along the road it was 61.",
      ),
      h2("The ship"),
      p(
        "A family firm asked whether it should buy a packing line for a smaller bag. The meeting was excellent: good questions, a sensible budget, coffee. At the door the youngest partner let slip that the machine had sailed on Monday. Two cousins had voted against it, and the study was to be read aloud at dinner.",
      ),
      p(
        "A study whose result can change nothing is a ceremony, and others perform ceremonies better. We declined the question *whether* and offered the question *how*: in which shops, at which price, should the small bag begin? It was a third of the fee and they bought it. The cousins, I am told, still do not speak.",
      ),
      h2("Four questions before we say yes"),
      ol(
        "What will you do differently for each answer we might bring? If nothing, there is no study.",
        "May the method be published, whichever way the result falls?",
        "Will the person who opened the door be no worse off for having opened it?",
        "Can it be known at all, with this much time and money?",
      ),
      p(
        "Together the three were worth about a ninth of that year’s turnover, and I will not pretend we did not feel it in November. But an agency has one thing in stock, the expectation that its next number will be true, and it cannot be reordered.",
      ),
      p(
        "If you suspect that your own question resembles one of these, [write to us](/contact) all the same. Two of the three could have been turned into good ones in an afternoon.",
      ),
    ],
    ar: [
      p(
        "في العام الماضي طلبت منا ستٌّ وأربعون جهةً عرضًا، فكتبنا واحدًا وثلاثين عرضًا، وفزنا بثمانية عشر، واعتذرنا اعتذارًا صريحًا عن ثلاث دراسات. كثيرًا ما أُسأل عن هذه الثلاث، ويظنّ السائل غالبًا أننا كنا مشغولين. لم نكن مشغولين. وقد غيّرتُ في ما يلي من المهن والتفاصيل ما يكفي كي لا يعرف أحدٌ نفسه.",
      ),
      h2("الشعار"),
      p(
        "أرادت شركة مشروباتٍ أن تكتب على شاحناتها «الأحبّ في البلد»، وأن تقف خلف العبارة دراسة. في القائمة التي ستُقرأ على المستجيبين علامتان: علامتهم، وأخرى سُحبت من المتاجر في ربيع ذلك العام. سألنا عن العلامة الأولى في السوق فقيل لنا: تلك يعرفها الناس من غير سؤال.",
      ),
      p(
        "عرضنا السؤال نفسه بالعلامات التسع جميعًا. وأظنّهم كانوا سيحلّون في المرتبة الثالثة إجمالًا، وفي الأولى عند من هم دون الخامسة والعشرين، وهذه عبارةٌ أصلح للشاحنات. شكرونا ومضوا إلى غيرنا. والشاحنات، للأمانة، جميلة.",
      ),
      h2("الأسماء"),
      p(
        "أرادت جهةُ إقراضٍ استطلاعًا عن حاجة المحالّ الصغيرة إلى الاقتراض، وفي الصفحة الأخيرة من العقد طلبُ ملفٍّ فيه اسم كل من أجاب بنعم ورقم هاتفه. وكان عنوان البند: «ضبط الجودة».",
      ),
      p(
        "كل من يجيبنا نَعِده بأن اسمه لا يغادر المبنى، وهذا أول سطرٍ في [الميثاق الذي وقّعناه](https://example.org/research-code). ثم إن الاستطلاع الذي ينتهي بمكالمة بيعٍ يُغلق الباب وراءه. عملنا مرةً في بلدةٍ سبقنا إليها من فعل ذلك تمامًا، فكان معدل الاستجابة ٣٨٪، وفي البلدة التالية على الطريق نفسه ٦١٪.",
      ),
      h2("السفينة"),
      p(
        "سألتنا شركةٌ عائلية: أنشتري خطّ تعبئةٍ لكيسٍ أصغر؟ كان الاجتماع ممتازًا: أسئلةٌ جيدة وميزانيةٌ معقولة وقهوة. وعند الباب أفلتت من أصغر الشركاء كلمة: الآلة أبحرت يوم الاثنين. كان اثنان من أبناء العمومة قد صوّتا ضدّها، وكانت الدراسة ستُتلى عليهما على العشاء.",
      ),
      p(
        "الدراسة التي لا تغيّر نتيجتُها شيئًا احتفال، وفي البلد من يُقيم الاحتفالات خيرًا منا. فاعتذرنا عن سؤال «هل؟» وعرضنا سؤال «كيف؟»: في أيّ المتاجر وبأيّ سعرٍ يبدأ الكيس الصغير؟ بثلث الأجر، فوافقوا. أما ابنا العمّ فما زالا، كما بلغني، متخاصمين.",
      ),
      h2("أربعة أسئلة قبل أن نقول نعم"),
      ol(
        "ماذا ستفعل على نحوٍ مختلف عند كل جوابٍ قد نأتيك به؟ إن كان الجواب «لا شيء» فلا دراسة.",
        "أتقبل أن يُنشر المنهج كيفما جاءت النتيجة؟",
        "هل يخرج من فتح لنا بابه من غير أن يلحقه ضرر؟",
        "أيمكن أن يُعرف هذا أصلًا بما لدينا من وقتٍ ومال؟",
      ),
      p(
        "بلغت قيمة الثلاث نحو تُسع إيرادنا في ذلك العام، ولا أدّعي أننا لم نشعر بها في أواخره. لكنّ وكالة الأبحاث لا تملك في مستودعها إلا صنفًا واحدًا: ثقةَ الناس بأن رقمها القادم صحيح، وهو صنفٌ إذا نفد لم يُطلب من جديد.",
      ),
      p(
        "فإن خشيت أن يكون سؤالك من هذا القبيل [فاكتب إلينا](/contact) مع ذلك. سؤالان من هذه الثلاثة كان يمكن أن يصيرا سؤالين جيّدين في جلسةٍ واحدة.",
      ),
    ],
  },
};

const plumbLine: SeedPicture = {
  plate: { kind: "plumb", theme: "lime", seed: "note-line", w: 1000, h: 750 },
  alt: both(
    "A rose plumb bob hanging beside a wall of uneven courses and a ruler",
    "شاقولٌ ورديّ يتدلّى بين جدارٍ متفاوت المداميك ومسطرة",
  ),
};

const noteEndings: SeedArticle = {
  slug: "prices-that-end-where-the-note-does",
  created: "2024-11-19",
  author: "yazan",
  categories: ["pricing", "retail"],
  cover: {
    plate: { kind: "abacus", theme: "pist", seed: "a-endings", w: 1200, h: 800 },
    alt: both(
      "An abacus on green, one row of its beads rose and one white",
      "معدادٌ على أرضٍ خضراء، في أحد صفوفه خرزٌ ورديّ وفي آخر خرزٌ أبيض",
    ),
  },
  title: both("Prices that end where the banknote does", "أسعارٌ تنتهي حيث تنتهي الورقة النقدية"),
  excerpt: both(
    "I read the last digits of 52,400 shelf prices. Shops do not price to the nearest value; they price to the nearest note.",
    "قرأتُ الخانات الأخيرة من ٥٢٬٤٠٠ سعرٍ على الرفوف. الدكّان لا يسعّر إلى أقرب قيمة، بل إلى أقرب ورقةٍ نقدية.",
  ),
  body: {
    en: [
      p(
        "The textbooks say that prices end in nine, because 9.99 looks like nine. I went looking for the nines in our audit file: 52,400 shelf prices, 212 products (SKUs), eleven months. They come to 0.3 per cent, and most of those are foreign labels that nobody had scraped off. What the file shows instead is a comb. Prices stand in tall columns at the sums that whole notes can pay, and between the columns there is almost nothing.",
      ),
      p(
        "Eighty-one per cent of the prices can be paid exactly with three notes or fewer. Had they been drawn blindly from the same range, the figure would be 30.",
      ),
      image(plumbLine),
      h2("What happens to the change"),
      p(
        "The reason is lying on the counter. With the grocers’ permission we watched 1,900 purchases and wrote down how the difference was settled.",
      ),
      table(
        ["How it was settled", "Share of purchases"],
        ["No change was due", "54%"],
        ["In notes", "27%"],
        ["In goods: gum, matches, a sachet of coffee", "12%"],
        ["Forgiven by one side or the other", "7%"],
      ),
      p(
        "Nearly one purchase in five, then, ends in a small negotiation about something that is not for sale. A price which avoids it is worth money to both parties. The grocer keeps his gum; the customer keeps her temper.",
      ),
      h2("Three consequences"),
      ul(
        "**Small increases disappear, then jump.** A cost that rises 3 per cent does not reach the shelf. It waits for two more like it and arrives as 9. The median product changed price four times in the eleven months.",
        "**When the price cannot move, the pack does.** Twenty-three of the 212 products lost weight. None gained any.",
        "**A lower price can sell less.** In sixty shops, for six weeks, the same biscuit cost one whole note in half of them and 4 per cent less in the other half, where it called for change. The whole note sold 14 per cent more packs.",
      ),
      h2("Note first, pack second"),
      p(
        "Most firms design the pack, add the margin and discover the price. Where change is scarce the order runs the other way: choose the note, then ask how many grams it buys. If that number is embarrassing, choose two notes. What you should not do is sit between them and let the shopkeeper round you up; he will, and he will keep the difference, and he will be within his rights.",
      ),
      p(
        "Two limits. One biscuit is not a law, and its 14 per cent comes with a margin from 3 to 25 (95% CI). And the comb belongs to things bought daily with money in the hand. It fades in the monthly shop, and it would vanish altogether where people pay by telephone. I should like to be holding the file when it does. Until then, our [retail audit](/ServicesTools) reports the nearest note beside every price, and clients have stopped asking why.",
      ),
    ],
    ar: [
      p(
        "تقول الكتب إن الأسعار تنتهي بالتسعة لأن ٩٫٩٩ تبدو تسعة. فبحثتُ عن التسعات في ملفّ التدقيق عندنا: ٥٢٬٤٠٠ سعر، و٢١٢ منتجًا (SKU)، وأحد عشر شهرًا. وجدتُ منها ٠٫٣٪، ومعظمها ملصقاتٌ أجنبية لم يكشطها أحد. أما ما في الملفّ فمشط: أعمدةٌ عالية عند كل مبلغٍ يُدفع بأوراقٍ كاملة، ولا يكاد يوجد بينها شيء.",
      ),
      p(
        "واحدٌ وثمانون في المئة من الأسعار يُدفع بالتمام بثلاث أوراقٍ نقدية أو أقلّ، ولو سُحبت الأسعار عشوائيًا من المجال نفسه لكانت النسبة ٣٠٪.",
      ),
      image(plumbLine),
      h2("أين تذهب «الفراطة»"),
      p("السبب موجودٌ على طاولة البيع. استأذنّا البقّالين وراقبنا ١٬٩٠٠ عملية شراء، ودوّنّا كيف سُوّي الباقي."),
      table(
        ["كيف سُوّي الباقي", "النسبة من عمليات الشراء"],
        ["لم يكن هناك باقٍ", "٥٤٪"],
        ["نقدًا", "٢٧٪"],
        ["بضاعةً: علكة أو كبريت أو ظرف قهوة", "١٢٪"],
        ["سامح به أحد الطرفين", "٧٪"],
      ),
      p(
        "ينتهي إذن ما يقارب خُمس عمليات الشراء بمفاوضةٍ صغيرة على شيءٍ لم يأتِ أحدٌ لشرائه. والسعر الذي يُعفي الطرفين منها يساوي مالًا عند كليهما: يحتفظ البقّال بعلكته، ويحتفظ الزبون بهدوئه.",
      ),
      h2("ثلاث نتائج"),
      ul(
        "**الزيادات الصغيرة تختفي ثم تقفز.** كلفةٌ ترتفع ٣٪ لا تصل إلى الرفّ، بل تنتظر اثنتين مثلها ثم تصل ٩٪ دفعةً واحدة. وقد تغيّر سعر المنتج الوسيط أربع مرات في الأشهر الأحد عشر.",
        "**إذا لم يتحرّك السعر تحرّكت العبوة.** ثلاثة وعشرون منتجًا من المنتجات المئتين والاثني عشر خفّ وزنها، ولم يثقل منها شيء.",
        "**قد يبيع السعر الأدنى أقلّ.** في ستين دكّانًا، ستةَ أسابيع، بيع البسكويت نفسه في نصفها بورقةٍ كاملة، وفي نصفها الآخر بأقلّ من ذلك بنسبة ٤٪ لكنه يستوجب إعادة الباقي. فباعت الورقة الكاملة عبواتٍ أكثر بنسبة ١٤٪.",
      ),
      h2("الورقة أولًا ثم العبوة"),
      p(
        "تصمّم معظم الشركات العبوة، ثم تضيف هامش الربح، ثم تكتشف السعر. أما حيث تعزّ الفراطة فالترتيب معكوس: اختر الورقة، ثم اسأل كم غرامًا تشتري. فإن كان العدد مُخجلًا فاختر ورقتين. والذي لا ينبغي هو أن تقف بين الورقتين وتترك للبقّال أن يجبر السعر؛ سيجبره إلى الأعلى ويحتفظ بالفرق، ولن يكون مخطئًا.",
      ),
      p(
        "وللكلام حدّان. البسكويت ليس قانونًا، ونسبة الأربعة عشر في المئة هذه مجالها من ٣٪ إلى ٢٥٪ (بمستوى ثقةٍ ٩٥٪). والمشط خاصٌّ بما يُشترى كل يومٍ والنقد في اليد، فهو يبهت في التسوّق الشهري، ولعلّه يزول حيث يدفع الناس بالهاتف، وأودّ أن يكون الملفّ بين يديّ حين يزول. وإلى ذلك الحين يذكر [تدقيق المتاجر](/ServicesTools) عندنا أقرب ورقةٍ نقدية إلى جانب كل سعر، ولم يعد العملاء يسألون عن السبب.",
      ),
    ],
  },
};

/** Articles on money, brands and prices, followed by those on what an answer is worth. */
export const marketsArticles: SeedArticle[] = [mobileWallets, refusedStudies, noteEndings, ...answerArticles];
