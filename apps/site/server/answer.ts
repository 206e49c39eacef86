import type { ServerResponse } from "node:http";
import type { Locale } from "@miqyas/contract";
import { dataHeaders } from "./headers.ts";
import type { HeaderList } from "./headers.ts";

/** Answers with JSON that nobody keeps. */
export function answerJson(
  response: ServerResponse,
  status: number,
  data: unknown,
  { secure, headers = [] }: { secure: boolean; headers?: HeaderList },
): void {
  if (response.headersSent) return void response.destroy();
  const body = Buffer.from(JSON.stringify(data));
  const list = [
    ...dataHeaders(secure),
    ...["Content-Type", "application/json; charset=utf-8"],
    ...["Cache-Control", "no-store"],
    ...["Content-Length", String(body.length)],
    ...headers,
  ];
  response.writeHead(status, list);
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Answers with a status and nothing else. A connection whose request was refused unread is not used again. */
export function answerEmpty(response: ServerResponse, status: number, headers: HeaderList = []): void {
  if (response.headersSent) return void response.destroy();
  const list = [
    ...["Cache-Control", "no-store", "Content-Length", "0", "X-Content-Type-Options", "nosniff"],
    ...([400, 408].includes(status) || status >= 413 ? ["Connection", "close"] : []),
    ...headers,
  ];
  response.writeHead(status, status === 204 ? list.toSpliced(2, 2) : list).end();
}

const messages = {
  unavailable: {
    en: "The content service is not answering right now. Please try again in a moment.",
    ar: "خدمة المحتوى لا تستجيب الآن. يُرجى المحاولة بعد قليل.",
  },
  tooMany: {
    en: "Too many requests. Please wait a little and try again.",
    ar: "طلبات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة من جديد.",
  },
  unknown: { en: "There is nothing at this address.", ar: "لا شيء في هذا العنوان." },
  badAddress: { en: "This address cannot be read.", ar: "تعذّرت قراءة هذا العنوان." },
  method: { en: "This address does not take such a request.", ar: "هذا العنوان لا يقبل طلبًا من هذا النوع." },
  foreign: { en: "Forms are sent from this site only.", ar: "تُرسَل الاستمارات من هذا الموقع فقط." },
  json: { en: "The body must be JSON.", ar: "يجب أن يكون محتوى الطلب بصيغة JSON." },
  size: { en: "What was sent is too large.", ar: "ما أُرسل أكبر من المسموح." },
  slow: { en: "The request took too long to arrive.", ar: "استغرق وصول الطلب وقتًا أطول من اللازم." },
} satisfies Record<string, Record<Locale, string>>;

/** The envelope of a refusal, as the contract's backend writes it, in the reader's language. */
export const refusal = (reason: keyof typeof messages, locale: Locale) => ({
  success: false,
  message: messages[reason][locale],
});
