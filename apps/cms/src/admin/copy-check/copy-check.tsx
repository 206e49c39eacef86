import type { UIFieldServerComponent } from "payload";
import { readTerms } from "../../copy-check/house-terms.ts";
import { CopyPanel } from "./copy-panel.tsx";

/** The copy check of a form, with the terms of the house. */
export const CopyCheck: UIFieldServerComponent = async ({ payload }) => {
  const { en_terms, ar_terms } = await payload.findGlobal({ slug: "house-terms", depth: 0 });
  return <CopyPanel terms={{ en: readTerms(en_terms), ar: readTerms(ar_terms) }} />;
};
