import { createAnswerPages } from "../../pages/answer-pages.ts";
import { createFallbackErrorPage } from "../../pages/fallback-error-page.ts";
import { renderPage } from "../../pages/render/render.ts";
import type { SiteApp } from "../../shared/app-build.ts";
import { readSettings } from "../../shared/env.ts";
import type { ShowAnswer } from "../../shared/show-answer.ts";
import { fallbackContacts } from "./fallback-contacts.ts";

/** Shows the pages of an app without a backend. */
export function showPagesOf(app: SiteApp, report: (error: unknown) => void): ShowAnswer {
  const settings = readSettings({ BACKEND_URL: "http://127.0.0.1:9", SITE_ORIGIN: "https://miqyas.example" });
  return createAnswerPages({
    ...{ settings, report },
    render: (key, asked) => renderPage(app, key, settings, { dataDeadline: "short", ...asked }),
    limits: { GET: () => Promise.resolve(0), POST: () => Promise.resolve(0) },
    sendFallbackErrorPage: createFallbackErrorPage(() => fallbackContacts),
  });
}
