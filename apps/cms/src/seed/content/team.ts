import { both } from "./blocks.ts";
import type { Bilingual, TeamKey } from "./types.ts";

/** A member of the team, who may also sign articles and reports. */
export interface SeedTeamMember {
  key: TeamKey;
  /** Name of the portrait in the plate kit. */
  portrait: string;
  name: Bilingual;
  position: Bilingual;
  /** One sentence. */
  bio: Bilingual;
}

export const team: SeedTeamMember[] = [
  {
    key: "rima",
    portrait: "rima",
    name: both("Rima Al-Khatib", "ريما الخطيب"),
    position: both("Managing Director", "المديرة العامة"),
    bio: both(
      "Asked her first survey question at nineteen, in the bus station of Homs, and has distrusted round numbers ever since.",
      "طرحت أول سؤالٍ في استطلاعٍ وهي في التاسعة عشرة، في كراجات حمص، ومنذ ذلك الحين لا تطمئنّ إلى رقمٍ مدوّر.",
    ),
  },
  {
    key: "samer",
    portrait: "samer",
    name: both("Samer Haddad", "سامر حداد"),
    position: both("Head of Fieldwork", "مدير العمل الميداني"),
    bio: both(
      "Knows which streets have changed their name twice, and keeps two hundred interviewers insured, fed and on time.",
      "يعرف أيّ الشوارع تبدّل اسمه مرتين، ويتولّى تأمين مئتي باحثٍ ميداني وغداءهم ومواعيدهم.",
    ),
  },
  {
    key: "lina",
    portrait: "lina",
    name: both("Lina Saqqa", "لينا السقا"),
    position: both("Qualitative Research Lead", "مسؤولة البحث النوعي"),
    bio: both(
      "Has moderated more than six hundred groups, and still finds that the useful sentence comes after the tea is finished.",
      "أدارت أكثر من ستمئة جلسة نقاش، وما زالت ترى أن الجملة المفيدة تُقال بعد أن يفرغ إبريق الشاي.",
    ),
  },
  {
    key: "omar",
    portrait: "omar",
    name: both("Dr Omar Nahhas", "د. عمر نحاس"),
    position: both("Chief Statistician", "كبير الإحصائيين"),
    bio: both(
      "Taught sampling for fourteen years, and writes the paragraph of every report that begins “This does not mean”.",
      "درّس المعاينة أربع عشرة سنة، ويكتب في كل تقريرٍ الفقرة التي تبدأ بعبارة «ولا يعني هذا».",
    ),
  },
  {
    key: "hala",
    portrait: "hala",
    name: both("Hala Darwish", "هلا درويش"),
    position: both("Client Studies", "دراسات العملاء"),
    bio: both(
      "Turns a worry into a question and a question into a price, and declines about one brief in five.",
      "تحوّل القلق إلى سؤال والسؤال إلى كلفة، وتعتذر عن طلبٍ من كل خمسةٍ تقريبًا.",
    ),
  },
  {
    key: "yazan",
    portrait: "yazan",
    name: both("Yazan Mardini", "يزن مارديني"),
    position: both("Data Engineer", "مهندس بيانات"),
    bio: both(
      "Builds the programs that check the answers, and can name the week in which each chart of ours went wrong.",
      "يبني البرامج التي تفحص الإجابات، ويذكر في أيّ أسبوعٍ أخطأ كل رسمٍ من رسومنا.",
    ),
  },
];
