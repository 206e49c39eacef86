import type { Bilingual } from "../language.ts";

/** What a field may add to its name and label. */
export interface FieldOptions {
  required?: boolean;
  description?: Bilingual;
  /** In the column beside the form instead of in the form. */
  aside?: boolean;
  /** Share of the row it stands in, such as "50%". */
  width?: string;
}

/** The admin part of a field, from the options every field factory takes. */
export const adminOf = ({ description, aside, width }: FieldOptions) => ({
  ...(description && { description }),
  ...(aside && { position: "sidebar" as const }),
  ...(width && { width }),
});
