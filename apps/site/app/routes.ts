import { index, prefix, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

export default [
  ...prefix("ar?", [
    index("features/home/home.route.tsx"),
    route("__styleguide", "features/styleguide/styleguide.route.tsx"),
    route("ServicesTools", "features/services/services-tools.route.tsx"),
    route("servicesdetils/:id?", "features/services/service.route.tsx"),
    route("toolsdetils", "features/services/stored-service.route.tsx"),
    route("tools/:id?", "features/services/tool.route.tsx"),
    route("AboutUs", "features/about/about.route.tsx"),
    route("contact", "features/contact/contact.route.tsx"),
    route("questions", "features/faq/faq.route.tsx"),
    route("PrivacyPolicy", "features/legal/privacy-policy.route.tsx"),
    route("terms-and-conditions", "features/legal/terms.route.tsx"),
    route("all-trends", "features/trends/trends.route.tsx"),
    route("trends/:id", "features/trends/trend.route.tsx"),
    route("AllBlog", "features/blog/blog-list.route.tsx"),
    route("Blogdetails/:slug", "features/blog/article.route.tsx"),
    route("resources", "features/resources/resources-list.route.tsx"),
    route("resources/:id", "features/resources/resource.route.tsx"),
    route("reports/:id", "features/reports/report.route.tsx"),
    route("words", "features/words/words-list.route.tsx"),
    route("words/:id?", "features/words/word.route.tsx"),
    route("research-and-insights", "features/research/research.route.tsx"),
    route("markets", "features/markets/markets.route.tsx"),
    route("*", "features/not-found/not-found.route.tsx"),
  ]),
] satisfies RouteConfig;
