CREATE TABLE "content_revisions" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone,
	"by_id" integer,
	"by_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "content_revisions_kind_key_version_pk" PRIMARY KEY("kind","key","version"),
	CONSTRAINT "content_revisions_kind" CHECK ("content_revisions"."kind" in ('menu', 'text'))
);
--> statement-breakpoint
CREATE TABLE "text_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menus" DROP CONSTRAINT "menus_key";--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "text_drafts" ADD CONSTRAINT "text_drafts_key_site_pages_key_fk" FOREIGN KEY ("key") REFERENCES "public"."site_pages"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_key" CHECK ("menus"."key" in ('general_left_menu', 'general_main_menu', 'general_footer_menu'));