import { agency } from "./en/agency.ts";
import { article } from "./en/article.ts";
import { blog } from "./en/blog.ts";
import { charts } from "./en/charts.ts";
import { contact } from "./en/contact.ts";
import { controls } from "./en/controls.ts";
import { errors } from "./en/errors.ts";
import { faq } from "./en/faq.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { lists } from "./en/lists.ts";
import { newsletter } from "./en/newsletter.ts";
import { gone, notFound, otherLanguage } from "./en/not-found.ts";
import { outbox } from "./en/outbox.ts";
import { pageFailure } from "./en/page-failure.ts";
import { reports } from "./en/reports.ts";
import { research } from "./en/research.ts";
import { resources } from "./en/resources.ts";
import { search } from "./en/search.ts";
import { searchPage } from "./en/search-page.ts";
import { seo } from "./en/seo.ts";
import { services } from "./en/services.ts";
import { shell } from "./en/shell.ts";
import { status } from "./en/status.ts";
import { trends } from "./en/trends.ts";
import { words } from "./en/words.ts";

/** The English texts that every page loads. */
export const messages = {
  agency,
  article,
  blog,
  charts,
  contact,
  controls,
  errors,
  faq,
  forms,
  home,
  lists,
  newsletter,
  gone,
  otherLanguage,
  notFound,
  outbox,
  pageFailure,
  reports,
  research,
  resources,
  search,
  searchPage,
  seo,
  services,
  shell,
  status,
  trends,
  words,
};
