import type { Locale } from "@miqyas/contract";
import type { HouseTerm } from "./hint.ts";

/** A row of the list in the back office. `avoid` holds words with commas between them. */
export interface TermRow {
  name?: string | null;
  avoid?: string | null;
}

/** The terms of the list. Rows that are not filled yet count for nothing. */
export const readTerms = (rows: readonly TermRow[] | null | undefined): HouseTerm[] =>
  (rows ?? []).flatMap(({ name, avoid }) => {
    const words = (avoid ?? "").split(/[,،\n]/u).flatMap((word) => word.trim() || []);
    return name && words.length > 0 ? [{ preferred: name, avoid: words }] : [];
  });

/** The list until somebody changes it: terms of `docs/copy.md` whose other words are wrong wherever they appear. */
export const defaultTerms: Record<Locale, { name: string; avoid: string }[]> = {
  en: [
    { name: "phone", avoid: "telephone" },
    { name: "e-mail", avoid: "email" },
    { name: "questionnaire", avoid: "survey form" },
    { name: "mystery shopper", avoid: "secret shopper" },
    { name: "fieldwork", avoid: "field work" },
  ],
  ar: [
    { name: "المتسوّق الخفي", avoid: "الزائر الخفي" },
    { name: "التوزيع المرجّح", avoid: "التوزيع الموزون" },
    { name: "المرونة السعرية", avoid: "مرونة السعر" },
    { name: "التذكّر العفوي", avoid: "التذكّر التلقائي" },
    { name: "تدقيق المتاجر", avoid: "تدقيق التجزئة" },
    { name: "لوحة المستجيبين", avoid: "اللوحة الإلكترونية" },
    { name: "موافقة مستنيرة", avoid: "موافقة واعية" },
    { name: "فريق الباحثين الميدانيين", avoid: "قوة ميدانية" },
    { name: "مصادفة", avoid: "صدفة" },
    { name: "حسم", avoid: "خصم" },
    { name: "فراطة", avoid: "فكّة" },
  ],
};
