import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** The kinds with drafts. */
const collections = [
  ...["blogs", "frequently_asked_questions", "words_in_markets", "trends_in_markets", "our_featured_reports"],
  ...["education_resources", "our_services", "tool_we_uses", "our_impacts", "testimonials", "our_clients"],
  ...["our_partners", "our_teams", "social_medias"],
];
const pages = [
  ...["home_page", "markets_page", "privacy_policy", "terms_and_conditions", "about_us", "our_mission"],
  ...["our_vision", "core_values"],
];

const repair = (table: string, sameEntry: string) => `
  UPDATE _${table}_v older SET latest = false WHERE latest AND EXISTS (
    SELECT FROM _${table}_v newer
    WHERE newer.latest AND ${sameEntry} AND (newer.updated_at, newer.id) > (older.updated_at, older.id));`;

/** Saves at the same moment could leave several newest versions, before `versions/lock-entry.ts`. The last of them stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of collections) await db.execute(repair(table, "newer.parent_id = older.parent_id"));
  for (const table of pages) await db.execute(repair(table, "true"));
}

/** What was repaired stays repaired. */
export async function down(_args: MigrateDownArgs): Promise<void> {}
