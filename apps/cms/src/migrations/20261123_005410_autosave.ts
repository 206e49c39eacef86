import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "_blogs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_frequently_asked_questions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_education_resources_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_testimonials_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_clients_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_partners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_teams_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_social_medias_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_home_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_markets_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_terms_and_conditions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_about_us_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_mission_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_our_vision_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_core_values_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "_frequently_asked_questions_v_autosave_idx" ON "_frequently_asked_questions_v" USING btree ("autosave");
  CREATE INDEX "_words_in_markets_v_autosave_idx" ON "_words_in_markets_v" USING btree ("autosave");
  CREATE INDEX "_trends_in_markets_v_autosave_idx" ON "_trends_in_markets_v" USING btree ("autosave");
  CREATE INDEX "_our_featured_reports_v_autosave_idx" ON "_our_featured_reports_v" USING btree ("autosave");
  CREATE INDEX "_education_resources_v_autosave_idx" ON "_education_resources_v" USING btree ("autosave");
  CREATE INDEX "_our_services_v_autosave_idx" ON "_our_services_v" USING btree ("autosave");
  CREATE INDEX "_tool_we_uses_v_autosave_idx" ON "_tool_we_uses_v" USING btree ("autosave");
  CREATE INDEX "_our_impacts_v_autosave_idx" ON "_our_impacts_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_our_clients_v_autosave_idx" ON "_our_clients_v" USING btree ("autosave");
  CREATE INDEX "_our_partners_v_autosave_idx" ON "_our_partners_v" USING btree ("autosave");
  CREATE INDEX "_our_teams_v_autosave_idx" ON "_our_teams_v" USING btree ("autosave");
  CREATE INDEX "_social_medias_v_autosave_idx" ON "_social_medias_v" USING btree ("autosave");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_markets_page_v_autosave_idx" ON "_markets_page_v" USING btree ("autosave");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "_privacy_policy_v" USING btree ("autosave");
  CREATE INDEX "_terms_and_conditions_v_autosave_idx" ON "_terms_and_conditions_v" USING btree ("autosave");
  CREATE INDEX "_about_us_v_autosave_idx" ON "_about_us_v" USING btree ("autosave");
  CREATE INDEX "_our_mission_v_autosave_idx" ON "_our_mission_v" USING btree ("autosave");
  CREATE INDEX "_our_vision_v_autosave_idx" ON "_our_vision_v" USING btree ("autosave");
  CREATE INDEX "_core_values_v_autosave_idx" ON "_core_values_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "_blogs_v_autosave_idx";
  DROP INDEX "_frequently_asked_questions_v_autosave_idx";
  DROP INDEX "_words_in_markets_v_autosave_idx";
  DROP INDEX "_trends_in_markets_v_autosave_idx";
  DROP INDEX "_our_featured_reports_v_autosave_idx";
  DROP INDEX "_education_resources_v_autosave_idx";
  DROP INDEX "_our_services_v_autosave_idx";
  DROP INDEX "_tool_we_uses_v_autosave_idx";
  DROP INDEX "_our_impacts_v_autosave_idx";
  DROP INDEX "_testimonials_v_autosave_idx";
  DROP INDEX "_our_clients_v_autosave_idx";
  DROP INDEX "_our_partners_v_autosave_idx";
  DROP INDEX "_our_teams_v_autosave_idx";
  DROP INDEX "_social_medias_v_autosave_idx";
  DROP INDEX "_home_page_v_autosave_idx";
  DROP INDEX "_markets_page_v_autosave_idx";
  DROP INDEX "_privacy_policy_v_autosave_idx";
  DROP INDEX "_terms_and_conditions_v_autosave_idx";
  DROP INDEX "_about_us_v_autosave_idx";
  DROP INDEX "_our_mission_v_autosave_idx";
  DROP INDEX "_our_vision_v_autosave_idx";
  DROP INDEX "_core_values_v_autosave_idx";
  ALTER TABLE "_blogs_v" DROP COLUMN "autosave";
  ALTER TABLE "_frequently_asked_questions_v" DROP COLUMN "autosave";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "autosave";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "autosave";
  ALTER TABLE "_education_resources_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "autosave";
  ALTER TABLE "_testimonials_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_clients_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_partners_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_teams_v" DROP COLUMN "autosave";
  ALTER TABLE "_social_medias_v" DROP COLUMN "autosave";
  ALTER TABLE "_home_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_markets_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "autosave";
  ALTER TABLE "_terms_and_conditions_v" DROP COLUMN "autosave";
  ALTER TABLE "_about_us_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_mission_v" DROP COLUMN "autosave";
  ALTER TABLE "_our_vision_v" DROP COLUMN "autosave";
  ALTER TABLE "_core_values_v" DROP COLUMN "autosave";`)
}
