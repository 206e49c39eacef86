import type { Locale } from "@miqyas/contract";
import type { Payload } from "payload";
import { publicStates, stateField } from "../../translation/language-state.ts";
import { wantedText } from "./blog-listing.ts";

/** A search in the list of resources. */
interface ResourceSearch {
  locale: Locale;
  search: string;
  category_id?: number | undefined;
  page: number;
  perPage: number;
  sortBy: keyof typeof sortKeys;
  sortDirection: "asc" | "desc";
}

/** Fields by which resources are sorted. */
export const sortKeys = { id: "id", created_at: "created_on" } as const;

/** A text in the language shown. A missing translation is the English text (LANG-5). */
const shown = (name: string) =>
  `CASE WHEN written.${name} ~ '\\S' THEN written.${name} ELSE english.${name} END`;

/**
 * Ids of one page of published resources whose title or excerpt, in the language shown, contains a text (RES-1, SRCH-11),
 * and the number of all of them.
 */
export async function searchResourceIds(
  payload: Payload,
  { locale, search, category_id: category, page, perPage, sortBy, sortDirection }: ResourceSearch,
): Promise<{ ids: number[]; total: number }> {
  const direction = sortDirection === "asc" ? "ASC" : "DESC";
  const { rows } = await payload.db.pool.query<{ ids: number[]; total: number }>(
    `WITH texts AS MATERIALIZED (
      SELECT own.id, own.created_on,
        fold_for_search(concat_ws(chr(10), ${shown("title")}, ${shown("excerpt")})) AS folded
      FROM education_resources own
      LEFT JOIN education_resources_locales written ON written._parent_id = own.id AND written._locale = $1::_locales
      LEFT JOIN education_resources_locales english ON english._parent_id = own.id AND english._locale = 'en'
      WHERE own._status = 'published' AND own.deleted_at IS NULL AND own.${stateField[locale]}::text = ANY($2)
        AND ($4::int IS NULL OR own.id IN (
          SELECT parent_id FROM education_resources_rels WHERE education_resource_categories_id = $4))
    ), found AS (
      SELECT id, created_on FROM texts
      WHERE strpos(folded, ${wantedText("$3")}) > 0 OR strpos(without_article(folded), ${wantedText("$3")}) > 0
    )
    SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
      SELECT id FROM found ORDER BY ${sortKeys[sortBy]} ${direction}, id ${direction} LIMIT $5 OFFSET $6) AS ids`,
    [locale, publicStates, search, category, perPage, (page - 1) * perPage],
  );
  return rows[0] ?? { ids: [], total: 0 };
}
