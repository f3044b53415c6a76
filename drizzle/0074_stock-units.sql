CREATE TABLE "stock_units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"business_id" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"source" text NOT NULL,
	"source_number" text,
	"trade_in_id" integer,
	"model_id" integer,
	"name" text NOT NULL,
	"choice" text NOT NULL,
	"image" text,
	"grade" text,
	"cost" integer NOT NULL,
	"identifier" "bytea",
	"identifier_ends" text,
	"identifier_mark" text,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"store_id" integer,
	"product_id" integer,
	"variation_id" integer,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_units_number_unique" UNIQUE("number"),
	CONSTRAINT "stock_units_state" CHECK ("stock_units"."state" in ('in_store', 'listed', 'sold', 'returned', 'scrapped')),
	CONSTRAINT "stock_units_source" CHECK ("stock_units"."source" in ('trade_in', 'repair', 'hand')),
	CONSTRAINT "stock_units_grade" CHECK ("stock_units"."grade" in ('New', 'Pristine', 'Excellent', 'Good', 'Fair')),
	CONSTRAINT "stock_units_cost" CHECK ("stock_units"."cost" >= 0),
	CONSTRAINT "stock_units_identifier" CHECK (("stock_units"."identifier" is null) = ("stock_units"."identifier_ends" is null))
);
--> statement-breakpoint
CREATE TABLE "unit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor_id" integer,
	"order_number" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unit_events_event" CHECK ("unit_events"."event" in ('add', 'list', 'unlist', 'scrap', 'sell', 'relist', 'come_back', 'scrap_return')),
	CONSTRAINT "unit_events_to" CHECK ("unit_events"."to_state" in ('in_store', 'listed', 'sold', 'returned', 'scrapped'))
);
--> statement-breakpoint
CREATE TABLE "unit_sales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"cost" integer NOT NULL,
	"price" integer NOT NULL,
	"scheme" text NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "unit_sales_scheme" CHECK ("unit_sales"."scheme" in ('standard', 'margin', 'none')),
	CONSTRAINT "unit_sales_amounts" CHECK ("unit_sales"."cost" >= 0 and "unit_sales"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "trade_in_items" ADD COLUMN "identifier_mark" text;--> statement-breakpoint
ALTER TABLE "stock_units" ADD CONSTRAINT "stock_units_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_units" ADD CONSTRAINT "stock_units_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_units" ADD CONSTRAINT "stock_units_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_units" ADD CONSTRAINT "stock_units_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_units" ADD CONSTRAINT "stock_units_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_unit_id_stock_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."stock_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_sales" ADD CONSTRAINT "unit_sales_unit_id_stock_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."stock_units"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_units_state" ON "stock_units" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "stock_units_business" ON "stock_units" USING btree ("business_id","state","id");--> statement-breakpoint
CREATE INDEX "stock_units_mark" ON "stock_units" USING btree ("identifier_mark");--> statement-breakpoint
CREATE INDEX "stock_units_model" ON "stock_units" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "stock_units_store" ON "stock_units" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "stock_units_shelf" ON "stock_units" USING btree ("product_id","variation_id","state","since");--> statement-breakpoint
CREATE INDEX "stock_units_variation" ON "stock_units" USING btree ("variation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_units_once" ON "stock_units" USING btree ("source_number") WHERE "stock_units"."source" = 'trade_in';--> statement-breakpoint
CREATE INDEX "unit_events_unit" ON "unit_events" USING btree ("unit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_sales_now" ON "unit_sales" USING btree ("unit_id") WHERE "unit_sales"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "unit_sales_unit" ON "unit_sales" USING btree ("unit_id","id");--> statement-breakpoint
CREATE INDEX "unit_sales_line" ON "unit_sales" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "unit_sales_order" ON "unit_sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "unit_sales_sold" ON "unit_sales" USING btree ("sold_at");--> statement-breakpoint
CREATE INDEX "unit_sales_returned" ON "unit_sales" USING btree ("returned_at") WHERE "unit_sales"."returned_at" is not null;