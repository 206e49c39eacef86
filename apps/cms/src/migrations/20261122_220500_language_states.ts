import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

/** What makes a text of each kind of entry. `body` must exist only if the other language has it. */
const texts: Record<string, { required: string[]; body?: string }> = {
  blogs: { required: ['title'], body: 'content' },
  frequently_asked_questions: { required: ['question', 'answer'] },
  words_in_markets: { required: ['title'], body: 'content' },
  trends_in_markets: { required: ['title'] },
  our_featured_reports: { required: ['title'], body: 'content' },
  education_resources: { required: ['title'], body: 'content' },
  our_services: { required: ['title'] },
  tool_we_uses: { required: ['name'] },
  our_impacts: { required: ['title'] },
  testimonials: { required: ['name', 'content'] },
  our_partners: { required: ['name'] },
  our_teams: { required: ['name'] },
  our_clients: { required: [] },
  social_medias: { required: [] },
}

/** Whether the row `entry` of a table has a text in a language. */
function hasText(table: string, prefix: string, locale: string): string {
  const { required, body } = texts[table.replace(/^_|_v$/g, '')] ?? { required: [] }
  if (required.length === 0) return 'true'
  const inText = (text: string) => `${text}::text ~ '"text": "[^"]*[^" ]|"type": "upload"'`
  const conditions = required.map((field) => `coalesce(btrim(own.${prefix}${field}), '') <> ''`)
  if (body)
    conditions.push(`(coalesce(${inText(`own.${prefix}${body}`)}, false) OR NOT EXISTS (
      SELECT FROM ${table}_locales other WHERE other._parent_id = entry.id AND ${inText(`other.${prefix}${body}`)}))`)
  return `EXISTS (SELECT FROM ${table}_locales own
    WHERE own._parent_id = entry.id AND own._locale = '${locale}' AND ${conditions.join(' AND ')})`
}

