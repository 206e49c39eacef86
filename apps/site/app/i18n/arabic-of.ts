import type { pluralForms } from "./format.ts";

type EnglishForm = (typeof pluralForms)["en"][number];
type ArabicForm = (typeof pluralForms)["ar"][number];

/**
 * The Arabic counterpart of an English catalogue: the same keys, and all six plural forms wherever
 * English has its two. A key that is missing, or one too many, does not compile (LANG-5, LANG-8).
 */
export type ArabicOf<English> = {
  [Key in keyof English as Key extends `${string}_${EnglishForm}` ? never : Key]: English[Key] extends string
    ? string
    : ArabicOf<English[Key]>;
} & {
  [Key in keyof English as Key extends `${infer Name}_other` ? `${Name}_${ArabicForm}` : never]: string;
};
