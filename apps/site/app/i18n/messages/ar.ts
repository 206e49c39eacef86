import { agency } from "./ar/agency.ts";
import { article } from "./ar/article.ts";
import { blog } from "./ar/blog.ts";
import { charts } from "./ar/charts.ts";
import { contact } from "./ar/contact.ts";
import { controls } from "./ar/controls.ts";
import { errors } from "./ar/errors.ts";
import { faq } from "./ar/faq.ts";
import { forms } from "./ar/forms.ts";
import { home } from "./ar/home.ts";
import { lists } from "./ar/lists.ts";
import { newsletter } from "./ar/newsletter.ts";
import { gone, notFound, otherLanguage } from "./ar/not-found.ts";
import { outbox } from "./ar/outbox.ts";
import { pageFailure } from "./ar/page-failure.ts";
import { reports } from "./ar/reports.ts";
import { research } from "./ar/research.ts";
import { resources } from "./ar/resources.ts";
import { search } from "./ar/search.ts";
import { searchPage } from "./ar/search-page.ts";
import { seo } from "./ar/seo.ts";
import { services } from "./ar/services.ts";
import { shell } from "./ar/shell.ts";
import { status } from "./ar/status.ts";
import { trends } from "./ar/trends.ts";
import { words } from "./ar/words.ts";

/** The Arabic texts that every page has. */
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
