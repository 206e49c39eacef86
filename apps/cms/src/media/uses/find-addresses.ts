import type { Payload } from "payload";
import * as v from "valibot";
import { contentCollections, tableOf, versionsTableOf } from "../../content/kinds.ts";
import { mediaAddress, variantStem } from "../variants.ts";

/** The collections whose texts may lead to a file by its address. */
const linking = [...contentCollections, "redirects"] as const;

/**
 * The beginning of the addresses of a file and its smaller versions, `/media/…`, without their ends. `undefined` for a file
 * that does not exist.
 */
export async function findAddress({ db }: Payload, id: number): Promise<string | undefined> {
  const where = { id: { equals: id } };
  const row = await db.findOne<{ id: number; filename?: string | null }>({ collection: "media", where });
  return row?.filename ? mediaAddress(variantStem(row.filename)) : undefined;
}

/** Whether a value of a document has an address in one of its texts. Names of files are random, so none begins another. */
export function hasAddress(value: unknown, address: string): boolean {
  if (typeof value === "string") return value.includes(address);
  return typeof value === "object" && value !== null
    ? Object.values(value).some((part) => hasAddress(part, address))
    : false;
}

/** The rows of a collection that visitors or forms show: the entries, and their newest versions, in all languages. */
function rowsOf({ db }: Payload, slug: string): string[] {
  const [own, version] = [tableOf(slug), versionsTableOf(slug)];
  const select = (id: string, from: string) =>
    `SELECT '${slug}' AS place, ${id} AS entry, own::text AS texts FROM ${from}`;
  const sources: [table: string, rows: string][] = [
    [own, select("own.id", `${own} own`)],
    [`${own}_locales`, select("own._parent_id", `${own}_locales own`)],
    [version, select("own.parent_id", `${version} own WHERE latest`)],
    [
      `${version}_locales`,
      select(
        "whole.parent_id",
        `${version}_locales own JOIN ${version} whole ON whole.id = own._parent_id AND latest`,
      ),
    ],
  ];
  return sources.filter(([table]) => table in db.tables).map(([, rows]) => rows);
}

const found = v.array(v.object({ place: v.string(), entries: v.array(v.number()) }));

/** The entries whose rows have an address in a text, by collection. PostgreSQL reads the texts, which are long. */
export async function findEntriesWith(payload: Payload, address: string): Promise<Map<string, number[]>> {
  const rows = linking.flatMap((slug) => rowsOf(payload, slug)).join(" UNION ALL ");
  const answer = await payload.db.pool.query(
    `SELECT place, array_agg(DISTINCT entry) AS entries FROM (${rows}) rows
     WHERE strpos(texts, $1) > 0 AND entry IS NOT NULL GROUP BY place`,
    [address],
  );
  return new Map(v.parse(found, answer.rows).map(({ place, entries }) => [place, entries]));
}
