import { createLocalReq, type Payload } from "payload";
import { pagePaths, redirectKey } from "@miqyas/contract";
import type { Bilingual } from "../language.ts";
import { findEntryAt } from "../redirects/entry-address.ts";
import type { SubjectCount } from "./summarize-usage.ts";

const pageNames: Record<keyof typeof pagePaths, Bilingual> = {
  home: { en: "Home", ar: "الصفحة الرئيسية" },
  services: { en: "Services and tools", ar: "الخدمات والأدوات" },
  storedService: { en: "Service looked at last", ar: "آخر خدمة جرى تصفّحها" },
  about: { en: "About us", ar: "من نحن" },
  contact: { en: "Contact", ar: "تواصل معنا" },
  faq: { en: "Questions", ar: "الأسئلة الشائعة" },
  privacyPolicy: { en: "Privacy policy", ar: "سياسة الخصوصية" },
  terms: { en: "Terms and conditions", ar: "الشروط والأحكام" },
  trends: { en: "All trends", ar: "كل الاتجاهات" },
  blog: { en: "Blog", ar: "المدوّنة" },
  resources: { en: "All resources", ar: "كل الموارد التعليمية" },
  words: { en: "All terms", ar: "كل المصطلحات" },
  research: { en: "Research and insights", ar: "الأبحاث والرؤى" },
  markets: { en: "Markets", ar: "الأسواق" },
};

const namesByPath = new Map<string, Bilingual>(
  Object.entries(pagePaths).map(([page, path]) => [path, pageNames[page as keyof typeof pagePaths]]),
);

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
        return { path: subject, name: namesByPath.get(subject)?.[language] ?? subject, href: null, count };
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
