ALTER TABLE "codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "next_commission_bps" smallint;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "next_commission_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "holiday_from" date;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "holiday_to" date;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "is_on_holiday" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" drop column "is_trading";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "is_trading" boolean GENERATED ALWAYS AS (is_active and not is_blocked and not is_on_holiday and approval = 'approved') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "codes_business" ON "codes" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("business_id","send_by") WHERE "orders"."state" in ('pending_payment', 'paid', 'preparing', 'return_requested', 'returned');--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("failed_at") WHERE "jobs"."failed_at" is not null and "jobs"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_cron" ON "jobs" USING btree ("kind") WHERE "jobs"."cron" is not null;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_next_commission" CHECK ("businesses"."next_commission_bps" between 0 and 10000 and ("businesses"."next_commission_bps" is null) = ("businesses"."next_commission_from" is null));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_holiday" CHECK (("businesses"."holiday_from" is null) = ("businesses"."holiday_to" is null) and "businesses"."holiday_from" <= "businesses"."holiday_to");