import type { MigrateUpArgs, MigrateDownArgs } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_frequently_asked_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__frequently_asked_questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__frequently_asked_questions_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_words_in_markets_markets" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum_words_in_markets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__words_in_markets_v_version_markets" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum__words_in_markets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__words_in_markets_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_trends_in_markets_markets" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum_trends_in_markets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trends_in_markets_v_version_markets" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum__trends_in_markets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trends_in_markets_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_featured_reports_markets" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum_our_featured_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_featured_reports_v_version_markets" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum__our_featured_reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_featured_reports_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_education_resources_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__education_resources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__education_resources_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_services_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_tool_we_uses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tool_we_uses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tool_we_uses_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_impacts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_impacts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_impacts_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_clients_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_clients_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_clients_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_partners_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_teams_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_teams_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_teams_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'in_progress', 'answered', 'closed');
  CREATE TYPE "public"."enum_contact_messages_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_newsletter_subscribers_status" AS ENUM('unconfirmed', 'confirmed', 'unsubscribed', 'quarantined');
  CREATE TYPE "public"."enum_newsletter_subscribers_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_social_medias_platform_slug" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'youtube', 'whatsapp', 'telegram', 'tiktok', 'other');
  CREATE TYPE "public"."enum_social_medias_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_medias_v_version_platform_slug" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'youtube', 'whatsapp', 'telegram', 'tiktok', 'other');
  CREATE TYPE "public"."enum__social_medias_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_medias_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'editor', 'translator', 'inbox');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_page_video_kind" AS ENUM('upload', 'address');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_video_kind" AS ENUM('upload', 'address');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_markets_page_markets_key" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum_markets_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__markets_page_v_version_markets_key" AS ENUM('syria', 'lebanon', 'jordan', 'iraq', 'gulf', 'north-africa');
  CREATE TYPE "public"."enum__markets_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__markets_page_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_terms_and_conditions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_and_conditions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_and_conditions_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_about_us_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_us_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_us_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_mission_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_mission_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_mission_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_our_vision_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_vision_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__our_vision_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_core_values_values_key" AS ENUM('be_first', 'creativity', 'powerful_information', 'client_centric');
  CREATE TYPE "public"."enum_core_values_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__core_values_v_version_values_key" AS ENUM('be_first', 'creativity', 'powerful_information', 'client_centric');
  CREATE TYPE "public"."enum__core_values_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__core_values_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_site_settings_working_days" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum__site_settings_v_version_working_days" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TABLE "blogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_image_id" integer,
  	"slug" varchar,
  	"created_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blogs_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"author_name" varchar,
  	"author_position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "blogs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_categories_id" integer
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_image_id" integer,
  	"version_slug" varchar,
  	"version_created_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blogs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_blogs_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_author_name" varchar,
  	"version_author_position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_blogs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_categories_id" integer
  );
  
  CREATE TABLE "blog_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blog_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "frequently_asked_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"category_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_frequently_asked_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "frequently_asked_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_frequently_asked_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_category_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__frequently_asked_questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__frequently_asked_questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_frequently_asked_questions_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"variant_widths" jsonb,
  	"color" varchar,
  	"placeholder" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "words_in_markets_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "words_in_markets_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_words_in_markets_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "words_in_markets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"created_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_words_in_markets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "words_in_markets_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "words_in_markets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"words_in_market_categories_id" integer
  );
  
  CREATE TABLE "_words_in_markets_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_words_in_markets_v_version_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__words_in_markets_v_version_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_words_in_markets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_created_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__words_in_markets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__words_in_markets_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_words_in_markets_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_words_in_markets_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"words_in_market_categories_id" integer
  );
  
  CREATE TABLE "words_in_market_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "words_in_market_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "trends_in_markets_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_trends_in_markets_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "trends_in_markets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"created_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_trends_in_markets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "trends_in_markets_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trends_in_markets_v_version_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__trends_in_markets_v_version_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_trends_in_markets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_created_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__trends_in_markets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__trends_in_markets_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_trends_in_markets_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_featured_reports_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "our_featured_reports_images_locales" (
  	"alt_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "our_featured_reports_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_our_featured_reports_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "our_featured_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"created_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_our_featured_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "our_featured_reports_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"author_name" varchar,
  	"author_position" varchar,
  	"content" jsonb,
  	"first_description" jsonb,
  	"second_description" jsonb,
  	"third_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_featured_reports_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_featured_reports_v_version_images_locales" (
  	"alt_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_featured_reports_v_version_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__our_featured_reports_v_version_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_our_featured_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_created_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__our_featured_reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_featured_reports_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_featured_reports_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_author_name" varchar,
  	"version_author_position" varchar,
  	"version_content" jsonb,
  	"version_first_description" jsonb,
  	"version_second_description" jsonb,
  	"version_third_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "education_resources_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "education_resources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"created_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_education_resources_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "education_resources_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "education_resources_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"education_resource_categories_id" integer
  );
  
  CREATE TABLE "_education_resources_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_education_resources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_created_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__education_resources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__education_resources_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_education_resources_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_education_resources_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"education_resource_categories_id" integer
  );
  
  CREATE TABLE "education_resource_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "education_resource_categories_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_services_explores_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "our_services_explores_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "our_services_explores" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"second_image_id" integer
  );
  
  CREATE TABLE "our_services_explores_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "our_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_our_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "our_services_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_services_v_version_explores_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_services_v_version_explores_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_services_v_version_explores" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"second_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_services_v_version_explores_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__our_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_services_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tool_we_uses_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "tool_we_uses_explores_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tool_we_uses_explores_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tool_we_uses_explores" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"second_image_id" integer
  );
  
  CREATE TABLE "tool_we_uses_explores_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tool_we_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tool_we_uses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tool_we_uses_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_we_uses_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_we_uses_v_version_explores_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_we_uses_v_version_explores_answers_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_we_uses_v_version_explores" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"second_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_we_uses_v_version_explores_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_we_uses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tool_we_uses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__tool_we_uses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_tool_we_uses_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_impacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_our_impacts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "our_impacts_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_impacts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"our_services_id" integer
  );
  
  CREATE TABLE "_our_impacts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__our_impacts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_impacts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_impacts_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_impacts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"our_services_id" integer
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"avatar_id" integer,
  	"company_logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"name" varchar,
  	"position" varchar,
  	"content" varchar,
  	"company_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_avatar_id" integer,
  	"version_company_logo_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_name" varchar,
  	"version_position" varchar,
  	"version_content" varchar,
  	"version_company_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_clients_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "our_clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_our_clients_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "our_clients_locales" (
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_clients_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_clients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__our_clients_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_clients_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_clients_v_locales" (
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_our_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "our_partners_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_logo_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__our_partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_partners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_partners_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_teams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_our_teams_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "our_teams_locales" (
  	"name" varchar,
  	"position" varchar,
  	"bio" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_teams_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__our_teams_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_teams_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_teams_v_locales" (
  	"version_name" varchar,
  	"version_position" varchar,
  	"version_bio" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact_messages_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"quarantine_reason" varchar,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"quarantined" boolean DEFAULT false,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_contact_messages_language" DEFAULT 'en' NOT NULL,
  	"idempotency_key" varchar,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_newsletter_subscribers_status" DEFAULT 'unconfirmed' NOT NULL,
  	"quarantine_reason" varchar,
  	"language" "enum_newsletter_subscribers_language" DEFAULT 'en' NOT NULL,
  	"subscribed_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"status_code" numeric NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_medias" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"platform_slug" "enum_social_medias_platform_slug",
  	"name" varchar,
  	"link" varchar,
  	"icon_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_social_medias_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "social_medias_locales" (
  	"link_placeholder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_social_medias_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_platform_slug" "enum__social_medias_v_version_platform_slug",
  	"version_name" varchar,
  	"version_link" varchar,
  	"version_icon_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__social_medias_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__social_medias_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_social_medias_v_locales" (
  	"version_link_placeholder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'translator' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blogs_id" integer,
  	"blog_categories_id" integer,
  	"frequently_asked_questions_id" integer,
  	"faq_categories_id" integer,
  	"media_id" integer,
  	"words_in_markets_id" integer,
  	"words_in_market_categories_id" integer,
  	"trends_in_markets_id" integer,
  	"our_featured_reports_id" integer,
  	"education_resources_id" integer,
  	"education_resource_categories_id" integer,
  	"our_services_id" integer,
  	"tool_we_uses_id" integer,
  	"our_impacts_id" integer,
  	"testimonials_id" integer,
  	"our_clients_id" integer,
  	"our_partners_id" integer,
  	"our_teams_id" integer,
  	"contact_messages_id" integer,
  	"newsletter_subscribers_id" integer,
  	"social_medias_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_kind" "enum_home_page_video_kind" DEFAULT 'upload',
  	"video_media_id" integer,
  	"video_url" varchar,
  	"hero_image_id" integer,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"video_title" varchar,
  	"video_description" varchar,
  	"video_alt_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_video_kind" "enum__home_page_v_version_video_kind" DEFAULT 'upload',
  	"version_video_media_id" integer,
  	"version_video_url" varchar,
  	"version_hero_image_id" integer,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_video_title" varchar,
  	"version_video_description" varchar,
  	"version_video_alt_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "markets_page_markets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_markets_page_markets_key"
  );
  
  CREATE TABLE "markets_page_markets_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "markets_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_markets_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "markets_page_locales" (
  	"title" varchar,
  	"introduction" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_markets_page_v_version_markets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__markets_page_v_version_markets_key",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_markets_page_v_version_markets_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_markets_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__markets_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__markets_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_markets_page_v_locales" (
  	"version_title" varchar,
  	"version_introduction" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_privacy_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_policy_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__privacy_policy_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_privacy_policy_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "terms_and_conditions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_terms_and_conditions_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "terms_and_conditions_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_terms_and_conditions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__terms_and_conditions_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__terms_and_conditions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_terms_and_conditions_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_us" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_about_us_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_us_locales" (
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_us_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__about_us_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_us_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_us_v_locales" (
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_mission" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_our_mission_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "our_mission_locales" (
  	"mission" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_mission_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__our_mission_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_mission_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_mission_v_locales" (
  	"version_mission" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "our_vision" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_our_vision_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "our_vision_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_vision_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__our_vision_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__our_vision_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_our_vision_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "core_values_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_core_values_values_key",
  	"image_id" integer
  );
  
  CREATE TABLE "core_values_values_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "core_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_core_values_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_core_values_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__core_values_v_version_values_key",
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_core_values_v_version_values_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_core_values_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__core_values_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__core_values_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "site_settings_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_working_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_working_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "site_settings_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"utc_offset" varchar,
  	"directory_url" varchar,
  	"sample_content" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"agency_name" varchar NOT NULL,
  	"tagline" varchar,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_working_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_working_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_opens_at" varchar,
  	"version_closes_at" varchar,
  	"version_utc_offset" varchar,
  	"version_directory_url" varchar,
  	"version_sample_content" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_agency_name" varchar NOT NULL,
  	"version_tagline" varchar,
  	"version_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_blog_categories_fk" FOREIGN KEY ("blog_categories_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_blog_categories_fk" FOREIGN KEY ("blog_categories_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_categories_locales" ADD CONSTRAINT "blog_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "frequently_asked_questions" ADD CONSTRAINT "frequently_asked_questions_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "frequently_asked_questions_locales" ADD CONSTRAINT "frequently_asked_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."frequently_asked_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_frequently_asked_questions_v" ADD CONSTRAINT "_frequently_asked_questions_v_parent_id_frequently_asked_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."frequently_asked_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_frequently_asked_questions_v" ADD CONSTRAINT "_frequently_asked_questions_v_version_category_id_faq_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_frequently_asked_questions_v_locales" ADD CONSTRAINT "_frequently_asked_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_frequently_asked_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_categories_locales" ADD CONSTRAINT "faq_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "words_in_markets_images" ADD CONSTRAINT "words_in_markets_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "words_in_markets_images" ADD CONSTRAINT "words_in_markets_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."words_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "words_in_markets_markets" ADD CONSTRAINT "words_in_markets_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."words_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "words_in_markets" ADD CONSTRAINT "words_in_markets_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "words_in_markets_locales" ADD CONSTRAINT "words_in_markets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."words_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "words_in_markets_rels" ADD CONSTRAINT "words_in_markets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."words_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "words_in_markets_rels" ADD CONSTRAINT "words_in_markets_rels_words_in_market_categories_fk" FOREIGN KEY ("words_in_market_categories_id") REFERENCES "public"."words_in_market_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v_version_images" ADD CONSTRAINT "_words_in_markets_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v_version_images" ADD CONSTRAINT "_words_in_markets_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_words_in_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v_version_markets" ADD CONSTRAINT "_words_in_markets_v_version_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_words_in_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v" ADD CONSTRAINT "_words_in_markets_v_parent_id_words_in_markets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."words_in_markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v" ADD CONSTRAINT "_words_in_markets_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v_locales" ADD CONSTRAINT "_words_in_markets_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_words_in_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v_rels" ADD CONSTRAINT "_words_in_markets_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_words_in_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_words_in_markets_v_rels" ADD CONSTRAINT "_words_in_markets_v_rels_words_in_market_categories_fk" FOREIGN KEY ("words_in_market_categories_id") REFERENCES "public"."words_in_market_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "words_in_market_categories_locales" ADD CONSTRAINT "words_in_market_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."words_in_market_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trends_in_markets_markets" ADD CONSTRAINT "trends_in_markets_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trends_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trends_in_markets" ADD CONSTRAINT "trends_in_markets_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trends_in_markets_locales" ADD CONSTRAINT "trends_in_markets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trends_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trends_in_markets_v_version_markets" ADD CONSTRAINT "_trends_in_markets_v_version_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_trends_in_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trends_in_markets_v" ADD CONSTRAINT "_trends_in_markets_v_parent_id_trends_in_markets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trends_in_markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trends_in_markets_v" ADD CONSTRAINT "_trends_in_markets_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trends_in_markets_v_locales" ADD CONSTRAINT "_trends_in_markets_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trends_in_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_images" ADD CONSTRAINT "our_featured_reports_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_featured_reports_images" ADD CONSTRAINT "our_featured_reports_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_images_locales" ADD CONSTRAINT "our_featured_reports_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_markets" ADD CONSTRAINT "our_featured_reports_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports" ADD CONSTRAINT "our_featured_reports_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_featured_reports_locales" ADD CONSTRAINT "our_featured_reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_images" ADD CONSTRAINT "_our_featured_reports_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_images" ADD CONSTRAINT "_our_featured_reports_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_images_locales" ADD CONSTRAINT "_our_featured_reports_v_version_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v_version_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_markets" ADD CONSTRAINT "_our_featured_reports_v_version_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_our_featured_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v" ADD CONSTRAINT "_our_featured_reports_v_parent_id_our_featured_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v" ADD CONSTRAINT "_our_featured_reports_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_locales" ADD CONSTRAINT "_our_featured_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_resources_images" ADD CONSTRAINT "education_resources_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "education_resources_images" ADD CONSTRAINT "education_resources_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."education_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_resources" ADD CONSTRAINT "education_resources_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "education_resources_locales" ADD CONSTRAINT "education_resources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."education_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_resources_rels" ADD CONSTRAINT "education_resources_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."education_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_resources_rels" ADD CONSTRAINT "education_resources_rels_education_resource_categories_fk" FOREIGN KEY ("education_resource_categories_id") REFERENCES "public"."education_resource_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_resources_v_version_images" ADD CONSTRAINT "_education_resources_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_education_resources_v_version_images" ADD CONSTRAINT "_education_resources_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_education_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_resources_v" ADD CONSTRAINT "_education_resources_v_parent_id_education_resources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."education_resources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_education_resources_v" ADD CONSTRAINT "_education_resources_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_education_resources_v_locales" ADD CONSTRAINT "_education_resources_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_education_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_resources_v_rels" ADD CONSTRAINT "_education_resources_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_education_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_education_resources_v_rels" ADD CONSTRAINT "_education_resources_v_rels_education_resource_categories_fk" FOREIGN KEY ("education_resource_categories_id") REFERENCES "public"."education_resource_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_resource_categories_locales" ADD CONSTRAINT "education_resource_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."education_resource_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services_explores_answers" ADD CONSTRAINT "our_services_explores_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_services_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services_explores_answers_locales" ADD CONSTRAINT "our_services_explores_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_services_explores_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services_explores" ADD CONSTRAINT "our_services_explores_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_services_explores" ADD CONSTRAINT "our_services_explores_second_image_id_media_id_fk" FOREIGN KEY ("second_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_services_explores" ADD CONSTRAINT "our_services_explores_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services_explores_locales" ADD CONSTRAINT "our_services_explores_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_services_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services" ADD CONSTRAINT "our_services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_services_locales" ADD CONSTRAINT "our_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_explores_answers" ADD CONSTRAINT "_our_services_v_version_explores_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_services_v_version_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_explores_answers_locales" ADD CONSTRAINT "_our_services_v_version_explores_answers_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_services_v_version_explores_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_explores" ADD CONSTRAINT "_our_services_v_version_explores_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_explores" ADD CONSTRAINT "_our_services_v_version_explores_second_image_id_media_id_fk" FOREIGN KEY ("second_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_explores" ADD CONSTRAINT "_our_services_v_version_explores_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_explores_locales" ADD CONSTRAINT "_our_services_v_version_explores_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_services_v_version_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v" ADD CONSTRAINT "_our_services_v_parent_id_our_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v" ADD CONSTRAINT "_our_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v_locales" ADD CONSTRAINT "_our_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses_images" ADD CONSTRAINT "tool_we_uses_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses_images" ADD CONSTRAINT "tool_we_uses_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses_explores_answers" ADD CONSTRAINT "tool_we_uses_explores_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses_explores_answers_locales" ADD CONSTRAINT "tool_we_uses_explores_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses_explores_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses_explores" ADD CONSTRAINT "tool_we_uses_explores_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses_explores" ADD CONSTRAINT "tool_we_uses_explores_second_image_id_media_id_fk" FOREIGN KEY ("second_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses_explores" ADD CONSTRAINT "tool_we_uses_explores_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses_explores_locales" ADD CONSTRAINT "tool_we_uses_explores_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses" ADD CONSTRAINT "tool_we_uses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses_locales" ADD CONSTRAINT "tool_we_uses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_images" ADD CONSTRAINT "_tool_we_uses_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_images" ADD CONSTRAINT "_tool_we_uses_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_explores_answers" ADD CONSTRAINT "_tool_we_uses_v_version_explores_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v_version_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_explores_answers_locales" ADD CONSTRAINT "_tool_we_uses_v_version_explores_answers_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v_version_explores_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_explores" ADD CONSTRAINT "_tool_we_uses_v_version_explores_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_explores" ADD CONSTRAINT "_tool_we_uses_v_version_explores_second_image_id_media_id_fk" FOREIGN KEY ("second_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_explores" ADD CONSTRAINT "_tool_we_uses_v_version_explores_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_explores_locales" ADD CONSTRAINT "_tool_we_uses_v_version_explores_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v_version_explores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v" ADD CONSTRAINT "_tool_we_uses_v_parent_id_tool_we_uses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v" ADD CONSTRAINT "_tool_we_uses_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_locales" ADD CONSTRAINT "_tool_we_uses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_impacts" ADD CONSTRAINT "our_impacts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_impacts_locales" ADD CONSTRAINT "our_impacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_impacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_impacts_rels" ADD CONSTRAINT "our_impacts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_impacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_impacts_rels" ADD CONSTRAINT "our_impacts_rels_our_services_fk" FOREIGN KEY ("our_services_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_impacts_v" ADD CONSTRAINT "_our_impacts_v_parent_id_our_impacts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_impacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_impacts_v" ADD CONSTRAINT "_our_impacts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_impacts_v_locales" ADD CONSTRAINT "_our_impacts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_impacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_impacts_v_rels" ADD CONSTRAINT "_our_impacts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_our_impacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_impacts_v_rels" ADD CONSTRAINT "_our_impacts_v_rels_our_services_fk" FOREIGN KEY ("our_services_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_company_logo_id_media_id_fk" FOREIGN KEY ("company_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_company_logo_id_media_id_fk" FOREIGN KEY ("version_company_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_clients_images" ADD CONSTRAINT "our_clients_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_clients_images" ADD CONSTRAINT "our_clients_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_clients_locales" ADD CONSTRAINT "our_clients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_clients_v_version_images" ADD CONSTRAINT "_our_clients_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_clients_v_version_images" ADD CONSTRAINT "_our_clients_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_clients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_clients_v" ADD CONSTRAINT "_our_clients_v_parent_id_our_clients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_clients_v_locales" ADD CONSTRAINT "_our_clients_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_clients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_partners" ADD CONSTRAINT "our_partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_partners_locales" ADD CONSTRAINT "our_partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_partners_v" ADD CONSTRAINT "_our_partners_v_parent_id_our_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_partners_v" ADD CONSTRAINT "_our_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_partners_v_locales" ADD CONSTRAINT "_our_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_teams" ADD CONSTRAINT "our_teams_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_teams_locales" ADD CONSTRAINT "our_teams_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_teams_v" ADD CONSTRAINT "_our_teams_v_parent_id_our_teams_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_teams_v" ADD CONSTRAINT "_our_teams_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_teams_v_locales" ADD CONSTRAINT "_our_teams_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_teams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_messages_notes" ADD CONSTRAINT "contact_messages_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages_notes" ADD CONSTRAINT "contact_messages_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_medias" ADD CONSTRAINT "social_medias_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_medias_locales" ADD CONSTRAINT "social_medias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_medias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_medias_v" ADD CONSTRAINT "_social_medias_v_parent_id_social_medias_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_medias"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_medias_v" ADD CONSTRAINT "_social_medias_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_medias_v_locales" ADD CONSTRAINT "_social_medias_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_medias_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_categories_fk" FOREIGN KEY ("blog_categories_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_frequently_asked_questions_fk" FOREIGN KEY ("frequently_asked_questions_id") REFERENCES "public"."frequently_asked_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_words_in_markets_fk" FOREIGN KEY ("words_in_markets_id") REFERENCES "public"."words_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_words_in_market_categories_fk" FOREIGN KEY ("words_in_market_categories_id") REFERENCES "public"."words_in_market_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trends_in_markets_fk" FOREIGN KEY ("trends_in_markets_id") REFERENCES "public"."trends_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_featured_reports_fk" FOREIGN KEY ("our_featured_reports_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_education_resources_fk" FOREIGN KEY ("education_resources_id") REFERENCES "public"."education_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_education_resource_categori_fk" FOREIGN KEY ("education_resource_categories_id") REFERENCES "public"."education_resource_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_services_fk" FOREIGN KEY ("our_services_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tool_we_uses_fk" FOREIGN KEY ("tool_we_uses_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_impacts_fk" FOREIGN KEY ("our_impacts_id") REFERENCES "public"."our_impacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_clients_fk" FOREIGN KEY ("our_clients_id") REFERENCES "public"."our_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_partners_fk" FOREIGN KEY ("our_partners_id") REFERENCES "public"."our_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_teams_fk" FOREIGN KEY ("our_teams_id") REFERENCES "public"."our_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_medias_fk" FOREIGN KEY ("social_medias_id") REFERENCES "public"."social_medias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_video_media_id_media_id_fk" FOREIGN KEY ("video_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_video_media_id_media_id_fk" FOREIGN KEY ("version_video_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_page_markets" ADD CONSTRAINT "markets_page_markets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_page_markets_locales" ADD CONSTRAINT "markets_page_markets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets_page_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_page_locales" ADD CONSTRAINT "markets_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_page_v_version_markets" ADD CONSTRAINT "_markets_page_v_version_markets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_page_v_version_markets_locales" ADD CONSTRAINT "_markets_page_v_version_markets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_page_v_version_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_page_v_locales" ADD CONSTRAINT "_markets_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_locales" ADD CONSTRAINT "privacy_policy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_locales" ADD CONSTRAINT "_privacy_policy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_and_conditions_locales" ADD CONSTRAINT "terms_and_conditions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_and_conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_and_conditions_v_locales" ADD CONSTRAINT "_terms_and_conditions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_and_conditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_us_locales" ADD CONSTRAINT "about_us_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_us_v_locales" ADD CONSTRAINT "_about_us_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_mission_locales" ADD CONSTRAINT "our_mission_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_mission"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_mission_v_locales" ADD CONSTRAINT "_our_mission_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_mission_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_vision_locales" ADD CONSTRAINT "our_vision_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_vision"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_vision_v_locales" ADD CONSTRAINT "_our_vision_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_vision_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "core_values_values" ADD CONSTRAINT "core_values_values_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "core_values_values" ADD CONSTRAINT "core_values_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."core_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "core_values_values_locales" ADD CONSTRAINT "core_values_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."core_values_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_core_values_v_version_values" ADD CONSTRAINT "_core_values_v_version_values_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_core_values_v_version_values" ADD CONSTRAINT "_core_values_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_core_values_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_core_values_v_version_values_locales" ADD CONSTRAINT "_core_values_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_core_values_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_phones" ADD CONSTRAINT "site_settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_working_days" ADD CONSTRAINT "site_settings_working_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_holidays" ADD CONSTRAINT "site_settings_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_holidays_locales" ADD CONSTRAINT "site_settings_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_phones" ADD CONSTRAINT "_site_settings_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_working_days" ADD CONSTRAINT "_site_settings_v_version_working_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_holidays" ADD CONSTRAINT "_site_settings_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_holidays_locales" ADD CONSTRAINT "_site_settings_v_version_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "blogs_cover_image_idx" ON "blogs" USING btree ("cover_image_id");
  CREATE UNIQUE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_created_on_idx" ON "blogs" USING btree ("created_on");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE UNIQUE INDEX "blogs_locales_locale_parent_id_unique" ON "blogs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "blogs_rels_order_idx" ON "blogs_rels" USING btree ("order");
  CREATE INDEX "blogs_rels_parent_idx" ON "blogs_rels" USING btree ("parent_id");
  CREATE INDEX "blogs_rels_path_idx" ON "blogs_rels" USING btree ("path");
  CREATE INDEX "blogs_rels_blog_categories_id_idx" ON "blogs_rels" USING btree ("blog_categories_id");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_cover_image_idx" ON "_blogs_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_created_on_idx" ON "_blogs_v" USING btree ("version_created_on");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_snapshot_idx" ON "_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_blogs_v_published_locale_idx" ON "_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_blogs_v_locales_locale_parent_id_unique" ON "_blogs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_blogs_v_rels_order_idx" ON "_blogs_v_rels" USING btree ("order");
  CREATE INDEX "_blogs_v_rels_parent_idx" ON "_blogs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_rels_path_idx" ON "_blogs_v_rels" USING btree ("path");
  CREATE INDEX "_blogs_v_rels_blog_categories_id_idx" ON "_blogs_v_rels" USING btree ("blog_categories_id");
  CREATE INDEX "blog_categories__order_idx" ON "blog_categories" USING btree ("_order");
  CREATE INDEX "blog_categories_updated_at_idx" ON "blog_categories" USING btree ("updated_at");
  CREATE INDEX "blog_categories_created_at_idx" ON "blog_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "blog_categories_locales_locale_parent_id_unique" ON "blog_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "frequently_asked_questions__order_idx" ON "frequently_asked_questions" USING btree ("_order");
  CREATE INDEX "frequently_asked_questions_category_idx" ON "frequently_asked_questions" USING btree ("category_id");
  CREATE INDEX "frequently_asked_questions_updated_at_idx" ON "frequently_asked_questions" USING btree ("updated_at");
  CREATE INDEX "frequently_asked_questions_created_at_idx" ON "frequently_asked_questions" USING btree ("created_at");
  CREATE INDEX "frequently_asked_questions_deleted_at_idx" ON "frequently_asked_questions" USING btree ("deleted_at");
  CREATE INDEX "frequently_asked_questions__status_idx" ON "frequently_asked_questions" USING btree ("_status");
  CREATE UNIQUE INDEX "frequently_asked_questions_locales_locale_parent_id_unique" ON "frequently_asked_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_frequently_asked_questions_v_parent_idx" ON "_frequently_asked_questions_v" USING btree ("parent_id");
  CREATE INDEX "_frequently_asked_questions_v_version_version__order_idx" ON "_frequently_asked_questions_v" USING btree ("version__order");
  CREATE INDEX "_frequently_asked_questions_v_version_version_category_idx" ON "_frequently_asked_questions_v" USING btree ("version_category_id");
  CREATE INDEX "_frequently_asked_questions_v_version_version_updated_at_idx" ON "_frequently_asked_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_frequently_asked_questions_v_version_version_created_at_idx" ON "_frequently_asked_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_frequently_asked_questions_v_version_version_deleted_at_idx" ON "_frequently_asked_questions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_frequently_asked_questions_v_version_version__status_idx" ON "_frequently_asked_questions_v" USING btree ("version__status");
  CREATE INDEX "_frequently_asked_questions_v_created_at_idx" ON "_frequently_asked_questions_v" USING btree ("created_at");
  CREATE INDEX "_frequently_asked_questions_v_updated_at_idx" ON "_frequently_asked_questions_v" USING btree ("updated_at");
  CREATE INDEX "_frequently_asked_questions_v_snapshot_idx" ON "_frequently_asked_questions_v" USING btree ("snapshot");
  CREATE INDEX "_frequently_asked_questions_v_published_locale_idx" ON "_frequently_asked_questions_v" USING btree ("published_locale");
  CREATE INDEX "_frequently_asked_questions_v_latest_idx" ON "_frequently_asked_questions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_frequently_asked_questions_v_locales_locale_parent_id_uniqu" ON "_frequently_asked_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_categories__order_idx" ON "faq_categories" USING btree ("_order");
  CREATE INDEX "faq_categories_updated_at_idx" ON "faq_categories" USING btree ("updated_at");
  CREATE INDEX "faq_categories_created_at_idx" ON "faq_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "faq_categories_locales_locale_parent_id_unique" ON "faq_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "words_in_markets_images_order_idx" ON "words_in_markets_images" USING btree ("_order");
  CREATE INDEX "words_in_markets_images_parent_id_idx" ON "words_in_markets_images" USING btree ("_parent_id");
  CREATE INDEX "words_in_markets_images_image_idx" ON "words_in_markets_images" USING btree ("image_id");
  CREATE INDEX "words_in_markets_markets_order_idx" ON "words_in_markets_markets" USING btree ("order");
  CREATE INDEX "words_in_markets_markets_parent_idx" ON "words_in_markets_markets" USING btree ("parent_id");
  CREATE INDEX "words_in_markets_image_idx" ON "words_in_markets" USING btree ("image_id");
  CREATE INDEX "words_in_markets_created_on_idx" ON "words_in_markets" USING btree ("created_on");
  CREATE INDEX "words_in_markets_updated_at_idx" ON "words_in_markets" USING btree ("updated_at");
  CREATE INDEX "words_in_markets_created_at_idx" ON "words_in_markets" USING btree ("created_at");
  CREATE INDEX "words_in_markets_deleted_at_idx" ON "words_in_markets" USING btree ("deleted_at");
  CREATE INDEX "words_in_markets__status_idx" ON "words_in_markets" USING btree ("_status");
  CREATE UNIQUE INDEX "words_in_markets_locales_locale_parent_id_unique" ON "words_in_markets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "words_in_markets_rels_order_idx" ON "words_in_markets_rels" USING btree ("order");
  CREATE INDEX "words_in_markets_rels_parent_idx" ON "words_in_markets_rels" USING btree ("parent_id");
  CREATE INDEX "words_in_markets_rels_path_idx" ON "words_in_markets_rels" USING btree ("path");
  CREATE INDEX "words_in_markets_rels_words_in_market_categories_id_idx" ON "words_in_markets_rels" USING btree ("words_in_market_categories_id");
  CREATE INDEX "_words_in_markets_v_version_images_order_idx" ON "_words_in_markets_v_version_images" USING btree ("_order");
  CREATE INDEX "_words_in_markets_v_version_images_parent_id_idx" ON "_words_in_markets_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_words_in_markets_v_version_images_image_idx" ON "_words_in_markets_v_version_images" USING btree ("image_id");
  CREATE INDEX "_words_in_markets_v_version_markets_order_idx" ON "_words_in_markets_v_version_markets" USING btree ("order");
  CREATE INDEX "_words_in_markets_v_version_markets_parent_idx" ON "_words_in_markets_v_version_markets" USING btree ("parent_id");
  CREATE INDEX "_words_in_markets_v_parent_idx" ON "_words_in_markets_v" USING btree ("parent_id");
  CREATE INDEX "_words_in_markets_v_version_version_image_idx" ON "_words_in_markets_v" USING btree ("version_image_id");
  CREATE INDEX "_words_in_markets_v_version_version_created_on_idx" ON "_words_in_markets_v" USING btree ("version_created_on");
  CREATE INDEX "_words_in_markets_v_version_version_updated_at_idx" ON "_words_in_markets_v" USING btree ("version_updated_at");
  CREATE INDEX "_words_in_markets_v_version_version_created_at_idx" ON "_words_in_markets_v" USING btree ("version_created_at");
  CREATE INDEX "_words_in_markets_v_version_version_deleted_at_idx" ON "_words_in_markets_v" USING btree ("version_deleted_at");
  CREATE INDEX "_words_in_markets_v_version_version__status_idx" ON "_words_in_markets_v" USING btree ("version__status");
  CREATE INDEX "_words_in_markets_v_created_at_idx" ON "_words_in_markets_v" USING btree ("created_at");
  CREATE INDEX "_words_in_markets_v_updated_at_idx" ON "_words_in_markets_v" USING btree ("updated_at");
  CREATE INDEX "_words_in_markets_v_snapshot_idx" ON "_words_in_markets_v" USING btree ("snapshot");
  CREATE INDEX "_words_in_markets_v_published_locale_idx" ON "_words_in_markets_v" USING btree ("published_locale");
  CREATE INDEX "_words_in_markets_v_latest_idx" ON "_words_in_markets_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_words_in_markets_v_locales_locale_parent_id_unique" ON "_words_in_markets_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_words_in_markets_v_rels_order_idx" ON "_words_in_markets_v_rels" USING btree ("order");
  CREATE INDEX "_words_in_markets_v_rels_parent_idx" ON "_words_in_markets_v_rels" USING btree ("parent_id");
  CREATE INDEX "_words_in_markets_v_rels_path_idx" ON "_words_in_markets_v_rels" USING btree ("path");
  CREATE INDEX "_words_in_markets_v_rels_words_in_market_categories_id_idx" ON "_words_in_markets_v_rels" USING btree ("words_in_market_categories_id");
  CREATE INDEX "words_in_market_categories__order_idx" ON "words_in_market_categories" USING btree ("_order");
  CREATE INDEX "words_in_market_categories_updated_at_idx" ON "words_in_market_categories" USING btree ("updated_at");
  CREATE INDEX "words_in_market_categories_created_at_idx" ON "words_in_market_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "words_in_market_categories_locales_locale_parent_id_unique" ON "words_in_market_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trends_in_markets_markets_order_idx" ON "trends_in_markets_markets" USING btree ("order");
  CREATE INDEX "trends_in_markets_markets_parent_idx" ON "trends_in_markets_markets" USING btree ("parent_id");
  CREATE INDEX "trends_in_markets_image_idx" ON "trends_in_markets" USING btree ("image_id");
  CREATE INDEX "trends_in_markets_created_on_idx" ON "trends_in_markets" USING btree ("created_on");
  CREATE INDEX "trends_in_markets_updated_at_idx" ON "trends_in_markets" USING btree ("updated_at");
  CREATE INDEX "trends_in_markets_created_at_idx" ON "trends_in_markets" USING btree ("created_at");
  CREATE INDEX "trends_in_markets_deleted_at_idx" ON "trends_in_markets" USING btree ("deleted_at");
  CREATE INDEX "trends_in_markets__status_idx" ON "trends_in_markets" USING btree ("_status");
  CREATE UNIQUE INDEX "trends_in_markets_locales_locale_parent_id_unique" ON "trends_in_markets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trends_in_markets_v_version_markets_order_idx" ON "_trends_in_markets_v_version_markets" USING btree ("order");
  CREATE INDEX "_trends_in_markets_v_version_markets_parent_idx" ON "_trends_in_markets_v_version_markets" USING btree ("parent_id");
  CREATE INDEX "_trends_in_markets_v_parent_idx" ON "_trends_in_markets_v" USING btree ("parent_id");
  CREATE INDEX "_trends_in_markets_v_version_version_image_idx" ON "_trends_in_markets_v" USING btree ("version_image_id");
  CREATE INDEX "_trends_in_markets_v_version_version_created_on_idx" ON "_trends_in_markets_v" USING btree ("version_created_on");
  CREATE INDEX "_trends_in_markets_v_version_version_updated_at_idx" ON "_trends_in_markets_v" USING btree ("version_updated_at");
  CREATE INDEX "_trends_in_markets_v_version_version_created_at_idx" ON "_trends_in_markets_v" USING btree ("version_created_at");
  CREATE INDEX "_trends_in_markets_v_version_version_deleted_at_idx" ON "_trends_in_markets_v" USING btree ("version_deleted_at");
  CREATE INDEX "_trends_in_markets_v_version_version__status_idx" ON "_trends_in_markets_v" USING btree ("version__status");
  CREATE INDEX "_trends_in_markets_v_created_at_idx" ON "_trends_in_markets_v" USING btree ("created_at");
  CREATE INDEX "_trends_in_markets_v_updated_at_idx" ON "_trends_in_markets_v" USING btree ("updated_at");
  CREATE INDEX "_trends_in_markets_v_snapshot_idx" ON "_trends_in_markets_v" USING btree ("snapshot");
  CREATE INDEX "_trends_in_markets_v_published_locale_idx" ON "_trends_in_markets_v" USING btree ("published_locale");
  CREATE INDEX "_trends_in_markets_v_latest_idx" ON "_trends_in_markets_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_trends_in_markets_v_locales_locale_parent_id_unique" ON "_trends_in_markets_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_featured_reports_images_order_idx" ON "our_featured_reports_images" USING btree ("_order");
  CREATE INDEX "our_featured_reports_images_parent_id_idx" ON "our_featured_reports_images" USING btree ("_parent_id");
  CREATE INDEX "our_featured_reports_images_image_idx" ON "our_featured_reports_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "our_featured_reports_images_locales_locale_parent_id_unique" ON "our_featured_reports_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_featured_reports_markets_order_idx" ON "our_featured_reports_markets" USING btree ("order");
  CREATE INDEX "our_featured_reports_markets_parent_idx" ON "our_featured_reports_markets" USING btree ("parent_id");
  CREATE INDEX "our_featured_reports_image_idx" ON "our_featured_reports" USING btree ("image_id");
  CREATE INDEX "our_featured_reports_created_on_idx" ON "our_featured_reports" USING btree ("created_on");
  CREATE INDEX "our_featured_reports_updated_at_idx" ON "our_featured_reports" USING btree ("updated_at");
  CREATE INDEX "our_featured_reports_created_at_idx" ON "our_featured_reports" USING btree ("created_at");
  CREATE INDEX "our_featured_reports_deleted_at_idx" ON "our_featured_reports" USING btree ("deleted_at");
  CREATE INDEX "our_featured_reports__status_idx" ON "our_featured_reports" USING btree ("_status");
  CREATE UNIQUE INDEX "our_featured_reports_locales_locale_parent_id_unique" ON "our_featured_reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_featured_reports_v_version_images_order_idx" ON "_our_featured_reports_v_version_images" USING btree ("_order");
  CREATE INDEX "_our_featured_reports_v_version_images_parent_id_idx" ON "_our_featured_reports_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_our_featured_reports_v_version_images_image_idx" ON "_our_featured_reports_v_version_images" USING btree ("image_id");
  CREATE UNIQUE INDEX "_our_featured_reports_v_version_images_locales_locale_parent" ON "_our_featured_reports_v_version_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_featured_reports_v_version_markets_order_idx" ON "_our_featured_reports_v_version_markets" USING btree ("order");
  CREATE INDEX "_our_featured_reports_v_version_markets_parent_idx" ON "_our_featured_reports_v_version_markets" USING btree ("parent_id");
  CREATE INDEX "_our_featured_reports_v_parent_idx" ON "_our_featured_reports_v" USING btree ("parent_id");
  CREATE INDEX "_our_featured_reports_v_version_version_image_idx" ON "_our_featured_reports_v" USING btree ("version_image_id");
  CREATE INDEX "_our_featured_reports_v_version_version_created_on_idx" ON "_our_featured_reports_v" USING btree ("version_created_on");
  CREATE INDEX "_our_featured_reports_v_version_version_updated_at_idx" ON "_our_featured_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_featured_reports_v_version_version_created_at_idx" ON "_our_featured_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_our_featured_reports_v_version_version_deleted_at_idx" ON "_our_featured_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_our_featured_reports_v_version_version__status_idx" ON "_our_featured_reports_v" USING btree ("version__status");
  CREATE INDEX "_our_featured_reports_v_created_at_idx" ON "_our_featured_reports_v" USING btree ("created_at");
  CREATE INDEX "_our_featured_reports_v_updated_at_idx" ON "_our_featured_reports_v" USING btree ("updated_at");
  CREATE INDEX "_our_featured_reports_v_snapshot_idx" ON "_our_featured_reports_v" USING btree ("snapshot");
  CREATE INDEX "_our_featured_reports_v_published_locale_idx" ON "_our_featured_reports_v" USING btree ("published_locale");
  CREATE INDEX "_our_featured_reports_v_latest_idx" ON "_our_featured_reports_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_featured_reports_v_locales_locale_parent_id_unique" ON "_our_featured_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "education_resources_images_order_idx" ON "education_resources_images" USING btree ("_order");
  CREATE INDEX "education_resources_images_parent_id_idx" ON "education_resources_images" USING btree ("_parent_id");
  CREATE INDEX "education_resources_images_image_idx" ON "education_resources_images" USING btree ("image_id");
  CREATE INDEX "education_resources_image_idx" ON "education_resources" USING btree ("image_id");
  CREATE INDEX "education_resources_created_on_idx" ON "education_resources" USING btree ("created_on");
  CREATE INDEX "education_resources_updated_at_idx" ON "education_resources" USING btree ("updated_at");
  CREATE INDEX "education_resources_created_at_idx" ON "education_resources" USING btree ("created_at");
  CREATE INDEX "education_resources_deleted_at_idx" ON "education_resources" USING btree ("deleted_at");
  CREATE INDEX "education_resources__status_idx" ON "education_resources" USING btree ("_status");
  CREATE UNIQUE INDEX "education_resources_locales_locale_parent_id_unique" ON "education_resources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "education_resources_rels_order_idx" ON "education_resources_rels" USING btree ("order");
  CREATE INDEX "education_resources_rels_parent_idx" ON "education_resources_rels" USING btree ("parent_id");
  CREATE INDEX "education_resources_rels_path_idx" ON "education_resources_rels" USING btree ("path");
  CREATE INDEX "education_resources_rels_education_resource_categories_i_idx" ON "education_resources_rels" USING btree ("education_resource_categories_id");
  CREATE INDEX "_education_resources_v_version_images_order_idx" ON "_education_resources_v_version_images" USING btree ("_order");
  CREATE INDEX "_education_resources_v_version_images_parent_id_idx" ON "_education_resources_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_education_resources_v_version_images_image_idx" ON "_education_resources_v_version_images" USING btree ("image_id");
  CREATE INDEX "_education_resources_v_parent_idx" ON "_education_resources_v" USING btree ("parent_id");
  CREATE INDEX "_education_resources_v_version_version_image_idx" ON "_education_resources_v" USING btree ("version_image_id");
  CREATE INDEX "_education_resources_v_version_version_created_on_idx" ON "_education_resources_v" USING btree ("version_created_on");
  CREATE INDEX "_education_resources_v_version_version_updated_at_idx" ON "_education_resources_v" USING btree ("version_updated_at");
  CREATE INDEX "_education_resources_v_version_version_created_at_idx" ON "_education_resources_v" USING btree ("version_created_at");
  CREATE INDEX "_education_resources_v_version_version_deleted_at_idx" ON "_education_resources_v" USING btree ("version_deleted_at");
  CREATE INDEX "_education_resources_v_version_version__status_idx" ON "_education_resources_v" USING btree ("version__status");
  CREATE INDEX "_education_resources_v_created_at_idx" ON "_education_resources_v" USING btree ("created_at");
  CREATE INDEX "_education_resources_v_updated_at_idx" ON "_education_resources_v" USING btree ("updated_at");
  CREATE INDEX "_education_resources_v_snapshot_idx" ON "_education_resources_v" USING btree ("snapshot");
  CREATE INDEX "_education_resources_v_published_locale_idx" ON "_education_resources_v" USING btree ("published_locale");
  CREATE INDEX "_education_resources_v_latest_idx" ON "_education_resources_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_education_resources_v_locales_locale_parent_id_unique" ON "_education_resources_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_education_resources_v_rels_order_idx" ON "_education_resources_v_rels" USING btree ("order");
  CREATE INDEX "_education_resources_v_rels_parent_idx" ON "_education_resources_v_rels" USING btree ("parent_id");
  CREATE INDEX "_education_resources_v_rels_path_idx" ON "_education_resources_v_rels" USING btree ("path");
  CREATE INDEX "_education_resources_v_rels_education_resource_categorie_idx" ON "_education_resources_v_rels" USING btree ("education_resource_categories_id");
  CREATE INDEX "education_resource_categories__order_idx" ON "education_resource_categories" USING btree ("_order");
  CREATE INDEX "education_resource_categories_updated_at_idx" ON "education_resource_categories" USING btree ("updated_at");
  CREATE INDEX "education_resource_categories_created_at_idx" ON "education_resource_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "education_resource_categories_locales_locale_parent_id_uniqu" ON "education_resource_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_services_explores_answers_order_idx" ON "our_services_explores_answers" USING btree ("_order");
  CREATE INDEX "our_services_explores_answers_parent_id_idx" ON "our_services_explores_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "our_services_explores_answers_locales_locale_parent_id_uniqu" ON "our_services_explores_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_services_explores_order_idx" ON "our_services_explores" USING btree ("_order");
  CREATE INDEX "our_services_explores_parent_id_idx" ON "our_services_explores" USING btree ("_parent_id");
  CREATE INDEX "our_services_explores_image_idx" ON "our_services_explores" USING btree ("image_id");
  CREATE INDEX "our_services_explores_second_image_idx" ON "our_services_explores" USING btree ("second_image_id");
  CREATE UNIQUE INDEX "our_services_explores_locales_locale_parent_id_unique" ON "our_services_explores_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_services__order_idx" ON "our_services" USING btree ("_order");
  CREATE INDEX "our_services_image_idx" ON "our_services" USING btree ("image_id");
  CREATE INDEX "our_services_updated_at_idx" ON "our_services" USING btree ("updated_at");
  CREATE INDEX "our_services_created_at_idx" ON "our_services" USING btree ("created_at");
  CREATE INDEX "our_services_deleted_at_idx" ON "our_services" USING btree ("deleted_at");
  CREATE INDEX "our_services__status_idx" ON "our_services" USING btree ("_status");
  CREATE UNIQUE INDEX "our_services_locales_locale_parent_id_unique" ON "our_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_services_v_version_explores_answers_order_idx" ON "_our_services_v_version_explores_answers" USING btree ("_order");
  CREATE INDEX "_our_services_v_version_explores_answers_parent_id_idx" ON "_our_services_v_version_explores_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_our_services_v_version_explores_answers_locales_locale_pare" ON "_our_services_v_version_explores_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_services_v_version_explores_order_idx" ON "_our_services_v_version_explores" USING btree ("_order");
  CREATE INDEX "_our_services_v_version_explores_parent_id_idx" ON "_our_services_v_version_explores" USING btree ("_parent_id");
  CREATE INDEX "_our_services_v_version_explores_image_idx" ON "_our_services_v_version_explores" USING btree ("image_id");
  CREATE INDEX "_our_services_v_version_explores_second_image_idx" ON "_our_services_v_version_explores" USING btree ("second_image_id");
  CREATE UNIQUE INDEX "_our_services_v_version_explores_locales_locale_parent_id_un" ON "_our_services_v_version_explores_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_services_v_parent_idx" ON "_our_services_v" USING btree ("parent_id");
  CREATE INDEX "_our_services_v_version_version__order_idx" ON "_our_services_v" USING btree ("version__order");
  CREATE INDEX "_our_services_v_version_version_image_idx" ON "_our_services_v" USING btree ("version_image_id");
  CREATE INDEX "_our_services_v_version_version_updated_at_idx" ON "_our_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_services_v_version_version_created_at_idx" ON "_our_services_v" USING btree ("version_created_at");
  CREATE INDEX "_our_services_v_version_version_deleted_at_idx" ON "_our_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_our_services_v_version_version__status_idx" ON "_our_services_v" USING btree ("version__status");
  CREATE INDEX "_our_services_v_created_at_idx" ON "_our_services_v" USING btree ("created_at");
  CREATE INDEX "_our_services_v_updated_at_idx" ON "_our_services_v" USING btree ("updated_at");
  CREATE INDEX "_our_services_v_snapshot_idx" ON "_our_services_v" USING btree ("snapshot");
  CREATE INDEX "_our_services_v_published_locale_idx" ON "_our_services_v" USING btree ("published_locale");
  CREATE INDEX "_our_services_v_latest_idx" ON "_our_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_services_v_locales_locale_parent_id_unique" ON "_our_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_we_uses_images_order_idx" ON "tool_we_uses_images" USING btree ("_order");
  CREATE INDEX "tool_we_uses_images_parent_id_idx" ON "tool_we_uses_images" USING btree ("_parent_id");
  CREATE INDEX "tool_we_uses_images_image_idx" ON "tool_we_uses_images" USING btree ("image_id");
  CREATE INDEX "tool_we_uses_explores_answers_order_idx" ON "tool_we_uses_explores_answers" USING btree ("_order");
  CREATE INDEX "tool_we_uses_explores_answers_parent_id_idx" ON "tool_we_uses_explores_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_we_uses_explores_answers_locales_locale_parent_id_uniqu" ON "tool_we_uses_explores_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_we_uses_explores_order_idx" ON "tool_we_uses_explores" USING btree ("_order");
  CREATE INDEX "tool_we_uses_explores_parent_id_idx" ON "tool_we_uses_explores" USING btree ("_parent_id");
  CREATE INDEX "tool_we_uses_explores_image_idx" ON "tool_we_uses_explores" USING btree ("image_id");
  CREATE INDEX "tool_we_uses_explores_second_image_idx" ON "tool_we_uses_explores" USING btree ("second_image_id");
  CREATE UNIQUE INDEX "tool_we_uses_explores_locales_locale_parent_id_unique" ON "tool_we_uses_explores_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_we_uses__order_idx" ON "tool_we_uses" USING btree ("_order");
  CREATE INDEX "tool_we_uses_image_idx" ON "tool_we_uses" USING btree ("image_id");
  CREATE INDEX "tool_we_uses_updated_at_idx" ON "tool_we_uses" USING btree ("updated_at");
  CREATE INDEX "tool_we_uses_created_at_idx" ON "tool_we_uses" USING btree ("created_at");
  CREATE INDEX "tool_we_uses_deleted_at_idx" ON "tool_we_uses" USING btree ("deleted_at");
  CREATE INDEX "tool_we_uses__status_idx" ON "tool_we_uses" USING btree ("_status");
  CREATE UNIQUE INDEX "tool_we_uses_locales_locale_parent_id_unique" ON "tool_we_uses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_we_uses_v_version_images_order_idx" ON "_tool_we_uses_v_version_images" USING btree ("_order");
  CREATE INDEX "_tool_we_uses_v_version_images_parent_id_idx" ON "_tool_we_uses_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_tool_we_uses_v_version_images_image_idx" ON "_tool_we_uses_v_version_images" USING btree ("image_id");
  CREATE INDEX "_tool_we_uses_v_version_explores_answers_order_idx" ON "_tool_we_uses_v_version_explores_answers" USING btree ("_order");
  CREATE INDEX "_tool_we_uses_v_version_explores_answers_parent_id_idx" ON "_tool_we_uses_v_version_explores_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_we_uses_v_version_explores_answers_locales_locale_pare" ON "_tool_we_uses_v_version_explores_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_we_uses_v_version_explores_order_idx" ON "_tool_we_uses_v_version_explores" USING btree ("_order");
  CREATE INDEX "_tool_we_uses_v_version_explores_parent_id_idx" ON "_tool_we_uses_v_version_explores" USING btree ("_parent_id");
  CREATE INDEX "_tool_we_uses_v_version_explores_image_idx" ON "_tool_we_uses_v_version_explores" USING btree ("image_id");
  CREATE INDEX "_tool_we_uses_v_version_explores_second_image_idx" ON "_tool_we_uses_v_version_explores" USING btree ("second_image_id");
  CREATE UNIQUE INDEX "_tool_we_uses_v_version_explores_locales_locale_parent_id_un" ON "_tool_we_uses_v_version_explores_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_we_uses_v_parent_idx" ON "_tool_we_uses_v" USING btree ("parent_id");
  CREATE INDEX "_tool_we_uses_v_version_version__order_idx" ON "_tool_we_uses_v" USING btree ("version__order");
  CREATE INDEX "_tool_we_uses_v_version_version_image_idx" ON "_tool_we_uses_v" USING btree ("version_image_id");
  CREATE INDEX "_tool_we_uses_v_version_version_updated_at_idx" ON "_tool_we_uses_v" USING btree ("version_updated_at");
  CREATE INDEX "_tool_we_uses_v_version_version_created_at_idx" ON "_tool_we_uses_v" USING btree ("version_created_at");
  CREATE INDEX "_tool_we_uses_v_version_version_deleted_at_idx" ON "_tool_we_uses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tool_we_uses_v_version_version__status_idx" ON "_tool_we_uses_v" USING btree ("version__status");
  CREATE INDEX "_tool_we_uses_v_created_at_idx" ON "_tool_we_uses_v" USING btree ("created_at");
  CREATE INDEX "_tool_we_uses_v_updated_at_idx" ON "_tool_we_uses_v" USING btree ("updated_at");
  CREATE INDEX "_tool_we_uses_v_snapshot_idx" ON "_tool_we_uses_v" USING btree ("snapshot");
  CREATE INDEX "_tool_we_uses_v_published_locale_idx" ON "_tool_we_uses_v" USING btree ("published_locale");
  CREATE INDEX "_tool_we_uses_v_latest_idx" ON "_tool_we_uses_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_tool_we_uses_v_locales_locale_parent_id_unique" ON "_tool_we_uses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_impacts__order_idx" ON "our_impacts" USING btree ("_order");
  CREATE INDEX "our_impacts_image_idx" ON "our_impacts" USING btree ("image_id");
  CREATE INDEX "our_impacts_updated_at_idx" ON "our_impacts" USING btree ("updated_at");
  CREATE INDEX "our_impacts_created_at_idx" ON "our_impacts" USING btree ("created_at");
  CREATE INDEX "our_impacts_deleted_at_idx" ON "our_impacts" USING btree ("deleted_at");
  CREATE INDEX "our_impacts__status_idx" ON "our_impacts" USING btree ("_status");
  CREATE UNIQUE INDEX "our_impacts_locales_locale_parent_id_unique" ON "our_impacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_impacts_rels_order_idx" ON "our_impacts_rels" USING btree ("order");
  CREATE INDEX "our_impacts_rels_parent_idx" ON "our_impacts_rels" USING btree ("parent_id");
  CREATE INDEX "our_impacts_rels_path_idx" ON "our_impacts_rels" USING btree ("path");
  CREATE INDEX "our_impacts_rels_our_services_id_idx" ON "our_impacts_rels" USING btree ("our_services_id");
  CREATE INDEX "_our_impacts_v_parent_idx" ON "_our_impacts_v" USING btree ("parent_id");
  CREATE INDEX "_our_impacts_v_version_version__order_idx" ON "_our_impacts_v" USING btree ("version__order");
  CREATE INDEX "_our_impacts_v_version_version_image_idx" ON "_our_impacts_v" USING btree ("version_image_id");
  CREATE INDEX "_our_impacts_v_version_version_updated_at_idx" ON "_our_impacts_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_impacts_v_version_version_created_at_idx" ON "_our_impacts_v" USING btree ("version_created_at");
  CREATE INDEX "_our_impacts_v_version_version_deleted_at_idx" ON "_our_impacts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_our_impacts_v_version_version__status_idx" ON "_our_impacts_v" USING btree ("version__status");
  CREATE INDEX "_our_impacts_v_created_at_idx" ON "_our_impacts_v" USING btree ("created_at");
  CREATE INDEX "_our_impacts_v_updated_at_idx" ON "_our_impacts_v" USING btree ("updated_at");
  CREATE INDEX "_our_impacts_v_snapshot_idx" ON "_our_impacts_v" USING btree ("snapshot");
  CREATE INDEX "_our_impacts_v_published_locale_idx" ON "_our_impacts_v" USING btree ("published_locale");
  CREATE INDEX "_our_impacts_v_latest_idx" ON "_our_impacts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_impacts_v_locales_locale_parent_id_unique" ON "_our_impacts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_impacts_v_rels_order_idx" ON "_our_impacts_v_rels" USING btree ("order");
  CREATE INDEX "_our_impacts_v_rels_parent_idx" ON "_our_impacts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_our_impacts_v_rels_path_idx" ON "_our_impacts_v_rels" USING btree ("path");
  CREATE INDEX "_our_impacts_v_rels_our_services_id_idx" ON "_our_impacts_v_rels" USING btree ("our_services_id");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_avatar_idx" ON "testimonials" USING btree ("avatar_id");
  CREATE INDEX "testimonials_company_logo_idx" ON "testimonials" USING btree ("company_logo_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_avatar_idx" ON "_testimonials_v" USING btree ("version_avatar_id");
  CREATE INDEX "_testimonials_v_version_version_company_logo_idx" ON "_testimonials_v" USING btree ("version_company_logo_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_clients_images_order_idx" ON "our_clients_images" USING btree ("_order");
  CREATE INDEX "our_clients_images_parent_id_idx" ON "our_clients_images" USING btree ("_parent_id");
  CREATE INDEX "our_clients_images_image_idx" ON "our_clients_images" USING btree ("image_id");
  CREATE INDEX "our_clients__order_idx" ON "our_clients" USING btree ("_order");
  CREATE INDEX "our_clients_updated_at_idx" ON "our_clients" USING btree ("updated_at");
  CREATE INDEX "our_clients_created_at_idx" ON "our_clients" USING btree ("created_at");
  CREATE INDEX "our_clients_deleted_at_idx" ON "our_clients" USING btree ("deleted_at");
  CREATE INDEX "our_clients__status_idx" ON "our_clients" USING btree ("_status");
  CREATE UNIQUE INDEX "our_clients_locales_locale_parent_id_unique" ON "our_clients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_clients_v_version_images_order_idx" ON "_our_clients_v_version_images" USING btree ("_order");
  CREATE INDEX "_our_clients_v_version_images_parent_id_idx" ON "_our_clients_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_our_clients_v_version_images_image_idx" ON "_our_clients_v_version_images" USING btree ("image_id");
  CREATE INDEX "_our_clients_v_parent_idx" ON "_our_clients_v" USING btree ("parent_id");
  CREATE INDEX "_our_clients_v_version_version__order_idx" ON "_our_clients_v" USING btree ("version__order");
  CREATE INDEX "_our_clients_v_version_version_updated_at_idx" ON "_our_clients_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_clients_v_version_version_created_at_idx" ON "_our_clients_v" USING btree ("version_created_at");
  CREATE INDEX "_our_clients_v_version_version_deleted_at_idx" ON "_our_clients_v" USING btree ("version_deleted_at");
  CREATE INDEX "_our_clients_v_version_version__status_idx" ON "_our_clients_v" USING btree ("version__status");
  CREATE INDEX "_our_clients_v_created_at_idx" ON "_our_clients_v" USING btree ("created_at");
  CREATE INDEX "_our_clients_v_updated_at_idx" ON "_our_clients_v" USING btree ("updated_at");
  CREATE INDEX "_our_clients_v_snapshot_idx" ON "_our_clients_v" USING btree ("snapshot");
  CREATE INDEX "_our_clients_v_published_locale_idx" ON "_our_clients_v" USING btree ("published_locale");
  CREATE INDEX "_our_clients_v_latest_idx" ON "_our_clients_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_clients_v_locales_locale_parent_id_unique" ON "_our_clients_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_partners__order_idx" ON "our_partners" USING btree ("_order");
  CREATE INDEX "our_partners_logo_idx" ON "our_partners" USING btree ("logo_id");
  CREATE INDEX "our_partners_updated_at_idx" ON "our_partners" USING btree ("updated_at");
  CREATE INDEX "our_partners_created_at_idx" ON "our_partners" USING btree ("created_at");
  CREATE INDEX "our_partners_deleted_at_idx" ON "our_partners" USING btree ("deleted_at");
  CREATE INDEX "our_partners__status_idx" ON "our_partners" USING btree ("_status");
  CREATE UNIQUE INDEX "our_partners_locales_locale_parent_id_unique" ON "our_partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_partners_v_parent_idx" ON "_our_partners_v" USING btree ("parent_id");
  CREATE INDEX "_our_partners_v_version_version__order_idx" ON "_our_partners_v" USING btree ("version__order");
  CREATE INDEX "_our_partners_v_version_version_logo_idx" ON "_our_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_our_partners_v_version_version_updated_at_idx" ON "_our_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_partners_v_version_version_created_at_idx" ON "_our_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_our_partners_v_version_version_deleted_at_idx" ON "_our_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_our_partners_v_version_version__status_idx" ON "_our_partners_v" USING btree ("version__status");
  CREATE INDEX "_our_partners_v_created_at_idx" ON "_our_partners_v" USING btree ("created_at");
  CREATE INDEX "_our_partners_v_updated_at_idx" ON "_our_partners_v" USING btree ("updated_at");
  CREATE INDEX "_our_partners_v_snapshot_idx" ON "_our_partners_v" USING btree ("snapshot");
  CREATE INDEX "_our_partners_v_published_locale_idx" ON "_our_partners_v" USING btree ("published_locale");
  CREATE INDEX "_our_partners_v_latest_idx" ON "_our_partners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_partners_v_locales_locale_parent_id_unique" ON "_our_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_teams__order_idx" ON "our_teams" USING btree ("_order");
  CREATE INDEX "our_teams_image_idx" ON "our_teams" USING btree ("image_id");
  CREATE INDEX "our_teams_updated_at_idx" ON "our_teams" USING btree ("updated_at");
  CREATE INDEX "our_teams_created_at_idx" ON "our_teams" USING btree ("created_at");
  CREATE INDEX "our_teams_deleted_at_idx" ON "our_teams" USING btree ("deleted_at");
  CREATE INDEX "our_teams__status_idx" ON "our_teams" USING btree ("_status");
  CREATE UNIQUE INDEX "our_teams_locales_locale_parent_id_unique" ON "our_teams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_teams_v_parent_idx" ON "_our_teams_v" USING btree ("parent_id");
  CREATE INDEX "_our_teams_v_version_version__order_idx" ON "_our_teams_v" USING btree ("version__order");
  CREATE INDEX "_our_teams_v_version_version_image_idx" ON "_our_teams_v" USING btree ("version_image_id");
  CREATE INDEX "_our_teams_v_version_version_updated_at_idx" ON "_our_teams_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_teams_v_version_version_created_at_idx" ON "_our_teams_v" USING btree ("version_created_at");
  CREATE INDEX "_our_teams_v_version_version_deleted_at_idx" ON "_our_teams_v" USING btree ("version_deleted_at");
  CREATE INDEX "_our_teams_v_version_version__status_idx" ON "_our_teams_v" USING btree ("version__status");
  CREATE INDEX "_our_teams_v_created_at_idx" ON "_our_teams_v" USING btree ("created_at");
  CREATE INDEX "_our_teams_v_updated_at_idx" ON "_our_teams_v" USING btree ("updated_at");
  CREATE INDEX "_our_teams_v_snapshot_idx" ON "_our_teams_v" USING btree ("snapshot");
  CREATE INDEX "_our_teams_v_published_locale_idx" ON "_our_teams_v" USING btree ("published_locale");
  CREATE INDEX "_our_teams_v_latest_idx" ON "_our_teams_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_teams_v_locales_locale_parent_id_unique" ON "_our_teams_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_messages_notes_order_idx" ON "contact_messages_notes" USING btree ("_order");
  CREATE INDEX "contact_messages_notes_parent_id_idx" ON "contact_messages_notes" USING btree ("_parent_id");
  CREATE INDEX "contact_messages_notes_by_idx" ON "contact_messages_notes" USING btree ("by_id");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_quarantined_idx" ON "contact_messages" USING btree ("quarantined");
  CREATE INDEX "contact_messages_received_at_idx" ON "contact_messages" USING btree ("received_at");
  CREATE UNIQUE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE INDEX "contact_messages_fingerprint_idx" ON "contact_messages" USING btree ("fingerprint");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_status_idx" ON "newsletter_subscribers" USING btree ("status");
  CREATE INDEX "newsletter_subscribers_subscribed_at_idx" ON "newsletter_subscribers" USING btree ("subscribed_at");
  CREATE INDEX "newsletter_subscribers_confirmed_at_idx" ON "newsletter_subscribers" USING btree ("confirmed_at");
  CREATE INDEX "newsletter_subscribers_idempotency_key_idx" ON "newsletter_subscribers" USING btree ("idempotency_key");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_receipts_key_idx" ON "form_receipts" USING btree ("key");
  CREATE INDEX "form_receipts_updated_at_idx" ON "form_receipts" USING btree ("updated_at");
  CREATE INDEX "form_receipts_created_at_idx" ON "form_receipts" USING btree ("created_at");
  CREATE INDEX "social_medias__order_idx" ON "social_medias" USING btree ("_order");
  CREATE INDEX "social_medias_icon_idx" ON "social_medias" USING btree ("icon_id");
  CREATE INDEX "social_medias_updated_at_idx" ON "social_medias" USING btree ("updated_at");
  CREATE INDEX "social_medias_created_at_idx" ON "social_medias" USING btree ("created_at");
  CREATE INDEX "social_medias_deleted_at_idx" ON "social_medias" USING btree ("deleted_at");
  CREATE INDEX "social_medias__status_idx" ON "social_medias" USING btree ("_status");
  CREATE UNIQUE INDEX "social_medias_locales_locale_parent_id_unique" ON "social_medias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_social_medias_v_parent_idx" ON "_social_medias_v" USING btree ("parent_id");
  CREATE INDEX "_social_medias_v_version_version__order_idx" ON "_social_medias_v" USING btree ("version__order");
  CREATE INDEX "_social_medias_v_version_version_icon_idx" ON "_social_medias_v" USING btree ("version_icon_id");
  CREATE INDEX "_social_medias_v_version_version_updated_at_idx" ON "_social_medias_v" USING btree ("version_updated_at");
  CREATE INDEX "_social_medias_v_version_version_created_at_idx" ON "_social_medias_v" USING btree ("version_created_at");
  CREATE INDEX "_social_medias_v_version_version_deleted_at_idx" ON "_social_medias_v" USING btree ("version_deleted_at");
  CREATE INDEX "_social_medias_v_version_version__status_idx" ON "_social_medias_v" USING btree ("version__status");
  CREATE INDEX "_social_medias_v_created_at_idx" ON "_social_medias_v" USING btree ("created_at");
  CREATE INDEX "_social_medias_v_updated_at_idx" ON "_social_medias_v" USING btree ("updated_at");
  CREATE INDEX "_social_medias_v_snapshot_idx" ON "_social_medias_v" USING btree ("snapshot");
  CREATE INDEX "_social_medias_v_published_locale_idx" ON "_social_medias_v" USING btree ("published_locale");
  CREATE INDEX "_social_medias_v_latest_idx" ON "_social_medias_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_social_medias_v_locales_locale_parent_id_unique" ON "_social_medias_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_blog_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_categories_id");
  CREATE INDEX "payload_locked_documents_rels_frequently_asked_questions_idx" ON "payload_locked_documents_rels" USING btree ("frequently_asked_questions_id");
  CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_words_in_markets_id_idx" ON "payload_locked_documents_rels" USING btree ("words_in_markets_id");
  CREATE INDEX "payload_locked_documents_rels_words_in_market_categories_idx" ON "payload_locked_documents_rels" USING btree ("words_in_market_categories_id");
  CREATE INDEX "payload_locked_documents_rels_trends_in_markets_id_idx" ON "payload_locked_documents_rels" USING btree ("trends_in_markets_id");
  CREATE INDEX "payload_locked_documents_rels_our_featured_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("our_featured_reports_id");
  CREATE INDEX "payload_locked_documents_rels_education_resources_id_idx" ON "payload_locked_documents_rels" USING btree ("education_resources_id");
  CREATE INDEX "payload_locked_documents_rels_education_resource_categor_idx" ON "payload_locked_documents_rels" USING btree ("education_resource_categories_id");
  CREATE INDEX "payload_locked_documents_rels_our_services_id_idx" ON "payload_locked_documents_rels" USING btree ("our_services_id");
  CREATE INDEX "payload_locked_documents_rels_tool_we_uses_id_idx" ON "payload_locked_documents_rels" USING btree ("tool_we_uses_id");
  CREATE INDEX "payload_locked_documents_rels_our_impacts_id_idx" ON "payload_locked_documents_rels" USING btree ("our_impacts_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_our_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("our_clients_id");
  CREATE INDEX "payload_locked_documents_rels_our_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("our_partners_id");
  CREATE INDEX "payload_locked_documents_rels_our_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("our_teams_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_social_medias_id_idx" ON "payload_locked_documents_rels" USING btree ("social_medias_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page_video_video_media_idx" ON "home_page" USING btree ("video_media_id");
  CREATE INDEX "home_page_hero_image_idx" ON "home_page" USING btree ("hero_image_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_video_version_video_media_idx" ON "_home_page_v" USING btree ("version_video_media_id");
  CREATE INDEX "_home_page_v_version_version_hero_image_idx" ON "_home_page_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "markets_page_markets_order_idx" ON "markets_page_markets" USING btree ("_order");
  CREATE INDEX "markets_page_markets_parent_id_idx" ON "markets_page_markets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "markets_page_markets_locales_locale_parent_id_unique" ON "markets_page_markets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "markets_page__status_idx" ON "markets_page" USING btree ("_status");
  CREATE UNIQUE INDEX "markets_page_locales_locale_parent_id_unique" ON "markets_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_markets_page_v_version_markets_order_idx" ON "_markets_page_v_version_markets" USING btree ("_order");
  CREATE INDEX "_markets_page_v_version_markets_parent_id_idx" ON "_markets_page_v_version_markets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_markets_page_v_version_markets_locales_locale_parent_id_uni" ON "_markets_page_v_version_markets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_markets_page_v_version_version__status_idx" ON "_markets_page_v" USING btree ("version__status");
  CREATE INDEX "_markets_page_v_created_at_idx" ON "_markets_page_v" USING btree ("created_at");
  CREATE INDEX "_markets_page_v_updated_at_idx" ON "_markets_page_v" USING btree ("updated_at");
  CREATE INDEX "_markets_page_v_snapshot_idx" ON "_markets_page_v" USING btree ("snapshot");
  CREATE INDEX "_markets_page_v_published_locale_idx" ON "_markets_page_v" USING btree ("published_locale");
  CREATE INDEX "_markets_page_v_latest_idx" ON "_markets_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_markets_page_v_locales_locale_parent_id_unique" ON "_markets_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE UNIQUE INDEX "privacy_policy_locales_locale_parent_id_unique" ON "privacy_policy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_snapshot_idx" ON "_privacy_policy_v" USING btree ("snapshot");
  CREATE INDEX "_privacy_policy_v_published_locale_idx" ON "_privacy_policy_v" USING btree ("published_locale");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_privacy_policy_v_locales_locale_parent_id_unique" ON "_privacy_policy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_and_conditions__status_idx" ON "terms_and_conditions" USING btree ("_status");
  CREATE UNIQUE INDEX "terms_and_conditions_locales_locale_parent_id_unique" ON "terms_and_conditions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_and_conditions_v_version_version__status_idx" ON "_terms_and_conditions_v" USING btree ("version__status");
  CREATE INDEX "_terms_and_conditions_v_created_at_idx" ON "_terms_and_conditions_v" USING btree ("created_at");
  CREATE INDEX "_terms_and_conditions_v_updated_at_idx" ON "_terms_and_conditions_v" USING btree ("updated_at");
  CREATE INDEX "_terms_and_conditions_v_snapshot_idx" ON "_terms_and_conditions_v" USING btree ("snapshot");
  CREATE INDEX "_terms_and_conditions_v_published_locale_idx" ON "_terms_and_conditions_v" USING btree ("published_locale");
  CREATE INDEX "_terms_and_conditions_v_latest_idx" ON "_terms_and_conditions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_terms_and_conditions_v_locales_locale_parent_id_unique" ON "_terms_and_conditions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_us__status_idx" ON "about_us" USING btree ("_status");
  CREATE UNIQUE INDEX "about_us_locales_locale_parent_id_unique" ON "about_us_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_us_v_version_version__status_idx" ON "_about_us_v" USING btree ("version__status");
  CREATE INDEX "_about_us_v_created_at_idx" ON "_about_us_v" USING btree ("created_at");
  CREATE INDEX "_about_us_v_updated_at_idx" ON "_about_us_v" USING btree ("updated_at");
  CREATE INDEX "_about_us_v_snapshot_idx" ON "_about_us_v" USING btree ("snapshot");
  CREATE INDEX "_about_us_v_published_locale_idx" ON "_about_us_v" USING btree ("published_locale");
  CREATE INDEX "_about_us_v_latest_idx" ON "_about_us_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_us_v_locales_locale_parent_id_unique" ON "_about_us_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_mission__status_idx" ON "our_mission" USING btree ("_status");
  CREATE UNIQUE INDEX "our_mission_locales_locale_parent_id_unique" ON "our_mission_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_mission_v_version_version__status_idx" ON "_our_mission_v" USING btree ("version__status");
  CREATE INDEX "_our_mission_v_created_at_idx" ON "_our_mission_v" USING btree ("created_at");
  CREATE INDEX "_our_mission_v_updated_at_idx" ON "_our_mission_v" USING btree ("updated_at");
  CREATE INDEX "_our_mission_v_snapshot_idx" ON "_our_mission_v" USING btree ("snapshot");
  CREATE INDEX "_our_mission_v_published_locale_idx" ON "_our_mission_v" USING btree ("published_locale");
  CREATE INDEX "_our_mission_v_latest_idx" ON "_our_mission_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_mission_v_locales_locale_parent_id_unique" ON "_our_mission_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_vision__status_idx" ON "our_vision" USING btree ("_status");
  CREATE UNIQUE INDEX "our_vision_locales_locale_parent_id_unique" ON "our_vision_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_vision_v_version_version__status_idx" ON "_our_vision_v" USING btree ("version__status");
  CREATE INDEX "_our_vision_v_created_at_idx" ON "_our_vision_v" USING btree ("created_at");
  CREATE INDEX "_our_vision_v_updated_at_idx" ON "_our_vision_v" USING btree ("updated_at");
  CREATE INDEX "_our_vision_v_snapshot_idx" ON "_our_vision_v" USING btree ("snapshot");
  CREATE INDEX "_our_vision_v_published_locale_idx" ON "_our_vision_v" USING btree ("published_locale");
  CREATE INDEX "_our_vision_v_latest_idx" ON "_our_vision_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_our_vision_v_locales_locale_parent_id_unique" ON "_our_vision_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "core_values_values_order_idx" ON "core_values_values" USING btree ("_order");
  CREATE INDEX "core_values_values_parent_id_idx" ON "core_values_values" USING btree ("_parent_id");
  CREATE INDEX "core_values_values_image_idx" ON "core_values_values" USING btree ("image_id");
  CREATE UNIQUE INDEX "core_values_values_locales_locale_parent_id_unique" ON "core_values_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "core_values__status_idx" ON "core_values" USING btree ("_status");
  CREATE INDEX "_core_values_v_version_values_order_idx" ON "_core_values_v_version_values" USING btree ("_order");
  CREATE INDEX "_core_values_v_version_values_parent_id_idx" ON "_core_values_v_version_values" USING btree ("_parent_id");
  CREATE INDEX "_core_values_v_version_values_image_idx" ON "_core_values_v_version_values" USING btree ("image_id");
  CREATE UNIQUE INDEX "_core_values_v_version_values_locales_locale_parent_id_uniqu" ON "_core_values_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_core_values_v_version_version__status_idx" ON "_core_values_v" USING btree ("version__status");
  CREATE INDEX "_core_values_v_created_at_idx" ON "_core_values_v" USING btree ("created_at");
  CREATE INDEX "_core_values_v_updated_at_idx" ON "_core_values_v" USING btree ("updated_at");
  CREATE INDEX "_core_values_v_snapshot_idx" ON "_core_values_v" USING btree ("snapshot");
  CREATE INDEX "_core_values_v_published_locale_idx" ON "_core_values_v" USING btree ("published_locale");
  CREATE INDEX "_core_values_v_latest_idx" ON "_core_values_v" USING btree ("latest");
  CREATE INDEX "site_settings_phones_order_idx" ON "site_settings_phones" USING btree ("_order");
  CREATE INDEX "site_settings_phones_parent_id_idx" ON "site_settings_phones" USING btree ("_parent_id");
  CREATE INDEX "site_settings_working_days_order_idx" ON "site_settings_working_days" USING btree ("order");
  CREATE INDEX "site_settings_working_days_parent_idx" ON "site_settings_working_days" USING btree ("parent_id");
  CREATE INDEX "site_settings_holidays_order_idx" ON "site_settings_holidays" USING btree ("_order");
  CREATE INDEX "site_settings_holidays_parent_id_idx" ON "site_settings_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_holidays_locales_locale_parent_id_unique" ON "site_settings_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_phones_order_idx" ON "_site_settings_v_version_phones" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_phones_parent_id_idx" ON "_site_settings_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_working_days_order_idx" ON "_site_settings_v_version_working_days" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_working_days_parent_idx" ON "_site_settings_v_version_working_days" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_holidays_order_idx" ON "_site_settings_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_holidays_parent_id_idx" ON "_site_settings_v_version_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_holidays_locales_locale_parent_id_u" ON "_site_settings_v_version_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "blogs" CASCADE;
  DROP TABLE "blogs_locales" CASCADE;
  DROP TABLE "blogs_rels" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "_blogs_v_locales" CASCADE;
  DROP TABLE "_blogs_v_rels" CASCADE;
  DROP TABLE "blog_categories" CASCADE;
  DROP TABLE "blog_categories_locales" CASCADE;
  DROP TABLE "frequently_asked_questions" CASCADE;
  DROP TABLE "frequently_asked_questions_locales" CASCADE;
  DROP TABLE "_frequently_asked_questions_v" CASCADE;
  DROP TABLE "_frequently_asked_questions_v_locales" CASCADE;
  DROP TABLE "faq_categories" CASCADE;
  DROP TABLE "faq_categories_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "words_in_markets_images" CASCADE;
  DROP TABLE "words_in_markets_markets" CASCADE;
  DROP TABLE "words_in_markets" CASCADE;
  DROP TABLE "words_in_markets_locales" CASCADE;
  DROP TABLE "words_in_markets_rels" CASCADE;
  DROP TABLE "_words_in_markets_v_version_images" CASCADE;
  DROP TABLE "_words_in_markets_v_version_markets" CASCADE;
  DROP TABLE "_words_in_markets_v" CASCADE;
  DROP TABLE "_words_in_markets_v_locales" CASCADE;
  DROP TABLE "_words_in_markets_v_rels" CASCADE;
  DROP TABLE "words_in_market_categories" CASCADE;
  DROP TABLE "words_in_market_categories_locales" CASCADE;
  DROP TABLE "trends_in_markets_markets" CASCADE;
  DROP TABLE "trends_in_markets" CASCADE;
  DROP TABLE "trends_in_markets_locales" CASCADE;
  DROP TABLE "_trends_in_markets_v_version_markets" CASCADE;
  DROP TABLE "_trends_in_markets_v" CASCADE;
  DROP TABLE "_trends_in_markets_v_locales" CASCADE;
  DROP TABLE "our_featured_reports_images" CASCADE;
  DROP TABLE "our_featured_reports_images_locales" CASCADE;
  DROP TABLE "our_featured_reports_markets" CASCADE;
  DROP TABLE "our_featured_reports" CASCADE;
  DROP TABLE "our_featured_reports_locales" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_images" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_images_locales" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_markets" CASCADE;
  DROP TABLE "_our_featured_reports_v" CASCADE;
  DROP TABLE "_our_featured_reports_v_locales" CASCADE;
  DROP TABLE "education_resources_images" CASCADE;
  DROP TABLE "education_resources" CASCADE;
  DROP TABLE "education_resources_locales" CASCADE;
  DROP TABLE "education_resources_rels" CASCADE;
  DROP TABLE "_education_resources_v_version_images" CASCADE;
  DROP TABLE "_education_resources_v" CASCADE;
  DROP TABLE "_education_resources_v_locales" CASCADE;
  DROP TABLE "_education_resources_v_rels" CASCADE;
  DROP TABLE "education_resource_categories" CASCADE;
  DROP TABLE "education_resource_categories_locales" CASCADE;
  DROP TABLE "our_services_explores_answers" CASCADE;
  DROP TABLE "our_services_explores_answers_locales" CASCADE;
  DROP TABLE "our_services_explores" CASCADE;
  DROP TABLE "our_services_explores_locales" CASCADE;
  DROP TABLE "our_services" CASCADE;
  DROP TABLE "our_services_locales" CASCADE;
  DROP TABLE "_our_services_v_version_explores_answers" CASCADE;
  DROP TABLE "_our_services_v_version_explores_answers_locales" CASCADE;
  DROP TABLE "_our_services_v_version_explores" CASCADE;
  DROP TABLE "_our_services_v_version_explores_locales" CASCADE;
  DROP TABLE "_our_services_v" CASCADE;
  DROP TABLE "_our_services_v_locales" CASCADE;
  DROP TABLE "tool_we_uses_images" CASCADE;
  DROP TABLE "tool_we_uses_explores_answers" CASCADE;
  DROP TABLE "tool_we_uses_explores_answers_locales" CASCADE;
  DROP TABLE "tool_we_uses_explores" CASCADE;
  DROP TABLE "tool_we_uses_explores_locales" CASCADE;
  DROP TABLE "tool_we_uses" CASCADE;
  DROP TABLE "tool_we_uses_locales" CASCADE;
  DROP TABLE "_tool_we_uses_v_version_images" CASCADE;
  DROP TABLE "_tool_we_uses_v_version_explores_answers" CASCADE;
  DROP TABLE "_tool_we_uses_v_version_explores_answers_locales" CASCADE;
  DROP TABLE "_tool_we_uses_v_version_explores" CASCADE;
  DROP TABLE "_tool_we_uses_v_version_explores_locales" CASCADE;
  DROP TABLE "_tool_we_uses_v" CASCADE;
  DROP TABLE "_tool_we_uses_v_locales" CASCADE;
  DROP TABLE "our_impacts" CASCADE;
  DROP TABLE "our_impacts_locales" CASCADE;
  DROP TABLE "our_impacts_rels" CASCADE;
  DROP TABLE "_our_impacts_v" CASCADE;
  DROP TABLE "_our_impacts_v_locales" CASCADE;
  DROP TABLE "_our_impacts_v_rels" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "our_clients_images" CASCADE;
  DROP TABLE "our_clients" CASCADE;
  DROP TABLE "our_clients_locales" CASCADE;
  DROP TABLE "_our_clients_v_version_images" CASCADE;
  DROP TABLE "_our_clients_v" CASCADE;
  DROP TABLE "_our_clients_v_locales" CASCADE;
  DROP TABLE "our_partners" CASCADE;
  DROP TABLE "our_partners_locales" CASCADE;
  DROP TABLE "_our_partners_v" CASCADE;
  DROP TABLE "_our_partners_v_locales" CASCADE;
  DROP TABLE "our_teams" CASCADE;
  DROP TABLE "our_teams_locales" CASCADE;
  DROP TABLE "_our_teams_v" CASCADE;
  DROP TABLE "_our_teams_v_locales" CASCADE;
  DROP TABLE "contact_messages_notes" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  DROP TABLE "form_receipts" CASCADE;
  DROP TABLE "social_medias" CASCADE;
  DROP TABLE "social_medias_locales" CASCADE;
  DROP TABLE "_social_medias_v" CASCADE;
  DROP TABLE "_social_medias_v_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "markets_page_markets" CASCADE;
  DROP TABLE "markets_page_markets_locales" CASCADE;
  DROP TABLE "markets_page" CASCADE;
  DROP TABLE "markets_page_locales" CASCADE;
  DROP TABLE "_markets_page_v_version_markets" CASCADE;
  DROP TABLE "_markets_page_v_version_markets_locales" CASCADE;
  DROP TABLE "_markets_page_v" CASCADE;
  DROP TABLE "_markets_page_v_locales" CASCADE;
  DROP TABLE "privacy_policy" CASCADE;
  DROP TABLE "privacy_policy_locales" CASCADE;
  DROP TABLE "_privacy_policy_v" CASCADE;
  DROP TABLE "_privacy_policy_v_locales" CASCADE;
  DROP TABLE "terms_and_conditions" CASCADE;
  DROP TABLE "terms_and_conditions_locales" CASCADE;
  DROP TABLE "_terms_and_conditions_v" CASCADE;
  DROP TABLE "_terms_and_conditions_v_locales" CASCADE;
  DROP TABLE "about_us" CASCADE;
  DROP TABLE "about_us_locales" CASCADE;
  DROP TABLE "_about_us_v" CASCADE;
  DROP TABLE "_about_us_v_locales" CASCADE;
  DROP TABLE "our_mission" CASCADE;
  DROP TABLE "our_mission_locales" CASCADE;
  DROP TABLE "_our_mission_v" CASCADE;
  DROP TABLE "_our_mission_v_locales" CASCADE;
  DROP TABLE "our_vision" CASCADE;
  DROP TABLE "our_vision_locales" CASCADE;
  DROP TABLE "_our_vision_v" CASCADE;
  DROP TABLE "_our_vision_v_locales" CASCADE;
  DROP TABLE "core_values_values" CASCADE;
  DROP TABLE "core_values_values_locales" CASCADE;
  DROP TABLE "core_values" CASCADE;
  DROP TABLE "_core_values_v_version_values" CASCADE;
  DROP TABLE "_core_values_v_version_values_locales" CASCADE;
  DROP TABLE "_core_values_v" CASCADE;
  DROP TABLE "site_settings_phones" CASCADE;
  DROP TABLE "site_settings_working_days" CASCADE;
  DROP TABLE "site_settings_holidays" CASCADE;
  DROP TABLE "site_settings_holidays_locales" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_phones" CASCADE;
  DROP TABLE "_site_settings_v_version_working_days" CASCADE;
  DROP TABLE "_site_settings_v_version_holidays" CASCADE;
  DROP TABLE "_site_settings_v_version_holidays_locales" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum__blogs_v_published_locale";
  DROP TYPE "public"."enum_frequently_asked_questions_status";
  DROP TYPE "public"."enum__frequently_asked_questions_v_version_status";
  DROP TYPE "public"."enum__frequently_asked_questions_v_published_locale";
  DROP TYPE "public"."enum_words_in_markets_markets";
  DROP TYPE "public"."enum_words_in_markets_status";
  DROP TYPE "public"."enum__words_in_markets_v_version_markets";
  DROP TYPE "public"."enum__words_in_markets_v_version_status";
  DROP TYPE "public"."enum__words_in_markets_v_published_locale";
  DROP TYPE "public"."enum_trends_in_markets_markets";
  DROP TYPE "public"."enum_trends_in_markets_status";
  DROP TYPE "public"."enum__trends_in_markets_v_version_markets";
  DROP TYPE "public"."enum__trends_in_markets_v_version_status";
  DROP TYPE "public"."enum__trends_in_markets_v_published_locale";
  DROP TYPE "public"."enum_our_featured_reports_markets";
  DROP TYPE "public"."enum_our_featured_reports_status";
  DROP TYPE "public"."enum__our_featured_reports_v_version_markets";
  DROP TYPE "public"."enum__our_featured_reports_v_version_status";
  DROP TYPE "public"."enum__our_featured_reports_v_published_locale";
  DROP TYPE "public"."enum_education_resources_status";
  DROP TYPE "public"."enum__education_resources_v_version_status";
  DROP TYPE "public"."enum__education_resources_v_published_locale";
  DROP TYPE "public"."enum_our_services_status";
  DROP TYPE "public"."enum__our_services_v_version_status";
  DROP TYPE "public"."enum__our_services_v_published_locale";
  DROP TYPE "public"."enum_tool_we_uses_status";
  DROP TYPE "public"."enum__tool_we_uses_v_version_status";
  DROP TYPE "public"."enum__tool_we_uses_v_published_locale";
  DROP TYPE "public"."enum_our_impacts_status";
  DROP TYPE "public"."enum__our_impacts_v_version_status";
  DROP TYPE "public"."enum__our_impacts_v_published_locale";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_our_clients_status";
  DROP TYPE "public"."enum__our_clients_v_version_status";
  DROP TYPE "public"."enum__our_clients_v_published_locale";
  DROP TYPE "public"."enum_our_partners_status";
  DROP TYPE "public"."enum__our_partners_v_version_status";
  DROP TYPE "public"."enum__our_partners_v_published_locale";
  DROP TYPE "public"."enum_our_teams_status";
  DROP TYPE "public"."enum__our_teams_v_version_status";
  DROP TYPE "public"."enum__our_teams_v_published_locale";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_contact_messages_language";
  DROP TYPE "public"."enum_newsletter_subscribers_status";
  DROP TYPE "public"."enum_newsletter_subscribers_language";
  DROP TYPE "public"."enum_social_medias_platform_slug";
  DROP TYPE "public"."enum_social_medias_status";
  DROP TYPE "public"."enum__social_medias_v_version_platform_slug";
  DROP TYPE "public"."enum__social_medias_v_version_status";
  DROP TYPE "public"."enum__social_medias_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_page_video_kind";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_video_kind";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_markets_page_markets_key";
  DROP TYPE "public"."enum_markets_page_status";
  DROP TYPE "public"."enum__markets_page_v_version_markets_key";
  DROP TYPE "public"."enum__markets_page_v_version_status";
  DROP TYPE "public"."enum__markets_page_v_published_locale";
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum__privacy_policy_v_published_locale";
  DROP TYPE "public"."enum_terms_and_conditions_status";
  DROP TYPE "public"."enum__terms_and_conditions_v_version_status";
  DROP TYPE "public"."enum__terms_and_conditions_v_published_locale";
  DROP TYPE "public"."enum_about_us_status";
  DROP TYPE "public"."enum__about_us_v_version_status";
  DROP TYPE "public"."enum__about_us_v_published_locale";
  DROP TYPE "public"."enum_our_mission_status";
  DROP TYPE "public"."enum__our_mission_v_version_status";
  DROP TYPE "public"."enum__our_mission_v_published_locale";
  DROP TYPE "public"."enum_our_vision_status";
  DROP TYPE "public"."enum__our_vision_v_version_status";
  DROP TYPE "public"."enum__our_vision_v_published_locale";
  DROP TYPE "public"."enum_core_values_values_key";
  DROP TYPE "public"."enum_core_values_status";
  DROP TYPE "public"."enum__core_values_v_version_values_key";
  DROP TYPE "public"."enum__core_values_v_version_status";
  DROP TYPE "public"."enum__core_values_v_published_locale";
  DROP TYPE "public"."enum_site_settings_working_days";
  DROP TYPE "public"."enum__site_settings_v_version_working_days";`);
}
