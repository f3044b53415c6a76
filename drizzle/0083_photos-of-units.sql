ALTER TABLE "photos" DROP CONSTRAINT "photos_owner";--> statement-breakpoint
ALTER TABLE "unit_events" DROP CONSTRAINT "unit_events_event";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "unit_id" integer;--> statement-breakpoint
CREATE INDEX "photos_unit" ON "photos" USING btree ("unit_id") WHERE "photos"."unit_id" is not null;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner" CHECK (num_nonnulls("photos"."order_id", "photos"."trade_in_id", "photos"."repair_id", "photos"."unit_id") = 1);--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_event" CHECK ("unit_events"."event" in ('add', 'photograph', 'list', 'unlist', 'scrap', 'sell', 'unpack', 'relist', 'come_back', 'scrap_return'));