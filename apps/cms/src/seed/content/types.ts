import type { PlateSpec } from "@miqyas/plates";
import type { Block } from "./blocks.ts";

/** One text in both languages. Written twice, never machine-mirrored. */
export interface Bilingual<Text = string> {
  en: Text;
  ar: Text;
}

/** A picture drawn by the plate kit, with its description in both languages. */
export interface SeedPicture {
  plate: PlateSpec;
  alt: Bilingual;
  caption?: Bilingual;
}

/** A category of articles, resources, words or questions, named once and referred to by key. */
export interface SeedCategory<Key extends string = string> {
  key: Key;
  name: Bilingual;
  description?: Bilingual;
}

export type TeamKey = "rima" | "samer" | "lina" | "omar" | "hala" | "yazan";

export type BlogCategoryKey =
  "methods" | "pricing" | "retail" | "consumers" | "brands" | "qualitative" | "finance" | "fieldwork";

export interface SeedArticle {
  /** Latin or Arabic letters, digits and hyphens; unique; never digits only (BLOG-15). */
  slug: string;
  /** Day of publication, `YYYY-MM-DD`. */
  created: string;
  author: TeamKey;
  categories: BlogCategoryKey[];
  cover: SeedPicture;
  title: Bilingual;
  excerpt: Bilingual;
  body: Bilingual<Block[]>;
}

export interface SeedResource {
  created: string;
  categories: string[];
  image: SeedPicture;
  title: Bilingual;
  excerpt: Bilingual;
  body: Bilingual<Block[]>;
}

export interface SeedWord {
  created: string;
  categories: string[];
  image: SeedPicture;
  title: Bilingual;
  excerpt: Bilingual;
  body: Bilingual<Block[]>;
}

export interface SeedTrend {
  created: string;
  /** Absent for the one trend that shows the layout without a picture. */
  image?: SeedPicture;
  title: Bilingual;
  description: Bilingual;
}

export interface SeedReport {
  created: string;
  author: TeamKey;
  image: SeedPicture;
  /** Seven pictures, laid out by three. */
  images: SeedPicture[];
  title: Bilingual;
  excerpt: Bilingual;
  body: Bilingual<Block[]>;
  first_description: Bilingual;
  second_description: Bilingual;
  third_description: Bilingual;
}

/** A part of a service's or tool's page. `second_image` makes it the three-column layout (SVD-2). */
export interface SeedExplore {
  title: Bilingual;
  description: Bilingual;
  /** Short lines shown as a list under the description (ENT-6). */
  answers?: Bilingual<string[]>;
  image: SeedPicture;
  second_image?: SeedPicture;
}

export interface SeedService {
  key: string;
  image: SeedPicture;
  title: Bilingual;
  excerpt: Bilingual;
  explores: SeedExplore[];
}

export interface SeedTool {
  key: string;
  image: SeedPicture;
  name: Bilingual;
  description: Bilingual;
  explores: SeedExplore[];
}

export interface SeedImpact {
  image: SeedPicture;
  title: Bilingual;
  description: Bilingual;
  /** Keys of services. */
  services: string[];
}

export interface SeedTestimonial {
  /** Name of the portrait in the plate kit. */
  portrait: string;
  /** File name of the wordmark in `logos/`, without its ending. */
  logo: string;
  name: Bilingual;
  position: Bilingual;
  content: Bilingual;
  company_name: Bilingual;
}

export interface SeedFaq {
  category: string | null;
  question: Bilingual;
  answer: Bilingual;
}
