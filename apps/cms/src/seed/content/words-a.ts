import { h2, image, ol, p, table, ul } from "./blocks.ts";
import type { SeedPicture, SeedWord } from "./types.ts";

const unequalPans: SeedPicture = {
  plate: { kind: "balance", theme: "pist", seed: "w-weighting-2", w: 1000, h: 750, tilt: 8 },
  alt: {
    en: "A balance whose right pan has sunk under two blocks",
    ar: "ميزان هبطت كفّته اليمنى تحت قطعتين",
  },
  caption: {
    en: "A weight corrects the sample we have; it does not bring back the people we missed.",
    ar: "الوزن يصحّح العيّنة التي بين أيدينا، ولا يعيد إلينا من فاتنا لقاؤه.",
  },
};

const gapsOnTheShelf: SeedPicture = {
  plate: { kind: "shelf", theme: "rose", seed: "gaps-f", w: 1000, h: 750, rows: 3 },
  alt: {
    en: "Three shelves of packs and bottles, with dashed outlines where goods are missing",
    ar: "ثلاثة رفوف عليها علبٌ وقوارير، وخطوطٌ متقطّعة مكان البضاعة الناقصة",
  },
};

export const wordsA: SeedWord[] = [
  {
    created: "2026-11-04",
    categories: ["methods", "sampling"],
    image: {
      plate: { kind: "sample", theme: "lime", seed: "wf", w: 800, h: 1000, shape: "square", cell: 62 },
      alt: {
        en: "A grid of small grey squares in which a few have been enlarged and coloured",
        ar: "شبكة مربّعاتٍ رمادية صغيرة كبُر بعضها وتلوّن",
      },
    },
    title: { en: "Sampling frame", ar: "إطار المعاينة" },
    excerpt: {
      en: "The list from which a sample is drawn. If a household is not on the list, it cannot be chosen, however good the method.",
      ar: "القائمة التي تُسحب منها العيّنة. الأسرة الغائبة عن القائمة لا يمكن اختيارها مهما حسُن المنهج.",
    },
    body: {
      en: [
        p(
          "Think of it as the guest book of a population. A telephone directory is a frame for people with landlines. A voter roll is a frame for people who registered. Each one leaves somebody out, and the researcher’s first duty is to know whom.",
        ),
        p(
          "A private school in Homs asked us to survey “the parents” from its fee ledger. The ledger held 640 names, 590 of them fathers, because fathers sign. In two homes out of three it was the mother who had chosen the school. We drew from the class registers instead, and the complaint about fees turned out to be a complaint about the bus.",
        ),
        h2("What to ask about it"),
        ul(
          "How old is the list, and who keeps it?",
          "Who could never appear on it?",
          "Can one person appear twice?",
        ),
        p(
          "If the answers are awkward, good. An awkward frame that is described is worth more than a perfect one that is assumed. The real mistake is to change frames in silence: forty names from the list, then whoever was standing at the gate.",
        ),
      ],
      ar: [
        p(
          "تخيّله دفتر الضيوف لمجتمعٍ بأكمله. دليل الهاتف إطارٌ لمن يملكون خطًا أرضيًا، وسجلّ الناخبين إطارٌ لمن سجّلوا أسماءهم. وكل إطارٍ يُسقط أحدًا، وأول واجبات الباحث أن يعرف مَن سقط.",
        ),
        p(
          "طلبت منّا مدرسة خاصة في حمص أن نستطلع آراء «الأهالي» من دفتر الأقساط. كان في الدفتر ٦٤٠ اسمًا، منها ٥٩٠ لآباء، لأن الأب هو من يوقّع؛ غير أن الأم هي التي اختارت المدرسة في بيتين من كل ثلاثة. سحبنا العيّنة من سجلّات الصفوف بدلًا من الدفتر، فتبيّن أن الشكوى من القسط كانت في حقيقتها شكوى من الحافلة.",
        ),
        h2("ماذا تسأل عنه"),
        ul("كم عمر القائمة، ومن يحفظها؟", "من الذي لا يمكن أن يظهر فيها أبدًا؟", "هل يمكن أن يظهر شخصٌ مرتين؟"),
        p(
          "وإذا كانت الإجابات محرجة فحسنًا؛ فإطارٌ معيبٌ موصوفٌ خيرٌ من إطارٍ كاملٍ مفترَض. أما الخطأ الفادح فأن يُبدَّل الإطار خِلسةً: أربعون اسمًا من القائمة، ثم كلّ من صادفناه عند الباب.",
        ),
      ],
    },
  },
  {
    created: "2026-10-14",
    categories: ["pricing"],
    image: {
      plate: { kind: "abacus", theme: "apricot", seed: "w-elastic", w: 800, h: 1000 },
      alt: {
        en: "An abacus with eight rods, its beads pushed to both ends",
        ar: "معدادٌ بثمانية قضبان دُفع خرزها إلى الطرفين",
      },
    },
    title: { en: "Price elasticity", ar: "مرونة السعر" },
    excerpt: {
      en: "How strongly the quantity people buy responds to a change in price.",
      ar: "مدى استجابة الكمية التي يشتريها الناس لتغيّر السعر.",
    },
    body: {
      en: [
        p(
          "Divide the percentage change in quantity by the percentage change in price. Above one, buyers flinch and revenue falls when you raise the price; below one, they grumble and pay. The minus sign is real but nobody says it aloud.",
        ),
        p("A soap maker in Latakia raised two products by ten per cent in the same month:"),
        table(
          ["Product", "Quantity", "Elasticity", "Revenue"],
          ["Laurel soap, bar", "4% fewer", "0.4", "up 5.6%"],
          ["Shower gel", "18% fewer", "1.8", "down 9.8%"],
        ),
        p(
          "One decision, two opposite results. Grandmothers had one laurel soap; the gel had six neighbours on its shelf.",
        ),
        p(
          "The common mistake is to treat the figure as a property of the product, like its colour. It belongs to a product **at a price, next to its rivals, in a given month**. If the others rise by ten per cent the week after, your elasticity for that month says little about you. So we always record the whole shelf, and we never carry an elasticity from one governorate to the next without asking again.",
        ),
      ],
      ar: [
        p(
          "اقسم نسبة تغيّر الكمية على نسبة تغيّر السعر. إذا زاد الناتج على واحد جفل المشتري ونقص الإيراد كلما رفعت السعر، وإذا نقص عن واحد تذمّر المشتري ودفع. وللرقم إشارةٌ سالبة يعرفها الجميع ولا ينطق بها أحد.",
        ),
        p("رفع معمل صابون في اللاذقية سعر صنفين عشرةً في المئة في الشهر نفسه:"),
        table(
          ["الصنف", "الكمية", "المرونة", "الإيراد"],
          ["صابون الغار، قطعة", "نقصت ٤٪", "٠٫٤", "زاد ٥٫٦٪"],
          ["سائل الاستحمام", "نقصت ١٨٪", "١٫٨", "نقص ٩٫٨٪"],
        ),
        p(
          "القرار واحد والنتيجتان متعاكستان: فلا بديل لصابون الغار عند الجدّات، أما سائل الاستحمام فله على الرفّ ستة جيران.",
        ),
        p(
          "والخطأ الشائع أن تُعامَل المرونة معاملة اللون، كأنها صفةٌ ثابتة في الصنف. إنها صفة الصنف **عند سعرٍ معيّن، وبين منافسين معيّنين، وفي شهرٍ معيّن**. فإذا رفع الآخرون أسعارهم بالقدر نفسه بعد أسبوع، لم يعد رقم ذلك الشهر يقول الكثير عنك. لذلك نسجّل أسعار الرفّ كلّه، ولا ننقل مرونةً من محافظة إلى أخرى قبل أن نسأل من جديد.",
        ),
      ],
    },
  },
  {
    created: "2026-09-16",
    categories: ["brands"],
    image: {
      plate: { kind: "field", theme: "barada", seed: "w-penetration", w: 800, h: 1000, gap: 38 },
      alt: {
        en: "Short strokes turning together like grass in a current, some of them bright",
        ar: "خطوطٌ قصيرة تنثني معًا كالعشب في مجرى ماء، وبعضها مضيء",
      },
    },
    title: { en: "Penetration", ar: "معدل الانتشار" },
    excerpt: {
      en: "The share of households that bought at least once in the period.",
      ar: "نسبة الأسر التي اشترت مرةً واحدة على الأقل خلال المدّة.",
    },
    body: {
      en: [
        p(
          "Every sale is a buyer multiplied by a number of purchases. Penetration counts the first half of that product. It tells you how wide a brand is, and leaves it to frequency to say how deep.",
        ),
        p("Two brands of labneh, in the diaries of 1,200 homes in and around Damascus over one quarter:"),
        table(
          ["Brand", "Penetration", "Purchases per buyer", "Purchases"],
          ["A", "21% (252 homes)", "3.2", "806"],
          ["B", "12% (144 homes)", "5.6", "806"],
        ),
        p(
          "The sales director sees two equal brands. They are not. A needs a reason to be bought again; B is loved by too few and needs a new door to enter. A discount for loyal buyers would waste B’s money, and a tasting stand at the bus station would waste A’s.",
        ),
        p(
          "The common mistake is to leave out the period. Bread has a weekly penetration, refrigerators a yearly one; salt climbs from 14 per cent in a week to 96 in a year without anybody’s opinion having changed. **A penetration without its period is a speed without the hour.**",
        ),
      ],
      ar: [
        p(
          "المبيعات عددُ مشترين مضروبٌ في عدد مرّات الشراء، ومعدل الانتشار يقيس العامل الأول وحده: يقول لك كم اتّسعت العلامة، ويترك للتكرار أن يقول كم تعمّقت.",
        ),
        p("علامتان من اللبنة في يوميات ١٬٢٠٠ أسرة في دمشق ومحيطها خلال ربع سنة:"),
        table(
          ["العلامة", "معدل الانتشار", "مرّات الشراء للأسرة", "مجموع المشتريات"],
          ["أ", "٢١٪ (٢٥٢ أسرة)", "٣٫٢", "٨٠٦"],
          ["ب", "١٢٪ (١٤٤ أسرة)", "٥٫٦", "٨٠٦"],
        ),
        p(
          "يرى مدير المبيعات علامتين متساويتين، وليستا كذلك. فالأولى يعرفها كثيرون وينقصها سببٌ للعودة، والثانية يحبّها قليلون وتحتاج إلى بابٍ جديد تدخل منه. حسمٌ للزبائن الأوفياء يبدّد مال الثانية، ومنصّة تذوّقٍ في محطة الحافلات تبدّد مال الأولى.",
        ),
        p(
          "والخطأ الشائع أن تُهمل المدّة. للخبز انتشارٌ أسبوعي وللثلاجات انتشارٌ سنوي، والملح يصعد من ١٤٪ في الأسبوع إلى ٩٦٪ في السنة من غير أن يغيّر أحدٌ رأيه. **معدل انتشارٍ بلا مدّة كسرعةٍ بلا ساعة.**",
        ),
      ],
    },
  },
  {
    created: "2026-08-19",
    categories: ["sampling", "methods"],
    image: {
      plate: { kind: "balance", theme: "basalt", seed: "w-weighting", w: 800, h: 1000, tilt: -9 },
      alt: {
        en: "A white balance on black, its left pan lower and loaded with green blocks",
        ar: "ميزانٌ أبيض على سواد، كفّته اليسرى أدنى وعليها قطعٌ خضراء",
      },
    },
    title: { en: "Weighting", ar: "ترجيح العيّنة" },
    excerpt: {
      en: "Letting some answers count for more than one and others for less, so that the sample takes the shape of the population it stands for.",
      ar: "أن تُحتسب بعض الإجابات بأكثر من واحد وبعضها بأقل، لتأخذ العيّنة شكل المجتمع الذي تنوب عنه.",
    },
    body: {
      en: [
        p(
          "In a telephone survey of Rural Damascus, men picked up more often: 260 of the 400 interviews were theirs. The adult population is close to half and half. So each man receives a weight of 0.77 and each woman 1.43, and the two groups speak again with equal voices.",
        ),
        p(
          "Does it matter? Forty per cent of the men and sixty per cent of the women shopped at the weekly market. Unweighted, the answer is 47 per cent; weighted, it is 50. On a good day that is the size of the correction, and it is worth having.",
        ),
        image(unequalPans),
        p(
          "It is not free. Unequal weights make a sample behave as if it were smaller: these 400 interviews are worth 364. Ask for that second number, called the effective sample size.",
        ),
        p(
          "The common mistake is to let a weight grow without limit. If three widowers in Quneitra carry a weight of nine each, they are no longer respondents, they are a constituency. We cap weights at three, print the range beside the table, and send somebody back to the field.",
        ),
      ],
      ar: [
        p(
          "في استطلاعٍ هاتفي في ريف دمشق كان الرجال أسرع إلى الردّ، فجاءت منهم ٢٦٠ مقابلة من أصل ٤٠٠، والبالغون في الواقع نصفهم رجال ونصفهم نساء تقريبًا. فأُعطي كل رجل وزنًا قدره ٠٫٧٧ وكل امرأة ١٫٤٣، وعاد الصوتان متعادلين.",
        ),
        p(
          "وهل لذلك أثر؟ كان أربعون في المئة من الرجال وستون في المئة من النساء يتسوّقون من السوق الأسبوعي. النتيجة قبل الترجيح ٤٧٪، وبعده ٥٠٪. هذا حجم التصحيح في الأيام العادية، وهو يستحقّ العناء.",
        ),
        image(unequalPans),
        p(
          "غير أن له ثمنًا: الأوزان المتفاوتة تجعل العيّنة كأنها أصغر مما هي، فالمقابلات الأربعمئة هنا تساوي ٣٦٤. هذا الرقم يسمّى «الحجم الفعّال للعيّنة»، فاسأل عنه.",
        ),
        p(
          "والخطأ الشائع أن يُترك الوزن يكبر بلا حدّ. فإذا حمل ثلاثة أرامل في القنيطرة وزن تسعةٍ لكلٍّ منهم، لم يعودوا مستجيبين بل صاروا دائرةً انتخابية. حدّنا الأعلى ثلاثة، ونطبع مدى الأوزان إلى جانب الجدول، ثم نُعيد أحدًا إلى الميدان.",
        ),
      ],
    },
  },
  {
    created: "2026-07-15",
    categories: ["sampling"],
    image: {
      plate: { kind: "dividers", theme: "rose", seed: "w-margin", w: 800, h: 1000 },
      alt: {
        en: "A pair of dividers standing open on a ruler, the span between its points marked red",
        ar: "فرجارٌ مفتوح واقفٌ على مسطرة، والمسافة بين طرفيه معلّمة بالأحمر",
      },
    },
    title: { en: "Margin of error", ar: "هامش الخطأ" },
    excerpt: {
      en: "The distance, up or down, within which the true figure would fall in nineteen samples out of twenty, if chance were the only thing that had gone wrong.",
      ar: "المسافة، صعودًا أو هبوطًا، التي يقع ضمنها الرقم الحقيقي في تسع عشرة عيّنة من كل عشرين، لو كانت الصدفة وحدها مصدر الخطأ.",
    },
    body: {
      en: [
        p("For a share near one half, a simple random sample gives:"),
        table(["Interviews", "Margin, points"], ["100", "9.8"], ["400", "4.9"], ["1,600", "2.5"]),
        p(
          "Four times the interviews buys half the margin, which is why the last point is always the dearest.",
        ),
        p(
          "A furniture maker surveyed 400 homes in Aleppo and read 52 per cent in spring, 47 in autumn. A loss of five points, with a margin of 4.9? No. Each reading carries its own margin, and a **difference** between two readings carries about 1.4 times as much: 6.9 points here. Nothing had been shown to move.",
        ),
        p(
          "The second trap lies inside the sample. Among the 400 there were 90 car owners, and for them the margin is 10.3, not 4.9. The small print at the foot of the page describes the whole sample and nobody in it. When a report quotes one margin for forty tables, thirty-nine of them are borrowing it.",
        ),
      ],
      ar: [
        p("حين تكون النسبة قريبةً من النصف تعطي العيّنة العشوائية البسيطة:"),
        table(["عدد المقابلات", "الهامش بالنقاط"], ["١٠٠", "٩٫٨"], ["٤٠٠", "٤٫٩"], ["١٬٦٠٠", "٢٫٥"]),
        p("أربعة أضعاف المقابلات تشتري نصف الهامش فقط، ولهذا كانت النقطة الأخيرة أغلى النقاط دائمًا."),
        p(
          "استطلع صانع مفروشات ٤٠٠ أسرة في حلب، فقرأ ٥٢٪ في الربيع و٤٧٪ في الخريف. فهل خسر خمس نقاط ما دام الهامش ٤٫٩؟ لا؛ فلكل قراءةٍ هامشها، و**الفرق** بين قراءتين يحمل هامشًا يعادل نحو ١٫٤ من هامش الواحدة منهما، أي ٦٫٩ نقاط في هذه الحالة. لم يثبت أن شيئًا تحرّك.",
        ),
        p(
          "والفخّ الثاني داخل العيّنة نفسها: بين الأربعمئة تسعون مالكًا لسيارة، وهامشهم ١٠٫٣ لا ٤٫٩. فالسطر الصغير في أسفل الصفحة يصف العيّنة كلها، ولا يصف أيّ فئةٍ فيها. وإذا ذكر التقرير هامشًا واحدًا لأربعين جدولًا، فتسعةٌ وثلاثون منها تستعيره.",
        ),
      ],
    },
  },
  {
    created: "2026-06-10",
    categories: ["retail"],
    image: {
      plate: { kind: "shelf", theme: "lime", seed: "w-shelf", w: 800, h: 1000, rows: 4 },
      alt: {
        en: "Four shelves of bottles, cartons and jars with empty outlines between them",
        ar: "أربعة رفوف من القوارير والعلب والمرطبانات بينها أماكن فارغة",
      },
    },
    title: { en: "Share of shelf", ar: "حصّة الرفّ" },
    excerpt: {
      en: "The part of a category’s display that belongs to one brand, usually counted in facings: the packs a shopper can see from the front.",
      ar: "نصيب العلامة من عرض صنفها في المتجر، ويُحسب عادةً بعدد الواجهات، أي العبوات التي يراها المتسوّق من الأمام.",
    },
    body: {
      en: [
        p(
          "Shelf is rent paid in attention. We count the packs that face the aisle, not those queuing behind them, and divide by the total for the category. Set beside share of sales it becomes interesting. The tuna shelf of one minimarket in Tartus, forty facings wide:",
        ),
        table(
          ["Brand", "Facings", "Share of shelf", "Share of sales"],
          ["The old favourite", "14", "35%", "22%"],
          ["The newcomer", "6", "15%", "24%"],
          ["All others", "20", "50%", "54%"],
        ),
        p(
          "The newcomer is sold out by Thursday and the old favourite gathers dust through the weekend. Moving four facings costs nothing and pleases the grocer, who was losing sales too.",
        ),
        h2("Two ways to get it wrong"),
        ol(
          "Auditing on delivery day, when the sales representative has just dressed the shelf. We come on Tuesdays, unannounced.",
          "Counting a stack of cartons on the floor as shelf. It is stock. It becomes shelf when a hand can reach it without bending or asking.",
        ),
      ],
      ar: [
        p(
          "الرفّ إيجارٌ يُدفع بالانتباه. نعدّ العبوات التي تواجه الممرّ لا ما يصطفّ خلفها، ونقسم على مجموع الصنف. ويصبح الرقم مفيدًا حين يُوضع إلى جانب حصّة المبيعات. هذا رفّ التونة في أحد متاجر طرطوس، وسعته أربعون واجهة:",
        ),
        table(
          ["العلامة", "الواجهات", "حصّة الرفّ", "حصّة المبيعات"],
          ["العلامة القديمة", "١٤", "٣٥٪", "٢٢٪"],
          ["العلامة الجديدة", "٦", "١٥٪", "٢٤٪"],
          ["سائر العلامات", "٢٠", "٥٠٪", "٥٤٪"],
        ),
        p(
          "تنفد الجديدة يوم الخميس، وتبقى القديمة تجمع الغبار حتى نهاية الأسبوع. ونقلُ أربع واجهات من هذه إلى تلك لا يكلّف شيئًا، ويُرضي صاحب المتجر الذي كان يخسر هو أيضًا.",
        ),
        h2("خطآن شائعان"),
        ol(
          "التدقيق في يوم التوريد، حين يكون المندوب قد فرغ توًّا من ترتيب الرفّ. نحن نأتي يوم الثلاثاء من غير موعد.",
          "عدُّ الكراتين المكدّسة على الأرض من الرفّ. هذه بضاعةٌ مخزّنة، ولا تصير رفًّا إلا حين تبلغها اليد من غير انحناءٍ ولا سؤال.",
        ),
      ],
    },
  },
  {
    created: "2026-05-13",
    categories: ["brands"],
    image: {
      plate: {
        kind: "dial",
        theme: "basalt",
        seed: "w-top-of-mind",
        w: 800,
        h: 1000,
        cx: 0.5,
        cy: 0.52,
        r: 0.52,
      },
      alt: {
        en: "A round instrument with two hands and broken rings, one of them bright green",
        ar: "أداةٌ مستديرة بعقربين وحلقاتٍ متقطّعة، إحداها خضراء زاهية",
      },
    },
    title: { en: "Top-of-mind awareness", ar: "الاسم الأول في البال" },
    excerpt: {
      en: "The brand a person names first when given only the category, before any list is read out.",
      ar: "العلامة التي يذكرها المرء أولًا حين يُذكر له الصنف وحده، قبل أن تُقرأ عليه أي قائمة.",
    },
    body: {
      en: [
        p(
          "Memory answers at three speeds. There is the first name, then the others that come unprompted, then those people admit to knowing when you read them the list. From 600 interviews about wall paint in Amman:",
        ),
        table(
          ["Brand", "First", "Other unprompted", "From the list", "Total"],
          ["Market leader", "31%", "18%", "44%", "93%"],
          ["Importer", "9%", "11%", "62%", "82%"],
        ),
        p(
          "Eighty-two per cent is a comfortable figure to print on a slide. But six buyers in ten know the importer only when reminded, and nobody reads lists to them on the way to the shop. The importer is famous the way a distant cousin is.",
        ),
        p(
          "The common mistake happens twenty minutes earlier: a logo on the interviewer’s bag, a screening question that mentions paint brands, a tablet cover paid for by the client. Ask the unprompted question before everything else. And choose the category word with care: “something to drink with lunch” and “soft drinks” open different drawers.",
        ),
      ],
      ar: [
        p(
          "تجيب الذاكرة بثلاث سرعات: الاسم الأول، ثم ما يأتي بعده عفوًا، ثم ما يُقِرّ المرء بمعرفته حين تُقرأ عليه القائمة. من ٦٠٠ مقابلة عن دهان الجدران في عمّان:",
        ),
        table(
          ["العلامة", "أولًا", "عفوًا بعد الأول", "من القائمة", "المجموع"],
          ["صاحبة الصدارة", "٣١٪", "١٨٪", "٤٤٪", "٩٣٪"],
          ["العلامة المستوردة", "٩٪", "١١٪", "٦٢٪", "٨٢٪"],
        ),
        p(
          "رقم ٨٢٪ مريحٌ حين يُعرض على شاشة الاجتماع. لكن ستةً من كل عشرة لا يعرفون المستوردة إلا إذا ذُكّروا بها، ولا أحد يقرأ عليهم القوائم في طريقهم إلى المتجر. إنها مشهورةٌ شهرة ابن العمّ البعيد.",
        ),
        p(
          "أما الخطأ الشائع فيقع قبل السؤال بعشرين دقيقة: شعارٌ على حقيبة الباحث، أو سؤالُ تصفيةٍ يذكر أسماء الدهانات، أو غلافُ جهازٍ لوحي أهداه العميل. اطرح السؤال العفوي قبل كل شيء، وانتقِ اسم الصنف بعناية؛ فقولك «شيءٌ نشربه مع الغداء» يفتح درجًا في الذاكرة غير الذي يفتحه قولك «مشروبات غازية».",
        ),
      ],
    },
  },
  {
    created: "2026-04-08",
    categories: ["sampling"],
    image: {
      plate: { kind: "sieve", theme: "pist", seed: "w-quota", w: 800, h: 1000 },
      alt: {
        en: "Black, white and red beads falling through a sieve into a tidy pyramid",
        ar: "خرزٌ أسود وأبيض وأحمر يعبر غربالًا إلى هرمٍ مرتّب",
      },
    },
    title: { en: "Quota", ar: "الحصّة المقرَّرة (الكوتا)" },
    excerpt: {
      en: "A number fixed in advance for each kind of respondent: once forty women under thirty are in, the forty-first is thanked and let go.",
      ar: "عددٌ يُحدَّد سلفًا لكل فئة من المستجيبين: فإذا اكتملت أربعون امرأة دون الثلاثين شُكرت الحادية والأربعون واعتُذر إليها.",
    },
    body: {
      en: [
        p(
          "Quotas are the field’s shopping list. When no usable list of people exists, they keep a sample from filling up with whoever is easiest to meet. Three hundred interviews in Hama might be ordered like this:",
        ),
        table(
          ["Age", "Women", "Men"],
          ["18 to 29", "51", "51"],
          ["30 to 49", "60", "60"],
          ["50 and over", "39", "39"],
        ),
        p(
          "The table can be filled perfectly and still mislead. In an early study two of our interviewers delivered every young person on time and to the number. All of them had been found at one university gate, at noon. The ages were right, the sexes were right, and not one of them had a job.",
        ),
        p(
          "That is the common mistake: believing that a sample which resembles the population in two respects resembles it in the third. A quota controls what it names and nothing else. So we add what it cannot name: starting points drawn at random, no more than four interviews from any of them, and a third of the work after sunset.",
        ),
      ],
      ar: [
        p(
          "الحصص قائمة مشتريات الميدان. حين لا توجد قائمةٌ صالحة بأسماء الناس، تمنع الحصصُ العيّنةَ من أن تمتلئ بمن يسهل لقاؤهم. قد تُوزَّع ثلاثمئة مقابلة في حماة على هذا النحو:",
        ),
        table(
          ["العمر", "نساء", "رجال"],
          ["من ١٨ إلى ٢٩", "٥١", "٥١"],
          ["من ٣٠ إلى ٤٩", "٦٠", "٦٠"],
          ["٥٠ فأكثر", "٣٩", "٣٩"],
        ),
        p(
          "وقد يكتمل الجدول رقمًا رقمًا ويظلّ مضلِّلًا. في دراسةٍ من دراساتنا الأولى سلّم باحثان حصّة الشباب كاملةً وفي موعدها، ثم تبيّن أنهم جميعًا قوبلوا عند باب جامعة واحدة وقت الظهيرة. كانت الأعمار صحيحة، والتوازن بين الجنسين صحيحًا، ولم يكن بينهم من يعمل.",
        ),
        p(
          "هذا هو الخطأ الشائع: أن نظنّ أن عيّنةً تشبه المجتمع في صفتين تشبهه حتمًا في الثالثة. فالحصّة تضبط ما تسمّيه ولا تضبط سواه. لذلك نضيف إليها ما لا تستطيع تسميته: نقاط انطلاقٍ تُسحب عشوائيًا، وأربع مقابلات على الأكثر من كل نقطة، وثلث العمل بعد الغروب.",
        ),
      ],
    },
  },
  {
    created: "2026-03-11",
    categories: ["pricing", "methods"],
    image: {
      plate: { kind: "balance", theme: "barada", seed: "w-conjoint", w: 800, h: 1000, tilt: 6 },
      alt: {
        en: "A balance on dark green, one pan of green blocks against one of pale blocks",
        ar: "ميزانٌ على خضرةٍ داكنة، في كفّةٍ قطعٌ خضراء وفي الأخرى قطعٌ فاتحة",
      },
    },
    title: { en: "Conjoint analysis", ar: "تحليل المفاضلة (Conjoint)" },
    excerpt: {
      en: "A method that asks people to choose between whole offers, several times over, and works back from the choices to what each feature was worth to them.",
      ar: "طريقةٌ تطلب من الناس أن يختاروا مرارًا بين عروضٍ كاملة، ثم تستنتج من اختياراتهم كم تساوي كل ميزة عندهم.",
    },
    body: {
      en: [
        p(
          "Ask people how important the price is and they say very. Ask about quality and they say very. Real shopping never allows both, so the method does not either: each card shows three offers and one must be taken.",
        ),
        p(
          "For home internet in Damascus, 350 subscribers each answered nine cards, 3,150 choices in all. Four features varied: speed, monthly price, hours of battery in the neighbourhood cabinet, length of contract. The findings:",
        ),
        ul(
          "Six hours of battery was worth as much as 26 per cent off the price.",
          "No fixed contract was worth 20 per cent.",
          "Doubling the speed, the star of the advertisement, was worth 8.",
        ),
        p(
          "Nobody had mentioned the cabinet in the interviews beforehand. They chose it, again and again, once it was on the card.",
        ),
        p(
          "The common mistake is greed. Put twelve features on a card and people stop reading, look for the price, and choose by that alone; the model then obediently reports that only price matters. Five or six is the limit, and three of them will do the work.",
        ),
      ],
      ar: [
        p(
          "اسأل الناس عن أهمية السعر يقولوا: كبيرة، واسألهم عن الجودة يقولوا: كبيرة. غير أن السوق لا يجمع بينهما، وكذلك هذه الطريقة: في كل بطاقة ثلاثة عروض، ولا بدّ من اختيار واحد.",
        ),
        p(
          "في دراسةٍ عن الإنترنت المنزلي في دمشق أجاب كلٌّ من ٣٥٠ مشتركًا عن تسع بطاقات، فاجتمع لدينا ٣٬١٥٠ اختيارًا. تغيّرت أربع مزايا: السرعة، والاشتراك الشهري، وساعات عمل بطارية علبة الحيّ، ومدّة العقد. فكانت النتيجة:",
        ),
        ul(
          "ستّ ساعات من البطارية تساوي حسمًا قدره ٢٦٪ من السعر.",
          "غياب العقد الملزم يساوي ٢٠٪.",
          "مضاعفة السرعة، نجمة الإعلان، تساوي ٨٪ فقط.",
        ),
        p("لم يذكر أحدٌ البطارية في المقابلات التمهيدية، لكنهم اختاروها مرةً بعد مرة حين رأوها على البطاقة."),
        p(
          "والخطأ الشائع هو الطمع. ضع اثنتي عشرة ميزةً على البطاقة يكفّ الناس عن القراءة ويبحثوا عن السعر وحده، فيخبرك النموذج مطيعًا أن السعر هو كل شيء. خمس مزايا أو ستّ هي الحدّ، وثلاثٌ منها ستقوم بالعمل كلّه.",
        ),
      ],
    },
  },
  {
    created: "2026-02-11",
    categories: ["brands"],
    image: {
      plate: { kind: "likert", theme: "apricot", seed: "w-nps", w: 800, h: 1000, n: 9 },
      alt: {
        en: "Bars of answers leaning to one side or the other of a central line",
        ar: "أشرطة إجاباتٍ تميل إلى هذا الجانب أو ذاك من خطٍّ في الوسط",
      },
    },
    title: { en: "Net Promoter Score", ar: "صافي نقاط التوصية (NPS)" },
    excerpt: {
      en: "The percentage of customers who would readily recommend you (9 or 10 out of 10) minus the percentage who would not (0 to 6). Those at 7 and 8 are not counted.",
      ar: "نسبة العملاء المستعدّين للتوصية بك (٩ أو ١٠ من ١٠) مطروحًا منها نسبة غير المستعدّين (من ٠ إلى ٦). أما أصحاب ٧ و٨ فلا يُحسبون.",
    },
    body: {
      en: [
        p(
          "It is popular because it is one question and one number, and disliked by statisticians for the same two reasons. A grocery delivery service in Homs asked 500 customers: 46 per cent gave 9 or 10, 30 per cent gave 7 or 8, and 24 per cent gave 6 or less. Score: 46 − 24 = 22.",
        ),
        p(
          "Next quarter it read 17 and a meeting was called. It need not have been. Because it subtracts one uncertain share from another, the score is jumpier than either: at 500 interviews its margin is about seven points.",
        ),
        h2("Using it without embarrassment"),
        ol(
          "Print the two percentages, not only the difference. A score of 22 may come from love and anger, or from general indifference.",
          "Ask why, immediately, and read the answers first.",
          "Keep the channel constant. The same service scored 31 to an interviewer’s face and 12 by text message.",
        ),
        p(
          "The common mistake is to set it against a score from another country. Ten out of ten is a school mark before it is an opinion, and schools differ.",
        ),
      ],
      ar: [
        p(
          "شاع لأنه سؤالٌ واحد ورقمٌ واحد، ولهذين السببين نفسيهما يضيق به الإحصائيون. سألت خدمة توصيل بقالة في حمص ٥٠٠ عميل: أعطى ٤٦٪ منهم ٩ أو ١٠، وأعطى ٣٠٪ منهم ٧ أو ٨، وأعطى ٢٤٪ منهم ٦ فأقل. فالنتيجة ٤٦ ناقص ٢٤، أي ٢٢.",
        ),
        p(
          "وفي الربع التالي كانت القراءة ١٧ فعُقد اجتماع، وما كان ينبغي أن يُعقد. فالمؤشر يطرح نسبةً غير مؤكّدة من أخرى، ولذلك يتقلّب أكثر من كلتيهما: هامشه عند ٥٠٠ مقابلة نحو سبع نقاط.",
        ),
        h2("كيف تستعمله من غير حرج"),
        ol(
          "اعرض النسبتين لا فرقهما وحده؛ فقد تأتي النتيجة نفسها من حبٍّ وغضب معًا، أو من فتورٍ عام.",
          "اسأل عن السبب فورًا، واقرأ الأسباب قبل الرقم.",
          "لا تغيّر قناة السؤال. نالت الخدمة نفسها ٣١ وجهًا لوجه، و١٢ في رسالةٍ نصّية.",
        ),
        p(
          "والخطأ الشائع أن تُقارَن النتيجة بنتيجةٍ من بلدٍ آخر. فالعشرة من عشرة علامةٌ مدرسية قبل أن تكون رأيًا، والمدارس تختلف.",
        ),
      ],
    },
  },
  {
    created: "2026-01-14",
    categories: ["retail"],
    image: {
      plate: { kind: "shelf", theme: "apricot", seed: "w-distribution", w: 800, h: 1000, rows: 3 },
      alt: {
        en: "Three tall shelves of white, brown and orange packs",
        ar: "ثلاثة رفوفٍ عالية من العبوات البيضاء والبنّية والبرتقالية",
      },
    },
    title: { en: "Numeric and weighted distribution", ar: "التوزيع العددي والتوزيع الموزون" },
    excerpt: {
      en: "Numeric distribution is the share of shops that stock you. Weighted distribution is the share of the category’s sales that passes through those shops.",
      ar: "التوزيع العددي نسبةُ المتاجر التي تبيع صنفك، والتوزيع الموزون نسبةُ ما تبيعه تلك المتاجر من مبيعات الصنف كلّها.",
    },
    body: {
      en: [
        p(
          "The first counts doors, the second counts what walks through them. A biscuit maker audited one hundred shops in Deir ez-Zor:",
        ),
        table(
          ["Shop type", "Shops", "Stocking it", "Share of biscuit sales"],
          ["Large grocery", "20", "20", "48%"],
          ["Corner shop", "50", "10", "32%"],
          ["Kiosk", "30", "0", "20%"],
        ),
        p(
          "Numeric distribution is 30 per cent. Weighted, it is 48 plus a fifth of 32, about 54 per cent, if we let corner shops count as equals. Over half the market is already within reach from under a third of the doors. The remaining seventy doors will each cost a visit and return little; the kiosks, which sell single biscuits to schoolchildren, would need a different pack altogether.",
        ),
        image(gapsOnTheShelf),
        p(
          "The common mistake is to count a shop because it appears on the order book. Listed is not stocked, and stocked is not on the shelf today. We record three separate ticks: sells it, has it, shows it. The distance between the second and the third is usually one ladder.",
        ),
      ],
      ar: [
        p("الأول يعدّ الأبواب، والثاني يعدّ ما يعبر منها. دقّق معمل بسكويت في مئة متجر في دير الزور:"),
        table(
          ["نوع المتجر", "المتاجر", "تبيع الصنف", "حصّتها من مبيعات البسكويت"],
          ["بقالة كبيرة", "٢٠", "٢٠", "٤٨٪"],
          ["دكّان حيّ", "٥٠", "١٠", "٣٢٪"],
          ["كشك", "٣٠", "٠", "٢٠٪"],
        ),
        p(
          "التوزيع العددي ٣٠٪. أما الموزون فهو ٤٨ يُضاف إليها خُمس ٣٢، أي نحو ٥٤٪ إذا عددنا دكاكين الأحياء متساوية. أكثر من نصف السوق في المتناول إذن، من أقلّ من ثلث الأبواب. والأبواب السبعون الباقية يكلّف كلٌّ منها زيارةً ولا يردّ الكثير، أما الأكشاك التي تبيع البسكويت بالقطعة لتلاميذ المدارس فتحتاج إلى عبوةٍ أخرى من الأساس.",
        ),
        image(gapsOnTheShelf),
        p(
          "والخطأ الشائع أن يُعدّ المتجر لأن اسمه في دفتر الطلبات. فالمُدرَج في الدفتر قد لا يكون في المستودع، وما في المستودع قد لا يكون على الرفّ اليوم. لذلك نضع ثلاث علاماتٍ منفصلة: يبيعه، عنده، يعرضه. والمسافة بين الثانية والثالثة سلّمٌ خشبي في الغالب.",
        ),
      ],
    },
  },
  {
    created: "2025-12-10",
    categories: ["methods"],
    image: {
      plate: { kind: "courses", theme: "lime", seed: "w-base", w: 800, h: 1000, n: 11 },
      alt: {
        en: "Rows of dark stone of unequal length laid on a pale wall, one of them green",
        ar: "صفوف حجارةٍ داكنة متفاوتة الطول على جدارٍ فاتح، أحدها أخضر",
      },
    },
    title: { en: "Base", ar: "القاعدة" },
    excerpt: {
      en: "The number of people a percentage was calculated from: those who were asked that question, not those who were in the survey.",
      ar: "عدد الذين حُسبت منهم النسبة: من طُرح عليهم ذلك السؤال، لا كلّ من شارك في الاستطلاع.",
    },
    body: {
      en: [
        p(
          "“Seventy per cent prefer the new cap.” A bottler in Zahle nearly retooled a line on that sentence. The survey had 600 respondents, but the question was put only to those who had noticed that there was a new cap. There were thirty. Seventy per cent was twenty-one people.",
        ),
        p("Our house rules are short:"),
        ul(
          "Under 30, no percentages. Write “21 of 30”.",
          "From 30 to 74, percentages in grey, with a warning.",
          "From 75 up, as usual, with the base printed in the same size of type.",
        ),
        p(
          "The second use is to notice when it moves. A clinic’s satisfaction fell from 80 to 70 per cent in a year and the staff were scolded. The base had gone from 100 patients to 200: there were 140 satisfied people where there had been 80, and a waiting room built for half of them.",
        ),
        p(
          "The common mistake is comparing two percentages that do not share a base. Half of buyers and half of households are not the same half.",
        ),
      ],
      ar: [
        p(
          "«سبعون في المئة يفضّلون الغطاء الجديد». كادت شركة تعبئة في زحلة تغيّر خطّ إنتاجٍ كامل بسبب هذه الجملة. شارك في الاستطلاع ٦٠٠ شخص، لكن السؤال لم يُطرح إلا على من لاحظ أن هناك غطاءً جديدًا، وهم ثلاثون. فالسبعون في المئة واحدٌ وعشرون شخصًا.",
        ),
        p("قواعدنا في ذلك قصيرة:"),
        ul(
          "دون الثلاثين لا نسب مئوية، بل نكتب: «٢١ من ٣٠».",
          "من ٣٠ إلى ٧٤ تُكتب النسبة بالرمادي ومعها تنبيه.",
          "من ٧٥ فما فوق تُكتب كالمعتاد، وتُطبع القاعدة بحجم الخطّ نفسه.",
        ),
        p(
          "وللقاعدة فائدةٌ أخرى: أن تنتبه حين تتغيّر. هبط رضا المراجعين في عيادة من ٨٠٪ إلى ٧٠٪ خلال عام فعوتب الموظفون. وكانت القاعدة قد انتقلت من مئة مراجع إلى مئتين، فصار الراضون ١٤٠ بعد أن كانوا ٨٠، في قاعة انتظارٍ بُنيت لنصفهم.",
        ),
        p("والخطأ الشائع أن تُقارَن نسبتان لا تجمعهما قاعدة واحدة: فنصف المشترين ونصف الأسر ليسا نصفًا واحدًا."),
      ],
    },
  },
];
