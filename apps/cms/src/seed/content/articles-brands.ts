import { both, h2, image, ol, p, quote, ul } from "./blocks.ts";
import type { SeedArticle, SeedPicture } from "./types.ts";

const litShelf: SeedPicture = {
  plate: { kind: "shelf", theme: "lime", seed: "art-dark", w: 1200, h: 800, rows: 2 },
  alt: both(
    "The same two shelves in full light, every pack and gap plain to see",
    "الرفّان نفسهما في ضوءٍ كامل، وكل عبوةٍ وفراغٍ فيهما ظاهر",
  ),
  caption: both(
    "The shelf at the head of this article, at 500 lux. Nothing else has been moved.",
    "الرفّ الذي في صدر المقال، تحت ٥٠٠ لُكس. لم نغيّر شيئًا آخر.",
  ),
};

const lastSieve: SeedPicture = {
  plate: { kind: "sieve", theme: "lime", seed: "art-leave-1", w: 1000, h: 750 },
  alt: both("A sieve with grain falling through it onto a ruled line", "غربالٌ تسقط منه الحبوب على خطٍّ مدرَّج"),
};

const doubleStar: SeedPicture = {
  plate: { kind: "construction", theme: "basalt", seed: "art-leave-2", w: 1000, h: 750 },
  alt: both(
    "A star drawn with ruler and compass, its first lines still showing",
    "نجمةٌ مرسومة بالمسطرة والفرجار، وخطوطها الأولى ما زالت ظاهرة",
  ),
  caption: both(
    "A good handover leaves the construction lines in the drawing.",
    "التسليم الحسن هو الذي يُبقي خطوط الإنشاء في الرسم.",
  ),
};