/** Computes the states of the entries that are already stored. */
const computeStates = Object.keys(texts).flatMap((table) =>
  ['en', 'ar'].flatMap((locale) => [
    `UPDATE ${table} entry SET ${locale}_state = (CASE
      WHEN NOT ${hasText(table, '', locale)} THEN 'missing'
      WHEN entry._status = 'published' THEN 'published' ELSE 'draft' END)::language_state;`,
    `UPDATE _${table}_v entry SET version_${locale}_state = (CASE
      WHEN live.${locale}_state = 'published' THEN 'published'
      WHEN ${hasText(`_${table}_v`, 'version_', locale)} THEN 'draft' ELSE 'missing' END)::language_state
      FROM ${table} live WHERE live.id = entry.parent_id AND entry.latest;`,
    `UPDATE ${table} entry SET ${locale}_state = newest.version_${locale}_state
      FROM _${table}_v newest WHERE newest.parent_id = entry.id AND newest.latest
        AND newest.version_${locale}_state <> entry.${locale}_state;`,
  ]),
)

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."language_state" AS ENUM('missing', 'draft', 'outdated', 'published');
  ALTER TABLE "blogs" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "blogs" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "blogs" ADD COLUMN "source_language" varchar;
  ALTER TABLE "blogs" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "blogs" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_blogs_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_blogs_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "frequently_asked_questions" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "frequently_asked_questions" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "frequently_asked_questions" ADD COLUMN "source_language" varchar;
  ALTER TABLE "frequently_asked_questions" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "frequently_asked_questions" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_frequently_asked_questions_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_frequently_asked_questions_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_frequently_asked_questions_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_frequently_asked_questions_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_frequently_asked_questions_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "words_in_markets" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "words_in_markets" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "words_in_markets" ADD COLUMN "source_language" varchar;
  ALTER TABLE "words_in_markets" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "words_in_markets" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "trends_in_markets" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "trends_in_markets" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "trends_in_markets" ADD COLUMN "source_language" varchar;
  ALTER TABLE "trends_in_markets" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "trends_in_markets" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "our_featured_reports" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "our_featured_reports" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "our_featured_reports" ADD COLUMN "source_language" varchar;
  ALTER TABLE "our_featured_reports" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "our_featured_reports" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "education_resources" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "education_resources" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "education_resources" ADD COLUMN "source_language" varchar;
  ALTER TABLE "education_resources" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "education_resources" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "our_services" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "our_services" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "our_services" ADD COLUMN "source_language" varchar;
  ALTER TABLE "our_services" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "our_services" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_our_services_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_our_services_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "tool_we_uses" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "tool_we_uses" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "tool_we_uses" ADD COLUMN "source_language" varchar;
  ALTER TABLE "tool_we_uses" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "tool_we_uses" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "our_impacts" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "our_impacts" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "our_impacts" ADD COLUMN "source_language" varchar;
  ALTER TABLE "our_impacts" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "our_impacts" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "testimonials" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "testimonials" ADD COLUMN "source_language" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "our_clients" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "our_clients" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "our_clients" ADD COLUMN "source_language" varchar;
  ALTER TABLE "our_clients" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "our_clients" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_our_clients_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_our_clients_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_our_clients_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_our_clients_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_our_clients_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "our_partners" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "our_partners" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "our_partners" ADD COLUMN "source_language" varchar;
  ALTER TABLE "our_partners" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "our_partners" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_our_partners_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_our_partners_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_our_partners_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_our_partners_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_our_partners_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "our_teams" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "our_teams" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "our_teams" ADD COLUMN "source_language" varchar;
  ALTER TABLE "our_teams" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "our_teams" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_our_teams_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_our_teams_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_our_teams_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_our_teams_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_our_teams_v" ADD COLUMN "version_checked_translation" varchar;
  ALTER TABLE "social_medias" ADD COLUMN "en_state" "language_state";
  ALTER TABLE "social_medias" ADD COLUMN "ar_state" "language_state";
  ALTER TABLE "social_medias" ADD COLUMN "source_language" varchar;
  ALTER TABLE "social_medias" ADD COLUMN "checked_source" varchar;
  ALTER TABLE "social_medias" ADD COLUMN "checked_translation" varchar;
  ALTER TABLE "_social_medias_v" ADD COLUMN "version_en_state" "language_state";
  ALTER TABLE "_social_medias_v" ADD COLUMN "version_ar_state" "language_state";
  ALTER TABLE "_social_medias_v" ADD COLUMN "version_source_language" varchar;
  ALTER TABLE "_social_medias_v" ADD COLUMN "version_checked_source" varchar;
  ALTER TABLE "_social_medias_v" ADD COLUMN "version_checked_translation" varchar;
  CREATE INDEX "blogs_en_state_idx" ON "blogs" USING btree ("en_state");
  CREATE INDEX "blogs_ar_state_idx" ON "blogs" USING btree ("ar_state");
  CREATE INDEX "_blogs_v_version_version_en_state_idx" ON "_blogs_v" USING btree ("version_en_state");
  CREATE INDEX "_blogs_v_version_version_ar_state_idx" ON "_blogs_v" USING btree ("version_ar_state");
  CREATE INDEX "frequently_asked_questions_en_state_idx" ON "frequently_asked_questions" USING btree ("en_state");
  CREATE INDEX "frequently_asked_questions_ar_state_idx" ON "frequently_asked_questions" USING btree ("ar_state");
  CREATE INDEX "_frequently_asked_questions_v_version_version_en_state_idx" ON "_frequently_asked_questions_v" USING btree ("version_en_state");
  CREATE INDEX "_frequently_asked_questions_v_version_version_ar_state_idx" ON "_frequently_asked_questions_v" USING btree ("version_ar_state");
  CREATE INDEX "words_in_markets_en_state_idx" ON "words_in_markets" USING btree ("en_state");
  CREATE INDEX "words_in_markets_ar_state_idx" ON "words_in_markets" USING btree ("ar_state");
  CREATE INDEX "_words_in_markets_v_version_version_en_state_idx" ON "_words_in_markets_v" USING btree ("version_en_state");
  CREATE INDEX "_words_in_markets_v_version_version_ar_state_idx" ON "_words_in_markets_v" USING btree ("version_ar_state");
  CREATE INDEX "trends_in_markets_en_state_idx" ON "trends_in_markets" USING btree ("en_state");
  CREATE INDEX "trends_in_markets_ar_state_idx" ON "trends_in_markets" USING btree ("ar_state");
  CREATE INDEX "_trends_in_markets_v_version_version_en_state_idx" ON "_trends_in_markets_v" USING btree ("version_en_state");
  CREATE INDEX "_trends_in_markets_v_version_version_ar_state_idx" ON "_trends_in_markets_v" USING btree ("version_ar_state");
  CREATE INDEX "our_featured_reports_en_state_idx" ON "our_featured_reports" USING btree ("en_state");
  CREATE INDEX "our_featured_reports_ar_state_idx" ON "our_featured_reports" USING btree ("ar_state");
  CREATE INDEX "_our_featured_reports_v_version_version_en_state_idx" ON "_our_featured_reports_v" USING btree ("version_en_state");
  CREATE INDEX "_our_featured_reports_v_version_version_ar_state_idx" ON "_our_featured_reports_v" USING btree ("version_ar_state");
  CREATE INDEX "education_resources_en_state_idx" ON "education_resources" USING btree ("en_state");
  CREATE INDEX "education_resources_ar_state_idx" ON "education_resources" USING btree ("ar_state");
  CREATE INDEX "_education_resources_v_version_version_en_state_idx" ON "_education_resources_v" USING btree ("version_en_state");
  CREATE INDEX "_education_resources_v_version_version_ar_state_idx" ON "_education_resources_v" USING btree ("version_ar_state");
  CREATE INDEX "our_services_en_state_idx" ON "our_services" USING btree ("en_state");
  CREATE INDEX "our_services_ar_state_idx" ON "our_services" USING btree ("ar_state");
  CREATE INDEX "_our_services_v_version_version_en_state_idx" ON "_our_services_v" USING btree ("version_en_state");
  CREATE INDEX "_our_services_v_version_version_ar_state_idx" ON "_our_services_v" USING btree ("version_ar_state");
  CREATE INDEX "tool_we_uses_en_state_idx" ON "tool_we_uses" USING btree ("en_state");
  CREATE INDEX "tool_we_uses_ar_state_idx" ON "tool_we_uses" USING btree ("ar_state");
  CREATE INDEX "_tool_we_uses_v_version_version_en_state_idx" ON "_tool_we_uses_v" USING btree ("version_en_state");
  CREATE INDEX "_tool_we_uses_v_version_version_ar_state_idx" ON "_tool_we_uses_v" USING btree ("version_ar_state");
  CREATE INDEX "our_impacts_en_state_idx" ON "our_impacts" USING btree ("en_state");
  CREATE INDEX "our_impacts_ar_state_idx" ON "our_impacts" USING btree ("ar_state");
  CREATE INDEX "_our_impacts_v_version_version_en_state_idx" ON "_our_impacts_v" USING btree ("version_en_state");
  CREATE INDEX "_our_impacts_v_version_version_ar_state_idx" ON "_our_impacts_v" USING btree ("version_ar_state");
  CREATE INDEX "testimonials_en_state_idx" ON "testimonials" USING btree ("en_state");
  CREATE INDEX "testimonials_ar_state_idx" ON "testimonials" USING btree ("ar_state");
  CREATE INDEX "_testimonials_v_version_version_en_state_idx" ON "_testimonials_v" USING btree ("version_en_state");
  CREATE INDEX "_testimonials_v_version_version_ar_state_idx" ON "_testimonials_v" USING btree ("version_ar_state");
  CREATE INDEX "our_clients_en_state_idx" ON "our_clients" USING btree ("en_state");
  CREATE INDEX "our_clients_ar_state_idx" ON "our_clients" USING btree ("ar_state");
  CREATE INDEX "_our_clients_v_version_version_en_state_idx" ON "_our_clients_v" USING btree ("version_en_state");
  CREATE INDEX "_our_clients_v_version_version_ar_state_idx" ON "_our_clients_v" USING btree ("version_ar_state");
  CREATE INDEX "our_partners_en_state_idx" ON "our_partners" USING btree ("en_state");
  CREATE INDEX "our_partners_ar_state_idx" ON "our_partners" USING btree ("ar_state");
  CREATE INDEX "_our_partners_v_version_version_en_state_idx" ON "_our_partners_v" USING btree ("version_en_state");
  CREATE INDEX "_our_partners_v_version_version_ar_state_idx" ON "_our_partners_v" USING btree ("version_ar_state");
  CREATE INDEX "our_teams_en_state_idx" ON "our_teams" USING btree ("en_state");
  CREATE INDEX "our_teams_ar_state_idx" ON "our_teams" USING btree ("ar_state");
  CREATE INDEX "_our_teams_v_version_version_en_state_idx" ON "_our_teams_v" USING btree ("version_en_state");
  CREATE INDEX "_our_teams_v_version_version_ar_state_idx" ON "_our_teams_v" USING btree ("version_ar_state");
  CREATE INDEX "social_medias_en_state_idx" ON "social_medias" USING btree ("en_state");
  CREATE INDEX "social_medias_ar_state_idx" ON "social_medias" USING btree ("ar_state");
  CREATE INDEX "_social_medias_v_version_version_en_state_idx" ON "_social_medias_v" USING btree ("version_en_state");
  CREATE INDEX "_social_medias_v_version_version_ar_state_idx" ON "_social_medias_v" USING btree ("version_ar_state");`)
  await db.execute(computeStates.join('\n'))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "blogs_en_state_idx";
  DROP INDEX "blogs_ar_state_idx";
  DROP INDEX "_blogs_v_version_version_en_state_idx";
  DROP INDEX "_blogs_v_version_version_ar_state_idx";
  DROP INDEX "frequently_asked_questions_en_state_idx";
  DROP INDEX "frequently_asked_questions_ar_state_idx";
  DROP INDEX "_frequently_asked_questions_v_version_version_en_state_idx";
  DROP INDEX "_frequently_asked_questions_v_version_version_ar_state_idx";
  DROP INDEX "words_in_markets_en_state_idx";
  DROP INDEX "words_in_markets_ar_state_idx";
  DROP INDEX "_words_in_markets_v_version_version_en_state_idx";
  DROP INDEX "_words_in_markets_v_version_version_ar_state_idx";
  DROP INDEX "trends_in_markets_en_state_idx";
  DROP INDEX "trends_in_markets_ar_state_idx";
  DROP INDEX "_trends_in_markets_v_version_version_en_state_idx";
  DROP INDEX "_trends_in_markets_v_version_version_ar_state_idx";
  DROP INDEX "our_featured_reports_en_state_idx";
  DROP INDEX "our_featured_reports_ar_state_idx";
  DROP INDEX "_our_featured_reports_v_version_version_en_state_idx";
  DROP INDEX "_our_featured_reports_v_version_version_ar_state_idx";
  DROP INDEX "education_resources_en_state_idx";
  DROP INDEX "education_resources_ar_state_idx";
  DROP INDEX "_education_resources_v_version_version_en_state_idx";
  DROP INDEX "_education_resources_v_version_version_ar_state_idx";
  DROP INDEX "our_services_en_state_idx";
  DROP INDEX "our_services_ar_state_idx";
  DROP INDEX "_our_services_v_version_version_en_state_idx";
  DROP INDEX "_our_services_v_version_version_ar_state_idx";
  DROP INDEX "tool_we_uses_en_state_idx";
  DROP INDEX "tool_we_uses_ar_state_idx";
  DROP INDEX "_tool_we_uses_v_version_version_en_state_idx";
  DROP INDEX "_tool_we_uses_v_version_version_ar_state_idx";
  DROP INDEX "our_impacts_en_state_idx";
  DROP INDEX "our_impacts_ar_state_idx";
  DROP INDEX "_our_impacts_v_version_version_en_state_idx";
  DROP INDEX "_our_impacts_v_version_version_ar_state_idx";
  DROP INDEX "testimonials_en_state_idx";
  DROP INDEX "testimonials_ar_state_idx";
  DROP INDEX "_testimonials_v_version_version_en_state_idx";
  DROP INDEX "_testimonials_v_version_version_ar_state_idx";
  DROP INDEX "our_clients_en_state_idx";
  DROP INDEX "our_clients_ar_state_idx";
  DROP INDEX "_our_clients_v_version_version_en_state_idx";
  DROP INDEX "_our_clients_v_version_version_ar_state_idx";
  DROP INDEX "our_partners_en_state_idx";
  DROP INDEX "our_partners_ar_state_idx";
  DROP INDEX "_our_partners_v_version_version_en_state_idx";
  DROP INDEX "_our_partners_v_version_version_ar_state_idx";
  DROP INDEX "our_teams_en_state_idx";
  DROP INDEX "our_teams_ar_state_idx";
  DROP INDEX "_our_teams_v_version_version_en_state_idx";
  DROP INDEX "_our_teams_v_version_version_ar_state_idx";
  DROP INDEX "social_medias_en_state_idx";
  DROP INDEX "social_medias_ar_state_idx";
  DROP INDEX "_social_medias_v_version_version_en_state_idx";
  DROP INDEX "_social_medias_v_version_version_ar_state_idx";
  ALTER TABLE "blogs" DROP COLUMN "en_state";
  ALTER TABLE "blogs" DROP COLUMN "ar_state";
  ALTER TABLE "blogs" DROP COLUMN "source_language";
  ALTER TABLE "blogs" DROP COLUMN "checked_source";
  ALTER TABLE "blogs" DROP COLUMN "checked_translation";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "frequently_asked_questions" DROP COLUMN "en_state";
  ALTER TABLE "frequently_asked_questions" DROP COLUMN "ar_state";
  ALTER TABLE "frequently_asked_questions" DROP COLUMN "source_language";
  ALTER TABLE "frequently_asked_questions" DROP COLUMN "checked_source";
  ALTER TABLE "frequently_asked_questions" DROP COLUMN "checked_translation";
  ALTER TABLE "_frequently_asked_questions_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_frequently_asked_questions_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_frequently_asked_questions_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_frequently_asked_questions_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_frequently_asked_questions_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "words_in_markets" DROP COLUMN "en_state";
  ALTER TABLE "words_in_markets" DROP COLUMN "ar_state";
  ALTER TABLE "words_in_markets" DROP COLUMN "source_language";
  ALTER TABLE "words_in_markets" DROP COLUMN "checked_source";
  ALTER TABLE "words_in_markets" DROP COLUMN "checked_translation";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "trends_in_markets" DROP COLUMN "en_state";
  ALTER TABLE "trends_in_markets" DROP COLUMN "ar_state";
  ALTER TABLE "trends_in_markets" DROP COLUMN "source_language";
  ALTER TABLE "trends_in_markets" DROP COLUMN "checked_source";
  ALTER TABLE "trends_in_markets" DROP COLUMN "checked_translation";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "our_featured_reports" DROP COLUMN "en_state";
  ALTER TABLE "our_featured_reports" DROP COLUMN "ar_state";
  ALTER TABLE "our_featured_reports" DROP COLUMN "source_language";
  ALTER TABLE "our_featured_reports" DROP COLUMN "checked_source";
  ALTER TABLE "our_featured_reports" DROP COLUMN "checked_translation";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "education_resources" DROP COLUMN "en_state";
  ALTER TABLE "education_resources" DROP COLUMN "ar_state";
  ALTER TABLE "education_resources" DROP COLUMN "source_language";
  ALTER TABLE "education_resources" DROP COLUMN "checked_source";
  ALTER TABLE "education_resources" DROP COLUMN "checked_translation";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "our_services" DROP COLUMN "en_state";
  ALTER TABLE "our_services" DROP COLUMN "ar_state";
  ALTER TABLE "our_services" DROP COLUMN "source_language";
  ALTER TABLE "our_services" DROP COLUMN "checked_source";
  ALTER TABLE "our_services" DROP COLUMN "checked_translation";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "tool_we_uses" DROP COLUMN "en_state";
  ALTER TABLE "tool_we_uses" DROP COLUMN "ar_state";
  ALTER TABLE "tool_we_uses" DROP COLUMN "source_language";
  ALTER TABLE "tool_we_uses" DROP COLUMN "checked_source";
  ALTER TABLE "tool_we_uses" DROP COLUMN "checked_translation";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "our_impacts" DROP COLUMN "en_state";
  ALTER TABLE "our_impacts" DROP COLUMN "ar_state";
  ALTER TABLE "our_impacts" DROP COLUMN "source_language";
  ALTER TABLE "our_impacts" DROP COLUMN "checked_source";
  ALTER TABLE "our_impacts" DROP COLUMN "checked_translation";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "testimonials" DROP COLUMN "en_state";
  ALTER TABLE "testimonials" DROP COLUMN "ar_state";
  ALTER TABLE "testimonials" DROP COLUMN "source_language";
  ALTER TABLE "testimonials" DROP COLUMN "checked_source";
  ALTER TABLE "testimonials" DROP COLUMN "checked_translation";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "our_clients" DROP COLUMN "en_state";
  ALTER TABLE "our_clients" DROP COLUMN "ar_state";
  ALTER TABLE "our_clients" DROP COLUMN "source_language";
  ALTER TABLE "our_clients" DROP COLUMN "checked_source";
  ALTER TABLE "our_clients" DROP COLUMN "checked_translation";
  ALTER TABLE "_our_clients_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_our_clients_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_our_clients_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_our_clients_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_our_clients_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "our_partners" DROP COLUMN "en_state";
  ALTER TABLE "our_partners" DROP COLUMN "ar_state";
  ALTER TABLE "our_partners" DROP COLUMN "source_language";
  ALTER TABLE "our_partners" DROP COLUMN "checked_source";
  ALTER TABLE "our_partners" DROP COLUMN "checked_translation";
  ALTER TABLE "_our_partners_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_our_partners_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_our_partners_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_our_partners_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_our_partners_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "our_teams" DROP COLUMN "en_state";
  ALTER TABLE "our_teams" DROP COLUMN "ar_state";
  ALTER TABLE "our_teams" DROP COLUMN "source_language";
  ALTER TABLE "our_teams" DROP COLUMN "checked_source";
  ALTER TABLE "our_teams" DROP COLUMN "checked_translation";
  ALTER TABLE "_our_teams_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_our_teams_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_our_teams_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_our_teams_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_our_teams_v" DROP COLUMN "version_checked_translation";
  ALTER TABLE "social_medias" DROP COLUMN "en_state";
  ALTER TABLE "social_medias" DROP COLUMN "ar_state";
  ALTER TABLE "social_medias" DROP COLUMN "source_language";
  ALTER TABLE "social_medias" DROP COLUMN "checked_source";
  ALTER TABLE "social_medias" DROP COLUMN "checked_translation";
  ALTER TABLE "_social_medias_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_social_medias_v" DROP COLUMN "version_ar_state";
  ALTER TABLE "_social_medias_v" DROP COLUMN "version_source_language";
  ALTER TABLE "_social_medias_v" DROP COLUMN "version_checked_source";
  ALTER TABLE "_social_medias_v" DROP COLUMN "version_checked_translation";
  DROP TYPE "public"."language_state";`)
}
