import { both } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

/** A social network the footer links to (ENT-7). */
export interface SeedSocialMedia {
  platform_slug: "facebook" | "linkedin" | "instagram";
  /** The network's own name, the same in both languages. */
  name: string;
  link: string;
  /** What a reader is told the link leads to. */
  link_placeholder: Bilingual;
}

export const socialMedias: SeedSocialMedia[] = [
  {
    platform_slug: "facebook",
    name: "Facebook",
    link: "https://social.example/facebook/miqyas",
    link_placeholder: both("Miqyas on Facebook", "مقياس على فيسبوك"),
  },
  {
    platform_slug: "linkedin",
    name: "LinkedIn",
    link: "https://social.example/linkedin/miqyas",
    link_placeholder: both("Miqyas on LinkedIn", "مقياس على لينكدإن"),
  },
  {
    platform_slug: "instagram",
    name: "Instagram",
    link: "https://social.example/instagram/miqyas",
    link_placeholder: both("Miqyas on Instagram", "مقياس على إنستغرام"),
  },
];
