CREATE TABLE "product_old_addresses" (
	"product_id" integer NOT NULL,
	"category_slug" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "product_old_addresses_product_id_category_slug_slug_pk" PRIMARY KEY("product_id","category_slug","slug")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_old_addresses" ADD CONSTRAINT "product_old_addresses_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_publish_at" CHECK ("products"."publish_at" is null or not "products"."is_published");