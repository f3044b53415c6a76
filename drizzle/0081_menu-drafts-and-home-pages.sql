CREATE TABLE "menu_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- The home pages shared one set of rows. Now each has its own, and the buy-only one begins with what it showed.
INSERT INTO "template_rows" ("page_key", "position", "sort_order", "is_active", "is_published", "is_active_for_web", "entries")
SELECT 'home-2', "position", "sort_order", "is_active", "is_published", "is_active_for_web", "entries"
FROM "template_rows" WHERE "page_key" = 'home-page';
