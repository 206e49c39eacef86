import { redirectKey } from "@miqyas/contract";
import * as v from "valibot";
import { findPublished } from "../find-published.ts";
import { entryCollections, entryPath } from "../../redirects/entry-address.ts";
import { followRedirect } from "../../redirects/follow-redirect.ts";
import type { RedirectRow } from "../../redirects/follow-redirect.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";

/** A path in the form in which redirects are stored. A text that is no path has no redirect. */
const from = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => redirectKey(text) ?? "/"),
  ),
);

/** Redirects are the same in every language. */
type Context = Pick<ReadContext, "payload">;

async function findRows({ payload }: Context, key?: string): Promise<RedirectRow[]> {
  const { docs } = await findPublished({ payload, locale: "en" }, "redirects", {
    ...(key !== undefined && { where: { from: { equals: key } } }),
    sort: "from",
    idsOnly: true,
  });
  return docs.map(({ doc }) => doc);
}

const nameOf = (entry: RedirectRow["entry"]) => `${entry?.relationTo}/${Number(entry?.value)}`;

/** The paths of the published ones among the entries to which redirects lead, by collection and id. */
async function findPaths({ payload }: Context, rows: readonly RedirectRow[]): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const collection of entryCollections) {
    const ids = rows.flatMap(({ entry }) => (entry?.relationTo === collection ? Number(entry.value) : []));
    if (ids.length === 0) continue;
    const where = { id: { in: [...new Set(ids)] } };
    const search = { where, only: ["slug"], idsOnly: true, inAnyLanguage: true };
    const { docs } = await findPublished({ payload, locale: "en" }, collection, search);
    for (const { doc } of docs)
      paths.set(
        nameOf({ relationTo: collection, value: doc.id }),
        entryPath(collection, { id: doc.id, slug: "slug" in doc ? doc.slug : null }),
      );
  }
  return paths;
}

/**
 * `GET /redirects`: all old addresses, or with `from` the one of a path (RT-24, RT-25). Each has the end of its chain. One
 * whose entry is not public is left out: its address is an ordinary "not found" until the entry is published again.
 */
export const redirects = defineRead({
  name: "redirects",
  path: "/redirects",
  params: { from },
  answer: async (context) => {
    const { params } = context;
    const rows = await findRows(context, params.from);
    const all = new Map(rows.map((row) => [row.from, row]));
    const findRow = async (key: string) =>
      all.get(key) ?? (params.from === undefined ? undefined : (await findRows(context, key))[0]);
    const ends = await Promise.all(
      rows.map(async (row) => ({ row, end: await followRedirect(row, findRow) })),
    );
    const paths = await findPaths(
      context,
      ends.flatMap(({ end }) => end ?? []),
    );
    return {
      redirects: ends.flatMap(({ row: { from: old }, end }) => {
        if (end?.kind === "gone") return { from: old, to: null, status: 410 as const };
        const to = end?.kind === "entry" ? paths.get(nameOf(end.entry)) : end?.path;
        return to ? { from: old, to, status: 301 as const } : [];
      }),
    };
  },
});
