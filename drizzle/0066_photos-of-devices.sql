ALTER TABLE "photos" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "trade_in_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "repair_id" integer;--> statement-breakpoint
CREATE INDEX "photos_trade_in" ON "photos" USING btree ("trade_in_id") WHERE "photos"."trade_in_id" is not null;--> statement-breakpoint
CREATE INDEX "photos_repair" ON "photos" USING btree ("repair_id") WHERE "photos"."repair_id" is not null;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner" CHECK (num_nonnulls("photos"."order_id", "photos"."trade_in_id", "photos"."repair_id") = 1);