import type {
  Blog,
  EducationResource,
  Faq,
  FeaturedReport,
  Locale,
  Service,
  SocialLink,
  Trend,
  Word,
} from "@miqyas/contract";
import type { EnglishMessages } from "../i18n/load-messages.ts";
import type { SharedPicture } from "./shared-picture.ts";

/** Something as schema.org describes it. What is empty is left out before it is written. */
export type Thing = { "@type": string | readonly string[] } & Record<string, unknown>;

/** A page by the name of its texts in `messages/seo`. */
export type PageName = keyof EnglishMessages["seo"]["pages"];

/** What a page is about, beside itself: one of its entries, or what it gathers. */
export interface Subject {
  article?: Blog;
  resource?: EducationResource;
  report?: FeaturedReport;
  trend?: Trend;
  word?: Word;
  service?: Service;
  questions?: readonly Faq[];
  /** The agency's own pages elsewhere. */
  links?: readonly SocialLink[];
}

/** What a page says of itself to those who read structured data. Addresses are absolute. */
export interface DescribedPage {
  page: PageName;
  locale: Locale;
  url: string;
  title: string;
  description: string;
  picture: SharedPicture;
  /** The pages above this one, the home page first. */
  above: readonly { name: string; url: string }[];
  agency: {
    name: string;
    about: string;
    /** Home page in the language shown. */
    url: string;
    logo: string;
    email: string;
    phones: readonly string[];
    address: string;
    city: string;
  };
}
