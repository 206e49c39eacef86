import { both } from "./blocks.ts";
import type { SeedTool } from "./types.ts";

/** The instruments of fieldwork and analysis, in the order of the Services & Tools page. */
export const tools: SeedTool[] = [
  {
    key: "capi",
    image: {
      plate: { kind: "tally", theme: "basalt", seed: "tc", w: 1000, h: 800 },
      alt: both("Rows of pale tally marks on dark stone", "صفوفٌ من علامات عدٍّ فاتحة على حجرٍ داكن"),
    },
    name: both("Face-to-face interviews (CAPI)", "المقابلات وجهًا لوجه (CAPI)"),
    description: both(
      "Two hundred trained interviewers with tablets that work without a network, and a supervisor who re-visits one home in ten.",
      "مئتا باحثٍ ميداني بأجهزةٍ لوحية تعمل من غير شبكة، ومشرفٌ يعيد زيارة بيتٍ من كل عشرة.",
    ),
    explores: [
      {
        title: both("A tablet that does not wait for the network", "جهازٌ لا ينتظر الشبكة"),
        description: both(
          "The questionnaire travels on the tablet, with its skips, its showcards and every question recorded aloud in three dialects. Interviews are stored encrypted and leave for Damascus when a signal appears, sometimes two days later. Nothing depends on the electricity of the street, which is fortunate.",
          "تسافر الاستمارة على الجهاز بمساراتها وبطاقات العرض فيها، وبقراءةٍ مسجَّلة لكل سؤالٍ بثلاث لهجات. تُحفظ المقابلات مشفَّرةً وتنطلق إلى دمشق متى ظهرت إشارة، وقد يكون ذلك بعد يومين. ولا يتوقّف شيءٌ منها على كهرباء الشارع، وذلك من حسن الحظّ.",
        ),
        answers: {
          en: [
            "Twenty-eight minutes on average, never more than forty",
            "A battery that lasts eleven interviews",
            "Every path through the questions walked before fieldwork",
          ],
          ar: [
            "ثمانٍ وعشرون دقيقة في المتوسط، ولا تتجاوز الأربعين",
            "بطاريةٌ تكفي إحدى عشرة مقابلة",
            "كل مسارٍ في الأسئلة مجرَّبٌ قبل الخروج إلى الميدان",
          ],
        },
        image: {
          plate: {
            kind: "sample",
            theme: "lime",
            seed: "x-capi-tablet",
            w: 1000,
            h: 750,
            cell: 50,
            shape: "square",
          },
          alt: both(
            "A plan of small squares with the chosen ones enlarged",
            "مخطّطٌ من مربّعاتٍ صغيرة كُبّر المختار منها",
          ),
        },
      },
      {
        title: both("One home in ten, twice", "بيتٌ من كل عشرةٍ مرتين"),
        description: both(
          "The supervisor returns with six questions whose answers cannot change in a week: how many rooms, who opened the door, whether the small gift arrived. Where two answers of the six differ, all of that interviewer’s work is checked. Last year we discarded 214 interviews out of 19,600, and paid for replacing them ourselves.",
          "يعود المشرف بستة أسئلةٍ لا تتغيّر إجاباتها في أسبوع: كم غرفة، ومن فتح الباب، وهل وصلت الهدية الصغيرة. فإذا اختلفت إجابتان من الست فُحص عمل الباحث كله. استبعدنا في العام الماضي ٢١٤ مقابلة من أصل ١٩٬٦٠٠، ودفعنا نحن ثمن إعادتها.",
        ),
        image: {
          plate: { kind: "courses", theme: "rose", seed: "x-capi-revisit", w: 1000, h: 750, n: 10, hi: 6 },
          alt: both(
            "Ten bars of stone, one of them set apart by its colour",
            "عشرة أشرطةٍ من الحجر ينفرد أحدها بلونه",
          ),
        },
      },
      {
        title: both("Who knocks", "من يطرق الباب"),
        description: both(
          "Sixty per cent of our interviewers are women, most of the team live within an hour of the streets they work in, and all of them rehearse for twelve hours before their first door. Visits happen between four and eight, when someone is at home and the neighbours can see who came. The badge carries a telephone number, and a person answers it.",
          "النساء ستون في المئة من باحثينا الميدانيين، ومعظم الفريق يسكن على مسافة ساعةٍ أو أقلّ من الشوارع التي يعمل فيها، والجميع يتدرّبون اثنتي عشرة ساعة قبل أول باب. تجري الزيارات بين الرابعة والثامنة مساءً، حين يكون في البيت أحدٌ ويرى الجيران من جاء. وعلى البطاقة رقم هاتفٍ يردّ عليه إنسان.",
        ),
        answers: {
          en: [
            "Paid by the day, never by the interview",
            "One supervisor for every eight interviewers",
            "Always in pairs after sunset",
          ],
          ar: ["الأجر باليوم لا بالمقابلة", "مشرفٌ لكل ثمانية باحثين", "اثنان معًا دائمًا بعد الغروب"],
        },
        image: {
          plate: { kind: "arch", theme: "barada", seed: "x-capi-door", w: 1000, h: 750, n: 13, cx: 0.5 },
          alt: both("A striped arch with a scale in its opening", "قوسٌ مخطّط في فتحته تدريج"),
        },
      },
      {
        title: both("When to choose something else", "متى تختار غيرها"),
        description: both(
          "The doorstep is the slowest of our instruments and the dearest. For a quick reading take the telephone; for young people in large cities, the panel. Keep the visit for long questions, for older respondents, and for anything that has to be seen, tasted or held.",
          "الزيارة المنزلية أبطأ أدواتنا وأغلاها. للقراءة السريعة خذ الهاتف، ولشباب المدن الكبرى خذ اللوحة الإلكترونية. واترك عتبة البيت للأسئلة الطويلة، ولكبار السنّ، ولكل ما ينبغي أن يُرى أو يُذاق أو يُمسَك باليد.",
        ),
        image: {
          plate: { kind: "column", theme: "lime", seed: "x-capi-limits-a", w: 800, h: 900, level: 0.32 },
          alt: both("A graduated column with the water standing low", "عمودٌ مدرَّج والماء عنده منخفض"),
        },
        second_image: {
          plate: { kind: "plumb", theme: "apricot", seed: "x-capi-limits-b", w: 800, h: 900 },
          alt: both("A plumb bob hanging still beside a wall", "شاقولٌ ساكن بجوار جدار"),
        },
      },
    ],
  },
  {
    key: "panel",
    image: {
      plate: { kind: "sample", theme: "pist", seed: "tp", w: 1000, h: 800, cell: 44, shape: "square" },
      alt: both(
        "A green ground of small squares, some drawn large and dark",
        "أرضٌ فستقية من مربّعاتٍ صغيرة كُبّر بعضها",
      ),
    },
    name: both("Online panel", "لوحة المستجيبين الإلكترونية"),
    description: both(
      "Nine thousand people who have met us at least once in person, and are paid on time.",
      "تسعة آلاف شخصٍ قابلناهم مرةً على الأقل، ونكافئهم في الموعد.",
    ),
    explores: [
      {
        title: both("Met before they are asked", "نلقاهم قبل أن نسألهم"),
        description: both(
          "Nobody can join from a link. Each member was recruited at home, by an interviewer who made sure that they exist, live where they say, and have not joined already under a cousin’s name. It is a slow way to build a panel. It took six years.",
          "لا ينضمّ أحدٌ عبر رابط. كل عضوٍ استقطبه باحثٌ زاره في بيته، بعد أن تحقّق من وجوده ومن سكنه حيث يقول، ومن أنه لم ينضمّ من قبل باسم ابن عمّه. إنها طريقةٌ بطيئة في بناء لوحة، وقد استغرقت ست سنوات.",
        ),
        answers: {
          en: [
            "Members in eleven governorates",
            "Two invitations a month at most",
            "A second visit every two years",
          ],
          ar: ["أعضاء في إحدى عشرة محافظة", "دعوتان في الشهر على الأكثر", "زيارةٌ ثانية كل سنتين"],
        },
        image: {
          plate: { kind: "courtyard", theme: "basalt", seed: "x-panel-met", w: 1000, h: 750, seats: 9 },
          alt: both(
            "A dark courtyard plan with nine seats around the water",
            "مخطّط فناءٍ داكن وتسعة مقاعد حول الماء",
          ),
        },
      },
      {
        title: both("Paid on time", "مكافأةٌ في موعدها"),
        description: both(
          "A ten-minute questionnaire earns telephone credit within a day, whoever commissioned it and whether or not we liked the answers. Members who feel cheated do not leave; they stay and answer carelessly, which is worse. Our oldest member joined in the first month and corrects our spelling.",
          "استمارةٌ من عشر دقائق تُكافأ برصيدٍ للهاتف خلال يوم، أيًّا كان صاحب الدراسة، وأعجبتنا الإجابات أم لم تعجبنا. فالعضو الذي يشعر بالغبن لا يغادر، بل يبقى ويجيب كيفما اتفق، وهذا أسوأ. وأقدم أعضائنا معنا منذ الشهر الأول، ويصحّح لنا الإملاء.",
        ),
        answers: {
          en: [
            "The same rate for the same minutes",
            "Paid even when the interview screens a member out",
            "Leaving takes one message",
          ],
          ar: [
            "أجرٌ واحد للدقائق نفسها",
            "مكافأةٌ حتى لمن لا تنطبق عليه شروط الدراسة",
            "رسالةٌ واحدة تكفي للانسحاب",
          ],
        },
        image: {
          plate: { kind: "abacus", theme: "apricot", seed: "x-panel-paid", w: 1000, h: 750 },
          alt: both("An abacus on an apricot ground", "معدادٌ على أرضٍ مشمشية"),
        },
      },
      {
        title: both("Who is missing", "من الغائب عن اللوحة"),
        description: both(
          "People over sixty, homes without a smartphone and most villages are thin on any panel, ours included. Every report carries a line that says how thin. When the missing ones matter, we add interviews by telephone or at the door, and explain how the two were joined.",
          "تمثيل من تجاوزوا الستين والبيوت الخالية من هاتفٍ ذكي ومعظم القرى ضعيفٌ في كل لوحة، ولوحتنا منها. وفي كل تقريرٍ سطرٌ يقول كم هو ضعيف. وحين يكون الغائبون مهمّين نضيف مقابلاتٍ بالهاتف أو في البيوت، ونشرح كيف جُمعت مع غيرها.",
        ),
        image: {
          plate: { kind: "sample", theme: "rose", seed: "x-panel-missing-a", w: 800, h: 900, cell: 62 },
          alt: both("Many small dots and a scatter of large ones", "نقاطٌ صغيرة كثيرة وأخرى كبيرة متناثرة"),
        },
        second_image: {
          plate: { kind: "ridges", theme: "barada", seed: "x-panel-missing-b", w: 800, h: 900, n: 6 },
          alt: both("Ridges of uneven height", "تلالٌ متفاوتة الارتفاع"),
        },
      },
      {
        title: both("How we catch a careless answer", "كيف نكشف الإجابة المستعجلة"),
        description: both(
          "Three traps, none of them insulting: a question asked twice in different words, a product that does not exist, and a clock. Whoever falls into two of the three is left out of that study and told so politely. It happens to about six in a hundred, and to more in the week of school examinations.",
          "ثلاثة فخاخٍ ليس فيها إهانة: سؤالٌ يُطرح مرتين بكلماتٍ مختلفة، ومنتجٌ لا وجود له، وساعة. من وقع في اثنين منها استُبعد من تلك الدراسة وأُبلغ بلطف. يحدث هذا لنحو ستةٍ من كل مئة، ويزيد العدد في أسبوع الامتحانات المدرسية.",
        ),
        image: {
          plate: { kind: "dial", theme: "lime", seed: "x-panel-careless-a", w: 800, h: 900, r: 0.4 },
          alt: both("A dial with two long hands", "قرصٌ عليه عقربان طويلان"),
        },
        second_image: {
          plate: { kind: "likert", theme: "basalt", seed: "x-panel-careless-b", w: 800, h: 900, n: 7 },
          alt: both("Seven bars of answers on either side of a line", "سبعة أشرطةٍ من الإجابات على جانبَي خطّ"),
        },
      },
    ],
  },
  {
    key: "cati",
    image: {
      plate: { kind: "wave", theme: "rose", seed: "tool-cati", w: 1000, h: 800 },
      alt: both("A voice drawn as three rows of upright strokes", "صوتٌ مرسوم في ثلاثة صفوفٍ من خطوطٍ قائمة"),
    },
    name: both("Telephone interviews (CATI)", "المقابلات الهاتفية (CATI)"),
    description: both(
      "A quiet room, forty lines, evening hours. For quick reads and for people who are never at home.",
      "غرفةٌ هادئة وأربعون خطًا وساعاتٌ مسائية؛ للقراءات السريعة ولمن لا يوجدون في بيوتهم.",
    ),
    explores: [
      {
        title: both("Forty lines and a closed door", "أربعون خطًا وبابٌ مغلق"),
        description: both(
          "Interviewers sit at an angle from which no one can read another’s screen. A supervisor hears one call in twelve, with the respondent’s knowledge, and may stop an interview that has turned into persuasion. Calls last fourteen minutes on average. After eighteen, people begin to agree with everything.",
          "يجلس الباحثون بزاويةٍ لا يقرأ منها أحدٌ شاشة غيره. ويسمع المشرف مكالمةً من كل اثنتي عشرة بعلم المستجيب، وله أن يوقف مقابلةً انقلبت إقناعًا. متوسط المكالمة أربع عشرة دقيقة، وبعد الدقيقة الثامنة عشرة يبدأ الناس بالموافقة على كل شيء.",
        ),
        answers: {
          en: [
            "Six evenings a week",
            "800 calls from all governorates in ten days",
            "Hourly progress for whoever commissioned the study",
          ],
          ar: [
            "ست أمسياتٍ في الأسبوع",
            "٨٠٠ مكالمة من المحافظات كلها في عشرة أيام",
            "متابعةٌ ساعةً بساعة لصاحب الدراسة",
          ],
        },
        image: {
          plate: { kind: "wave", theme: "barada", seed: "x-cati-room", w: 1000, h: 750, rows: 4 },
          alt: both(
            "Four rows of strokes like four voices in a room",
            "أربعة صفوفٍ من الخطوط كأربعة أصواتٍ في غرفة",
          ),
        },
      },
      {
        title: both("Where the numbers come from", "من أين تأتي الأرقام"),
        description: both(
          "From nowhere, on purpose: a program makes up mobile numbers within the ranges in use, so that the unlisted and the newly arrived have the same chance as anyone. About four in ten ring. Each is tried up to five times, on different evenings, before it counts as silent; and the silent are counted too.",
          "من لا مكان، عن قصد: يولّد برنامجٌ أرقامًا محمولة ضمن المجالات المستعملة، فيكون لمن لا يظهر اسمه في دليلٍ ولمن وصل حديثًا حظُّ غيرهما. يرنّ من كل عشرةٍ نحو أربعة. ويُجرَّب الرقم حتى خمس مراتٍ في أمسياتٍ مختلفة قبل أن يُعدّ صامتًا، والصامتون يُعدّون أيضًا.",
        ),
        image: {
          plate: { kind: "sample", theme: "apricot", seed: "x-cati-numbers", w: 1000, h: 750, cell: 50 },
          alt: both("An even grid of dots from which a few stand out", "شبكةٌ منتظمة من النقاط يبرز بعضها"),
        },
      },
      {
        title: both("The hour at which people answer", "الساعة التي يردّ فيها الناس"),
        description: both(
          "Between half past five and nine in summer, an hour earlier in winter, and never during a cup final or the last episode of anything. We keep a table of answered calls by hour and city. Aleppo peaks forty minutes after Tartus, and we do not know why.",
          "بين الخامسة والنصف والتاسعة صيفًا، وقبل ذلك بساعةٍ شتاءً، وليس أثناء مباراةٍ نهائية ولا في الحلقة الأخيرة من أيّ مسلسل. لدينا جدولٌ بالمكالمات المجابة بحسب الساعة والمدينة: تبلغ حلب ذروتها بعد طرطوس بأربعين دقيقة، ولا نعرف السبب.",
        ),
        answers: {
          en: [
            "Called back at the hour the respondent names",
            "No calls after nine, none on Friday mornings",
            "An interviewer from the region for its accent",
          ],
          ar: [
            "معاودة الاتصال في الساعة التي يحدّدها المستجيب",
            "لا مكالمات بعد التاسعة ولا صباح الجمعة",
            "باحثٌ من المنطقة للهجتها",
          ],
        },
        image: {
          plate: { kind: "ridges", theme: "basalt", seed: "x-cati-hour", w: 1000, h: 750, n: 9 },
          alt: both("Overlapping curves, each with its own peak", "منحنياتٌ متراكبة لكلٍّ منها ذروته"),
        },
      },
      {
        title: both("What the telephone cannot ask", "ما لا يُسأل عنه بالهاتف"),
        description: both(
          "Anything that must be seen, anything with more than five options, and anything a mother-in-law in the same room should not hear. For those we ask only whether we may come by. Half of the people say yes, which is the best argument for having called first.",
          "كلُّ ما ينبغي أن يُرى، وكلُّ سؤالٍ تزيد خياراته على خمسة، وكلُّ ما لا يحسن أن تسمعه الحماة وهي في الغرفة. في هذه لا نسأل إلا: هل نزوركم؟ ويقول نصفهم نعم، وهذه خير حجّةٍ للبدء بالاتصال.",
        ),
        image: {
          plate: { kind: "courses", theme: "lime", seed: "x-cati-limits-a", w: 800, h: 900, n: 6 },
          alt: both(
            "Six bars in a wall of pale stone, one of them green",
            "ستة أشرطةٍ في جدارٍ من حجرٍ فاتح، أحدها أخضر",
          ),
        },
        second_image: {
          plate: { kind: "canals", theme: "rose", seed: "x-cati-limits-b", w: 800, h: 900, n: 4 },
          alt: both("Four channels bending away from one another", "أربع قنواتٍ تتباعد منحنية"),
        },
      },
    ],
  },
  {
    key: "focus",
    image: {
      plate: { kind: "courtyard", theme: "lime", seed: "tool-focus", w: 1000, h: 800 },
      alt: both(
        "A courtyard from above, its seats facing the fountain",
        "فناء دارٍ من أعلى، ومقاعده تواجه البركة",
      ),
    },
    name: both("Focus groups", "مجموعات النقاش المركّزة"),
    description: both(
      "Seven seats around a table, one question at a time, and a moderator who measures who has not yet spoken.",
      "سبعة مقاعد وسؤالٌ واحد في كل مرة، وميسِّرٌ يلحظ من لم يتكلّم بعد.",
    ),
    explores: [
      {
        title: both("Seven seats, for a reason", "سبعة مقاعد، ولسبب"),
        description: both(
          "With five, one confident person carries the room; with nine, two people never speak. Seven is the number at which everyone has talked by the twelfth minute. We invite eight, because the traffic of Damascus also has a vote, and pay the eighth in full for going home.",
          "مع خمسةٍ يستأثر بالجلسة واحدٌ واثقٌ من نفسه، ومع تسعةٍ يصمت اثنان إلى آخرها. أما السبعة فيكون كلٌّ منهم قد تكلّم قبل الدقيقة الثانية عشرة. ندعو ثمانيةً لأن لازدحام دمشق صوتًا أيضًا، ونكافئ الثامن كاملًا على عودته إلى بيته.",
        ),
        answers: {
          en: [
            "Ninety minutes: tea at the start, sweets at the end",
            "Women and men apart where that frees the talk",
            "Strangers only: no cousins, no colleagues",
          ],
          ar: [
            "تسعون دقيقة: الشاي في أولها والحلوى في آخرها",
            "جلساتٌ منفصلة للنساء والرجال حيث يحرّر ذلك الكلام",
            "غرباء فقط: لا أقارب ولا زملاء",
          ],
        },
        image: {
          plate: { kind: "courtyard", theme: "pist", seed: "x-focus-seats", w: 1000, h: 750, seats: 7 },
          alt: both(
            "Seven seats around a fountain, each with the ticks of its speaking time",
            "سبعة مقاعد حول بركة، خلف كلٍّ منها علامات مدّة كلامه",
          ),
        },
      },
      {
        title: both("The moderator’s tally", "سجلّ الميسِّر"),
        description: both(
          "While one of us asks, another notes who spoke, for how long, and after whom. The tally shows whether an opinion was shared or merely repeated behind the loudest voice. In about a third of the groups it changes what we write.",
          "بينما يسأل أحدنا يدوّن آخر من تكلّم، وكم أطال، وبعد من. ويُظهر السجلّ أكان الرأي مشتركًا أم مردَّدًا وراء أعلى الأصوات. وفي نحو ثلث الجلسات يغيّر ما نكتبه.",
        ),
        answers: {
          en: [
            "Speaking time, to the nearest quarter minute",
            "The order of voices around the table",
            "Words participants used before we did",
          ],
          ar: [
            "مدّة الكلام مقرَّبةً إلى ربع دقيقة",
            "ترتيب الأصوات حول الطاولة",
            "الكلمات التي قالها المشاركون قبل أن نقولها",
          ],
        },
        image: {
          plate: { kind: "tally", theme: "apricot", seed: "x-focus-tally", w: 1000, h: 750, cell: 125 },
          alt: both("Tally marks in uneven rows, one row white", "علامات عدٍّ في صفوفٍ متفاوتة، أحدها أبيض"),
        },
      },
      {
        title: both("Behind the glass", "خلف الزجاج"),
        description: both(
          "You may watch, with the participants’ consent and on one condition: for the first half hour nobody on your side writes a conclusion. At the break each observer hands in one question. We choose two and ask them in our own way.",
          "لكم أن تتابعوا الجلسة بموافقة المشاركين وبشرطٍ واحد: ألّا يكتب أحدٌ منكم استنتاجًا في نصف الساعة الأول. وعند الاستراحة يسلّمنا كل مراقبٍ سؤالًا واحدًا، فنختار اثنين ونطرحهما بطريقتنا.",
        ),
        image: {
          plate: {
            kind: "girih",
            theme: "basalt",
            seed: "x-focus-glass",
            w: 1000,
            h: 750,
            s: 190,
            th0: 30,
            th1: 74,
          },
          alt: both("A lattice of eight-pointed stars, like a wooden screen", "مشربيةٌ من نجومٍ مثمّنة"),
        },
      },
      {
        title: both("What we refuse to conclude", "ما نرفض أن نستنتجه"),
        description: both(
          "Six groups are forty-two people. They can tell you why, and in what words; they cannot tell you how many. You will find no percentages in our qualitative reports, not even of the “five out of seven” kind, which is a percentage in disguise.",
          "ست مجموعاتٍ هي اثنان وأربعون شخصًا. يستطيعون أن يقولوا لك لماذا وبأيّ كلمات، ولا يستطيعون أن يقولوا كم. لن تجد في تقاريرنا النوعية نسبةً مئوية، ولا حتى من قبيل «خمسةٌ من سبعة»، فهي نسبةٌ متنكّرة.",
        ),
        image: {
          plate: {
            kind: "rosette",
            theme: "rose",
            seed: "x-focus-refuse-a",
            w: 800,
            h: 900,
            n: 12,
            cx: 0.5,
            cy: 0.5,
            R: 0.38,
          },
          alt: both("A rosette of rhombs inside a degree scale", "وردةٌ من المعيّنات داخل تدريجٍ دائري"),
        },
        second_image: {
          plate: { kind: "sieve", theme: "barada", seed: "x-focus-refuse-b", w: 800, h: 900 },
          alt: both("A sieve holding back what does not pass", "منخلٌ يحجز ما لا يعبر"),
        },
      },
    ],
  },
  {
    key: "audit",
    image: {
      plate: { kind: "shelf", theme: "apricot", seed: "ta", w: 1000, h: 800 },
      alt: both(
        "Three apricot shelves of goods above their rulers",
        "ثلاثة رفوفٍ مشمشية من البضائع فوق مساطرها",
      ),
    },
    name: both("Retail audit", "تدقيق المتاجر"),
    description: both(
      "The same shops, the same week, every month: price, presence and the space each brand is given.",
      "المتاجر نفسها، في الأسبوع نفسه من كل شهر: السعر والحضور والمساحة التي تنالها كل علامة.",
    ),
    explores: [
      {
        title: both("A list that stands still", "قائمةٌ لا تتحرّك"),
        description: both(
          "The 640 shops were drawn once, by size and district, so that what moves from month to month is the market and not the list. When one of them closes, its nearest neighbour of the same kind takes its place and a small circle marks the row, lest anyone mistake the change for growth.",
          "سحبنا ٦٤٠ متجرًا مرةً واحدة بحسب الحجم والناحية، فما يتحرّك من شهرٍ إلى شهرٍ هو السوق لا القائمة. فإذا أُغلق أحدها حلّ محلّه أقرب جارٍ من نوعه، ووُضعت أمام السطر دائرةٌ صغيرة كي لا يُحسب التبديل نموًّا.",
        ),
        answers: {
          en: [
            "320 grocers, 140 supermarkets, 110 pharmacies, 70 kiosks",
            "Visits in the second week of the month",
            "Closed shops shown, never dropped",
          ],
          ar: [
            "٣٢٠ بقّالية و١٤٠ متجرًا كبيرًا و١١٠ صيدليات و٧٠ كشكًا",
            "الزيارات في الأسبوع الثاني من الشهر",
            "المتجر المغلق يُذكر ولا يُحذف",
          ],
        },
        image: {
          plate: { kind: "shelf", theme: "rose", seed: "x-audit-list", w: 1000, h: 750, rows: 3 },
          alt: both("Shelves of bottles and boxes on a rose ground", "رفوفٌ من القوارير والعلب على أرضٍ وردية"),
        },
      },
      {
        title: both("Three prices for one pack", "ثلاثة أسعارٍ لعبوةٍ واحدة"),
        description: both(
          "Each visit reads the price three times: as printed on the pack, as written by the shopkeeper, and as paid by the auditor, who buys one. In a calm month the three agree in nine shops out of ten. When they agree in six, the currency has moved and your price list is a historical document.",
          "في كل زيارةٍ نقرأ السعر ثلاث مرات: كما طُبع على العبوة، وكما كتبه صاحب المتجر، وكما دفعه المدقّق حين اشترى. في الشهر الهادئ تتفق القراءات في تسعة متاجر من كل عشرة؛ فإذا لم تتفق إلا في ستةٍ فقد تحرّكت العملة وصارت قائمة أسعارك وثيقةً تاريخية.",
        ),
        answers: {
          en: ["The printed price", "The shelf price", "The price at the till"],
          ar: ["السعر المطبوع", "السعر على الرفّ", "السعر عند الدفع"],
        },
        image: {
          plate: {
            kind: "steps",
            theme: "pist",
            seed: "x-audit-prices",
            w: 1000,
            h: 750,
            n: 9,
            data: [0.3, 0.34, 0.42, 0.36, 0.41, 0.5, 0.55, 0.64, 0.78],
          },
          alt: both("Nine stone steps climbing unevenly", "تسع درجاتٍ حجرية تصعد على غير انتظام"),
        },
      },
      {
        title: both("Counting what is not there", "عدُّ الغائب"),
        description: both(
          "An empty place has three causes: the product was never ordered, it was ordered and did not come, or it sold out by noon. The auditor asks which, and asks to see the notebook. The difference is worth money, because the third is good news badly handled.",
          "للمكان الفارغ ثلاثة أسباب: لم يُطلب المنتج، أو طُلب ولم يصل، أو نفد قبل الظهر. يسأل المدقّق أيّها كان، ويطلب أن يرى الدفتر. والتمييز بينها يساوي مالًا، فالثالث خبرٌ جيد أُسيء التعامل معه.",
        ),
        image: {
          plate: { kind: "sample", theme: "barada", seed: "x-audit-absent", w: 1000, h: 750, cell: 46 },
          alt: both("A dark grid of faint dots, a few of them lit", "شبكةٌ داكنة من نقاطٍ خافتة أُضيء بعضها"),
        },
      },
      {
        title: both("From the shelf to the table", "من الرفّ إلى الجدول"),
        description: both(
          "Readings are checked the same evening, while the auditor still remembers the shop. A price that jumped by more than a fifth is telephoned back, and the photographs are read by a second person who does not know whose study it is. Nine working days after the last visit the tables are yours, in any form your spreadsheet will open.",
          "تُراجَع القراءات في المساء نفسه والمدقّق ما زال يذكر المتجر. ويُعاد الاتصال بشأن كل سعرٍ قفز أكثر من الخُمس، ويقرأ الصورَ شخصٌ ثانٍ لا يعرف لمن الدراسة. وبعد تسعة أيام عملٍ من آخر زيارة تكون الجداول عندك بأيّ صيغةٍ يفتحها برنامجك.",
        ),
        image: {
          plate: { kind: "courses", theme: "basalt", seed: "x-audit-table-a", w: 800, h: 900, n: 8 },
          alt: both("Eight bars of pale stone, one of them green", "ثمانية أشرطةٍ من حجرٍ فاتح، أحدها أخضر"),
        },
        second_image: {
          plate: { kind: "weave", theme: "lime", seed: "x-audit-table-b", w: 800, h: 900, s: 100 },
          alt: both(
            "A woven field of lozenges, dark where the figures are high",
            "نسيجٌ من المعيّنات يغمق حيث تعلو الأرقام",
          ),
        },
      },
    ],
  },
  {
    key: "conjoint",
    image: {
      plate: { kind: "balance", theme: "barada", seed: "tool-conjoint", w: 1000, h: 800 },
      alt: both(
        "A balance weighing two unequal stacks under a graduated arc",
        "ميزانٌ يزن كومتين غير متساويتين تحت قوسٍ مدرَّج",
      ),
    },
    name: both("Trade-off analysis", "تحليل المفاضلة"),
    description: both(
      "We never ask what a feature is worth. We ask people to choose, and weigh the choices.",
      "لا نسأل عن قيمة الميزة، بل نطلب من الناس أن يختاروا، ثم نزن اختياراتهم.",
    ),
    explores: [
      {
        title: both("Choosing instead of rating", "الاختيار بدل التقييم"),
        description: both(
          "Asked how important the price is, everyone says very. Asked about the warranty, everyone says very. Put a long warranty at a higher price beside a short one at a lower price, and the same people finally tell you something. After twelve such choices the weights can be worked out.",
          "اسأل الناس عن أهمية السعر يقولوا جميعًا: كبيرة. واسألهم عن الكفالة يقولوا: كبيرة. ثم ضع كفالةً طويلة بسعرٍ أعلى إلى جانب قصيرةٍ بسعرٍ أدنى، فيخبرك الناس أنفسهم أخيرًا بشيء. وبعد اثني عشر اختيارًا من هذا النوع يمكن حساب الأوزان.",
        ),
        answers: {
          en: [
            "Four to six features, with two to four levels each",
            "Twelve choices a person, about seven minutes",
            "At least 300 respondents for each group you compare",
          ],
          ar: [
            "من أربع مزايا إلى ست، لكلٍّ منها مستويان إلى أربعة",
            "اثنا عشر اختيارًا للشخص في نحو سبع دقائق",
            "٣٠٠ مستجيبٍ على الأقل لكل فئةٍ تدخل المقارنة",
          ],
        },
        image: {
          plate: { kind: "balance", theme: "apricot", seed: "x-conjoint-choose", w: 1000, h: 750, tilt: 9 },
          alt: both(
            "A balance in which the fuller pan is the higher one",
            "ميزانٌ ترتفع فيه الكفّة الأكثر امتلاءً",
          ),
        },
      },
      {
        title: both("Cards people can hold", "بطاقاتٌ تُمسَك باليد"),
        description: both(
          "At the door we deal the choices as printed cards, with drawings instead of words where reading is an effort. People lay them on the step, swap two, consult a sister, and swap them back. We record the hesitation as well: a choice made in four seconds and one made in forty are reported apart.",
          "عند باب البيت نوزّع الاختيارات بطاقاتٍ مطبوعة، وفيها رسومٌ بدل الكلمات حيث القراءة مُتعبة. يفردها الناس على العتبة ويبدّلون اثنتين ويستشيرون أختًا ثم يعيدونهما. ونسجّل التردّد أيضًا: فاختيارٌ في أربع ثوانٍ لا يُعرض في النتائج مع اختيارٍ في أربعين.",
        ),
        image: {
          plate: { kind: "weave", theme: "rose", seed: "x-conjoint-cards", w: 1000, h: 750, s: 110 },
          alt: both("A brocade of large lozenges in rose and dark red", "ديباجٌ من معيّناتٍ كبيرة ورديّة وقانية"),
        },
      },
      {
        title: both("When there are too many features", "حين تكثر المزايا"),
        description: both(
          "Beyond six, people stop weighing and follow one favourite. If your product has fourteen features worth asking about, a short ranking removes eight of them first. The eight are seldom the ones the engineers expected, which makes for a lively meeting.",
          "بعد الميزة السادسة يكفّ الناس عن الموازنة ويتبعون ميزةً واحدة يفضّلونها. فإن كان في منتجك أربع عشرة ميزةً تستحقّ السؤال، أزال ترتيبٌ قصير ثمانيًا منها أولًا. ونادرًا ما تكون هذه الثماني ما توقّعه المهندسون، فيحمى الاجتماع.",
        ),
        answers: {
          en: ["First the ranking: ten minutes with 80 people", "Then the trade-off, on the six that remain"],
          ar: ["الترتيب أولًا: عشر دقائق مع ٨٠ شخصًا", "ثم المفاضلة بين الست الباقية"],
        },
        image: {
          plate: {
            kind: "steps",
            theme: "lime",
            seed: "x-conjoint-many",
            w: 1000,
            h: 750,
            n: 14,
            data: [0.84, 0.77, 0.71, 0.66, 0.6, 0.55, 0.3, 0.26, 0.23, 0.2, 0.18, 0.16, 0.14, 0.12],
          },
          alt: both(
            "Fourteen steps going down, with a sharp drop after the sixth",
            "أربع عشرة درجةً نازلة تهبط فجأةً بعد السادسة",
          ),
        },
      },
      {
        title: both("A market on one sheet", "سوقٌ في ورقة حساب"),
        description: both(
          "You receive the weights, and a spreadsheet in which you can build your offer and your rival’s and watch the shares move. It assumes that everyone knows both products and finds both in the shop, so the real market will always be less obedient. The sheet says so at the top.",
          "تتسلّم الأوزان، ومعها ورقة حسابٍ تبني فيها عرضك وعرض منافسك وترى الحصص تتحرّك. وهي تفترض أن الجميع يعرفون المنتجين ويجدونهما في المتجر، ولذلك سيبقى السوق الحقيقي أقلّ طاعة. وهذا مكتوبٌ في رأس الورقة.",
        ),
        image: {
          plate: { kind: "dial", theme: "pist", seed: "x-conjoint-sheet-a", w: 800, h: 900, r: 0.4 },
          alt: both("A dial of coloured arcs read by two hands", "قرصٌ من أقواسٍ ملوّنة يقرؤها عقربان"),
        },
        second_image: {
          plate: { kind: "dividers", theme: "basalt", seed: "x-conjoint-sheet-b", w: 800, h: 900 },
          alt: both("Dividers standing on a ruler", "فرجارٌ واقف على مسطرة"),
        },
      },
    ],
  },
];
