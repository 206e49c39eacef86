import type { SeedFaq } from "./types.ts";

export const faqs: SeedFaq[] = [
  {
    category: "projects",
    question: { en: "What do you need from us to begin?", ar: "ماذا تحتاجون منّا لنبدأ؟" },
    answer: {
      en: "One page: the decision, the date it is due, and what you already believe. We will send back questions before we send a price. If you have earlier studies, sales by month or a complaint book, mention them; a third of the questions we are asked have already been paid for once. You do not need to choose a method or a sample. That is our half of the page.",
      ar: "صفحةً واحدة: القرار، وموعده، وما تعتقدونه اليوم. ونرسل إليكم أسئلةً قبل أن نرسل سعرًا. وإن كانت لديكم دراساتٌ سابقة أو مبيعاتٌ شهرية أو دفتر شكاوى فاذكروها، فثلث ما نُسأل عنه سبق أن دُفع ثمنه مرة. ولا حاجة بكم إلى اختيار منهجٍ أو عيّنة، فذلك نصيبنا من الصفحة.",
    },
  },
  {
    category: "cost-time",
    question: { en: "How long does a study take?", ar: "كم تستغرق الدراسة؟" },
    answer: {
      en: "Four to seven weeks for a national survey. Ten days for a telephone read. Focus groups, three weeks with the report. About half of that is fieldwork; the rest goes to the questionnaire, its pilot and the checks. In Ramadan and in the last week of August allow a third more: people are at home at other hours, or at the sea, and we would rather wait than interview whoever is left.",
      ar: "من أربعة أسابيع إلى سبعة للاستطلاع الوطني، وعشرة أيام للقراءة الهاتفية، وثلاثة أسابيع لمجموعات النقاش مع تقريرها. نصف المدّة تقريبًا للميدان، والباقي للاستمارة وتجربتها وللتدقيق. وفي رمضان وفي آخر أسبوعٍ من آب أضيفوا الثلث: فالناس في بيوتهم في ساعاتٍ أخرى أو على البحر، ونحن نفضّل أن ننتظر على أن نقابل من بقي.",
    },
  },
  {
    category: "fieldwork",
    question: { en: "Do you work in every governorate?", ar: "هل تعملون في كل المحافظات؟" },
    answer: {
      en: "Yes, in all fourteen, with resident supervisors. Where a district cannot be reached safely we say so and show what it does to the sample. In an ordinary national survey that is two or three districts, one or two per cent of households, and the report carries the map. We do not replace a closed district with an open one that happens to look like it, unless you have agreed to it in writing.",
      ar: "نعم، في المحافظات الأربع عشرة، بمشرفين مقيمين. وإذا تعذّر بلوغ ناحيةٍ بأمان قلنا ذلك وبيّنّا أثره في العيّنة. يحدث هذا في الاستطلاع الوطني المعتاد في ناحيتين أو ثلاث، أي واحد أو اثنين في المئة من الأسر، وتظهر في خريطة التقرير. ولا نستبدل بناحيةٍ مغلقة ناحيةً مفتوحة تشبهها إلا إذا وافقتم على ذلك كتابةً.",
    },
  },
  {
    category: "data-privacy",
    question: { en: "Who owns the data?", ar: "من يملك البيانات؟" },
    answer: {
      en: "You do. Respondents’ names and numbers stay with us and are destroyed after the quality checks. You receive the anonymous file, one row for each interview, with the code book and the weights, and you may analyse it again without asking us or paying us. We keep a copy for three years so that we can answer questions about it, and use it for nothing else.",
      ar: "أنتم. أما أسماء المستجيبين وأرقامهم فتبقى لدينا وتُتلف بعد فحوص الجودة. تتسلّمون ملفًّا بلا أسماء، سطرٌ فيه لكل مقابلة، ومعه دليل الرموز والأوزان، ولكم أن تحلّلوه من جديد من غير أن تستأذنونا أو تدفعوا لنا. ونحتفظ بنسخةٍ منه ثلاث سنوات لنجيب عن أسئلتكم بشأنه، ولا نستعملها في غير ذلك.",
    },
  },
  {
    category: "cost-time",
    question: { en: "What drives the cost?", ar: "ما الذي يحدّد الكلفة؟" },
    answer: {
      en: "Who must be found, and how many of them. The questionnaire’s length comes a distant third. Twelve hundred households anywhere cost less than two hundred owners of cold stores, because a door in three opens to the first and one in forty to the second. If the price is too high, describe a wider group before you cut the numbers. Removing ten questions saves about four per cent and usually loses the one you needed.",
      ar: "مَن ينبغي الوصول إليه، وكم عددهم. ويأتي طول الاستمارة ثالثًا بفارقٍ كبير. فألفٌ ومئتا أسرة في أيّ مكان أقلّ كلفةً من مئتي صاحب مستودع تبريد، لأن بابًا من كل ثلاثة يفضي إلى الأولى، وبابًا من كل أربعين يفضي إلى الثاني. فإن كان السعر مرتفعًا فوسّعوا تعريف الفئة قبل أن تُنقصوا العدد. أما حذف عشرة أسئلة فيوفّر نحو ٤٪، ويضيع معه غالبًا السؤال الذي احتجتم إليه.",
    },
  },
  {
    category: "fieldwork",
    question: { en: "May we watch the interviews?", ar: "هل يمكننا متابعة المقابلات؟" },
    answer: {
      en: "You may join focus groups behind glass and listen to telephone interviews, with the respondent’s consent. Interviews in homes are different: a third person at the table changes every answer, so nobody comes along except our own supervisor. What you can do instead is attend the interviewers’ training, be interviewed yourself during the pilot, and read the first fifty records on the second day of fieldwork.",
      ar: "يمكنكم متابعة مجموعات النقاش من خلف الزجاج والاستماع إلى المقابلات الهاتفية بموافقة المستجيب. أما المقابلات في البيوت فأمرها مختلف: وجود شخصٍ ثالث إلى الطاولة يغيّر كل جواب، فلا يرافق الباحثَ إلا مشرفٌ منّا. ولكم بدل ذلك أن تحضروا تدريب الباحثين، وأن يُقابَل أحدكم في أثناء التجربة، وأن تقرؤوا أول خمسين سجلًّا في اليوم الثاني من العمل الميداني.",
    },
  },
  {
    category: "projects",
    question: { en: "Can you test a questionnaire we wrote?", ar: "هل تختبرون استمارةً أعددناها نحن؟" },
    answer: {
      en: "Gladly. Twelve cognitive interviews usually change a third of the wording. Each respondent answers aloud and then tells us, question by question, what they took it to mean. You receive your questionnaire back in two columns, as written and as advised, with the sentence somebody actually said beside every change. It takes six working days. Whether you then run the survey with us, with others or alone is up to you.",
      ar: "بسرور. وعادةً ما تغيّر اثنتا عشرة مقابلةً معرفية ثلث الصياغة. يجيب كل مستجيبٍ بصوتٍ مسموع ثم يخبرنا، سؤالًا سؤالًا، ماذا فهم منه. وتعود إليكم استمارتكم في عمودين: كما كُتبت وكما نقترح، وإلى جانب كل تعديلٍ الجملة التي قالها أحدهم فعلًا. يستغرق ذلك ستة أيام عمل. ولكم بعدها أن تنفّذوا الاستطلاع معنا أو مع غيرنا أو بأنفسكم.",
    },
  },
  {
    category: "data-privacy",
    question: { en: "Do you publish client results?", ar: "هل تنشرون نتائج العملاء؟" },
    answer: {
      en: "Never without written permission. Our own studies are published in full, tables included. The examples on this site are told with the client’s consent and usually with the product or the city changed. We also promise something less common: if you publish part of a study of ours and the part misleads, we may ask you to print the rest, or to remove our name. It is in the contract, and has been needed twice.",
      ar: "أبدًا من غير إذنٍ مكتوب. أما دراساتنا الخاصة فننشرها كاملةً بجداولها. والأمثلة الواردة في هذا الموقع مروية بإذن أصحابها، وقد غُيّر فيها غالبًا المنتج أو المدينة. ونلتزم بأمرٍ أقلّ شيوعًا: إذا نشرتم جزءًا من دراسةٍ لنا وكان الجزء مضلِّلًا، فلنا أن نطلب نشر الباقي أو حذف اسمنا. هذا منصوصٌ عليه في العقد، واحتجنا إليه مرتين.",
    },
  },
  {
    category: "methods",
    question: { en: "How large a sample do we need?", ar: "ما حجم العيّنة التي نحتاج إليها؟" },
    answer: {
      en: "It depends on the smallest group you will have to speak about, not on the size of the country. For one national figure, 600 interviews are often enough, with a margin of four points. For four regions to be compared, think of 1,200. For a single profession, 150 well chosen are better than 400 found. Tell us how large an error would change your decision, and the arithmetic takes us five minutes.",
      ar: "يتوقّف ذلك على أصغر فئةٍ ستضطرون إلى الحديث عنها، لا على عدد سكان البلد. لرقمٍ وطني واحد تكفي في الغالب ٦٠٠ مقابلة بهامشٍ قدره أربع نقاط. وللمقارنة بين أربع مناطق فكّروا في ١٬٢٠٠. ولمهنةٍ بعينها فإن ١٥٠ مقابلة أُحسن اختيار أصحابها خيرٌ من ٤٠٠ كيفما اتفق. قولوا لنا أيّ خطأٍ يغيّر قراركم، والحساب بعد ذلك خمس دقائق.",
    },
  },
  {
    category: "projects",
    question: { en: "How soon will you answer a message?", ar: "متى تردّون على رسالتنا؟" },
    answer: {
      en: "Within 24 hours on business days. We work from Sunday to Thursday, 9:00 AM to 6:00 PM (GMT+3), so a message sent on Thursday evening is answered on Sunday. The first reply comes from a researcher, not a sales desk. It will contain at least one question and, if we are not the right people, the name of somebody who is.",
      ar: "خلال ٢٤ ساعة في أيام العمل. نعمل من الأحد إلى الخميس، من ٩:٠٠ صباحًا إلى ٦:٠٠ مساءً (GMT+3)، فالرسالة التي تصل مساء الخميس نجيب عنها يوم الأحد. ويأتي الردّ الأول من باحثٍ لا من قسم مبيعات، وفيه سؤالٌ واحد على الأقل؛ وإن لم نكن نحن الجهة المناسبة ففيه اسم من هو أنسب منّا.",
    },
  },
  {
    category: "cost-time",
    question: { en: "Can you give us a rough price?", ar: "هل تعطوننا سعرًا تقريبيًا؟" },
    answer: {
      en: "A range, yes. Last year a telephone read of 400 interviews cost between 2,400 and 3,600 US dollars, six focus groups between 4,500 and 7,000, and a national face-to-face survey of 1,200 between 11,000 and 16,000. The exact figure follows within one business day of your brief, in pounds or dollars as you prefer, and holds for thirty days. Transport is included. Surprises are ours.",
      ar: "نعم، على شكل مجال. كلّفت القراءة الهاتفية بأربعمئة مقابلة في العام الماضي من ٢٬٤٠٠ إلى ٣٬٦٠٠ دولار، وستُّ مجموعات نقاشٍ من ٤٬٥٠٠ إلى ٧٬٠٠٠، والاستطلاع الوطني وجهًا لوجه بألفٍ ومئتي مقابلة من ١١٬٠٠٠ إلى ١٦٬٠٠٠. ويصلكم الرقم الدقيق خلال يوم عملٍ واحد من تسلّم طلبكم، بالليرة أو بالدولار كما تشاؤون، ويبقى ساريًا ثلاثين يومًا. النقل محسوبٌ فيه، والمفاجآت علينا.",
    },
  },
  {
    category: "fieldwork",
    question: {
      en: "How do you know the interviews really took place?",
      ar: "كيف تتأكّدون من أن المقابلات جرت فعلًا؟",
    },
    answer: {
      en: "A supervisor returns to one home in ten and asks five of the questions again. The tablet records the hour, the length and the place of every interview, and a program looks for answers that are too quick, too regular or too like the neighbour’s. What fails is discarded and redone at our expense. In the past year that was 2.3 per cent of interviews. The figure is printed in each report.",
      ar: "يعود المشرف إلى بيتٍ من كل عشرة ويطرح خمسةً من الأسئلة من جديد. ويسجّل الجهاز اللوحي ساعة كل مقابلةٍ ومدّتها ومكانها، ويبحث برنامجٌ عن إجاباتٍ أسرع مما ينبغي أو أشدّ انتظامًا أو أكثر شبهًا بإجابات الجيران. وما يسقط في الفحص يُستبعد ويُعاد على حسابنا. بلغ ذلك في العام الماضي ٢٫٣٪ من المقابلات، والرقم مطبوعٌ في كل تقرير.",
    },
  },
  {
    category: "data-privacy",
    question: {
      en: "What happens to a message sent through this site?",
      ar: "ما مصير رسالةٍ أُرسلت عبر هذا الموقع؟",
    },
    answer: {
      en: "It goes to our own inbox, where three people can read it. Your name, e-mail and number are used to reply and for nothing else: no list, no newsletter, no third party. We erase the conversation twelve months after it is closed, or sooner if you ask. If the message was confidential, say so in the first line and we will move it to a signed agreement before going further.",
      ar: "تصل إلى صندوقنا، ويستطيع قراءتها ثلاثة أشخاص. يُستعمل اسمك وبريدك ورقمك للردّ عليك لا لسواه: فلا قوائم ولا نشرة ولا طرف ثالث. ونمحو المراسلة بعد اثني عشر شهرًا من إغلاقها، أو قبل ذلك إن طلبت. وإن كانت الرسالة سرّية فقل ذلك في سطرها الأول، ننتقل بها إلى اتفاقٍ موقّع قبل أن نمضي.",
    },
  },
  {
    category: "methods",
    question: {
      en: "Is there a reliable census to sample from?",
      ar: "هل ثمّة تعدادٌ موثوق تُسحب منه العيّنة؟",
    },
    answer: {
      en: "Not a recent one: the last full count was in 2004. We keep a working frame of our own, some nine thousand blocks walked and counted at least once in the past three years, and refresh the ones a study will use. It has faults and we list them. For a fuller account read the article on drawing a fair sample in our blog, which costs nothing and has a table.",
      ar: "ليس حديثًا: فآخر تعدادٍ كامل جرى عام ٢٠٠٤. لذلك نحتفظ بإطار عملٍ خاصّ بنا، فيه نحو تسعة آلاف مربّعٍ سكني مشيناها وعددناها مرةً على الأقل في السنوات الثلاث الماضية، ونجدّد منها ما ستحتاج إليه الدراسة. وله عيوبٌ نذكرها. ولمن أراد التفصيل مقالٌ في المدوّنة عن سحب عيّنةٍ عادلة، لا يكلّف شيئًا وفيه جدول.",
    },
  },
  {
    category: "projects",
    question: { en: "Do you take small projects?", ar: "هل تقبلون المشاريع الصغيرة؟" },
    answer: {
      en: "Yes. One study in five costs less than 2,000 dollars: a shop visited forty times, a name tested on sixty people, an afternoon’s reading of figures you already have. The same researchers do them, in the gaps between the large ones, so the start date may move by a week. We refuse only when the budget buys a number too weak to act on, and then we tell you what to do without us.",
      ar: "نعم. فواحدةٌ من كل خمس دراساتٍ لنا تكلّف أقلّ من ألفَي دولار: متجرٌ يُزار أربعين مرة، أو اسمٌ يُختبر على ستين شخصًا، أو قراءةُ عصرٍ واحد في أرقامٍ عندكم أصلًا. يقوم بها الباحثون أنفسهم بين مشروعين كبيرين، فقد يتأخّر البدء أسبوعًا. ولا نعتذر إلا إذا كانت الميزانية لا تشتري إلا رقمًا أضعف من أن يُبنى عليه، وعندها نقول لكم ماذا تفعلون من دوننا.",
    },
  },
  {
    category: "fieldwork",
    question: { en: "Who are your interviewers?", ar: "من هم الباحثون الميدانيون لديكم؟" },
    answer: {
      en: "Two hundred people, 118 of them women, nearly all working in the governorate where they grew up. They train for four days before the first door and one day for every new study. They are paid by the day and not by the interview, which is more expensive and removes the main reason to invent one. The average has been with us for three years and can refuse a street that feels wrong.",
      ar: "مئتا شخص، منهم ١١٨ امرأة، ويعمل معظمهم في المحافظة التي نشأ فيها. يتدرّب الواحد منهم أربعة أيام قبل أول باب، ويومًا لكل دراسةٍ جديدة. نحاسبهم باليوم لا بالمقابلة، وهذا أغلى، لكنه يُزيل أقوى دافعٍ إلى اختلاقها. متوسط خدمتهم معنا ثلاث سنوات، ولكلٍّ منهم أن يعتذر عن شارعٍ لم يرتح إليه.",
    },
  },
  {
    category: "cost-time",
    question: { en: "How and when do we pay?", ar: "كيف ندفع، ومتى؟" },
    answer: {
      en: "Forty per cent on signing, forty when fieldwork ends and you have seen the first tables, twenty when you accept the report. Acceptance means that our files passed your checks; a list of useful ones is among the educational resources on this site. We invoice in pounds or dollars and accept bank transfers. If we are late through our own fault, each week takes five per cent off the last instalment. It happened once in 2025.",
      ar: "أربعون في المئة عند التوقيع، وأربعون عند انتهاء الميدان وبعد أن تروا الجداول الأولى، وعشرون حين تقبلون التقرير. والقبول معناه أن ملفّاتنا اجتازت فحوصكم، وفي الموارد التعليمية من هذا الموقع قائمةٌ بالنافع منها. نُصدر الفاتورة بالليرة أو بالدولار ونقبل التحويل المصرفي. وإن تأخّرنا بسببٍ منّا حُسم خمسةٌ في المئة من الدفعة الأخيرة عن كل أسبوع، وقد حدث ذلك مرةً في عام ٢٠٢٥.",
    },
  },
  {
    category: "data-privacy",
    question: {
      en: "Do respondents know who is paying for the study?",
      ar: "هل يعرف المستجيب من يدفع ثمن الدراسة؟",
    },
    answer: {
      en: "They know from the first minute that it is Miqyas who asks, and what the subject is. Your name is given at the end to anyone who wants it, since hearing it earlier would flatter the answers. If you would prefer never to be named we can agree to that, provided nobody is misled about the purpose. Asking people about soap in order to sell them insurance is not a study.",
      ar: "يعرف منذ الدقيقة الأولى أن السائل «مقياس» ويعرف الموضوع. أما اسمكم فيُذكر في النهاية لمن يطلبه، لأن ذكره قبل ذلك يجمّل الإجابات. وإن آثرتم ألّا يُذكر أبدًا أمكن الاتفاق على ذلك، بشرط ألّا يُضلَّل أحدٌ بشأن الغاية. أما أن يُسأل الناس عن الصابون ليُباعوا التأمين فليس هذا دراسة.",
    },
  },
  {
    category: "methods",
    question: {
      en: "Face to face, telephone or online: which is better?",
      ar: "وجهًا لوجه أم بالهاتف أم عبر الإنترنت: أيّها أفضل؟",
    },
    answer: {
      en: "Each finds different people. Doors reach the old, the rural and the suspicious, and cost the most. The telephone is quick and hears more men. Our online panel of nine thousand is young, urban and awake at midnight, good for testing a pack and poor for estimating a market. Many studies use two of them and compare the overlap. We will recommend the cheapest that can carry your decision, and tell you whom it misses.",
      ar: "كلٌّ منها يصل إلى أناسٍ مختلفين. فالأبواب تصل إلى كبار السنّ وأهل الريف ومن لا يثق بأحد، وهي الأغلى. والهاتف سريعٌ ويسمع الرجال أكثر. ولوحتنا الإلكترونية، وفيها تسعة آلاف عضو، شابّةٌ مدينية ساهرة: تصلح لاختبار عبوة ولا تصلح لتقدير سوق. ودراساتٌ كثيرة تجمع بين اثنتين وتقارن ما اشتركتا فيه. ونحن نقترح أرخص ما يحمل قراركم، ونقول لكم من الذي يفوته.",
    },
  },
  {
    category: "projects",
    question: {
      en: "Will you work for our competitor at the same time?",
      ar: "هل تعملون مع منافسنا في الوقت نفسه؟",
    },
    answer: {
      en: "Not on the same question. While your study is open, and for six months after delivery, we take no other on that category in that market without asking you first. Longer exclusivity is possible and has a price, because it closes a door for us. Two teams who do not share a drive handle firms that are rivals elsewhere. And we hold no shares in any business we study, which is simpler to promise than to explain.",
      ar: "ليس في المسألة نفسها. فما دامت دراستكم مفتوحة، ولستة أشهرٍ بعد تسليمها، لا نقبل دراسةً أخرى في الصنف نفسه والسوق نفسه قبل أن نستأذنكم. ويمكن أن تطول الحصرية، ولها ثمن لأنها تغلق بابًا في وجهنا. أما الشركات التي تتنافس في ميدانٍ آخر فيتولّاها فريقان لا يتشاركان ملفًّا. ولا نملك حصّةً في أيّ عملٍ ندرسه، والتزامُ ذلك أسهل من شرحه.",
    },
  },
  {
    category: "fieldwork",
    question: {
      en: "What do you do when people refuse to take part?",
      ar: "ماذا تفعلون حين يرفض الناس المشاركة؟",
    },
    answer: {
      en: "We thank them, note the reason in one of seven codes, and leave. A person who was only busy is visited twice more at other hours; one who said no is not visited again. In cities about one in eight declines, in villages one in twenty. We offer no money for household interviews, only a small gift afterwards. The response rate stands on the first page of every report.",
      ar: "نشكرهم، ونسجّل السبب برمزٍ من سبعة، وننصرف. من كان مشغولًا فحسب نزوره مرتين أخريين في ساعاتٍ مختلفة، ومن قال لا فلا نعود إليه. يعتذر في المدن نحو واحدٍ من كل ثمانية، وفي القرى واحدٌ من كل عشرين. ولا نعرض مالًا لقاء المقابلات المنزلية، بل هديةً صغيرة بعد انتهائها. ومعدل الاستجابة مكتوبٌ في الصفحة الأولى من كل تقرير.",
    },
  },
  {
    category: "cost-time",
    question: {
      en: "We need an answer by next week. Is that possible?",
      ar: "نحتاج إلى جوابٍ في الأسبوع القادم، فهل هذا ممكن؟",
    },
    answer: {
      en: "To one question, yes. A telephone omnibus leaves every second Sunday with room for a few clients’ questions; hand yours in by Wednesday and you have the table on the Thursday of the following week, from 600 adults, for 180 dollars a question. Anything faster comes from what is already in our files. We look there first, at no charge, and are pleased with ourselves when it is enough.",
      ar: "لسؤالٍ واحد، نعم. ينطلق استطلاعٌ هاتفي مشترك مرةً كل أسبوعين يوم الأحد، وفيه متّسعٌ لأسئلة بضعة عملاء: سلّموا سؤالكم قبل الأربعاء يكن الجدول عندكم يوم الخميس من الأسبوع التالي، من ٦٠٠ بالغ، لقاء ١٨٠ دولارًا للسؤال. وما كان أسرع من ذلك فمن محفوظاتنا. نبحث فيها أولًا بلا مقابل، ونُسرّ بأنفسنا حين تكفي.",
    },
  },
  {
    category: "data-privacy",
    question: {
      en: "How can I have my answers, or my address, removed?",
      ar: "كيف أطلب حذف إجاباتي أو بريدي؟",
    },
    answer: {
      en: "If you took part in a study, call the number on the card the interviewer left, within thirty days, and give the code; after that the names have been destroyed and we could not find you if we wished. For the newsletter, every issue ends with a link that removes you at once, and addresses never confirmed are erased after seven days. For anything else write to hello@miqyas.example. No reason is required.",
      ar: "إن شاركت في دراسة فاتّصل بالرقم المكتوب على البطاقة التي تركها الباحث، خلال ثلاثين يومًا، واذكر الرمز؛ أما بعد ذلك فتكون الأسماء قد أُتلفت ولا سبيل لنا إليك ولو أردنا. وفي ختام كل عددٍ من النشرة رابطٌ يلغي اشتراكك فورًا، والعناوين التي لم تُؤكَّد تُمحى بعد سبعة أيام. ولما سوى ذلك اكتب إلى hello@miqyas.example، ولن نسألك عن السبب.",
    },
  },
  {
    category: "methods",
    question: {
      en: "Can you study children, patients or other protected groups?",
      ar: "هل تدرسون الأطفال أو المرضى أو غيرهم ممّن تجب حمايتهم؟",
    },
    answer: {
      en: "With conditions. Nobody under sixteen is interviewed without a parent’s consent and the child’s own, and never about the household’s money. Patients are approached by the clinic and not by us, and may say no to us without the clinic knowing. Two colleagues outside the project read every such questionnaire first and can stop it. They have done so four times, and we were annoyed, and they were right.",
      ar: "نعم، وبشروط. لا يُقابَل من هم دون السادسة عشرة إلا بموافقة أحد الوالدين وموافقتهم هم، ولا يُسألون عن مال الأسرة أبدًا. والمرضى تخاطبهم العيادة لا نحن، ولهم أن يرفضوا من غير أن تعلم العيادة. ويقرأ كلَّ استمارةٍ من هذا النوع زميلان من خارج المشروع، ولهما أن يوقفاها. فعلا ذلك أربع مرات، فتضايقنا، وكان الحقّ معهما.",
    },
  },
  {
    category: "projects",
    question: {
      en: "In which languages do you report, and in what form?",
      ar: "بأيّ لغةٍ تقدّمون التقارير، وبأيّ شكل؟",
    },
    answer: {
      en: "In Arabic, in English or in both, written by people who work in that language and not passed through the other. The usual delivery is a report of twenty to thirty pages, a table book, the data file and one hour with the team. If your board reads a single page, say so at the start: we will write that page first, and the rest will be better for it.",
      ar: "بالعربية أو بالإنكليزية أو باللغتين، يكتب كلًّا منهما من يعمل بها، فلا تمرّ إحداهما عبر الأخرى. والتسليم المعتاد تقريرٌ من عشرين إلى ثلاثين صفحة، وكتاب جداول، وملفّ البيانات، وساعةٌ مع الفريق. وإن كان مجلس إدارتكم يقرأ صفحةً واحدة فقولوا ذلك في البداية؛ نكتب تلك الصفحة أولًا، فيحسن بها ما بعدها.",
    },
  },
  {
    category: null,
    question: { en: "Where does the name Miqyas come from?", ar: "من أين جاء اسم «مقياس»؟" },
    answer: {
      en: "From a stone column. The first famous miqyas stood in the Nile, marked in cubits, and was read once a year so that a country might estimate its harvest and its prices before either arrived. We liked three things about it: it was read in public, it said nothing about why the water rose, and nobody ever accused it of telling the governor what he wanted to hear.",
      ar: "من عمودٍ حجري. كان أول «مقياسٍ» مشهور عمودًا في النيل مدرَّجًا بالأذرع، يُقرأ مرةً في العام فتُقدَّر منه الغلّة والأسعار قبل أن تأتي هذه وتلك. أعجبتنا فيه ثلاثة أمور: أنه كان يُقرأ على الملأ، وأنه لم يدّعِ أنه يعرف لماذا ارتفع الماء، وأن أحدًا لم يتّهمه يومًا بأنه قال للوالي ما يحبّ أن يسمع.",
    },
  },
];
