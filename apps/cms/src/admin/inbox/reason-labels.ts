import type { Bilingual } from "../../language.ts";

/** Labels of the reasons for quarantining a form, by their codes (B19, NEWS-7). */
export const reasonLabels: ReadonlyMap<string, Bilingual> = new Map([
  ["honeypot", { en: "A field that people do not see was filled in.", ar: "مُلئ حقل لا يراه الزوّار." }],
  ["too-fast", { en: "It was sent faster than a person can type.", ar: "الإرسال أسرع مما يكتب أي إنسان." }],
  ["no-form", { en: "It did not come from the form on the site.", ar: "لم يأتِ الطلب من نموذج الموقع." }],
  [
    "placeholder domain",
    {
      en: "Nobody can have an address like this; it was probably typed without the part after @.",
      ar: "لا يمكن أن يملك أحد عنوانًا كهذا، ولعله كُتب من دون ما بعد @.",
    },
  ],
]);
