import { createContext } from "react";

/** The agency as titles, sharing tags and structured data name it. */
export interface DescribedAgency {
  name: string;
  /** What it does, in a sentence. */
  about: string;
  city: string;
}

/** The agency of this site. Without a value the site's own texts describe it. */
export const DescribedAgencyContext = createContext<DescribedAgency | null>(null);
