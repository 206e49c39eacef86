import { isCommonPassword } from "./common-passwords.ts";
import type { Bilingual } from "../language.ts";

/** Smallest number of Unicode code points of a password that is the only factor (SP 800-63B-4, 3.1.1.2). */
const shortest = 15;

/** Largest number of code points, of which the same rule asks for 64 or more. The checks of a longer text take too long. */
const longest = 256;

/** Reasons to refuse a password. They contain no colon: Payload's messages break a sentence there. */
export const passwordFaults = {
  short: {
    en: "A password has at least 15 characters. Several words with spaces between them are easy to remember.",
    ar: "تتكوّن كلمة المرور من خمسة عشر حرفًا أو رمزًا على الأقل. ويسهل تذكّر عدة كلمات بينها مسافات.",
  },
  long: {
    en: "A password has at most 256 characters. Choose a shorter one.",
    ar: "كلمة المرور أطول من الحدّ المسموح، وهو مئتان وستة وخمسون حرفًا أو رمزًا. اختر كلمة أقصر.",
  },
  common: {
    en: "This password is too easy to guess because it is a common password, a pattern or a repetition. Choose another one.",
    ar: "يسهل تخمين كلمة المرور هذه لأنها شائعة أو نمط معروف أو تكرار. اختر كلمة أخرى.",
  },
  expected: {
    en: "This password is too easy to guess because it is made of the agency’s name or of the name or e-mail address of the account. Choose another one.",
    ar: "يسهل تخمين كلمة المرور هذه لأنها مأخوذة من اسم الوكالة أو من اسم صاحب الحساب أو بريده الإلكتروني. اختر كلمة أخرى.",
  },
} satisfies Record<string, Bilingual>;

export type PasswordFault = keyof typeof passwordFaults;

const isLong = (password: string): boolean => [...password].length > longest;

/**
 * The form in which passwords are hashed and compared: NFC (SP 800-63B-4, 3.1.1.2). A text that is too long for a
 * password stays as it is: for a row of marks the time grows with the square of its length.
 */
export const normalizePassword = (password: string): string =>
  isLong(password) ? password : password.normalize("NFC");

/** Lower-case letters and digits of a text: what two spellings of one password have in common. */
const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What is left of a folded password when the words, and then all digits, are taken out. */
function leftWithout(words: readonly string[], folded: string): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ""), folded).replace(/\p{N}/gu, "");
}

/** Fewer letters than this beside an expected word make no other password of it. */
const smallestRest = 4;

/** Names shorter than this are parts of many words. */
const shortestWord = 3;

/** Whether a password consists of the given names, with or without digits and marks. */
function isMadeOf(names: readonly string[], password: string): boolean {
  const words = names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .map(fold)
    .filter((word) => word.length >= shortestWord);
  const folded = fold(password);
  return (
    words.some((word) => folded.includes(word)) &&
    leftWithout([...new Set(words)], folded).length < smallestRest
  );
}

/**
 * Finds why a new password is refused, by NIST SP 800-63B-4, 3.1.1.2: its length, and whether it is commonly
 * used or expected. There are no rules about kinds of characters. The whole password is compared: a common
 * word in a longer sentence is allowed. `names` are the names and addresses that an attacker tries first.
 */
export async function findPasswordFault(
  password: unknown,
  names: readonly string[],
): Promise<PasswordFault | undefined> {
  if (typeof password !== "string" || [...normalizePassword(password)].length < shortest) return "short";
  if (isLong(password)) return "long";
  if (isMadeOf(names, password)) return "expected";
  return (await isCommonPassword(password)) ? "common" : undefined;
}
