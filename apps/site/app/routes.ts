import { index, layout, prefix, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";
import { routeNames, routeTable, styleguidePath } from "./routing/route-table.ts";
import type { RouteName } from "./routing/route-table.ts";

/** The module of each route in the table. Browsers load the table, therefore the file names are here. */
const modules: Record<RouteName, string> = {
  home: "features/home/home.route.tsx",
  services: "features/services/services-tools.route.tsx",
  about: "features/about/about.route.tsx",
  research: "features/research/research.route.tsx",
  markets: "features/markets/markets.route.tsx",
  plan: "features/plan/plan.route.tsx",
  search: "features/search/search.route.tsx",
  blog: "features/blog/blog-list.route.tsx",
  article: "features/blog/article.route.tsx",
  contact: "features/contact/contact.route.tsx",
  privacyPolicy: "features/legal/privacy-policy.route.tsx",
  terms: "features/legal/terms.route.tsx",
  faq: "features/faq/faq.route.tsx",
  resources: "features/resources/resources-list.route.tsx",
  resource: "features/resources/resource.route.tsx",
  service: "features/services/service.route.tsx",
  storedService: "features/services/stored-service.route.tsx",
  tool: "features/services/tool.route.tsx",
  trends: "features/trends/trends.route.tsx",
  trend: "features/trends/trend.route.tsx",
  report: "features/reports/report.route.tsx",
  words: "features/words/words-list.route.tsx",
  word: "features/words/word.route.tsx",
  chart: "features/charts/chart.route.tsx",
};

/** Its id is its name: every page loads the list of routes, and the path of the file would weigh more. */
function pageRoute(id: RouteName) {
  const path = routeTable[id].pattern.slice(1);
  return path === "" ? index(modules[id], { id }) : route(path, modules[id], { id });
}

export default [
  layout(
    "shell/page-boundary.route.tsx",
    { id: "boundary" },
    prefix("ar?", [
      ...routeNames.map(pageRoute),
      route(styleguidePath.slice(1), "features/styleguide/styleguide.route.tsx"),
      // Links in mails open these, and the server answers them. They are not pages of the table.
      route("newsletter", "features/newsletter/subscribe.route.tsx"),
      route("newsletter/confirm", "features/newsletter/confirm.route.tsx"),
      route("newsletter/unsubscribe", "features/newsletter/unsubscribe.route.tsx"),
      route("*", "features/not-found/not-found.route.tsx"),
    ]),
  ),
] satisfies RouteConfig;
