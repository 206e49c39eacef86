import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { CollectionSlug, Payload } from "payload";
import { versionsTableOf } from "../content/kinds.ts";
import { languageStates, stateField, type LanguageState } from "./language-state.ts";

export type StateCounts = Record<Locale, Record<LanguageState, number>>;

/** Collections whose entries have a state per language. */
export const listTranslated = (payload: Payload) =>
  payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === stateField.ar),
  );

/** The number of entries in each state, per language and collection, in one query. The trash is not counted. */
export async function countStates(payload: Payload): Promise<Map<CollectionSlug, StateCounts>> {
  const parts = listTranslated(payload).flatMap(({ slug }) =>
    locales.map(
      (locale) => `
        SELECT '${slug}' AS slug, '${locale}' AS locale, version_${stateField[locale]}::text AS state, count(*)::int AS count
        FROM ${versionsTableOf(slug)} WHERE latest AND version_deleted_at IS NULL GROUP BY 3`,
    ),
  );
  const { rows } = await payload.db.pool.query<{
    slug: CollectionSlug;
    locale: Locale;
    state: string | null;
    count: number;
  }>(parts.join(" UNION ALL "));
  const countOf = (slug: string, locale: Locale, state: LanguageState) =>
    rows.find((row) => row.slug === slug && row.locale === locale && row.state === state)?.count ?? 0;
  const ofLanguage = (slug: string, locale: Locale) =>
    Object.fromEntries(
      languageStates.map((state) => [state, countOf(slug, locale, state)]),
    ) as StateCounts[Locale];
  return new Map(
    listTranslated(payload).map(({ slug }) => [
      slug,
      { en: ofLanguage(slug, "en"), ar: ofLanguage(slug, "ar") },
    ]),
  );
}
