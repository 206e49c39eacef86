import { both, h2, h3, image, ol, p, quote, table, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const avenueDownhill: SeedPicture = {
  plate: {
    kind: "steps",
    theme: "lime",
    seed: "avenue",
    w: 1000,
    h: 750,
    n: 8,
    data: [0.82, 0.78, 0.72, 0.68, 0.6, 0.56, 0.5, 0.47],
  },
  alt: both(
    "Eight columns of striped stone, each lower than the one before",
    "ثمانية أعمدة من حجرٍ مخطّط، كلٌّ منها أقصر من سابقه",
  ),
};

const twoPans: SeedPicture = {
  plate: { kind: "balance", theme: "barada", seed: "two-pans", w: 1000, h: 750, tilt: 9 },
  alt: both(
    "A balance whose heavier pan hangs low with two weights, against three on the other",
    "ميزانٌ رجحت فيه كفّةٌ تحمل ثقلين على كفّةٍ تحمل ثلاثة",
  ),
};

const basketPrice: SeedArticle = {
  slug: "price-of-a-basket",
  created: "2026-05-19",
  author: "samer",
  categories: ["pricing", "retail"],
  cover: {
    plate: { kind: "steps", theme: "apricot", seed: "ab1", w: 1200, h: 800, n: 12 },
    alt: both(
      "Twelve columns of striped stone climbing unevenly, like a staircase of prices",
      "اثنا عشر عمودًا من حجرٍ مخطّط تعلو بغير انتظام، كأنها درج أسعار",
    ),
  },
  title: both("The price of a basket, street by street", "سعر السلة، شارعًا بشارع"),
  excerpt: both(
    "Same eleven goods, same morning, forty grocers. The gap between two ends of one avenue was wider than the gap between two cities.",
    "أحد عشر صنفًا، والصباح نفسه، وأربعون بقّالًا. كان الفرق بين طرفَي شارعٍ واحد أوسع من الفرق بين مدينتين.",
  ),
  body: {
    en: [
      p(
        "On a Tuesday this spring, between eight and eleven in the morning, twenty researchers bought the same eleven things: rice, sugar, tea, oil, bread, lentils, eggs, tomato paste, yoghurt, soap and a box of matches. They bought them from forty grocers, thirty in Damascus and ten in Homs, paid what they were asked, kept the receipt where there was one, and carried everything back to a table at the office. The eggs were divided fairly.",
      ),
      p(
        "We wanted one figure for each city. We got it, and it turned out to be the least interesting number of the day: Homs was 4 per cent cheaper than Damascus. The upper end of a single Damascus avenue was 12.5 per cent dearer than its lower end, twenty-two minutes away on foot.",
      ),
      h2("One avenue, eight shops"),
      p(
        "Eight of the thirty Damascus shops stand along that avenue. Taking the median Damascus basket as 100, this is what we paid on the way down.",
      ),
      table(
        ["Where", "Grocers", "Basket (Damascus median = 100)"],
        ["Upper end, by the offices", "2", "108"],
        ["The roundabout", "2", "104"],
        ["School and clinic", "2", "99"],
        ["Lower end, by the vegetable market", "2", "96"],
        ["Homs, all shops", "10", "96"],
      ),
      p("Measured by the basket, then, the lower end of the avenue is in Homs."),
      image(avenueDownhill),
      image(twoPans),
      h2("Where the difference hides"),
      p(
        "Not in the goods everyone can price from memory. Bread, sugar and eggs varied by less than 2 per cent along the whole walk; a grocer who adds to the price of sugar hears about it before noon. Three goods carried most of the gap, and nobody carries their prices in the head: tomato paste, soap and matches.",
      ),
      h3("The rent, or the customer?"),
      p(
        "We asked the eight grocers why. Six said rent. Rent does rise as you walk up, but it explains less than they think: the two shops at the roundabout pay almost the same, and their baskets stood five points apart. What they do not share is the customer. One serves people who arrive with a bag; the other, people who arrive by car and leave the engine running.",
      ),
      h2("How to read one number for a city"),
      ul(
        "Ask which streets it came from. An average built from one kind of street is an average of that street.",
        "Ask for the spread beside the middle. We print the cheapest and the dearest tenth.",
        "Before you test a recommended price in two cities, test it at the two ends of one avenue. It costs less and surprises more.",
      ),
      p(
        "Now the limits. Forty shops on one morning are a photograph, not an index. We chose them by walking rather than from a list, so there is no margin of error to quote and we do not quote one. What the photograph shows is where to point the camera next: at the [shelf](/Blogdetails/reading-a-shelf), and at what people mean by [expensive](/Blogdetails/what-expensive-means).",
      ),
    ],
    ar: [
      p(
        "في أحد أيام الثلاثاء من هذا الربيع، بين الثامنة والحادية عشرة صباحًا، اشترى عشرون باحثًا الأصناف الأحد عشر نفسها: أرزًا وسكرًا وشايًا وزيتًا وخبزًا وعدسًا وبيضًا ورُبّ بندورة ولبنًا وصابونًا وعلبة كبريت. اشتروها من أربعين بقّالًا، ثلاثين في دمشق وعشرةٍ في حمص، ودفعوا ما طُلب منهم، وأخذوا الفاتورة حيث وُجدت فاتورة، ثم عادوا بكل شيء إلى طاولةٍ في المكتب. أما البيض فقُسم بالعدل.",
      ),
      p(
        "كنا نريد رقمًا واحدًا لكل مدينة، فحصلنا عليه، وتبيّن أنه أقلّ أرقام ذلك اليوم إثارةً للاهتمام: حمص أرخص من دمشق بنسبة ٤٪. أما في شارعٍ واحد من شوارع دمشق فكان أعلاه أغلى من أسفله بنسبة ١٢٫٥٪، والمسافة بينهما اثنتان وعشرون دقيقة مشيًا.",
      ),
      h2("شارعٌ واحد وثمانية دكاكين"),
      p(
        "على ذلك الشارع ثمانيةٌ من دكاكين دمشق الثلاثين. فإذا جعلنا وسيط السلة في دمشق ١٠٠، كان هذا ما دفعناه ونحن ننزل الشارع.",
      ),
      table(
        ["الموقع", "عدد البقّالين", "السلة (وسيط دمشق = ١٠٠)"],
        ["أعلى الشارع، قرب المكاتب", "٢", "١٠٨"],
        ["عند الدوّار", "٢", "١٠٤"],
        ["المدرسة والمستوصف", "٢", "٩٩"],
        ["أسفل الشارع، قرب سوق الخضار", "٢", "٩٦"],
        ["حمص، جميع الدكاكين", "١٠", "٩٦"],
      ),
      p("لو كانت السلة وحدها هي الخريطة، لكان أسفل هذا الشارع الدمشقي في حمص."),
      image(avenueDownhill),
      image(twoPans),
      h2("أين يختبئ الفرق"),
      p(
        "لا يختبئ في ما يحفظ الناس سعره. فالخبز والسكر والبيض لم تتفاوت على طول الطريق إلا بأقلّ من ٢٪، ومن يرفع سعر السكر من البقّالين يسمع رأي الحيّ فيه قبل الظهر. أما معظم الفرق فحملته ثلاثة أصنافٍ لا يحفظ سعرَها أحد: رُبّ البندورة والصابون والكبريت.",
      ),
      h3("الإيجار أم الزبون؟"),
      p(
        "سألنا البقّالين الثمانية عن السبب، فقال ستةٌ منهم: الإيجار. والإيجار يرتفع فعلًا كلما صعدت، غير أنه يفسّر أقلّ ممّا يظنون؛ فالدكّانان اللذان عند الدوّار يدفعان الإيجار نفسه تقريبًا، وبين سلّتيهما خمس نقاط. ما يختلفان فيه هو الزبون: الأول يأتيه الناس وفي أيديهم كيس، والثاني يأتونه بالسيارة ويتركون المحرّك دائرًا.",
      ),
      h2("إذا أعطاك أحدٌ رقمًا واحدًا لمدينة"),
      ul(
        "فاسأله من أيّ الشوارع جاء، فالمتوسط المأخوذ من نوعٍ واحد من الشوارع متوسطُ ذلك الشارع لا متوسط المدينة.",
        "واطلب التفاوت إلى جانب الوسيط. نحن ننشر العُشر الأرخص والعُشر الأغلى.",
        "وقبل أن تختبر سعرًا مقترحًا في مدينتين، اختبره في طرفَي شارعٍ واحد؛ فذلك أقلّ كلفةً وأكثر مفاجآت.",
      ),
      p(
        "ويبقى أن نذكر الحدود. أربعون دكّانًا في صباحٍ واحد صورةٌ فوتوغرافية لا مؤشرُ أسعار، وقد اخترناها مشيًا لا من قائمة، فليس لها هامش خطأ نذكره، ولذلك لم نذكره. نفعُ الصورة أنها تدلّنا أين نوجّه العدسة بعدها: إلى [الرفّ](/Blogdetails/reading-a-shelf)، وإلى ما يقصده الناس حين يقولون [«غالٍ»](/Blogdetails/what-expensive-means).",
      ),
    ],
  },
};

const meaningOfExpensive: SeedArticle = {
  slug: "what-expensive-means",
  created: "2026-02-24",
  author: "lina",
  categories: ["consumers", "pricing"],
  cover: {
    plate: { kind: "balance", theme: "rose", seed: "a-expensive", w: 1200, h: 800 },
    alt: both(
      "A balance on a rose ground, its pan of three weights sinking below its pan of two",
      "ميزانٌ على أرضٍ وردية، هبطت فيه كفّة الأثقال الثلاثة دون كفّة الثقلين",
    ),
  },
  title: both("What shoppers mean when they say “expensive”", "ماذا يقصد المتسوّق حين يقول: «غالٍ»"),
  excerpt: both(
    "In ninety conversations the word meant four different things. Only one of them was about the price.",
    "في تسعين محادثة حملت الكلمة أربعة معانٍ مختلفة، ولم يكن السعر إلا واحدًا منها.",
  ),
  body: {
    en: [
      p(
        "The word “expensive” was spoken 412 times in ninety conversations we recorded this winter in Damascus, Aleppo and Tartus. We printed every sentence that held it, cut the sheets into strips, and sorted the strips on the office floor. No one was allowed to open a computer until the piles stopped moving. They stopped at four.",
      ),
      h2("Four piles on the floor"),
      ol(
        "**“I saw it for less.”** 96 strips. A true comparison, with a shop and a day attached to it. This is the only pile that a lower price answers.",
        "**“It will not last.”** 121 strips, the largest pile. A blender is expensive if it dies within the year. The speaker is dividing the price by time, aloud, and does not believe your estimate of the time.",
        "**“I cannot pay it today.”** 112 strips. The price is accepted; the date is not. We heard it mostly after the twentieth of the month.",
        "**“It is not for people like us.”** 83 strips. Here the price is a sign on a door. Cutting it does not open the door; it makes the visitor wonder what happened inside.",
      ),
      p(
        "Three piles out of four, in other words, are about durability, cash flow and belonging. A discount speaks to none of them, although it is the only reply most companies have rehearsed.",
      ),
      h2("How to tell them apart"),
      p(
        "With a second question, asked slowly. “Compared with what?” belongs to the first pile and draws a blank in the others. “How long should it last?” opens the second. “And at the start of the month?” opens the third. For the fourth there is no direct question; we ask who the thing is for, and listen for the speaker leaving herself out.",
      ),
      quote(
        "That one is expensive. This one only costs a lot.",
        "Schoolteacher, 54, Tartus, comparing two pressure cookers and buying the dearer",
      ),
      p(
        "She had paid more for a pot with spare gaskets. In the tables of any ordinary price survey she would have been recorded, that same afternoon, as both price-sensitive and not.",
      ),
      h2("What we changed in our own questionnaire"),
      p(
        "Our standard item used to offer “too expensive” as one box among five. One box, four piles. It now takes three:",
      ),
      ul(
        "“I can get something similar for less”, with a line to say where.",
        "“I doubt it is worth that much”, with a reason.",
        "“I would buy it at another time of the month.”",
      ),
      p(
        "The fourth meaning we leave to conversation. Nobody ticks a box to say that a shop makes them feel poor.",
      ),
      p(
        "One caution about the figures. They count strips, not shoppers: a cheerful man in Aleppo supplied nineteen of them by himself. Ninety conversations tell you that four meanings exist and what each sounds like. They cannot tell you how many of your customers hold each one, for [reasons set out elsewhere](/Blogdetails/سبع-مقابلات-ليست-استطلاعا). If you need the proportions, you need a survey; you now know which boxes to put in it.",
      ),
    ],
    ar: [
      p(
        "وردت كلمة «غالٍ» ومشتقّاتها ٤١٢ مرة في تسعين محادثة سجّلناها هذا الشتاء في دمشق وحلب وطرطوس. طبعنا كل جملةٍ وردت فيها، وقصصنا الأوراق شرائط، ورحنا نفرز الشرائط على أرض المكتب. ولم نسمح لأحدٍ بفتح حاسوبٍ حتى استقرّت الأكوام، فاستقرّت على أربعة.",
      ),
      h2("أربعة أكوام على الأرض"),
      ol(
        "**«رأيته بأقلّ».** ٩٦ شريطًا. مقارنةٌ حقيقية معها اسم الدكّان واليوم، وهذا هو الكوم الوحيد الذي يجيب عنه تخفيض السعر.",
        "**«لن يعيش طويلًا».** ١٢١ شريطًا، وهو أكبر الأكوام. الخلّاط غالٍ إن مات قبل أن يُتمّ سنته؛ فالمتكلّم يقسم السعر على الزمن بصوتٍ مسموع، ولا يصدّق تقديرك للزمن.",
        "**«لا أستطيع دفعه اليوم».** ١١٢ شريطًا. السعر مقبول والموعد غير مقبول، وأكثر ما سمعناها بعد العشرين من الشهر.",
        "**«ليس لأمثالنا».** ٨٣ شريطًا. السعر هنا لافتةٌ على باب، وتخفيضه لا يفتح الباب، بل يجعل الزائر يتساءل عمّا جرى في الداخل.",
      ),
      p(
        "ثلاثة أكوام من أربعة، إذن، تتحدّث عن المتانة والسيولة والانتماء، ولا يخاطب الحسمُ شيئًا منها، مع أنه الجواب الوحيد الذي تدرّبت عليه معظم الشركات.",
      ),
      h2("كيف نميّز بينها"),
      p(
        "بسؤالٍ ثانٍ يُطرح على مهل. «مقارنةً بماذا؟» سؤال الكوم الأول، ولا جواب له عند أصحاب الأكوام الأخرى. و«كم ينبغي أن يعيش؟» يفتح الثاني، و«في أول الشهر مثلًا؟» يفتح الثالث. أما الرابع فلا سؤال مباشرًا له: نسأل لمن صُنع هذا الشيء، ثم نُصغي، فنسمع المتكلّم يستثني نفسه.",
      ),
      quote(
        "تلك غالية. أما هذه فسعرها مرتفع، لا أكثر.",
        "معلّمة من طرطوس، ٥٤ عامًا، تقارن بين طنجرتَي ضغط ثم تشتري أغلاهما",
      ),
      p(
        "دفعت زيادةً لقاء طنجرةٍ معها حلقاتٌ مطاطية احتياطية. ولو مرّ بها استطلاع أسعارٍ مألوف بعد ظهر ذلك اليوم لسجّلها مرتين: مرةً فيمن يهمّهم السعر، ومرةً فيمن لا يهمّهم.",
      ),
      h2("ما غيّرناه في استمارتنا"),
      p("كان سؤالنا المعتاد يضع «غالٍ جدًّا» خانةً واحدة بين خمس. خانةٌ واحدة لأربعة معانٍ، فصارت ثلاث خانات:"),
      ul(
        "«أجد ما يشبهه بسعرٍ أقلّ»، مع سطرٍ لذكر المكان.",
        "«أشكّ في أنه يستحقّ هذا الثمن»، مع السبب.",
        "«أشتريه في وقتٍ آخر من الشهر».",
      ),
      p("وتركنا المعنى الرابع للحديث؛ فلا أحد يضع إشارةً في خانةٍ تقول إن هذا المتجر يُشعره بالفقر."),
      p(
        "وتنبيهٌ أخير في شأن الأرقام: إنها تعدّ الشرائط لا المتسوّقين، وفي حلب رجلٌ بشوش زوّدنا وحده بتسعة عشر شريطًا. تسعون محادثة تكفي لتعرف أن المعاني أربعة، وكيف يُنطق كلٌّ منها، ولا تكفي لتعرف كم من زبائنك على كل معنى، [ولذلك أسبابٌ شرحناها](/Blogdetails/سبع-مقابلات-ليست-استطلاعا). فإن أردت النسب فأنت بحاجةٍ إلى استطلاع، وقد عرفت الآن أيّ الخانات تضع فيه.",
      ),
    ],
  },
};

const dustOnCans: SeedPicture = {
  plate: { kind: "sample", theme: "basalt", seed: "s-dust", w: 800, h: 800, cell: 80 },
  alt: both(
    "Specks on black in rows, some grown large and pale like dust caught in light",
    "نقاطٌ مصفوفة على سواد، كبُر بعضها وشحب كغبارٍ وقع عليه الضوء",
  ),
};

const facings: SeedPicture = {
  plate: { kind: "shelf", theme: "apricot", seed: "s-facings", w: 800, h: 800, rows: 2 },
  alt: both(
    "Two shelves of bottles and cartons, the same shape repeated in a row",
    "رفّان من القوارير والعلب، يتكرّر فيهما الشكل الواحد صفًّا",
  ),
};

const pencilStrokes: SeedPicture = {
  plate: { kind: "tally", theme: "pist", seed: "s-price", w: 800, h: 800, cell: 130 },
  alt: both("Pencil strokes crossed off in fives", "خطوطٌ بالقلم شُطبت خمسةً خمسة"),
};

const gapOnShelf: SeedPicture = {
  plate: { kind: "shelf", theme: "rose", seed: "hole-30", w: 800, h: 800, rows: 3 },
  alt: both(
    "Three shelves, the lowest with five dotted outlines where packs should stand",
    "ثلاثة رفوف، في أدناها خمسة أشكالٍ منقّطة مكان عبواتٍ غائبة",
  ),
};

const reachOfAnArm: SeedPicture = {
  plate: { kind: "dividers", theme: "barada", seed: "s-reach", w: 800, h: 800 },
  alt: both("Dividers standing open on a ruler", "فرجارٌ مفتوح على مسطرة"),
};

const readingAShelf: SeedArticle = {
  slug: "reading-a-shelf",
  created: "2025-10-07",
  author: "samer",
  categories: ["retail"],
  cover: {
    plate: { kind: "shelf", theme: "lime", seed: "ash", w: 1200, h: 800 },
    alt: both(
      "Three shop shelves with bottles, tins and cartons, some places left empty",
      "ثلاثة رفوفٍ في دكّان عليها قوارير وعلب، وبعض الأماكن فارغة",
    ),
  },
  title: both("Reading a shelf: five signals in a corner shop", "قراءة الرفّ: خمس إشارات في دكّان الحيّ"),
  excerpt: both(
    "Before the questionnaire comes the shelf. Dust, facings, the handwritten price: what an auditor notices in the first minute.",
    "قبل الاستمارة يأتي الرفّ: الغبار وعدد الواجهات والسعر المكتوب بخط اليد، وما يلحظه المدقّق في الدقيقة الأولى.",
  ),
  body: {
    en: [
      p(
        "An auditor has a tablet, a list of sixty products and about twelve minutes before the owner begins to ask when this will end. The first minute is ours. We ask new auditors to spend it with the tablet in the bag, standing where a customer stands, and to write down five things afterwards. On the first day they come back with two. After a month they have four, and argue about the fifth.",
      ),
      h2("The five signals"),
      h3("1. Dust"),
      p(
        "Run an eye, not a finger, along the shoulders of the tins. Dust is a sales figure. In 310 shops where we could compare the shelf with the invoices, dusty products had last been reordered a median of forty-one days earlier; clean ones, nine.",
      ),
      h3("2. Facings, and what stands behind them"),
      p(
        "Count how many packs of a brand look at you, then ask to move one. Five facings one deep are decoration. Two facings six deep are trade. The distributor’s man arranges the front row; the grocer arranges the rest, with his own money.",
      ),
      h3("3. The handwritten price"),
      p(
        "A printed label is the company’s opinion. A number in biro on a strip of carton is the grocer’s, and usually the more recent of the two. Where both are present we record both, and note which one the customer was charged. Nine times in ten it is the biro.",
      ),
      h3("4. The hole"),
      p(
        "Most audits read an empty space as “out of stock” and move on. Look at its edges. A hole the grocer keeps open is a compliment: he expects the van. A hole that the neighbours have leaned into is a farewell.",
      ),
      h3("5. The reach of an arm"),
      p(
        "Stand behind the counter, if you are invited, and see what the owner can take without a step. That half-circle holds the things he is asked for by name all day. No company has ever bought a place in it.",
      ),
      image(dustOnCans),
      image(facings),
      image(pencilStrokes),
      image(gapOnShelf),
      image(reachOfAnArm),
      h2("Why before the questionnaire"),
      p(
        "Because the questionnaire changes the shop. The moment a tablet appears, a cloth appears with it. In one district an owner wiped, straightened and priced an entire aisle while answering a question about opening hours, and thanked us for the visit.",
      ),
      p(
        "A signal is not yet data. It becomes data when two people write it down in the same way, so in one shop out of twenty a second auditor follows the first, an hour later. On dust and holes the two agree nine times in ten. On the reach of an arm they agree six times in ten. We therefore publish dust and holes, use facings and handwriting with care, and keep the reach of an arm for conversation. The terms used here are in the [glossary](/words); questions of price and time are answered [here](/questions).",
      ),
    ],
    ar: [
      p(
        "مع المدقّق جهازٌ لوحي وقائمةٌ بستين منتجًا، وأمامه اثنتا عشرة دقيقة تقريبًا قبل أن يبدأ صاحب الدكّان بالسؤال عن موعد الانتهاء. الدقيقة الأولى لنا. نطلب من المدقّق الجديد أن يقضيها والجهاز في الحقيبة، واقفًا حيث يقف الزبون، ثم يدوّن خمسة أشياء. في يومه الأول يعود باثنين منها، وبعد شهرٍ يعود بأربعة، ويجادلنا في الخامس.",
      ),
      h2("الإشارات الخمس"),
      h3("أولًا: الغبار"),
      p(
        "مرّر عينك، لا إصبعك، على أكتاف العلب؛ فالغبار رقم مبيعات. في ٣١٠ دكاكين استطعنا أن نقابل فيها الرفّ بالفواتير، كان آخر طلبٍ للمنتج المغبرّ قبل واحدٍ وأربعين يومًا في الوسيط، وللنظيف قبل تسعة أيام.",
      ),
      h3("ثانيًا: الواجهات وما وراءها"),
      p(
        "عُدّ كم عبوةً من العلامة تنظر إليك، ثم استأذن في تحريك إحداها. خمس واجهاتٍ لا شيء خلفها: هذه زينة. وواجهتان خلف كلٍّ منهما خمس عبوات: هذه تجارة. فالصفّ الأمامي يرتّبه مندوب الموزّع، وما وراءه يرتّبه البقّال من ماله.",
      ),
      h3("ثالثًا: السعر المكتوب باليد"),
      p(
        "الملصق المطبوع رأي الشركة، والرقم المكتوب بالقلم على قصاصة كرتون رأي البقّال، وهو في الغالب الأحدث. إذا اجتمعا سجّلناهما معًا، ودوّنّا أيّهما دفعه الزبون. وفي تسع مراتٍ من عشر يغلب خطُّ اليد.",
      ),
      h3("رابعًا: الفراغ"),
      p(
        "تقرأ معظم أعمال التدقيق المكانَ الخالي «نفادًا» ثم تمضي. انظر إلى حافّتيه: الفراغ الذي يحافظ عليه البقّال مديح، لأنه ينتظر سيارة التوزيع، والفراغ الذي مالت إليه البضائع المجاورة وداع.",
      ),
      h3("خامسًا: مدى الذراع"),
      p(
        "قف خلف الطاولة إن دُعيت، وانظر ما الذي يتناوله صاحب الدكّان من غير أن يخطو. في نصف الدائرة هذا ما يُطلب منه بالاسم طوال النهار، ولم تشترِ شركةٌ مكانًا فيه قطّ.",
      ),
      image(dustOnCans),
      image(facings),
      image(pencilStrokes),
      image(gapOnShelf),
      image(reachOfAnArm),
      h2("ولماذا قبل الاستمارة؟"),
      p(
        "لأن الاستمارة تغيّر الدكّان. ما إن يظهر الجهاز حتى تظهر معه خرقة التنظيف. في أحد الأحياء مسح صاحب الدكّان صفًّا كاملًا وسوّاه وسعّره وهو يجيب عن سؤالٍ في ساعات الدوام، ثم شكرنا على الزيارة.",
      ),
      p(
        "على أنّ الإشارة ليست بياناتٍ بعد، ولا تصير كذلك حتى يدوّنها شخصان على النحو نفسه. لهذا يتبع مدقّقٌ ثانٍ الأولَ بعد ساعة، في دكّانٍ من كل عشرين. في الغبار والفراغ يتّفقان تسع مراتٍ من عشر، وفي مدى الذراع ستًّا من عشر. فننشر الغبار والفراغ، ونستعمل الواجهات وخطّ اليد بحذر، ونُبقي مدى الذراع للحديث. مصطلحات المقال في [مسرد المصطلحات](/words)، وما يخصّ الكلفة والمدّة في [الأسئلة الشائعة](/questions).",
      ),
    ],
  },
};

const sevenWeeks: SeedPicture = {
  plate: {
    kind: "courses",
    theme: "barada",
    seed: "seven-weeks",
    w: 1000,
    h: 750,
    n: 7,
    hi: 2,
    data: [0.59, 0.705, 0.815, 0.46, 0.485, 0.52, 0.69],
  },
  alt: both(
    "Seven courses of pale stone, the third the longest and green, the fourth the shortest",
    "سبعة مداميك من الحجر الفاتح، ثالثها أطولها وهو أخضر، ورابعها أقصرها",
  ),
  caption: both(
    "Weekly food spending, ordinary week = 100: 118, 141 and 163 before Ramadan, then 92, 97, 104 and 138.",
    "الإنفاق الأسبوعي على الغذاء، والأسبوع العادي = ١٠٠: ١١٨ و١٤١ و١٦٣ قبل رمضان، ثم ٩٢ و٩٧ و١٠٤ و١٣٨.",
  ),
};

const movingMonth: SeedPicture = {
  plate: {
    kind: "dial",
    theme: "apricot",
    seed: "rd",
    w: 1000,
    h: 750,
    r: 0.46,
    hands: [-0.5, 0.17],
  },
  alt: both(
    "A round dial with coloured rings and two hands pointing apart",
    "قرصٌ مستدير بحلقاتٍ ملوّنة وعقربين متباعدين",
  ),
};

const ramadanBudgets: SeedArticle = {
  slug: "ramadan-budgets",
  created: "2025-01-21",
  author: "hala",
  categories: ["consumers", "retail"],
  cover: {
    plate: { kind: "ridges", theme: "basalt", seed: "ar2", w: 1200, h: 800, n: 10 },
    alt: both(
      "Overlapping hills in black and white, with one in green",
      "تلالٌ متراكبة بالأسود والأبيض، وبينها تلّةٌ خضراء",
    ),
  },
  title: both(
    "Ramadan budgets: the three weeks before matter most",
    "ميزانية رمضان: الأسابيع الثلاثة السابقة هي الأهم",
  ),
  excerpt: both(
    "Spending peaks before the first day, not during the month. What that does to promotions planned for the first week.",
    "يبلغ الإنفاق ذروته قبل اليوم الأول لا خلال الشهر، ولذلك أثرٌ في عروضٍ تُخطَّط للأسبوع الأول.",
  ),
  body: {
    en: [
      p(
        "Ask a marketing department to sketch the year and it will draw Ramadan as a hill: spending climbs on the first evening and comes down at the feast. Last year we asked 640 households in five cities to write down what they spent on food every day for seven weeks. The hill is there. It stands three weeks to the left of where everyone draws it.",
      ),
      h2("The curve, week by week"),
      p(
        "Against an ordinary week of 100, the third week before the month came to 118, the second to 141 and the last to 163. Then the fast began and the till went quiet: 92 in the first week, below an ordinary one. It recovered to 97 and 104, and rose to 138 only when there were sweets to be bought for the feast.",
      ),
      image(sevenWeeks),
      p(
        "The explanation is in the cupboard. By the first evening the median household held twenty-six days of rice and nineteen of oil. What is left to buy is bread, greens, yoghurt and whatever a cousin asked for by telephone.",
      ),
      image(movingMonth),
      h3("What is bought when"),
      ul(
        "**Three weeks before:** whatever keeps. Rice, sugar, ghee, pulses, in the largest pack the purse allows.",
        "**Two weeks before:** whatever is compared. Dates, juices, coffee; the week of visiting three shops and buying in the second.",
        "**The week before:** whatever was forgotten, and new glasses.",
        "**The month itself:** fresh food, bought daily, mostly in the two hours before sunset.",
      ),
      h2("What this does to a promotion"),
      p(
        "An offer on cooking oil in the first week of Ramadan is addressed to a full cupboard. In our diaries 71 per cent of the oil bought at a discount that week went to households that already had two weeks’ supply: the brand paid to move its own April sales into March. The same discount three weeks earlier reached people who had yet to choose.",
      ),
      ol(
        "Put large packs of dry goods in the shops four weeks before, at the ordinary price.",
        "Spend the discount in weeks three and two, while brands are being compared.",
        "In the month itself, advertise freshness, small packs and hours, not price.",
        "Keep something for the last ten days. The feast is a second season with different goods.",
      ),
      p(
        "Two warnings. [Diaries](/words) lose heart: by the seventh week 88 of the 640 households had stopped writing, and those were the larger families, so the last bars are probably too short. And the month moves about eleven days earlier every year while payday stays where it is. Last year the peak week fell just after wages; this year it falls just before. We expect the same hill with a gentler slope, and we will publish the comparison whether or not we turn out to be right.",
      ),
    ],
    ar: [
      p(
        "اطلب من قسم تسويقٍ أن يرسم السنة يرسم لك رمضان تلّة: يصعد الإنفاق مع أول إفطار وينزل مع العيد. في العام الماضي طلبنا من ٦٤٠ أسرة في خمس مدن أن تدوّن ما أنفقته على الطعام كل يوم، سبعة أسابيع. التلّة موجودة فعلًا، لكنها تسبق المكان الذي يرسمها الجميع فيه بثلاثة أسابيع.",
      ),
      h2("المنحنى أسبوعًا بأسبوع"),
      p(
        "إذا كان الأسبوع العادي ١٠٠، فالأسبوع الثالث قبل رمضان ١١٨، والثاني ١٤١، والأخير ١٦٣. ثم يبدأ الصوم فيهدأ الصندوق: ٩٢ في الأسبوع الأول، أي دون العادي. ويعود في الأسبوعين التاليين إلى ٩٧ ثم ١٠٤، ولا يبلغ ١٣٨ إلا حين يأتي أوان حلويات العيد.",
      ),
      image(sevenWeeks),
      p(
        "والتفسير في خزانة المؤونة. ففي مساء اليوم الأول كان عند الأسرة الوسيطة من الأرز ما يكفي ستةً وعشرين يومًا، ومن الزيت تسعة عشر. فلا يبقى ما يُشترى إلا الخبز والخضرة واللبن، وما أوصى به قريبٌ بالهاتف.",
      ),
      image(movingMonth),
      h3("ماذا يُشترى ومتى"),
      ul(
        "**قبل ثلاثة أسابيع:** ما يُخزَّن. أرز وسكر وسمن وبقول، في أكبر عبوةٍ يحتملها الجيب.",
        "**قبل أسبوعين:** ما يُقارَن. تمر وعصائر وقهوة؛ إنه أسبوع المرور بثلاثة متاجر والشراء من الثاني.",
        "**قبل أسبوع:** ما نُسي، وطقم كؤوسٍ جديد.",
        "**في الشهر نفسه:** الطازج، يومًا بيوم، وأكثره في الساعتين السابقتين للغروب.",
      ),
      h2("وأثر ذلك في العروض"),
      p(
        "عرضٌ على زيت الطبخ في أول أسبوعٍ من رمضان عرضٌ موجّه إلى خزانةٍ ممتلئة. في يومياتنا ذهب ٧١٪ من الزيت المشترى بحسمٍ ذلك الأسبوع إلى أسرٍ عندها أصلًا ما يكفي أسبوعين؛ أي إن العلامة دفعت من جيبها لتنقل مبيعات الشهر التالي إلى هذا الشهر. والحسم نفسه قبل ثلاثة أسابيع كان سيصل إلى من لم يختر بعد.",
      ),
      ol(
        "أوصل العبوات الكبيرة من المواد الجافّة إلى المتاجر قبل أربعة أسابيع، بسعرها المعتاد.",
        "وأنفق الحسم في الأسبوعين الثالث والثاني، والناس ما زالوا يقارنون.",
        "أما في الشهر نفسه فأعلن عن الطزاجة والعبوة الصغيرة وساعات الدوام، لا عن السعر.",
        "وأبقِ شيئًا للعشر الأواخر؛ فالعيد موسمٌ ثانٍ له بضاعته.",
      ),
      p(
        "ولنا تنبيهان. الأول أن [اليوميات](/words) تُملّ: في الأسبوع السابع كانت ٨٨ أسرة من الأسر الستمئة والأربعين قد كفّت عن التدوين، ومعظمها من الأسر الكبيرة، فالأرجح أن الأعمدة الأخيرة أقصر ممّا ينبغي. والثاني أن رمضان يتقدّم نحو أحد عشر يومًا كل عام، أما الراتب فباقٍ في موعده. وقع أسبوع الذروة في العام الماضي بعد الراتب مباشرة، وهو واقعٌ هذا العام قبله. نتوقّع التلّة نفسها بانحدارٍ ألطف، وسننشر المقارنة، أصبنا أم أخطأنا.",
      ),
    ],
  },
};

/** Articles on prices, shelves and shoppers. */
export const shopArticles: SeedArticle[] = [basketPrice, meaningOfExpensive, readingAShelf, ramadanBudgets];
