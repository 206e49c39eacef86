import type { EnglishMessages } from "../../i18n/load-messages.ts";
import { paths } from "../../routing/paths.ts";

type Page = "home" | "about" | "services" | "research" | "contact";
type TitleKey = keyof EnglishMessages["search"]["titles"];

/** A section that the search can find. */
export interface SectionEntry {
  /** Id of its element. */
  id: string;
  page: Page;
  title: TitleKey;
}

const onPage = (page: Page, sections: Record<string, TitleKey>): SectionEntry[] =>
  Object.entries(sections).map(([id, title]) => ({ id, page, title }));

/** Shorter queries find nothing (SRCH-3). */
export const minimumLength = 2;

/** The 16 sections of the search, in the order of the pages (SRCH-1, SRCH-2). */
export const sectionIndex: readonly SectionEntry[] = [
  ...onPage("home", {
    hero: "hero",
    "about-section": "about",
    "services-section": "services",
    "research-section": "research",
    "clients-section": "clients",
    "partners-section": "partners",
  }),
  ...onPage("about", {
    "vision-section": "vision",
    "mission-section": "mission",
    "values-section": "values",
    "team-section": "team",
  }),
  ...onPage("services", { "services-section": "allServices", "tools-section": "tools" }),
  ...onPage("research", { "blog-section": "blog", "reports-section": "reports", "words-section": "words" }),
  ...onPage("contact", { "contact-section": "contact" }),
];

/** The canonical path of an entry's page. */
export const pathOf = ({ page }: SectionEntry): string => paths[page]();
