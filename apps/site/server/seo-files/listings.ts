import {
  getMarketsPage,
  hasMarkets,
  isNotFound,
  listBlogs,
  listEducationResources,
  listFeaturedReports,
  listServices,
  listTools,
  listTrends,
  listWords,
  locales,
} from "@miqyas/contract";
import type { BlogSummary, ContractClient, Locale, PagedList, Seo } from "@miqyas/contract";
import type { Findable } from "../shared/app-build.ts";
import type { Listed } from "./sitemap.ts";

/** Most entries that a backend gives per page (`per_page`). */
const perPage = 100;
/** Most pages of one list that are read: 50,000 entries. */
const mostPages = 500;
/** One retry is enough, because a crawler comes again. Both tries end before the server closes a silent connection, ms. */
export const callLimits = { retries: 1, timeout: 5_000 } as const;
const optionsIn = (locale: Locale) => ({ locale, ...callLimits });
type Options = ReturnType<typeof optionsIn>;

/** The pages that one call of the contract lists. */
export interface Listing {
  call: string;
  read: () => Promise<Listed[]>;
}

interface Entry {
  id: string;
  created_at?: string | null;
  seo: Seo | null;
}

/** Every entry of a list, page by page, until the last page or one without new entries. */
async function readAll<Item extends Entry>(
  readPage: (page: number) => Promise<PagedList<Item>>,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page++) {
    const { items, pagination } = await readPage(page);
    const before = found.size;
    for (const item of items) found.set(item.id, item);
    if (found.size === before) break;
    pages = pagination?.total_pages ?? 1;
  }
  return [...found.values()];
}

/** An optional call that the backend does not offer lists nothing. */
async function unlessMissing<Item>(read: Promise<Item[]>): Promise<Item[]> {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/**
 * The listings of the sitemap: every entry of the backend that has its own page and is not kept out of search (RT-26), in
 * the languages whose list has it (LANG-15).
 */
export function createListings(client: ContractClient, { entries, markets }: Findable): Listing[] {
  const listing = <Item extends Entry>(
    { name }: { name: string },
    pathOf: (item: Item) => string,
    read: (options: Options) => Promise<Item[]>,
  ): Listing => ({
    call: name,
    async read() {
      const pages = new Map<string, Listed & { languages: Locale[] }>();
      const lists = await Promise.all(locales.map((locale) => unlessMissing(read(optionsIn(locale)))));
      for (const [at, locale] of locales.entries())
        for (const item of lists[at] ?? []) {
          if (item.seo?.noindex) continue;
          const page = pages.get(item.id) ?? {
            path: pathOf(item),
            date: item.created_at ?? null,
            languages: [],
          };
          page.languages.push(locale);
          pages.set(item.id, page);
        }
      return [...pages.values()];
    },
  });

  return [
    listing(
      listServices,
      ({ id }) => entries.service(id),
      (options) => readAll((page) => client.read(listServices, { page }, options)),
    ),
    listing(
      listTools,
      ({ id }) => entries.tool(id),
      (options) => readAll((page) => client.read(listTools, { page }, options)),
    ),
    listing(
      listTrends,
      ({ id }) => entries.trend(id),
      (options) => client.read(listTrends, {}, options),
    ),
    listing(
      listFeaturedReports,
      ({ id }) => entries.report(id),
      (options) => readAll((page) => client.read(listFeaturedReports, { page, per_page: perPage }, options)),
    ),
    listing(
      listEducationResources,
      ({ id }) => entries.resource(id),
      (options) => readAll((page) => client.read(listEducationResources, { page, perPage }, options)),
    ),
    listing(
      listWords,
      ({ id }) => entries.word(id),
      (options) => client.read(listWords, {}, options),
    ),
    listing<BlogSummary>(
      listBlogs,
      ({ slug }) => entries.article(slug),
      (options) => readAll((page) => client.read(listBlogs, { page, per_page: perPage }, options)),
    ),
    {
      call: getMarketsPage.name,
      // In the languages in which the page has content (RT-5).
      async read() {
        const readIn = async (locale: Locale) => {
          const page = await client.read(getMarketsPage, {}, optionsIn(locale));
          return hasMarkets(page) ? [locale] : [];
        };
        const languages = (await Promise.all(locales.map((locale) => unlessMissing(readIn(locale))))).flat();
        return languages.length > 0 ? [{ path: markets, date: null, languages }] : [];
      },
    },
  ];
}
