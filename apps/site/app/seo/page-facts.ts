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

/** A schema.org thing. Empty properties are removed before it is written. */
export type Thing = { "@type": string | readonly string[] } & Record<string, unknown>;

/** A page, by its key in `messages/seo`. */
export type PageName = keyof EnglishMessages["seo"]["pages"];

/** The subject of a page: one of its entries, or the collection that it shows. */
export interface Subject {
  article?: Blog;
  resource?: EducationResource;
  report?: FeaturedReport;
  trend?: Trend;
  word?: Word;
  service?: Service;
  questions?: readonly Faq[];
  agency?: AgencyFacts;
}

/** What the backend knows about the agency: its contacts and its profiles on social networks. */
interface AgencyFacts {
  email: string;
  phones: readonly string[];
  address: string;
  links: readonly SocialLink[];
}

/** A page's data for structured data. Addresses are absolute. */
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
    /** The home page in the page's language. */
    url: string;
    logo: string;
    city: string;
  };
}
