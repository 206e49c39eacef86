import type { Bilingual } from "../language.ts";

/** Options of a field beside its name and label. */
export interface FieldOptions {
  required?: boolean;
  description?: Bilingual;
  /** Whether the field stands in the sidebar. */
  aside?: boolean;
  /** Share of the row's width, such as "50%". */
  width?: string;
}

/** The `admin` part of a field, from the options that every field factory takes. */
export const adminOf = ({ description, aside, width }: FieldOptions) => ({
  ...(description && { description }),
  ...(aside && { position: "sidebar" as const }),
  ...(width && { width }),
});

/** Shows the text of a localized field in the other language below the field. */
export const sourceText = "/admin/translation/source-text.tsx#SourceText";

/** Shows the entries that a field names in a list. */
export const relatedCell = { Cell: "/admin/related-cell.tsx#RelatedCell" };
