import type { Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey, readQuery } from "./api-client.ts";
import { getListBehind } from "./list-behind.ts";
import { sectionRetry } from "./retry-policy.ts";

/* The content of the home page and the page about the agency. Each query is one call of the contract. */

/** The hero of the home page. Shows the number of each retry (HOME-8). */
export const homePageQuery = (locale: Locale) => ({
  ...readQuery("getHomePage", {}, locale),
  ...sectionRetry,
});

/** The text about the agency, as HTML. Shows the number of each retry (STA-3). */
export const aboutUsQuery = (locale: Locale) => ({ ...readQuery("getAboutUs", {}, locale), ...sectionRetry });

/** Groups of clients with their logos. Shows the number of each retry (HOME-22). */
export const clientsQuery = (locale: Locale) => ({
  ...readQuery("listClients", {}, locale),
  ...sectionRetry,
});

/** All impacts. The browser splits them into pages (HOME-11, HOME-12). */
export const impactsQuery = (locale: Locale) => readQuery("listImpacts", {}, locale);

/** Impact stories of a service (SVD-5). */
export const impactsOfServiceQuery = (locale: Locale, service: string) =>
  queryOptions({
    queryKey: queryKey(locale, "listImpacts", { service }),
    queryFn: async (context) => {
      const all = await getListBehind(context, impactsQuery(locale).queryKey, (signal) =>
        getBackend(context.client).read("listImpacts", {}, { locale, signal, retries: 0 }),
      );
      return all
        .filter(({ services }) => services.some(({ id }) => id === service))
        .map(({ id, title, description }) => ({ id, title, description }));
    },
  });

/** Partners with a logo. A failure hides the section (HOME-23). */
export const partnersQuery = (locale: Locale) => readQuery("listPartners", {}, locale);

/** Testimonials of clients (HOME-17). */
export const testimonialsQuery = (locale: Locale) => readQuery("listTestimonials", {}, locale);

/** The mission. Its section shows an empty text when the call fails (ABT-3). */
export const missionQuery = (locale: Locale) => readQuery("getMission", {}, locale);

/** The vision (ABT-4). */
export const visionQuery = (locale: Locale) => readQuery("getVision", {}, locale);

/** The team, if the backend has it (ABT-1). */
export const teamQuery = (locale: Locale) => readQuery("listTeam", {}, locale);

/** The four values, if the backend has them. The site has its own texts otherwise (ABT-6). */
export const coreValuesQuery = (locale: Locale) => readQuery("listCoreValues", {}, locale);
