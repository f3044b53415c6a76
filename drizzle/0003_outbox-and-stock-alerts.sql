CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"variation_id" integer,
	"email" text NOT NULL,
	"max_price" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_email" CHECK ("stock_alerts"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length("stock_alerts"."email") <= 254),
	CONSTRAINT "stock_alerts_max_price" CHECK ("stock_alerts"."max_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_recipient" CHECK ("outbox"."recipient" ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length("outbox"."recipient") <= 254),
	CONSTRAINT "outbox_subject" CHECK ("outbox"."subject" !~ '[[:cntrl:]]' and length("outbox"."subject") between 1 and 250),
	CONSTRAINT "outbox_end" CHECK ("outbox"."sent_at" is null or "outbox"."failed_at" is null),
	CONSTRAINT "outbox_failure" CHECK ("outbox"."failed_at" is null or "outbox"."last_error" is not null),
	CONSTRAINT "outbox_tries" CHECK ("outbox"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once" ON "stock_alerts" USING btree ("product_id",coalesce("variation_id", 0),lower("email")) WHERE "stock_alerts"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_told" ON "stock_alerts" USING btree (lower("email"),"notified_at") WHERE "stock_alerts"."notified_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_alerts_variation" ON "stock_alerts" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;