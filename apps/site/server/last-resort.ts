import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Locale } from "@miqyas/contract";

const style = [
  "html{background:#f5f7f4;color:#151c1f;font:17px/1.6 system-ui,sans-serif}",
  "body{margin:0 auto;padding:12vh 24px;max-width:38rem}",
  "p:first-child{margin:0 0 40px;padding:0 0 16px;border-block-end:4px solid #151c1f;font-weight:600}",
  "section{margin:0 0 40px}h1,h2{margin:0 0 8px;font-size:1.6rem;line-height:1.3}p{margin:0}",
  "a{display:inline-block;margin:16px 0 0;color:#4b7013}",
].join("");

const texts: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: "This page cannot be shown right now",
    text: "The fault is ours. Please try again in a minute.",
    again: "Try again",
  },
  ar: {
    title: "تعذّر عرض هذه الصفحة الآن",
    text: "الخلل من جهتنا. يُرجى المحاولة بعد دقيقة.",
    again: "حاول مجددًا",
  },
};

function section(locale: Locale, heading: "h1" | "h2"): string {
  const { title, text, again } = texts[locale];
  const direction = locale === "ar" ? "rtl" : "ltr";
  return `<section lang="${locale}" dir="${direction}"><${heading}>${title}</${heading}><p>${text}</p><a href="">${again}</a></section>`;
}

function makeBody(locale: Locale): Buffer {
  const other = locale === "ar" ? "en" : "ar";
  return Buffer.from(
    `<!doctype html><html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
      `<title>${texts[locale].title}</title><style>${style}</style></head>` +
      `<body><p>Miqyas <span lang="ar">مقياس</span></p><main>${section(locale, "h1")}${section(other, "h2")}</main></body></html>`,
  );
}

const bodies = { en: makeBody("en"), ar: makeBody("ar") };

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

/** Answers 503 with a page in both languages that needs neither the app nor the backend. */
export function answerLastResort(response: ServerResponse, locale: Locale): void {
  if (response.headersSent) return void response.destroy();
  const body = bodies[locale];
  response.writeHead(503, [
    ...["Content-Type", "text/html; charset=utf-8", "Content-Language", locale],
    ...["Content-Length", String(body.length), "Cache-Control", "no-store", "Retry-After", "30"],
    ...["Content-Security-Policy", policy, "X-Content-Type-Options", "nosniff", "X-Frame-Options", "DENY"],
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
  ]);
  response.end(response.req.method === "HEAD" ? undefined : body);
}
