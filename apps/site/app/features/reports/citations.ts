import { agencyDay } from "@miqyas/contract";
import type { FeaturedReport, Locale } from "@miqyas/contract";

/** What a citation of a report names. */
export interface CitedReport {
  report: Pick<FeaturedReport, "id" | "title" | "author_name" | "created_at">;
  /** Name of the agency, which publishes the report. */
  publisher: string;
  /** Absolute address of the page. */
  address: string;
  locale: Locale;
}

interface Author {
  family: string;
  given: string;
}

const honorific = /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.?|د\.|أ\.د\.|أ\.|م\.)\s+/u;
/** What stands between several authors. In Arabic “and” is written onto the next name: no given name but the first. */
const several = /[,،&;؛]|\sand\s|\sو(?:\s|\p{L})/u;
/** Words of a name that is none of a person. */
const group =
  /\b(?:team|unit|department|group|cent(?:er|re)|institute)\b|(?:^|\s)(?:فريق|قسم|وحدة|مجموعة|مركز|معهد)\s/iu;
/** Words that belong to the family name before them. */
const suffix = /^(?:Jr|Sr)\.?$|^I{2,3}$/u;
/** Words that belong to the family name after them. */
const particle = /^(?:al|el|abu|abd|ibn|bin|de|van|von|عبد|أبو|ابن|بن|آل)$/iu;

/** Splits the name of one author. Several authors, a team, and a name of one word stay as they are written. */
export function splitName(written: string): Author {
  const name = written.trim().replace(honorific, "");
  const words = name.split(/\s+/u);
  if (several.test(name) || group.test(name) || words.length < 2) return { family: name, given: "" };
  const start = words.findIndex((word, at) => at > 0 && particle.test(word));
  const last = words.length - (words.length > 2 && suffix.test(words.at(-1) ?? "") ? 2 : 1);
  const from = start === -1 ? last : start;
  return { family: words.slice(from).join(" "), given: words.slice(0, from).join(" ") };
}

const inverted = ({ family, given }: Author, comma: string) =>
  given ? `${family}${comma} ${given}` : family;

/** The day that the page shows too; empty for an invalid date (ENT-9). */
function dayOf(moment: string | null): string {
  const time = Date.parse(moment ?? "");
  return Number.isNaN(time) ? "" : agencyDay(time);
}

/**
 * A report in the style of the American Psychological Association (7th edition, 10.4). Without an author the agency is
 * the author and is not repeated as the publisher. Arabic names keep their given names.
 * @param digits writes digits as the reader wants them
 */
export function writeApa(
  { report, publisher, address, locale }: CitedReport,
  digits: (text: string) => string,
): string {
  const { family, given } = splitName(report.author_name);
  const initials = given.split(/\s+/u).map((word) => `${word.charAt(0)}.`);
  const author =
    locale === "ar"
      ? inverted({ family, given }, "،")
      : inverted({ family, given: given && initials.join(" ") }, ",");
  const year = digits(dayOf(report.created_at).slice(0, 4));
  const closed = (author || publisher).replace(/\.$/, "");
  return [
    `${closed}.`,
    year && `(${year}).`,
    // The sign of a question or an exclamation stands in place of the full stop.
    /[.؟?!]$/u.test(report.title) ? report.title : `${report.title}.`,
    author && `${publisher}.`,
    address,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A text inside braces of BibTeX: signs with a meaning in LaTeX are escaped. */
const braced = (text: string) => `{${text.replace(/[{}\\]/g, "").replace(/[&%$#_]/g, "\\$&")}}`;

/** The author in inner braces, unless it is one name: BibTeX would split several at their commas. */
function bibtexAuthor(written: string, publisher: string): string {
  const author = splitName(written);
  return author.given ? braced(inverted(author, ",")) : `{${braced(author.family || publisher)}}`;
}

/** The report as an entry of BibTeX, with Latin digits. */
export function writeBibtex({ report, publisher, address, locale }: CitedReport): string {
  const day = dayOf(report.created_at);
  const fields = {
    author: bibtexAuthor(report.author_name, publisher),
    // Inner braces keep the capitals of the title.
    title: `{${braced(report.title)}}`,
    institution: braced(publisher),
    year: day && `{${day.slice(0, 4)}}`,
    month: day && `{${String(Number(day.slice(5, 7)))}}`,
    url: `{${address}}`,
    language: locale === "ar" ? "{arabic}" : "{english}",
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = ${value},`] : []));
  return `@techreport{miqyas-report-${report.id},\n${lines.join("\n")}\n}\n`;
}

/** The report as a record of RIS (type RPRT), whose lines end with CR and LF. */
export function writeRis({ report, publisher, address, locale }: CitedReport): string {
  const day = dayOf(report.created_at);
  const author = report.author_name ? inverted(splitName(report.author_name), ",") : publisher;
  const lines = [
    ["TY", "RPRT"],
    ["AU", author],
    ["TI", report.title],
    ["PB", publisher],
    ["PY", day.slice(0, 4)],
    ["DA", day.replaceAll("-", "/")],
    ["LA", locale],
    ["UR", address],
    ["ER", ""],
  ];
  return lines
    .filter(([tag, value]) => tag === "ER" || value)
    .map(([tag = "", value = ""]) => `${tag}  - ${value.replace(/\s+/gu, " ")}\r\n`)
    .join("");
}
