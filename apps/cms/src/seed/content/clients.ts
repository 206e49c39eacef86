import { both, p, type Block } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

/** A wordmark of `logos/`. */
export interface SeedLogo {
  /** File name in `logos/`, without its ending. */
  logo: string;
  /** Name of the firm, also the wordmark's alternative text. */
  name: Bilingual;
}

/** A group of clients (ENT-8): the sentence beside the heading and the wordmarks under it. */
export interface SeedClientGroup {
  description: Bilingual<Block[]>;
  images: SeedLogo[];
}

export const clients: SeedClientGroup[] = [
  {
    description: {
      en: [
        p(
          "Mills, banks, clinics and ministries: **forty-one organisations** have put a decision in our hands since 2016.",
        ),
      ],
      ar: [p("مطاحن ومصارف وعيادات ووزارات: **إحدى وأربعون جهةً** وضعت قرارًا بين أيدينا منذ عام ٢٠١٦.")],
    },
    images: [
      { logo: "sanabel", name: both("Sanabel Mills", "مطاحن سنابل") },
      { logo: "noria", name: both("Noria Energy", "ناعورة للطاقة") },
      { logo: "yasmin", name: both("Beit Al-Yasmin", "بيت الياسمين") },
      { logo: "orontes", name: both("Orontes Bank", "مصرف العاصي") },
      { logo: "levanta", name: both("Levanta Pay", "ليفانتا باي") },
      { logo: "tal", name: both("TAL Logistics", "تلّ للخدمات اللوجستية") },
      { logo: "zenobia", name: both("Zenobia", "زنوبيا") },
      { logo: "rukn", name: both("Rukn Insurance", "رُكن للتأمين") },
      { logo: "dana", name: both("Dana Pharma", "دانا فارما") },
      { logo: "ghouta", name: both("Ghouta Fresh", "غوطة فرِش") },
    ],
  },
];