/** Articles for those who look after a brand: its pack, its name and its research agency. */
export const brandArticles: SeedArticle[] = [
  {
    slug: "a-pack-by-telephone-light",
    created: "2024-01-23",
    author: "samer",
    categories: ["brands", "retail"],
    cover: {
      plate: { kind: "shelf", theme: "basalt", seed: "art-dark", w: 1200, h: 800, rows: 2 },
      alt: both(
        "Two shelves in the dark: pale packs stand out and dark ones sink into the wall",
        "رفّان في العتمة، تبرز فيهما العبوات الفاتحة وتغيب الداكنة",
      ),
    },
    title: both("Your pack will be seen by the light of a telephone", "ستُرى عبوتك على ضوء هاتف"),
    excerpt: both(
      "Packs are approved at five hundred lux and sold at eight. We measured what gets lost on the way.",
      "تُعتمد العبوات تحت خمسمئة لُكس وتُباع تحت ثمانية. قِسنا ما يضيع بين الضوءين.",
    ),
    body: {
      en: [
        p(
          "Packs are designed on bright screens, approved in bright rooms and tested on a white table under five hundred lux, which is the light of a good office. Then they go to live at the back of a grocer’s, on the second shelf from the floor, behind a sack of bulgur.",
        ),
        p(
          "We bought a light meter. In 84 shops in Damascus and Tartus we measured the light that falls on the detergents at eleven in the morning, and again during the evening cut. One metre from the door: 410 lux. At the back of the shop: 45. With the power off and a battery lantern on the counter: 8.",
        ),
        h2("Finding a box in the dark"),
        p(
          "Then we built the shelf in our office and asked 96 shoppers to find each of five washing powders among thirty packs, at 500 lux and at 8. In the bright room it took 2.1 seconds on average, and the five hardly differed. In the dim one it took 6.8, and they differed a great deal: the best needed 3.0 seconds and the worst 14.2.",
        ),
        image(litShelf),
        p(
          "The worst was the client’s favourite, with thin white letters edged in silver on deep red. Under a cheap lantern red turns brown, silver throws the lamp back in your eye and thin letters close up. The best was the plainest, a pale box with one dark shape on it. Nobody had called it attractive. **It won because it was still there.**",
        ),
        h2("Five checks before the printer"),
        ol(
          "Print the pack in grey. If the brand disappears, it was only ever a colour.",
          "Photograph it from two metres and shrink the picture to the size of a stamp. One shape should survive.",
          "Set the weight in figures as tall as a fingernail. People look for “one kilo” before they look for you.",
          "Prefer a matt finish. A glossy one shows the shopper the lantern.",
          "Test at 500 lux and at 8, and report the difference, not only the average.",
        ),
        h2("What light does not decide"),
        p(
          "To be found is not to be bought. Among the same 96 people, liking in the bright room and speed in the dim one agreed for two packs out of five. A pack that is quick and ugly earns a glance and wastes it.",
        ),
        p(
          "Two limits, besides. Our shelf was tidier than any real one, and everyone knew that the pack they wanted was on it. In a shop where a brand has a single facing, and may be out of stock, patience is shorter than fourteen seconds. A regular buyer told us how it ends: she takes the one next to it, because the shopkeeper is holding the telephone and his arm gets tired. What share of a [shelf](/words) is bought that way we cannot say. We are fairly sure it is not nothing.",
        ),
      ],
      ar: [
        p(
          "تُصمَّم العبوات على شاشاتٍ ساطعة، وتُعتمد في غرفٍ مضاءة، وتُختبر على طاولةٍ بيضاء تحت خمسمئة لُكس، وهي إضاءة مكتبٍ جيّد. ثم تذهب لتعيش في آخر دكّان، على الرفّ الثاني من الأرض، خلف كيسٍ من البرغل.",
        ),
        p(
          "اشترينا مقياس ضوء. وفي ٨٤ دكّانًا في دمشق وطرطوس قِسنا الضوء الواقع على رفّ المنظّفات في الحادية عشرة صباحًا، ثم في أثناء انقطاع المساء. على بُعد مترٍ من الباب: ٤١٠ لُكس. في آخر الدكّان: ٤٥. والكهرباء مقطوعة وعلى الطاولة مصباحٌ ببطارية: ٨.",
        ),
        h2("البحث عن علبةٍ في العتمة"),
        p(
          "ثم بنينا الرفّ في مكتبنا، وطلبنا من ٩٦ متسوّقًا أن يجدوا كلًّا من خمسة مساحيق غسيلٍ بين ثلاثين عبوة، تحت ٥٠٠ لُكس ثم تحت ٨. في الغرفة المضاءة استغرق ذلك ٢٫١ ثانية في المتوسط ولم تكد الخمسة تتفاوت. وفي المعتمة استغرق ٦٫٨ ثانية وتفاوتت كثيرًا: ثلاث ثوانٍ للأسرع و١٤٫٢ للأبطأ.",
        ),
        image(litShelf),
        p(
          "كانت الأبطأ هي المفضّلة لدى العميل: حروفٌ بيضاء دقيقة يحفّها الفضّي على أحمر قانٍ. تحت المصباح الرخيص ينقلب الأحمر بنّيًا، ويردّ الفضّي الضوء إلى عينك، وتنغلق الحروف الدقيقة. أما الأسرع فكانت أبسطها: علبةٌ فاتحة عليها شكلٌ داكن واحد. لم يصفها أحدٌ بالجمال، **لكنها بقيت حيث يراها الناس.**",
        ),
        h2("خمسة فحوصٍ قبل المطبعة"),
        ol(
          "اطبع العبوة بالرمادي، فإن اختفت العلامة فلم تكن يومًا إلا لونًا.",
          "صوّرها من بُعد مترين وصغّر الصورة حتى تصير كطابع البريد. ينبغي أن يبقى منها شكلٌ واحد.",
          "اكتب الوزن بأرقامٍ في طول ظفر الإصبع، فالناس يبحثون عن «كيلو» قبل أن يبحثوا عنك.",
          "فضّل السطح غير اللامع، فاللامع لا يُري المتسوّق إلا المصباح.",
          "اختبر تحت ٥٠٠ لُكس وتحت ٨، واذكر الفرق بينهما لا المتوسط وحده.",
        ),
        h2("ما لا يقرّره الضوء"),
        p(
          "أن تُرى العبوة لا يعني أن تُشترى. عند الأشخاص الستة والتسعين أنفسهم لم يتّفق الإعجاب في الضوء والسرعة في العتمة إلا في عبوتين من خمس. والعبوة السريعة القبيحة تكسب نظرةً ثم تضيّعها.",
        ),
        p(
          "ولتجربتنا حدّان آخران: كان رفّنا أكثر ترتيبًا من أيّ رفٍّ حقيقي، وكان الجميع يعرفون أنّ ما يطلبونه موجودٌ عليه. أما في دكّانٍ ليس للعلامة فيه إلا واجهةٌ واحدة وقد تكون نفدت، فالصبر أقصر من أربع عشرة ثانية. وصفت لنا زبونةٌ دائمة كيف ينتهي الأمر: تأخذ ما بجانبها، لأنّ صاحب الدكّان يمسك الهاتف وقد تعبت ذراعه. كم من مبيعات [الرفّ](/words) يجري على هذا النحو؟ لا ندري، لكنّنا نكاد نجزم بأنه ليس صفرًا.",
        ),
      ],
    },
  },
  {
    slug: "one-name-two-alphabets",
    created: "2026-01-19",
    author: "lina",
    categories: ["brands", "qualitative"],
    cover: {
      plate: { kind: "arch", theme: "basalt", seed: "art-names", w: 1200, h: 800, cx: 0.5, n: 17 },
      alt: both(
        "A striped arch over a protractor whose needle rests on one green stone",
        "قوسٌ من حجرٍ مخطّط فوق منقلةٍ تشير إبرتها إلى حجرٍ أخضر",
      ),
    },
    title: both("One name, two alphabets, seventeen spellings", "اسمٌ واحد وأبجديتان وسبع عشرة تهجئة"),
    excerpt: both(
      "A coffee roaster wanted its name in Latin letters on the cup. Two hundred and forty people showed us that it would be a different name.",
      "أرادت محمصة بنٍّ أن تكتب اسمها على الكوب بحروفٍ لاتينية، فأرانا مئتان وأربعون شخصًا أنه سيصير اسمًا آخر.",
    ),
    body: {
      en: [
        p(
          "The client, a small coffee roaster on the coast, had a name it loved. A *subhiyeh* is the hour in the morning when neighbours gather over coffee, before the day has any plans. On the sign the word would stand in Arabic. On the cup, the web page and the little round sticker it would be in Latin letters because, we were told, that is what coffee wears now.",
        ),
        p("We tested both, since a name in two alphabets is two names."),
        h2("Heard, written, read"),
        p(
          "Two hundred and forty people between 18 and 45, half of them in Damascus and half in Latakia, heard the name said once and wrote it down in both alphabets. A second group of the same size saw it on a card in one alphabet only, and said what it might be.",
        ),
        ul(
          "In Arabic letters, 236 of the 240 wrote it the same way.",
          "In Latin letters they produced seventeen spellings. Sobhia led with 34%, then Subhieh with 19% and Sob7ia, with the digit that stands for the heavy h in chat, with 11%. The roaster’s own, Sobhiyyeh, had 6%.",
          "Of those who saw it in Arabic, 71% said something about morning coffee. Of those who saw it in Latin letters, 58% said it was somebody’s grandmother.",
        ),
        p(
          "The last line ended the discussion. In Arabic letters the word is an hour first and a name second. Take the letters away and what remains is a woman’s name, and not one that has been given to a child in living memory. The sound had not changed. The alphabet had changed the meaning.",
        ),
        h2("Four questions for any name"),
        ol(
          "**Can it be dictated?** Say it once over a poor telephone line. If the other person asks how it is spelt, so will every customer.",
          "**Which letters are lost on the way?** The heavy h, the ayn, the deep s and the qaf have no home in Latin. A name with two of them will never have one spelling.",
          "**What does it come back as?** Show the Latin form to people who have never heard the name, and have them write it in Arabic. Ours came back as the coffee hour, as something to do with rosaries and, twice, as a heating stove.",
          "**What else is found when it is searched for?** Count the results on the first page that are not you.",
        ),
        h2("What the roaster did"),
        p(
          "It kept the name and gave up the second alphabet. The cup carries Arabic letters only, set large, and the web address is two short English words that have nothing to do with the name and that anyone can type. The owner worried that tourists would not be able to read the cup. There were four that winter, and all of them photographed it.",
        ),
        p(
          "We have no quarrel with Latin letters. A name born in them, of two syllables and none of the four lost sounds, does well in both. But test a name in the alphabet in which people will remember it, which is not always the one in which it looks best [on a slide](/ServicesTools).",
        ),
      ],
      ar: [
        p(
          "كان لعميلتنا، وهي محمصة بنٍّ صغيرة في الساحل، اسمٌ تحبّه: «صبحية»، تلك الساعة التي تجتمع فيها الجارات على القهوة قبل أن يصير للنهار خطّة. على اللافتة سيُكتب الاسم بالعربية، أما على الكوب وصفحة الإنترنت والملصق المستدير الصغير فبحروفٍ لاتينية: Sobhiyyeh. قيل لنا إنّ القهوة تلبس هكذا هذه الأيام.",
        ),
        p("اختبرنا الاثنين معًا، فالاسم المكتوب بأبجديتين اسمان."),
        h2("كيف سُمع وكُتب وقُرئ"),
        p(
          "سمع الاسمَ مرةً واحدة مئتان وأربعون شخصًا بين الثامنة عشرة والخامسة والأربعين، نصفهم في دمشق ونصفهم في اللاذقية، ثم كتبوه بالأبجديتين. ورأته مجموعةٌ ثانية بالعدد نفسه على بطاقةٍ بإحدى الأبجديتين، وقال كلٌّ منهم ما الذي يظنّه.",
        ),
        ul(
          "بالعربية كتبه ٢٣٦ من ٢٤٠ كتابةً واحدة.",
          "باللاتينية جاء بسبع عشرة تهجئة: Sobhia في الصدارة بنسبة ٣٤٪، ثم Subhieh بنسبة ١٩٪، ثم Sob7ia، والرقم فيها بدل الحاء على طريقة المحادثات، بنسبة ١١٪. أما تهجئة المحمصة نفسها، Sobhiyyeh، فنالت ٦٪.",
          "ممّن رأوه بالعربية ذكر ٧١٪ قهوة الصباح. وممّن رأوه باللاتينية قال ٥٨٪ إنه اسم جدّة أحدهم.",
        ),
        p(
          "حسم السطر الأخير النقاش. الكلمة بالعربية ساعةٌ من النهار قبل أن تكون اسمًا، فإذا نُزعت عنها حروفها لم يبقَ إلا اسم امرأة، ولم نعرف أحدًا سمّى به مولودةً منذ زمنٍ بعيد. لم يتغيّر الصوت، لكنّ الأبجدية غيّرت المعنى.",
        ),
        h2("أربعة أسئلةٍ لكل اسم"),
        ol(
          "**هل يُملى؟** قُله مرةً واحدة على هاتفٍ رديء الصوت، فإن سألك السامع كيف يُكتب فسيسألك كل زبون.",
          "**أيّ حروفه تضيع في الطريق؟** ليس للحاء والعين والصاد والقاف بيتٌ في اللاتينية، والاسم الذي فيه اثنان منها لن تكون له تهجئةٌ واحدة.",
          "**كيف يعود؟** أعطِ الصورة اللاتينية لمن لم يسمع بالاسم واطلب منه أن يكتبه بالعربية. عاد Sobhiyyeh إلينا «صبحية»، و«سبحية» من السبحة، وعاد مرتين «صوبيا»، أي مدفأة.",
          "**ماذا يجد من يبحث عنه؟** عُدّ نتائج الصفحة الأولى التي ليست لك.",
        ),
        h2("ماذا فعلت المحمصة"),
        p(
          "احتفظت بالاسم وتخلّت عن الأبجدية الثانية. على الكوب اليوم حروفٌ عربية كبيرة لا غير، وعنوان الموقع كلمتان إنكليزيتان قصيرتان لا صلة لهما بالاسم يستطيع أيّ أحدٍ كتابتهما. خشي صاحبها ألّا يقرأ السيّاح الكوب. جاء منهم في ذلك الشتاء أربعة، وصوّروه جميعًا.",
        ),
        p(
          "لا خصومة بيننا وبين الحروف اللاتينية. الاسم الذي يولد فيها من مقطعين، ولا يحمل حرفًا من الأربعة، يمشي في الأبجديتين. لكن اختبر الاسم بالأبجدية التي سيتذكّره الناس بها، وليست دائمًا تلك التي يبدو فيها أجمل [على الشاشة](/ServicesTools).",
        ),
      ],
    },
  },
  {
    slug: "how-to-leave-your-research-agency",
    created: "2026-10-27",
    author: "hala",
    categories: ["brands"],
    cover: {
      plate: { kind: "dividers", theme: "pist", seed: "art-leave", w: 1200, h: 800 },
      alt: both("A pair of dividers opened wide over a ruler", "فرجارٌ مفتوح الساقين فوق مسطرة"),
    },
    title: both(
      "How to leave your research agency, including this one",
      "كيف تترك وكالة أبحاثك، حتى لو كانت وكالتنا",
    ),
    excerpt: both(
      "We have been dismissed six times. What the client carried out of the door mattered more than why he left.",
      "استُغني عنّا ست مرات، وكان ما حمله العميل معه أهمّ من سبب رحيله.",
    ),
    body: {
      en: [
        p(
          "Since 2016 we have been dismissed six times. Four of the six were deserved. In two of those four the client lost more than we did, because he walked away with a stack of slides and nothing that would let the next agency continue the line. A tracker that cannot be continued is not a tracker. It is an album.",
        ),
        h2("Signs that it is time"),
        ul(
          "Every wave confirms the last one, in slightly different words.",
          "You have never met the person who supervises the fieldwork, and nobody offers.",
          "Questions you stopped using two years ago are still asked, and still invoiced.",
          "You ask for the base of a percentage and the answer takes more than a day.",
          "Nobody has told you anything unwelcome since spring.",
        ),
        p("One of these is a conversation. Three together are a letter."),
        image(lastSieve),
        h2("What to take with you"),
        p(
          "Ask for it before you announce anything. Better still, write it into the contract on the first day:",
        ),
        ol(
          "The questionnaires of every wave as they were really asked, in both languages, with the show cards and the order of the questions.",
          "The data, one row to an interview, with the weights and the recipe by which they were made.",
          "The record of response: doors, calls, refusals, replacements.",
          "The code frame for the open answers. Without it, “other” in March and “other” in June are two different countries.",
        ),
        p(
          "What you may not take is the people. Respondents gave their names and numbers to the agency under a promise, and the promise does not change hands with the contract. An agency that offers you its respondents, to be helpful, has just told you what it will do with yours.",
        ),
        h2("One wave with both"),
        p(
          "The first wave of the new agency [will move](/Blogdetails/tracker-false-alarms). It always does: other interviewers, other streets, other habits at the door. If the two agencies work side by side for one wave, on half the sample each, you learn how much of the movement is theirs. In the three handovers we have taken part in, awareness of the same brand in the same fortnight differed by 2, 5 and 9 points between two competent firms. With the overlap, nine points are a step in the line, and you draw a small mark there. Without it they are a crisis with a meeting.",
        ),
        image(doubleStar),
        quote(
          "They gave us a box with everything in it, labelled. Two years later we came back because of the box.",
          "A former client, and a present one",
        ),
        h2("And the last invoice"),
        p(
          "Pay it. A settled account gets the telephone answered when, eleven months later, somebody needs to know how question 14 used to be worded. With us it would be answered anyway, but do not rely on that elsewhere.",
        ),
        p(
          "Our own contract has a page headed “On leaving”. You can [ask for it](/contact) without being a client, and use it against anyone. We are told it is read more often than the price.",
        ),
      ],
      ar: [
        p(
          "استُغني عنّا ست مراتٍ منذ عام ٢٠١٦، وكنّا نستحقّ ذلك في أربع. وفي اثنتين من الأربع كانت خسارة العميل أكبر من خسارتنا، لأنه مضى ومعه رزمةٌ من الشرائح، وليس معه ما يتيح لغيرنا أن يكمل الخطّ. المؤشر الذي لا يُستأنف ليس مؤشرًا، بل ألبوم صور.",
        ),
        h2("علاماتٌ على أنّ الوقت حان"),
        ul(
          "كل موجةٍ تؤكّد سابقتها بكلماتٍ مختلفة قليلًا.",
          "لم تلتقِ قطّ من يشرف على العمل الميداني، ولم يعرض عليك أحدٌ ذلك.",
          "ما زالت تُطرح أسئلةٌ توقّفتَ عن استعمالها منذ عامين، وما زلت تدفع ثمنها.",
          "تسأل عن قاعدة نسبةٍ مئوية فيتأخّر الجواب أكثر من يوم.",
          "لم يقل لك أحدٌ ما لا يسرّك منذ الربيع.",
        ),
        p("واحدةٌ من هذه تستدعي حديثًا، وثلاثٌ منها تستدعي رسالة."),
        image(lastSieve),
        h2("ماذا تأخذ معك"),
        p("اطلب ما يلي قبل أن تعلن شيئًا، والأفضل أن تكتبه في العقد منذ اليوم الأول:"),
        ol(
          "استمارات الموجات كلها كما طُرحت فعلًا، باللغتين، مع بطاقات العرض وترتيب الأسئلة.",
          "البيانات، لكل مقابلةٍ سطر، مع الأوزان والطريقة التي حُسبت بها.",
          "سجلّ الاستجابة: الأبواب والاتصالات وحالات الرفض والاستبدال.",
          "دليل ترميز الإجابات المفتوحة، فمن دونه تكون «غير ذلك» في آذار و«غير ذلك» في حزيران بلدين مختلفين.",
        ),
        p(
          "أما ما لا يحقّ لك أخذه فهو الناس. لقد أعطى المستجيبون أسماءهم وأرقامهم للوكالة مقابل وعد، والوعد لا ينتقل بانتقال العقد. والوكالة التي تعرض عليك مستجيبيها من باب الخدمة أخبرتك لتوّها بما ستفعله بمستجيبيك.",
        ),
        h2("موجةٌ واحدة مع الوكالتين"),
        p(
          "[ستتحرّك الأرقام](/Blogdetails/tracker-false-alarms) في الموجة الأولى للوكالة الجديدة، وهذا ما يحدث دائمًا: باحثون آخرون، وشوارع أخرى، وعاداتٌ أخرى عند الباب. فإذا عملت الوكالتان جنبًا إلى جنبٍ موجةً واحدة، لكلٍّ منهما نصف العيّنة، عرفتَ كم من هذه الحركة يعود إليهما. شاركنا في ثلاث عمليات تسليم، وكان الفرق في معرفة العلامة نفسها، في الأسبوعين نفسيهما وبين وكالتين قديرتين، نقطتين ثم خمسًا ثم تسعًا. مع التداخل تكون النقاط التسع درجةً في الخطّ تضع عندها إشارةً صغيرة، ومن دونه تكون أزمةً يُعقد لها اجتماع.",
        ),
        image(doubleStar),
        quote(
          "سلّمونا صندوقًا فيه كل شيء، وعلى كل شيءٍ بطاقة. بعد عامين عدنا إليهم بسبب الصندوق.",
          "عميلٌ سابق، وحاليّ",
        ),
        h2("والفاتورة الأخيرة"),
        p(
          "ادفعها. إذا سُدّد الحساب وُجد من يردّ على الهاتف حين يسأل أحدٌ بعد أحد عشر شهرًا كيف كانت صياغة السؤال ١٤. نحن سنردّ على أيّ حال، لكن لا تعوّل على ذلك عند غيرنا.",
        ),
        p(
          "في عقدنا صفحةٌ عنوانها «عند الرحيل». يمكنك أن [تطلبها](/contact) وإن لم تكن عميلًا، وأن تستعملها مع من شئت. يُقال لنا إنها تُقرأ أكثر من صفحة السعر.",
        ),
      ],
    },
  },
];
