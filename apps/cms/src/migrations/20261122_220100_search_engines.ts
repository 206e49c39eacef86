import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "blogs" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "blogs" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "blogs_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "blogs_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "words_in_markets" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "words_in_markets" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "words_in_markets_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "words_in_markets_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_words_in_markets_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_words_in_markets_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_words_in_markets_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "trends_in_markets" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "trends_in_markets" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "trends_in_markets_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "trends_in_markets_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_trends_in_markets_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_trends_in_markets_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "our_featured_reports" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "our_featured_reports" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_our_featured_reports_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "education_resources" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "education_resources" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "education_resources_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "education_resources_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_education_resources_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_education_resources_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_education_resources_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "our_services" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "our_services" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "our_services_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "our_services_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_our_services_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_our_services_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "tool_we_uses" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "tool_we_uses" ADD COLUMN "seo_noindex" boolean DEFAULT false;
  ALTER TABLE "tool_we_uses_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "tool_we_uses_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_seo_noindex" boolean DEFAULT false;
  ALTER TABLE "_tool_we_uses_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_tool_we_uses_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "words_in_markets" ADD CONSTRAINT "words_in_markets_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v" ADD CONSTRAINT "_words_in_markets_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trends_in_markets" ADD CONSTRAINT "trends_in_markets_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trends_in_markets_v" ADD CONSTRAINT "_trends_in_markets_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_featured_reports" ADD CONSTRAINT "our_featured_reports_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v" ADD CONSTRAINT "_our_featured_reports_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "education_resources" ADD CONSTRAINT "education_resources_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_education_resources_v" ADD CONSTRAINT "_education_resources_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_services" ADD CONSTRAINT "our_services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v" ADD CONSTRAINT "_our_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses" ADD CONSTRAINT "tool_we_uses_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v" ADD CONSTRAINT "_tool_we_uses_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blogs_seo_image_idx" ON "blogs" USING btree ("seo_image_id");
  CREATE INDEX "_blogs_v_version_version_seo_image_idx" ON "_blogs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "words_in_markets_seo_image_idx" ON "words_in_markets" USING btree ("seo_image_id");
  CREATE INDEX "_words_in_markets_v_version_version_seo_image_idx" ON "_words_in_markets_v" USING btree ("version_seo_image_id");
  CREATE INDEX "trends_in_markets_seo_image_idx" ON "trends_in_markets" USING btree ("seo_image_id");
  CREATE INDEX "_trends_in_markets_v_version_version_seo_image_idx" ON "_trends_in_markets_v" USING btree ("version_seo_image_id");
  CREATE INDEX "our_featured_reports_seo_image_idx" ON "our_featured_reports" USING btree ("seo_image_id");
  CREATE INDEX "_our_featured_reports_v_version_version_seo_image_idx" ON "_our_featured_reports_v" USING btree ("version_seo_image_id");
  CREATE INDEX "education_resources_seo_image_idx" ON "education_resources" USING btree ("seo_image_id");
  CREATE INDEX "_education_resources_v_version_version_seo_image_idx" ON "_education_resources_v" USING btree ("version_seo_image_id");
  CREATE INDEX "our_services_seo_image_idx" ON "our_services" USING btree ("seo_image_id");
  CREATE INDEX "_our_services_v_version_version_seo_image_idx" ON "_our_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "tool_we_uses_seo_image_idx" ON "tool_we_uses" USING btree ("seo_image_id");
  CREATE INDEX "_tool_we_uses_v_version_version_seo_image_idx" ON "_tool_we_uses_v" USING btree ("version_seo_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "blogs" DROP CONSTRAINT "blogs_seo_image_id_media_id_fk";
  
  ALTER TABLE "_blogs_v" DROP CONSTRAINT "_blogs_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "words_in_markets" DROP CONSTRAINT "words_in_markets_seo_image_id_media_id_fk";
  
  ALTER TABLE "_words_in_markets_v" DROP CONSTRAINT "_words_in_markets_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "trends_in_markets" DROP CONSTRAINT "trends_in_markets_seo_image_id_media_id_fk";
  
  ALTER TABLE "_trends_in_markets_v" DROP CONSTRAINT "_trends_in_markets_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "our_featured_reports" DROP CONSTRAINT "our_featured_reports_seo_image_id_media_id_fk";
  
  ALTER TABLE "_our_featured_reports_v" DROP CONSTRAINT "_our_featured_reports_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "education_resources" DROP CONSTRAINT "education_resources_seo_image_id_media_id_fk";
  
  ALTER TABLE "_education_resources_v" DROP CONSTRAINT "_education_resources_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "our_services" DROP CONSTRAINT "our_services_seo_image_id_media_id_fk";
  
  ALTER TABLE "_our_services_v" DROP CONSTRAINT "_our_services_v_version_seo_image_id_media_id_fk";
  
  ALTER TABLE "tool_we_uses" DROP CONSTRAINT "tool_we_uses_seo_image_id_media_id_fk";
  
  ALTER TABLE "_tool_we_uses_v" DROP CONSTRAINT "_tool_we_uses_v_version_seo_image_id_media_id_fk";
  
  DROP INDEX "blogs_seo_image_idx";
  DROP INDEX "_blogs_v_version_version_seo_image_idx";
  DROP INDEX "words_in_markets_seo_image_idx";
  DROP INDEX "_words_in_markets_v_version_version_seo_image_idx";
  DROP INDEX "trends_in_markets_seo_image_idx";
  DROP INDEX "_trends_in_markets_v_version_version_seo_image_idx";
  DROP INDEX "our_featured_reports_seo_image_idx";
  DROP INDEX "_our_featured_reports_v_version_version_seo_image_idx";
  DROP INDEX "education_resources_seo_image_idx";
  DROP INDEX "_education_resources_v_version_version_seo_image_idx";
  DROP INDEX "our_services_seo_image_idx";
  DROP INDEX "_our_services_v_version_version_seo_image_idx";
  DROP INDEX "tool_we_uses_seo_image_idx";
  DROP INDEX "_tool_we_uses_v_version_version_seo_image_idx";
  ALTER TABLE "blogs" DROP COLUMN "seo_image_id";
  ALTER TABLE "blogs" DROP COLUMN "seo_noindex";
  ALTER TABLE "blogs_locales" DROP COLUMN "seo_title";
  ALTER TABLE "blogs_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "words_in_markets" DROP COLUMN "seo_image_id";
  ALTER TABLE "words_in_markets" DROP COLUMN "seo_noindex";
  ALTER TABLE "words_in_markets_locales" DROP COLUMN "seo_title";
  ALTER TABLE "words_in_markets_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_words_in_markets_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_words_in_markets_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_words_in_markets_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "trends_in_markets" DROP COLUMN "seo_image_id";
  ALTER TABLE "trends_in_markets" DROP COLUMN "seo_noindex";
  ALTER TABLE "trends_in_markets_locales" DROP COLUMN "seo_title";
  ALTER TABLE "trends_in_markets_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_trends_in_markets_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_trends_in_markets_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "our_featured_reports" DROP COLUMN "seo_image_id";
  ALTER TABLE "our_featured_reports" DROP COLUMN "seo_noindex";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "seo_title";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_our_featured_reports_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "education_resources" DROP COLUMN "seo_image_id";
  ALTER TABLE "education_resources" DROP COLUMN "seo_noindex";
  ALTER TABLE "education_resources_locales" DROP COLUMN "seo_title";
  ALTER TABLE "education_resources_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_education_resources_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_education_resources_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_education_resources_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "our_services" DROP COLUMN "seo_image_id";
  ALTER TABLE "our_services" DROP COLUMN "seo_noindex";
  ALTER TABLE "our_services_locales" DROP COLUMN "seo_title";
  ALTER TABLE "our_services_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_our_services_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_our_services_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "tool_we_uses" DROP COLUMN "seo_image_id";
  ALTER TABLE "tool_we_uses" DROP COLUMN "seo_noindex";
  ALTER TABLE "tool_we_uses_locales" DROP COLUMN "seo_title";
  ALTER TABLE "tool_we_uses_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_seo_noindex";
  ALTER TABLE "_tool_we_uses_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_tool_we_uses_v_locales" DROP COLUMN "version_seo_description";`)
}
