import type { Locale } from "@miqyas/contract";
import { createTranslate } from "../i18n/create-i18n.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { paths } from "../routing/paths.ts";

/**
 * The app's data for the server's sitemap and feeds. `/toolsdetils` is not in it: it has no content of its own
 * (RT-14).
 */
export const findable = {
  pages: [
    paths.home(),
    paths.services(),
    paths.about(),
    paths.research(),
    paths.blog(),
    paths.contact(),
    paths.faq(),
    paths.resources(),
    paths.trends(),
    paths.words(),
    paths.plan(),
    paths.privacyPolicy(),
    paths.terms(),
  ],
  markets: paths.markets(),
  blog: paths.blog(),
  entries: {
    service: paths.service,
    tool: paths.tool,
    trend: paths.trend,
    report: paths.report,
    resource: paths.resource,
    word: paths.word,
    article: paths.article,
  },
  async feedTexts(locale: Locale, name: string | null) {
    const t = createTranslate(locale, await loadMessages(locale));
    return {
      title: t("seo.feed", { agency: name ?? t("agency.name") }),
      description: t("seo.pages.blog.description"),
    };
  },
};
