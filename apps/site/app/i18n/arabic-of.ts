import type { pluralForms } from "./format.ts";

type EnglishForm = (typeof pluralForms)["en"][number];
type ArabicForm = (typeof pluralForms)["ar"][number];

/**
 * The type of the Arabic catalogue of an English one: the same keys, and all six plural forms where English has its
 * two. A missing or additional key does not compile (LANG-5, LANG-8).
 */
export type ArabicOf<English> = {
  [Key in keyof English as Key extends `${string}_${EnglishForm}` ? never : Key]: English[Key] extends string
    ? string
    : ArabicOf<English[Key]>;
} & {
  [Key in keyof English as Key extends `${infer Name}_other` ? `${Name}_${ArabicForm}` : never]: string;
};
