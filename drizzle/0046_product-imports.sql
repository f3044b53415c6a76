CREATE TABLE "product_import_items" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row" integer NOT NULL,
	"name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"product_id" integer,
	"outcome" text,
	"plan" jsonb,
	"version" integer,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" text,
	CONSTRAINT "product_import_items_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "product_import_items_outcome" CHECK ("product_import_items"."outcome" in ('create', 'change', 'same', 'wrong')),
	CONSTRAINT "product_import_items_result" CHECK ("product_import_items"."result" in ('done', 'failed')),
	CONSTRAINT "product_import_items_row" CHECK ("product_import_items"."row" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"business_id" integer,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"columns" text[] NOT NULL,
	"ignored" text[] NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('reading', 'checking', 'checked', 'importing', 'done'))
);
--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_account" ON "product_imports" USING btree ("account_id","created_at");