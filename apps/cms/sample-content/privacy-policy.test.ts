import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keptFor } from "../server/retention.ts";
import { readSampleTexts } from "./sample-texts.ts";

const site = new URL("../../site/", import.meta.url);
const readSite = (path: string) => readFileSync(new URL(path, site), "utf8");

const words = (language: "en" | "ar") => readSampleTexts(language).get("privacy-policy")?.join("\n") ?? "";
const policy = { en: words("en"), ar: words("ar") };

/** The policy's words for each value in the browser's storage, by key. */
const named: Record<string, { en: string; ar: string }> = {
  i18nextLng: { en: "the language you chose", ar: "اللغة التي اخترتها" },
  language: { en: "the language you chose", ar: "اللغة التي اخترتها" },
  numerals: { en: "the kind of digits you chose for Arabic", ar: "نوع الأرقام الذي اخترته للعربية" },
  token: { en: "an access key in the browser’s storage", ar: "مفتاح دخول" },
  newsletterLockedUntil: { en: "until the newsletter form opens again", ar: "يُفتح نموذج النشرة من جديد" },
  outbox: { en: "a note that it is waiting", ar: "علامة على أنه ينتظر" },
  selectedService: { en: "the service you last looked at", ar: "آخر خدمة تصفّحتها" },
  "scroll-positions": { en: "how far you had scrolled", ar: "موضعك في الصفحات" },
  unsentMessage: { en: "what you typed into the contact form", ar: "ما كتبته في نموذج التواصل" },
  playsFilm: { en: "that you asked for the video", ar: "أنك طلبت فيديو الصفحة الرئيسية" },
  "miqyas-outbox": { en: "address that could not be sent", ar: "تعذّر إرساله" },
};

test("POL-1 the privacy policy names everything that the site keeps in a browser", () => {
  const [, keys = ""] =
    /storageKeys = \{([^}]+)\}/.exec(readSite("app/browser-storage/browser-storage.ts")) ?? [];
  const kept = [...keys.matchAll(/: "(?<key>[^"]+)"/g)].map(({ groups }) => groups?.key ?? "");
  expect(kept).not.toHaveLength(0);
  expect(Object.keys(named)).toEqual(expect.arrayContaining(kept));
  for (const { en, ar } of Object.values(named)) {
    expect(policy.en).toContain(en);
    expect(policy.ar).toContain(ar);
  }
});

test("POL-1 nothing of the site keeps anything in a browser elsewhere", () => {
  const keeping =
    /\b(?:localStorage|sessionStorage|indexedDB|openDB|caches|serviceWorker)\b|document\.cookie/;
  const files = globSync("app/**/*.{ts,tsx}", { cwd: site })
    .filter((file) => !/\.test\.tsx?$/.test(file) && keeping.test(readSite(file)))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  expect(files).toEqual([
    // It looks for a kept page.
    "app/boot/hold-links.ts",
    "app/browser-storage/browser-storage.ts",
    "app/browser-storage/notes.ts",
    "app/i18n/saved-locale.ts",
    // It looks for a kept message.
    "app/outbox/keep-outbox.ts",
    "app/outbox/store.ts",
    "app/shell/navigation/keep-page.ts",
    "app/shell/navigation/scroll-memory.ts",
  ]);
});

test("POL-1 NET-3 the privacy policy says how many pages are kept for reading without a connection, and how long", () => {
  const rules = readSite("worker/keep-rules.ts");
  expect(rules).toMatch(/pages: \{ entries: 30,/);
  expect(rules).toMatch(/maxAge = 30 \* 86_400/);
  expect(policy.en).toContain("the last 30 pages you read, with their pictures, for up to 30 days");
  expect(policy.ar).toContain("آخر ٣٠ صفحة قرأتها مع صورها، مدة لا تزيد على ٣٠ يومًا");
});

test("F20 the privacy policy states the periods that are applied", () => {
  const stated: Record<keyof typeof keptFor, Record<string, { en: string; ar: string }>> = {
    message: { "12 months": { en: "deleted twelve months after", ar: "بعد اثني عشر شهرًا" } },
    unconfirmed: {
      "7 days": { en: "deleted seven days after we asked", ar: "بعد سبعة أيام من طلب التأكيد" },
    },
    mailed: {
      "30 days": {
        en: "for 30 days after the e-mail that asks for confirmation we keep a coded fingerprint of the address",
        ar: "نحتفظ ٣٠ يومًا بعد رسالة طلب التأكيد ببصمة مرمّزة للعنوان",
      },
    },
    unsubscribed: { "30 days": { en: "deleted 30 days after that", ar: "ثم يُحذف بعد ٣٠ يومًا" } },
    usage: { "25 months": { en: "deleted after 25 months", ar: "تُحذف بعد ٢٥ شهرًا" } },
    receipt: { "30 days": { en: "for 30 days we keep the number", ar: "نحتفظ ٣٠ يومًا برقم" } },
  };
  for (const [what, period] of Object.entries(keptFor)) {
    const sentence = stated[what as keyof typeof keptFor][period];
    expect(sentence, `${what} is kept for ${period}`).toBeDefined();
    expect(policy.en).toContain(sentence?.en);
    expect(policy.ar).toContain(sentence?.ar);
  }
});
