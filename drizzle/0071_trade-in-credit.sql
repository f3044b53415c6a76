CREATE TABLE "trade_in_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" integer NOT NULL,
	"item_number" text NOT NULL,
	"item_name" text NOT NULL,
	"business_id" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"group_number" text NOT NULL,
	"amount" integer NOT NULL,
	"worth" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "trade_in_credits_state" CHECK ("trade_in_credits"."state" in ('waiting', 'used', 'released')),
	CONSTRAINT "trade_in_credits_amount" CHECK ("trade_in_credits"."amount" > 0 and "trade_in_credits"."worth" >= 0),
	CONSTRAINT "trade_in_credits_ended" CHECK (("trade_in_credits"."state" = 'waiting') = ("trade_in_credits"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "waiting_credits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"given_at" timestamp with time zone,
	CONSTRAINT "waiting_credits_amount" CHECK ("waiting_credits"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_move";--> statement-breakpoint
ALTER TABLE "order_groups" ADD COLUMN "trade_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trade_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_in_credits" ADD CONSTRAINT "trade_in_credits_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_credits" ADD CONSTRAINT "waiting_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_in_credits_item" ON "trade_in_credits" USING btree ("item_id") WHERE "trade_in_credits"."state" in ('waiting', 'used');--> statement-breakpoint
CREATE UNIQUE INDEX "trade_in_credits_group" ON "trade_in_credits" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "trade_in_credits_payment" ON "trade_in_credits" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "waiting_credits_open" ON "waiting_credits" USING btree (lower("email")) WHERE "waiting_credits"."given_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_credits_user" ON "waiting_credits" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'refund', 'late_payment', 'payout', 'chargeback', 'credit', 'dispute_fee', 'trade_in', 'waiting_payment'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_move" CHECK ("order_events"."move" in ('place', 'decline', 'chargeback', 'change', 'offer_change', 'end_change', 'offer_exchange', 'end_exchange', 'late_payment', 'await_trade_in', 'pay_difference', 'pay', 'cancel', 'accept', 'refuse', 'ready', 'dispatch', 'refund_missing', 'refund_amount', 'complete', 'request_return', 'accept_return', 'refuse_return', 'appeal', 'withdraw_return', 'receive_return', 'refund', 'exchange'));--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_trade_in" CHECK ("order_groups"."trade_in" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_in" CHECK ("orders"."trade_in" >= 0);