ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_state";--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "trace" jsonb;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "undo" text;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD COLUMN "undo_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "kind" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_business" ON "product_imports" USING btree ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_undo" CHECK ("product_import_items"."undo" in ('done', 'removed', 'archived', 'part', 'left', 'failed'));--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_kind" CHECK ("product_imports"."kind" in ('file', 'edit'));--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('reading', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone'));