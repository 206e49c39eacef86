import {
  ApiError,
  getMarketsPage,
  listBlogs,
  listEducationResources,
  listFeaturedReports,
  listServices,
  listTools,
  listTrends,
  listWords,
} from "@miqyas/contract";
import type { ContractClient, PagedList } from "@miqyas/contract";
import type { Findable } from "../shared/app-build.ts";
import type { Listed } from "./sitemap.ts";

/** Most entries that a backend gives per page (`per_page`). */
const perPage = 100;
/** Most pages of one list that are read: 50,000 entries. */
const mostPages = 500;
/** One retry is enough, because a crawler comes again. Both tries end before the server closes a silent connection, ms. */
export const callLimits = { retries: 1, timeout: 5_000 } as const;
const options = { locale: "en", ...callLimits } as const;

/** The pages that one call of the contract lists. */
export interface Listing {
  call: string;
  read: () => Promise<Listed[]>;
}

interface Entry {
  id: string;
  created_at?: string | null;
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
    if (error instanceof ApiError && error.kind === "not-found") return [];
    throw error;
  }
}

/** The listings of the sitemap: every entry of the backend that has its own page. */
export function createListings(client: ContractClient, { entries, markets }: Findable): Listing[] {
  const listing = <Item extends Entry>(
    { name }: { name: string },
    pathOf: (item: Item) => string,
    read: () => Promise<Item[]>,
  ): Listing => ({
    call: name,
    async read() {
      const items = await unlessMissing(read());
      return items.map((item) => ({ path: pathOf(item), date: item.created_at ?? null }));
    },
  });

  return [
    listing(
      listServices,
      ({ id }) => entries.service(id),
      () => readAll((page) => client.read(listServices, { page }, options)),
    ),
    listing(
      listTools,
      ({ id }) => entries.tool(id),
      () => readAll((page) => client.read(listTools, { page }, options)),
    ),
    listing(
      listTrends,
      ({ id }) => entries.trend(id),
      () => client.read(listTrends, {}, options),
    ),
    listing(
      listFeaturedReports,
      ({ id }) => entries.report(id),
      () => readAll((page) => client.read(listFeaturedReports, { page, per_page: perPage }, options)),
    ),
    listing(
      listEducationResources,
      ({ id }) => entries.resource(id),
      () => readAll((page) => client.read(listEducationResources, { page, perPage }, options)),
    ),
    listing(
      listWords,
      ({ id }) => entries.word(id),
      () => client.read(listWords, {}, options),
    ),
    listing(
      listBlogs,
      ({ slug }) => entries.article(slug),
      () => readAll((page) => client.read(listBlogs, { page, per_page: perPage }, options)),
    ),
    {
      call: getMarketsPage.name,
      // Not listed while the page has no content (RT-5).
      read: () =>
        unlessMissing(
          client
            .read(getMarketsPage, {}, options)
            .then(({ introduction, markets: written }) =>
              introduction || written.length > 0 ? [{ path: markets, date: null }] : [],
            ),
        ),
    },
  ];
}
