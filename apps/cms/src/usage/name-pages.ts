import { createLocalReq, type Payload } from "payload";
import { redirectKey } from "@miqyas/contract";
import type { pagePaths } from "@miqyas/contract";
import type { Bilingual } from "../language.ts";
import { findEntryAt } from "../redirects/entry-address.ts";
import type { SubjectCount } from "./summarize-usage.ts";

const pageNames: Record<string, Bilingual> = {
  "/": { en: "Home", ar: "الرئيسية" },
  "/ServicesTools": { en: "Services and tools", ar: "الخدمات والأدوات" },
  "/toolsdetils": { en: "Service looked at last", ar: "آخر خدمة جرى تصفّحها" },
  "/AboutUs": { en: "About us", ar: "من نحن" },
  "/contact": { en: "Contact us", ar: "تواصل معنا" },
  "/questions": { en: "Questions", ar: "الأسئلة الشائعة" },
  "/PrivacyPolicy": { en: "Privacy policy", ar: "سياسة الخصوصية" },
  "/terms-and-conditions": { en: "Terms and conditions", ar: "الشروط والأحكام" },
  "/all-trends": { en: "All trends", ar: "كل الاتجاهات" },
  "/AllBlog": { en: "Blog", ar: "المدوّنة" },
  "/resources": { en: "All resources", ar: "كل الموارد التعليمية" },
  "/words": { en: "Words in markets", ar: "مصطلحات الأسواق" },
  "/research-and-insights": { en: "Research and insights", ar: "الأبحاث والرؤى" },
  "/markets": { en: "Markets", ar: "الأسواق" },
  "/search": { en: "Search", ar: "البحث" },
  "/plan": { en: "Plan a study", ar: "خطّط دراستك" },
} satisfies Record<(typeof pagePaths)[keyof typeof pagePaths], Bilingual>;

/** A counted page: its entry's title and address in the admin, else the page's name. A page that is gone has its path. */
export interface CountedPage {
  path: string;
  name: string;
  href: string | null;
  count: number;
}

/** Names counted pages. */
export function namePages(
  payload: Payload,
  language: keyof Bilingual,
  pages: readonly SubjectCount[],
): Promise<CountedPage[]> {
  return Promise.all(
    pages.map(async ({ subject, count }) => {
      const req = await createLocalReq({}, payload);
      const entry = await findEntryAt(req, redirectKey(encodeURI(subject)) ?? "");
      if (!entry)
        return { path: subject, name: pageNames[subject]?.[language] ?? subject, href: null, count };
      const { relationTo, value } = entry.reference;
      const words = entry.row.title ?? entry.row.name ?? {};
      return {
        path: subject,
        name: words[language] || words.en || words.ar || subject,
        href: `/admin/collections/${relationTo}/${String(value)}`,
        count,
      };
    }),
  );
}
