import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" numeric,
  	"expires_at" timestamp(3) with time zone,
  	"made_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "blogs" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "frequently_asked_questions" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_frequently_asked_questions_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "words_in_markets" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "trends_in_markets" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_featured_reports" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "education_resources" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_services" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "tool_we_uses" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_impacts" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_impacts_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "testimonials" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_clients" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_clients_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_partners" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_partners_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_teams" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_teams_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "social_medias" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_social_medias_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "markets_page" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_markets_page_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "privacy_policy" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "terms_and_conditions" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_terms_and_conditions_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "about_us" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_about_us_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_mission" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_mission_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "our_vision" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_our_vision_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "core_values" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "_core_values_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "preview_links_kind_idx" ON "preview_links" USING btree ("kind");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_made_by_idx" ON "preview_links" USING btree ("made_by_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "frequently_asked_questions" ADD CONSTRAINT "frequently_asked_questions_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_frequently_asked_questions_v" ADD CONSTRAINT "_frequently_asked_questions_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "words_in_markets" ADD CONSTRAINT "words_in_markets_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v" ADD CONSTRAINT "_words_in_markets_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trends_in_markets" ADD CONSTRAINT "trends_in_markets_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trends_in_markets_v" ADD CONSTRAINT "_trends_in_markets_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_featured_reports" ADD CONSTRAINT "our_featured_reports_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v" ADD CONSTRAINT "_our_featured_reports_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "education_resources" ADD CONSTRAINT "education_resources_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_education_resources_v" ADD CONSTRAINT "_education_resources_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_services" ADD CONSTRAINT "our_services_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v" ADD CONSTRAINT "_our_services_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses" ADD CONSTRAINT "tool_we_uses_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v" ADD CONSTRAINT "_tool_we_uses_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_impacts" ADD CONSTRAINT "our_impacts_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_impacts_v" ADD CONSTRAINT "_our_impacts_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_clients" ADD CONSTRAINT "our_clients_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_clients_v" ADD CONSTRAINT "_our_clients_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_partners" ADD CONSTRAINT "our_partners_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_partners_v" ADD CONSTRAINT "_our_partners_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_teams" ADD CONSTRAINT "our_teams_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_teams_v" ADD CONSTRAINT "_our_teams_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_medias" ADD CONSTRAINT "social_medias_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_medias_v" ADD CONSTRAINT "_social_medias_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_page" ADD CONSTRAINT "markets_page_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_page_v" ADD CONSTRAINT "_markets_page_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_policy" ADD CONSTRAINT "privacy_policy_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v" ADD CONSTRAINT "_privacy_policy_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_and_conditions" ADD CONSTRAINT "terms_and_conditions_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_and_conditions_v" ADD CONSTRAINT "_terms_and_conditions_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_us" ADD CONSTRAINT "about_us_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_us_v" ADD CONSTRAINT "_about_us_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_mission" ADD CONSTRAINT "our_mission_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_mission_v" ADD CONSTRAINT "_our_mission_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_vision" ADD CONSTRAINT "our_vision_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_vision_v" ADD CONSTRAINT "_our_vision_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "core_values" ADD CONSTRAINT "core_values_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_core_values_v" ADD CONSTRAINT "_core_values_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blogs_changed_by_idx" ON "blogs" USING btree ("changed_by_id");
  CREATE INDEX "_blogs_v_version_version_changed_by_idx" ON "_blogs_v" USING btree ("version_changed_by_id");
  CREATE INDEX "frequently_asked_questions_changed_by_idx" ON "frequently_asked_questions" USING btree ("changed_by_id");
  CREATE INDEX "_frequently_asked_questions_v_version_version_changed_by_idx" ON "_frequently_asked_questions_v" USING btree ("version_changed_by_id");
  CREATE INDEX "words_in_markets_changed_by_idx" ON "words_in_markets" USING btree ("changed_by_id");
  CREATE INDEX "_words_in_markets_v_version_version_changed_by_idx" ON "_words_in_markets_v" USING btree ("version_changed_by_id");
  CREATE INDEX "trends_in_markets_changed_by_idx" ON "trends_in_markets" USING btree ("changed_by_id");
  CREATE INDEX "_trends_in_markets_v_version_version_changed_by_idx" ON "_trends_in_markets_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_featured_reports_changed_by_idx" ON "our_featured_reports" USING btree ("changed_by_id");
  CREATE INDEX "_our_featured_reports_v_version_version_changed_by_idx" ON "_our_featured_reports_v" USING btree ("version_changed_by_id");
  CREATE INDEX "education_resources_changed_by_idx" ON "education_resources" USING btree ("changed_by_id");
  CREATE INDEX "_education_resources_v_version_version_changed_by_idx" ON "_education_resources_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_services_changed_by_idx" ON "our_services" USING btree ("changed_by_id");
  CREATE INDEX "_our_services_v_version_version_changed_by_idx" ON "_our_services_v" USING btree ("version_changed_by_id");
  CREATE INDEX "tool_we_uses_changed_by_idx" ON "tool_we_uses" USING btree ("changed_by_id");
  CREATE INDEX "_tool_we_uses_v_version_version_changed_by_idx" ON "_tool_we_uses_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_impacts_changed_by_idx" ON "our_impacts" USING btree ("changed_by_id");
  CREATE INDEX "_our_impacts_v_version_version_changed_by_idx" ON "_our_impacts_v" USING btree ("version_changed_by_id");
  CREATE INDEX "testimonials_changed_by_idx" ON "testimonials" USING btree ("changed_by_id");
  CREATE INDEX "_testimonials_v_version_version_changed_by_idx" ON "_testimonials_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_clients_changed_by_idx" ON "our_clients" USING btree ("changed_by_id");
  CREATE INDEX "_our_clients_v_version_version_changed_by_idx" ON "_our_clients_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_partners_changed_by_idx" ON "our_partners" USING btree ("changed_by_id");
  CREATE INDEX "_our_partners_v_version_version_changed_by_idx" ON "_our_partners_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_teams_changed_by_idx" ON "our_teams" USING btree ("changed_by_id");
  CREATE INDEX "_our_teams_v_version_version_changed_by_idx" ON "_our_teams_v" USING btree ("version_changed_by_id");
  CREATE INDEX "social_medias_changed_by_idx" ON "social_medias" USING btree ("changed_by_id");
  CREATE INDEX "_social_medias_v_version_version_changed_by_idx" ON "_social_medias_v" USING btree ("version_changed_by_id");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");
  CREATE INDEX "home_page_changed_by_idx" ON "home_page" USING btree ("changed_by_id");
  CREATE INDEX "_home_page_v_version_version_changed_by_idx" ON "_home_page_v" USING btree ("version_changed_by_id");
  CREATE INDEX "markets_page_changed_by_idx" ON "markets_page" USING btree ("changed_by_id");
  CREATE INDEX "_markets_page_v_version_version_changed_by_idx" ON "_markets_page_v" USING btree ("version_changed_by_id");
  CREATE INDEX "privacy_policy_changed_by_idx" ON "privacy_policy" USING btree ("changed_by_id");
  CREATE INDEX "_privacy_policy_v_version_version_changed_by_idx" ON "_privacy_policy_v" USING btree ("version_changed_by_id");
  CREATE INDEX "terms_and_conditions_changed_by_idx" ON "terms_and_conditions" USING btree ("changed_by_id");
  CREATE INDEX "_terms_and_conditions_v_version_version_changed_by_idx" ON "_terms_and_conditions_v" USING btree ("version_changed_by_id");
  CREATE INDEX "about_us_changed_by_idx" ON "about_us" USING btree ("changed_by_id");
  CREATE INDEX "_about_us_v_version_version_changed_by_idx" ON "_about_us_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_mission_changed_by_idx" ON "our_mission" USING btree ("changed_by_id");
  CREATE INDEX "_our_mission_v_version_version_changed_by_idx" ON "_our_mission_v" USING btree ("version_changed_by_id");
  CREATE INDEX "our_vision_changed_by_idx" ON "our_vision" USING btree ("changed_by_id");
  CREATE INDEX "_our_vision_v_version_version_changed_by_idx" ON "_our_vision_v" USING btree ("version_changed_by_id");
  CREATE INDEX "core_values_changed_by_idx" ON "core_values" USING btree ("changed_by_id");
  CREATE INDEX "_core_values_v_version_version_changed_by_idx" ON "_core_values_v" USING btree ("version_changed_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_links" CASCADE;
  ALTER TABLE "blogs" DROP CONSTRAINT "blogs_changed_by_id_users_id_fk";
  
  ALTER TABLE "_blogs_v" DROP CONSTRAINT "_blogs_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "frequently_asked_questions" DROP CONSTRAINT "frequently_asked_questions_changed_by_id_users_id_fk";
  
  ALTER TABLE "_frequently_asked_questions_v" DROP CONSTRAINT "_frequently_asked_questions_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "words_in_markets" DROP CONSTRAINT "words_in_markets_changed_by_id_users_id_fk";
  
  ALTER TABLE "_words_in_markets_v" DROP CONSTRAINT "_words_in_markets_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "trends_in_markets" DROP CONSTRAINT "trends_in_markets_changed_by_id_users_id_fk";
  
  ALTER TABLE "_trends_in_markets_v" DROP CONSTRAINT "_trends_in_markets_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_featured_reports" DROP CONSTRAINT "our_featured_reports_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_featured_reports_v" DROP CONSTRAINT "_our_featured_reports_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "education_resources" DROP CONSTRAINT "education_resources_changed_by_id_users_id_fk";
  
  ALTER TABLE "_education_resources_v" DROP CONSTRAINT "_education_resources_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_services" DROP CONSTRAINT "our_services_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_services_v" DROP CONSTRAINT "_our_services_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "tool_we_uses" DROP CONSTRAINT "tool_we_uses_changed_by_id_users_id_fk";
  
  ALTER TABLE "_tool_we_uses_v" DROP CONSTRAINT "_tool_we_uses_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_impacts" DROP CONSTRAINT "our_impacts_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_impacts_v" DROP CONSTRAINT "_our_impacts_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_changed_by_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_clients" DROP CONSTRAINT "our_clients_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_clients_v" DROP CONSTRAINT "_our_clients_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_partners" DROP CONSTRAINT "our_partners_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_partners_v" DROP CONSTRAINT "_our_partners_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_teams" DROP CONSTRAINT "our_teams_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_teams_v" DROP CONSTRAINT "_our_teams_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "social_medias" DROP CONSTRAINT "social_medias_changed_by_id_users_id_fk";
  
  ALTER TABLE "_social_medias_v" DROP CONSTRAINT "_social_medias_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preview_links_fk";
  
  ALTER TABLE "home_page" DROP CONSTRAINT "home_page_changed_by_id_users_id_fk";
  
  ALTER TABLE "_home_page_v" DROP CONSTRAINT "_home_page_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "markets_page" DROP CONSTRAINT "markets_page_changed_by_id_users_id_fk";
  
  ALTER TABLE "_markets_page_v" DROP CONSTRAINT "_markets_page_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "privacy_policy" DROP CONSTRAINT "privacy_policy_changed_by_id_users_id_fk";
  
  ALTER TABLE "_privacy_policy_v" DROP CONSTRAINT "_privacy_policy_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "terms_and_conditions" DROP CONSTRAINT "terms_and_conditions_changed_by_id_users_id_fk";
  
  ALTER TABLE "_terms_and_conditions_v" DROP CONSTRAINT "_terms_and_conditions_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "about_us" DROP CONSTRAINT "about_us_changed_by_id_users_id_fk";
  
  ALTER TABLE "_about_us_v" DROP CONSTRAINT "_about_us_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_mission" DROP CONSTRAINT "our_mission_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_mission_v" DROP CONSTRAINT "_our_mission_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "our_vision" DROP CONSTRAINT "our_vision_changed_by_id_users_id_fk";
  
  ALTER TABLE "_our_vision_v" DROP CONSTRAINT "_our_vision_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "core_values" DROP CONSTRAINT "core_values_changed_by_id_users_id_fk";
  
  ALTER TABLE "_core_values_v" DROP CONSTRAINT "_core_values_v_version_changed_by_id_users_id_fk";
  
  DROP INDEX "blogs_changed_by_idx";
  DROP INDEX "_blogs_v_version_version_changed_by_idx";
  DROP INDEX "frequently_asked_questions_changed_by_idx";
  DROP INDEX "_frequently_asked_questions_v_version_version_changed_by_idx";
  DROP INDEX "words_in_markets_changed_by_idx";
  DROP INDEX "_words_in_markets_v_version_version_changed_by_idx";
  DROP INDEX "trends_in_markets_changed_by_idx";
  DROP INDEX "_trends_in_markets_v_version_version_changed_by_idx";
  DROP INDEX "our_featured_reports_changed_by_idx";
  DROP INDEX "_our_featured_reports_v_version_version_changed_by_idx";
  DROP INDEX "education_resources_changed_by_idx";
  DROP INDEX "_education_resources_v_version_version_changed_by_idx";
  DROP INDEX "our_services_changed_by_idx";
  DROP INDEX "_our_services_v_version_version_changed_by_idx";
  DROP INDEX "tool_we_uses_changed_by_idx";
  DROP INDEX "_tool_we_uses_v_version_version_changed_by_idx";
  DROP INDEX "our_impacts_changed_by_idx";
  DROP INDEX "_our_impacts_v_version_version_changed_by_idx";
  DROP INDEX "testimonials_changed_by_idx";
  DROP INDEX "_testimonials_v_version_version_changed_by_idx";
  DROP INDEX "our_clients_changed_by_idx";
  DROP INDEX "_our_clients_v_version_version_changed_by_idx";
  DROP INDEX "our_partners_changed_by_idx";
  DROP INDEX "_our_partners_v_version_version_changed_by_idx";
  DROP INDEX "our_teams_changed_by_idx";
  DROP INDEX "_our_teams_v_version_version_changed_by_idx";
  DROP INDEX "social_medias_changed_by_idx";
  DROP INDEX "_social_medias_v_version_version_changed_by_idx";
  DROP INDEX "payload_locked_documents_rels_preview_links_id_idx";
  DROP INDEX "home_page_changed_by_idx";
  DROP INDEX "_home_page_v_version_version_changed_by_idx";
  DROP INDEX "markets_page_changed_by_idx";
  DROP INDEX "_markets_page_v_version_version_changed_by_idx";
  DROP INDEX "privacy_policy_changed_by_idx";
  DROP INDEX "_privacy_policy_v_version_version_changed_by_idx";
  DROP INDEX "terms_and_conditions_changed_by_idx";
  DROP INDEX "_terms_and_conditions_v_version_version_changed_by_idx";
  DROP INDEX "about_us_changed_by_idx";
  DROP INDEX "_about_us_v_version_version_changed_by_idx";
  DROP INDEX "our_mission_changed_by_idx";
  DROP INDEX "_our_mission_v_version_version_changed_by_idx";
  DROP INDEX "our_vision_changed_by_idx";
  DROP INDEX "_our_vision_v_version_version_changed_by_idx";
  DROP INDEX "core_values_changed_by_idx";
  DROP INDEX "_core_values_v_version_version_changed_by_idx";
  ALTER TABLE "blogs" DROP COLUMN "changed_by_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "frequently_asked_questions" DROP COLUMN "changed_by_id";
  ALTER TABLE "_frequently_asked_questions_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "words_in_markets" DROP COLUMN "changed_by_id";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "trends_in_markets" DROP COLUMN "changed_by_id";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_featured_reports" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "education_resources" DROP COLUMN "changed_by_id";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_services" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "tool_we_uses" DROP COLUMN "changed_by_id";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_impacts" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_impacts_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_clients" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_clients_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_partners" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_partners_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_teams" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_teams_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "social_medias" DROP COLUMN "changed_by_id";
  ALTER TABLE "_social_medias_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_links_id";
  ALTER TABLE "home_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "markets_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_markets_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "privacy_policy" DROP COLUMN "changed_by_id";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "terms_and_conditions" DROP COLUMN "changed_by_id";
  ALTER TABLE "_terms_and_conditions_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "about_us" DROP COLUMN "changed_by_id";
  ALTER TABLE "_about_us_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_mission" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_mission_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "our_vision" DROP COLUMN "changed_by_id";
  ALTER TABLE "_our_vision_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "core_values" DROP COLUMN "changed_by_id";
  ALTER TABLE "_core_values_v" DROP COLUMN "version_changed_by_id";`)
}
