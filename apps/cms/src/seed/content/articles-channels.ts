import { both, h2, image, p, quote, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const twoVoices: SeedPicture = {
  plate: { kind: "wave", theme: "barada", seed: "art-voice-1", w: 1000, h: 750, rows: 2, gap: 18 },
  alt: both(
    "Two voices drawn as rows of rising and falling strokes",
    "صوتان مرسومان صفَّين من خطوطٍ تعلو وتهبط",
  ),
  caption: both(
    "Two answers to one question, thirty-one seconds each. Drawn from the loudness alone; the recordings no longer exist.",
    "إجابتان عن سؤالٍ واحد، كلٌّ منهما في إحدى وثلاثين ثانية. رُسمتا من شدّة الصوت وحدها، أما التسجيلان فقد حُذفا.",
  ),
};

const counterShelf: SeedPicture = {
  plate: { kind: "shelf", theme: "apricot", seed: "art-ph-1", w: 1000, h: 750, rows: 2 },
  alt: both(
    "Two shelves of boxes and bottles with five dashed gaps",
    "رفّان من العلب والقوارير وفي أحدهما خمسة أماكن فارغة",
  ),
};

const visitTally: SeedPicture = {
  plate: { kind: "tally", theme: "lime", seed: "art-ph-2", w: 1000, h: 750, cell: 125 },
  alt: both("Six rows of tally marks, the shortest in green", "ستة صفوفٍ من علامات العدّ، أقصرها أخضر"),
};

const tippedBalance: SeedPicture = {
  plate: { kind: "balance", theme: "barada", seed: "art-ph-3", w: 1000, h: 750 },
  alt: both("A balance tipped towards the pan with three blocks on it", "ميزانٌ تميل كفّته التي تحمل ثلاث قطع"),
};

const cityField: SeedPicture = {
  plate: { kind: "field", theme: "basalt", seed: "art-ri-1", w: 1000, h: 750, gap: 36 },
  alt: both(
    "Short strokes turning across a dark ground like traffic seen from above",
    "خطوطٌ قصيرة تدور على أرضٍ داكنة كحركة السير من علٍ",
  ),
};

const eveningOrders: SeedPicture = {
  plate: { kind: "ridges", theme: "pist", seed: "art-ri-2", w: 1000, h: 750, n: 7 },
  alt: both("Seven overlapping hills, one of them white", "سبع تلالٍ متراكبة، إحداها بيضاء"),
};

const drawnDoors: SeedPicture = {
  plate: { kind: "sample", theme: "lime", seed: "art-ri-3", w: 1000, h: 750, cell: 58 },
  alt: both(
    "A grid of small dots with a few large red and dark ones among them",
    "شبكةٌ من نقاطٍ صغيرة بينها قليلٌ من الكبيرة الحمراء والداكنة",
  ),
};

const countedChange: SeedPicture = {
  plate: { kind: "abacus", theme: "apricot", seed: "art-ri-4", w: 1000, h: 750 },
  alt: both(
    "An abacus of eight wires, one with white beads and one with red",
    "معدادٌ من ثمانية أسلاك، على أحدها خرزٌ أبيض وعلى آخر أحمر",
  ),
};

/** Articles on unusual ways of reaching people: the voice note, the mystery visit, the rider. */
export const channelArticles: SeedArticle[] = [
  {
    slug: "answering-aloud",
    created: "2026-04-07",
    author: "hala",
    categories: ["qualitative", "fieldwork"],
    cover: {
      plate: { kind: "wave", theme: "rose", seed: "art-voice", w: 1200, h: 800 },
      alt: both(
        "Three rows of strokes swelling and thinning like speech",
        "ثلاثة صفوفٍ من خطوطٍ تتّسع وتضيق كالكلام",
      ),
    },
    title: both(
      "Answering aloud: the voice note as an open question",
      "أجِب بصوتك: الرسالة الصوتية سؤالًا مفتوحًا",
    ),
    excerpt: both(
      "Asked to type, people gave us nine words. Asked to talk, fewer replied and said six times as much.",
      "حين طلبنا الكتابة جاءتنا تسع كلمات، وحين طلبنا الكلام قلّ المجيبون وقالوا ستة أضعاف ذلك.",
    ),
    body: {
      en: [
        p(
          "Put to people face to face, “anything else?” once brought us [nine hundred sentences](/Blogdetails/nine-hundred-sentences). As a box on a telephone it brings “no”, “thank you” and a row of full stops. We took this as proof that the panel had nothing to add. Then a member of our panel, annoyed by the box, sent the office a voice note of a minute and forty seconds about a kettle she had tried to return. It was the best paragraph of the study, and there was nowhere to put it.",
        ),
        h2("The experiment"),
        p(
          "So we made a place. We asked 640 panel members one question, through the messaging application they use anyway: tell us about the last time you took something back to a shop. Half were asked to type and half to record.",
        ),
        ul(
          "Of the 320 asked to type, 71% replied; of the 320 asked to speak, 54%.",
          "A typed answer had nine words on average, a spoken one 58, or about thirty-one seconds.",
          "A shop, a sum or a date was named in 22% of the typed answers and 63% of the spoken ones.",
          "Voices came late: half of them after nine in the evening, when the house is asleep or the shop is shut.",
        ),
        p(
          "Fewer people, then, and far more from each. Whether that is a bargain depends on the decision. To learn how many things are returned, have people type a number. To learn why most people never try, listen.",
        ),
        image(twoVoices),
        h2("What a voice costs"),
        p(
          "A minute of speech takes four minutes to write down properly. [Dialect](/Blogdetails/استمارة-واحدة-وثلاث-لهجات) defeats most software, and we correct every line by hand. Two people then code the same hundred notes, and nobody goes on until they agree on nine codes out of ten.",
        ),
        p(
          "The larger cost is trust. A typed sentence can be parted from its author; **a voice is its author**. The recording therefore stays on our own server, is deleted fourteen days after it has been written down, and is never played to the client, however nicely the client asks. People are told all this before they press the button, and may always type instead.",
        ),
        quote(
          "When I write, I write as if for the school. When I talk, I tell you what happened.",
          "A panel member, Hama",
        ),
        h2("When not to ask"),
        p(
          "Three members in ten share their telephone with somebody at home. On health, on debts or on the family itself we do not ask for sound at all. Nor do we compare groups by it: people who will talk to a telephone are younger and surer of themselves than those who will not, and no [weighting](/words) quite mends that.",
        ),
        p(
          "The box has stayed as well. One man, invited to record, typed: “The baby is asleep. It was a kettle, too.” We counted that as an answer. It is also a finding about kettles.",
        ),
      ],
      ar: [
        p(
          "حين سألنا الناس وجهًا لوجه: «هل تودّ أن تضيف شيئًا؟» جاءتنا مرةً [تسعمئة جملة](/Blogdetails/nine-hundred-sentences). أما الخانة نفسها على شاشة الهاتف فلا تأتي إلا بكلمتَي «لا» و«شكرًا» وصفٍّ من النقاط. عددنا ذلك دليلًا على أنّ أعضاء اللوحة ليس لديهم ما يضيفونه، ثم ضاقت إحدى المشاركات بالخانة، فأرسلت إلى المكتب رسالةً صوتية مدّتها دقيقةٌ وأربعون ثانية عن غلّايةٍ حاولت إعادتها. كانت أجمل فقرةٍ في الدراسة، ولم نجد لها مكانًا.",
        ),
        h2("التجربة"),
        p(
          "فصنعنا لها مكانًا. سألنا ٦٤٠ عضوًا سؤالًا واحدًا عبر تطبيق المراسلة الذي يستعملونه أصلًا: حدّثنا عن آخر مرةٍ أعدتَ فيها شيئًا إلى متجر. طلبنا من نصفهم أن يكتبوا، ومن النصف الآخر أن يسجّلوا.",
        ),
        ul(
          "من ٣٢٠ طُلب منهم أن يكتبوا أجاب ٧١٪، ومن ٣٢٠ طُلب منهم أن يتكلّموا أجاب ٥٤٪.",
          "بلغ الجواب المكتوب تسع كلماتٍ في المتوسط، والمنطوق ٥٨ كلمة، أي نحو إحدى وثلاثين ثانية.",
          "ورد اسم متجرٍ أو مبلغٌ أو تاريخ في ٢٢٪ من الأجوبة المكتوبة، وفي ٦٣٪ من المنطوقة.",
          "الأصوات تصل متأخّرة: نصفها بعد التاسعة مساءً، حين ينام البيت أو يُغلق الدكّان.",
        ),
        p(
          "عددٌ أقلّ إذن، وكلامٌ أكثر بكثير. وهل الصفقة رابحة؟ ذلك رهن القرار الذي أمامك: إن أردت أن تعرف كم شيئًا يُعاد فاطلب رقمًا مكتوبًا، وإن أردت أن تعرف لماذا لا يحاول أكثر الناس أصلًا فأَصغِ.",
        ),
        image(twoVoices),
        h2("كلفة الصوت"),
        p(
          "تحتاج دقيقة الكلام إلى أربع دقائق حتى تُكتب كما ينبغي. [فاللهجات](/Blogdetails/استمارة-واحدة-وثلاث-لهجات) تُعجز معظم البرامج، ونحن نصحّح كل سطرٍ باليد. ثم يرمّز شخصان الرسائل المئة نفسها، ولا يمضي أحدٌ قُدمًا حتى يتّفقا في تسعة رموزٍ من كل عشرة.",
        ),
        p(
          "والكلفة الأكبر هي الثقة. يمكن فصل الجملة المكتوبة عن صاحبها، أما **الصوت فهو صاحبه**. لذلك يبقى التسجيل على خادمنا، ويُحذف بعد أربعة عشر يومًا من تفريغه، ولا يسمعه العميل مهما تلطّف في الطلب. نقول هذا كلّه قبل أن يُضغط الزرّ، ولمن شاء أن يكتب بدل أن يتكلّم.",
        ),
        quote("إذا كتبتُ كتبتُ كأنّي في المدرسة، وإذا حكيتُ حكيتُ ما جرى.", "مشاركةٌ في لوحة المستجيبين، حماة"),
        h2("متى لا نطلبه"),
        p(
          "ثلاثةٌ من كل عشرة أعضاء يتقاسمون الهاتف مع أحدٍ في البيت. فإذا كان السؤال عن الصحة أو الديون أو الأسرة نفسها لم نطلب صوتًا قطّ. ولا نقارن به بين الفئات: من يرتاح إلى مخاطبة الهاتف أصغر سنًّا وأكثر ثقةً بنفسه ممّن لا يرتاح، ولا يُصلح [الوزن](/words) ذلك تمامًا.",
        ),
        p(
          "وأبقينا الخانة أيضًا. أحدهم دُعي إلى التسجيل فكتب: «الولد نايم. وكانت غلّاية كمان». عددناه جوابًا، وهو في الوقت نفسه نتيجةٌ عن الغلّايات.",
        ),
      ],
    },
  },
  {
    slug: "one-cough-a-hundred-and-twenty-pharmacies",
    created: "2025-06-17",
    author: "samer",
    categories: ["retail", "brands", "fieldwork"],
    cover: {
      plate: { kind: "shelf", theme: "rose", seed: "art-pharmacy", w: 1200, h: 800, rows: 3 },
      alt: both(
        "Three shelves of bottles and jars, with dashed outlines where stock is missing",
        "ثلاثة رفوفٍ من القوارير والمرطبانات، وإطاراتٌ متقطّعة مكان ما نفد",
      ),
    },
    title: both("One cough, a hundred and twenty pharmacies", "سعالٌ واحد ومئةٌ وعشرون صيدلية"),
    excerpt: both(
      "The same two sentences, said 360 times in five cities. What was offered first had little to do with the brand.",
      "جملتان لا تتغيّران قيلتا ٣٦٠ مرة في خمس مدن، ولم تكن للعلامة صلةٌ تُذكر بما عُرض علينا أولًا.",
    ),
    body: {
      en: [
        p(
          "The sentence was always the same: “Something for a dry cough, please. It is for my mother.” If the pharmacist asked nothing, our shopper added while paying: “She takes tablets for her blood pressure; does that matter?” It takes nine seconds to say. We said it 360 times: 120 pharmacies in five cities, each visited three times in six weeks by three different people.",
        ),
        h2("What happened before the shelf"),
        p(
          "In 38% of visits the pharmacist asked at least one question before reaching for anything. In another 41% the second sentence stopped the sale and changed the product. In the remaining 21% the bottle was already in the bag, and stayed there.",
        ),
        p(
          "For the maker of a cough syrup, who was paying for all this, the interesting part came next. In 64% of visits the first product offered was one that stood within arm’s reach of the till. In 22% the price was said before the name. No shopper ever mentioned a brand. Whoever decides what stands inside that arm’s length decides most of this market, and it is not the advertising department.",
        ),
        image(counterShelf),
        image(visitTally),
        image(tippedBalance),
        h2("Why three visits and not one"),
        p(
          "A single visit is an anecdote with a receipt. In 47 of the 120 pharmacies, behaviour changed from one visit to the next with the person at the counter and the length of the queue. With nobody waiting, questions were asked in 51% of visits; with three or more waiting, in 17%. So we score the hour as well as the counter, and we never rank single pharmacies. A league table built on three visits would mostly rank luck.",
        ),
        h2("The rules of a polite lie"),
        p(
          "A mystery shopper deceives people who are at work. We think that is acceptable only inside a fence:",
        ),
        ul(
          "Pharmacies in the programme are told that visits will take place during the quarter, though not when.",
          "No prescription medicines, no invented emergencies, no children as props.",
          "If more than four people are waiting, the shopper leaves and comes back.",
          "Nobody is recorded. The form is filled in round the corner, within ten minutes.",
          "The client receives results by city and by type of pharmacy. Names of staff are never noted, so they cannot be asked for.",
        ),
        p(
          "Three of our fifteen shoppers were dropped after training, all for the same fault: they were too convincing, and began to add symptoms. The method wants poor actors with good memories.",
        ),
        p(
          "The client had arrived with a plan to double the advertising. It kept the budget where it was and put a third of it into a narrow stand that fits beside a till. Six months from now we go back with [the same audit](/ServicesTools), the same mother and the same cough.",
        ),
      ],
      ar: [
        p(
          "كانت الجملة واحدةً دائمًا: «أريد شيئًا للسعال الجافّ من فضلك، لوالدتي». فإن لم يسأل الصيدلاني عن شيء أضاف المتسوّق وهو يدفع: «هي تتناول حبوب الضغط، هل في ذلك مشكلة؟». تسع ثوانٍ لا أكثر، قلناها ٣٦٠ مرة: مئةٌ وعشرون صيدلية في خمس مدن، زار كلًّا منها ثلاثة أشخاصٍ في ستة أسابيع.",
        ),
        h2("ما جرى قبل الرفّ"),
        p(
          "في ٣٨٪ من الزيارات طرح الصيدلاني سؤالًا واحدًا على الأقلّ قبل أن يمدّ يده. وفي ٤١٪ أوقفت الجملة الثانية البيع وبدّلت المنتج. وفي ٢١٪ كانت الزجاجة قد دخلت الكيس، وبقيت فيه.",
        ),
        p(
          "أما معمل شراب السعال الذي دفع ثمن هذا كلّه فكان يعنيه ما بعد ذلك. في ٦٤٪ من الزيارات كان أول ما عُرض علينا منتجًا تصل إليه اليد من وراء الصندوق، وفي ٢٢٪ ذُكر السعر قبل الاسم، ولم يذكر أيّ متسوّقٍ علامةً قطّ. من يقرّر ما يوضع على مسافة ذراعٍ من الصندوق يقرّر أمر معظم هذا السوق، وليس ذلك قسمَ الإعلان.",
        ),
        image(counterShelf),
        image(visitTally),
        image(tippedBalance),
        h2("لماذا ثلاث زيارات"),
        p(
          "الزيارة الواحدة حكايةٌ معها إيصال. في ٤٧ صيدليةً من ١٢٠ تبدّل السلوك من زيارةٍ إلى أخرى بتبدّل من يقف خلف الطاولة وطول الانتظار. حين لم يكن أحدٌ ينتظر طُرحت الأسئلة في ٥١٪ من الزيارات، وحين انتظر ثلاثةٌ فأكثر طُرحت في ١٧٪. لذلك نقيس الساعة كما نقيس الصيدلية، ولا نرتّب الصيدليات واحدةً واحدة أبدًا، فالترتيب المبنيّ على ثلاث زياراتٍ ترتيبٌ للحظّ في معظمه.",
        ),
        h2("آداب الكذبة المهذّبة"),
        p("المتسوّق الخفيّ يخدع أناسًا في أثناء عملهم، ولا نرى ذلك مقبولًا إلا داخل سياج:"),
        ul(
          "تُبلَّغ الصيدليات المشاركة بأنّ زياراتٍ ستجري خلال الربع، من غير تحديد موعد.",
          "لا أدوية بوصفةٍ طبّية، ولا حالات طارئة مختلَقة، ولا أطفال لاستدرار العطف.",
          "إذا انتظر أكثر من أربعة أشخاصٍ خرج المتسوّق وعاد لاحقًا.",
          "لا يُسجَّل صوت أحد، وتُملأ الاستمارة بعيدًا عن الباب في غضون عشر دقائق.",
          "يتسلّم العميل النتائج بحسب المدينة ونوع الصيدلية. أسماء العاملين لا تُدوَّن، فلا يمكن أن تُطلب.",
        ),
        p(
          "استغنينا بعد التدريب عن ثلاثةٍ من خمسة عشر متسوّقًا للعيب نفسه: كانوا مقنعين أكثر ممّا ينبغي، فصاروا يضيفون أعراضًا. هذه الطريقة تريد ممثّلًا ضعيفًا وذاكرةً قوية.",
        ),
        p(
          "جاء العميل وفي يده خطّةٌ لمضاعفة الإعلان، فأبقى الميزانية كما هي وأنفق ثلثها على حاملٍ ضيّق يتّسع له المكان إلى جانب الصندوق. وبعد ستة أشهرٍ نعود [بالتدقيق نفسه](/ServicesTools)، والوالدة نفسها، والسعال نفسه.",
        ),
      ],
    },
  },
  {
    slug: "sixty-riders-every-evening",
    created: "2026-07-14",
    author: "yazan",
    categories: ["retail", "fieldwork"],
    cover: {
      plate: { kind: "canals", theme: "lime", seed: "art-riders", w: 1200, h: 800, n: 7 },
      alt: both(
        "One stream parting into seven branches of different widths",
        "مجرًى واحد يتفرّع سبعة فروعٍ مختلفة العرض",
      ),
    },
    title: both("Sixty riders, six questions, every evening", "ستون عامل توصيل وستة أسئلة كل مساء"),
    excerpt: both(
      "Between the till and the kitchen goes a motorcycle. For twenty-six weeks we asked the person riding it.",
      "بين الصندوق والمطبخ دراجةٌ نارية، وقد سألنا من يركبها ستةً وعشرين أسبوعًا.",
    ),
    body: {
      en: [
        p(
          "A household diary tells you what came into one kitchen. Receipts tell you what left one shop. Between the two, on a motorcycle, is somebody who sees twenty kitchens and a dozen tills in an evening, and whom nobody asks.",
        ),
        p(
          "For twenty-six weeks, we asked. Sixty riders in Damascus, Homs and Latakia answered six questions on their telephones at the end of each shift. It took ninety seconds and was paid by the week, whether or not the answers were interesting.",
        ),
        h2("What a rider can see"),
        ul(
          "How many orders he carried, and of what kind: meals, groceries, pharmacy, other.",
          "The rough size of the largest, in five steps he had practised with photographs.",
          "How customers paid, and how many had the exact sum ready.",
          "How long he waited, at the shop and at the door.",
          "Whether anyone rounded the sum up.",
          "Anything he had not seen before.",
        ),
        p(
          "What he is not asked is as deliberate. No names, no addresses, nothing by which a home could be recognised. The smallest place in the data is a district, and a district with fewer than four riders is merged with its neighbour.",
        ),
        image(cityField),
        image(eveningOrders),
        image(drawnDoors),
        image(countedChange),
        h2("What we learned"),
        p(
          "Money has a week of its own. In the last week of the month 44% of cash customers had the exact sum counted out, against 27% in the first, and large orders were fewer by a fifth. The shops had not noticed, because they look at months.",
        ),
        p(
          "Waiting is the real price of delivery. Riders spent eleven minutes at the shop for every two at the door. On evenings when the shop took more than fifteen, one customer in eight rounded up; on the others, one in three. The customer cannot see the kitchen, so **the rider is charged for it.**",
        ),
        h2("What he cannot see"),
        p(
          "Those who never order. That is most of the city, and no panel of riders, however large, will speak for it.",
        ),
        p(
          "His own absence, too. Of the sixty who began, 37 were still with us in week 26; the rest changed jobs, sold the motorcycle or grew tired of us, and were replaced. And the busiest nights are the ones on which the form is skipped, so our counts run low exactly when the market runs high. A chain of grocers that shares its weekly totals lets us measure this: on average the riders came within 9% of the tills, but in feast weeks they fell 16% short.",
        ),
        p(
          "So this is not a survey, and we never report a share of households from it. It is a thermometer held against one wall. Read every day at the same place, it shows that something has changed some weeks before [the quarterly study](/research-and-insights) shows what. The sixth question, the one about anything new, is the one clients read first.",
        ),
      ],
      ar: [
        p(
          "تخبرك يوميات الأسرة بما دخل مطبخًا واحدًا، وتخبرك الإيصالات بما خرج من متجرٍ واحد. وبينهما، على دراجةٍ نارية، شخصٌ يرى عشرين مطبخًا واثني عشر صندوقًا في المساء الواحد، ولا يسأله أحد.",
        ),
        p(
          "سألناه ستةً وعشرين أسبوعًا. أجاب ستون عامل توصيلٍ في دمشق وحمص واللاذقية عن ستة أسئلةٍ على هواتفهم عند نهاية كل مناوبة. لا يستغرق ذلك أكثر من تسعين ثانية، وأجره أسبوعيّ سواء أكانت الإجابات مثيرةً أم لم تكن.",
        ),
        h2("ما يراه عامل التوصيل"),
        ul(
          "كم طلبًا حمل، ومن أيّ نوع: وجباتٌ أم بقالةٌ أم صيدليةٌ أم غير ذلك.",
          "حجم أكبرها تقريبًا، على سلّمٍ من خمس درجاتٍ تدرّب عليه بالصور.",
          "كيف دفع الزبائن، وكم منهم كان المبلغ جاهزًا في يده بلا زيادةٍ ولا نقصان.",
          "كم انتظر في المتجر، وكم انتظر عند الباب.",
          "هل أضاف أحدٌ إلى الحساب شيئًا له.",
          "أيّ شيء لم يره من قبل.",
        ),
        p(
          "وما لا نسأله عنه مقصودٌ كذلك: لا أسماء، ولا عناوين، ولا ما يُستدلّ به على بيت. أصغر مكانٍ في البيانات حيٌّ كامل، والحيّ الذي يعمل فيه أقلّ من أربعة يُضمّ إلى جاره.",
        ),
        image(cityField),
        image(eveningOrders),
        image(drawnDoors),
        image(countedChange),
        h2("ما تعلّمناه"),
        p(
          "للنقود أسبوعها الخاص. في الأسبوع الأخير من الشهر كان المبلغ معدودًا وجاهزًا عند ٤٤٪ ممّن يدفعون نقدًا، مقابل ٢٧٪ في الأسبوع الأول، ونقصت الطلبات الكبيرة بمقدار الخُمس. لم تنتبه المتاجر إلى ذلك لأنها تنظر إلى الشهر كاملًا.",
        ),
        p(
          "والانتظار هو الثمن الحقيقي للتوصيل. كان العامل ينتظر في المتجر إحدى عشرة دقيقةً مقابل كل دقيقتين عند الباب. وفي المساء الذي يتأخّر فيه المتجر أكثر من خمس عشرة دقيقة يُكرمه زبونٌ من كل ثمانية، وفي سائر الأماسيّ زبونٌ من كل ثلاثة. الزبون لا يرى المطبخ، **فيدفع العامل ثمن تأخّره.**",
        ),
        h2("ما لا يراه"),
        p("لا يرى من لا يطلب أبدًا. وهؤلاء معظم المدينة، ولن تنطق باسمهم لوحةٌ من عمّال التوصيل مهما كبرت."),
        p(
          "ولا يرى غيابه. من الستين الذين بدؤوا بقي معنا ٣٧ في الأسبوع السادس والعشرين، أما الباقون فغيّروا عملهم أو باعوا الدراجة أو ملّوا منّا، فحلّ غيرهم محلّهم. ثم إنّ أشدّ الليالي ازدحامًا هي التي تُنسى فيها الأسئلة، فينقص عدّنا حين ينشط السوق. ولدينا سلسلة بقالياتٍ تطلعنا على مجاميعها الأسبوعية فنقيس بها هذا النقص: كان الفرق بين عدّنا والصناديق ٩٪ في المتوسط، لكنه بلغ في أسابيع الأعياد ١٦٪ بالنقصان.",
        ),
        p(
          "ليس هذا استطلاعًا إذن، ولا نستخرج منه نسبةً من الأسر أبدًا. هو ميزان حرارةٍ على جدارٍ واحد، إذا قُرئ كل يومٍ في المكان نفسه دلّ على أنّ شيئًا تغيّر، قبل أسابيع من أن تقول [الدراسة الفصلية](/research-and-insights) ما هو. والسؤال السادس، ذاك الذي عن الجديد، هو أول ما يقرؤه العملاء.",
        ),
      ],
    },
  },
];
