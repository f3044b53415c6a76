CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"width" smallint DEFAULT 0 NOT NULL,
	"height" smallint DEFAULT 0 NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_state" CHECK ("photos"."state" in ('making', 'ready', 'used', 'dropped')),
	CONSTRAINT "photos_public" CHECK ("photos"."state" = 'used' or not "photos"."is_public")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_move";--> statement-breakpoint
ALTER TABLE "order_returns" DROP CONSTRAINT "order_returns_state";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_refunded";--> statement-breakpoint
DROP INDEX "order_returns_open";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
-- What the shop took down before stays so.
UPDATE "reviews" SET "state" = 'hidden' WHERE NOT "is_published";--> statement-breakpoint
ALTER TABLE "reviews" drop column "is_published";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_published" boolean GENERATED ALWAYS AS (state = 'published') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_line_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bonus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "photo_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "as_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_as_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "photos_order" ON "photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "photos_unused" ON "photos" USING btree ("updated_at") WHERE "photos"."state" <> 'used';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("id") WHERE "reviews"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "orders_to_review" ON "orders" USING btree ("completed_at") WHERE "orders"."state" = 'completed' and "orders"."review_asked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_open" ON "order_returns" USING btree ("order_id") WHERE "order_returns"."state" in ('requested', 'appealed', 'accepted', 'received');--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_unique" UNIQUE("order_line_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'published', 'hidden'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."to_payment" >= 0 and "refunds"."to_credit" >= 0 and "refunds"."to_payment" + "refunds"."to_credit" > 0 and "refunds"."bonus" between 0 and "refunds"."to_credit");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_move" CHECK ("order_events"."move" in ('place', 'decline', 'pay', 'cancel', 'accept', 'refuse', 'ready', 'dispatch', 'complete', 'request_return', 'accept_return', 'refuse_return', 'appeal', 'receive_return', 'refund'));--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_state" CHECK ("order_returns"."state" in ('requested', 'appealed', 'accepted', 'received', 'refused', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total" and "orders"."refunded_vat" between 0 and "orders"."vat" and "orders"."refunded_commission" between 0 and "orders"."commission"
        and "orders"."refunded_site_discount" between 0 and "orders"."site_discount" and "orders"."refunded_credit" between 0 and "orders"."credit"
        and "orders"."refunded_as_credit" between 0 and "orders"."refunded" - "orders"."refunded_credit");