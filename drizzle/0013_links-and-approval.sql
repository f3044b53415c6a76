ALTER TABLE "site_settings" ADD COLUMN "approves_businesses" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "approval" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "is_trading" boolean GENERATED ALWAYS AS (is_active and not is_blocked and approval = 'approved') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "user_tokens_email" ON "user_tokens" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "businesses_waiting" ON "businesses" USING btree ("id") WHERE "businesses"."approval" <> 'approved';--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_approval" CHECK ("businesses"."approval" in ('waiting', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_refusal_reason" CHECK (("businesses"."approval" = 'refused') = (btrim(coalesce("businesses"."refusal_reason", '')) <> ''));