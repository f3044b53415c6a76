ALTER TABLE "order_events" DROP CONSTRAINT "order_events_move";--> statement-breakpoint
ALTER TABLE "order_returns" DROP CONSTRAINT "order_returns_state";--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "return_id" integer;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "exchange" jsonb;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "exchange_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exchanged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exchanged_vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_move" CHECK ("order_events"."move" in ('place', 'decline', 'chargeback', 'change', 'offer_change', 'end_change', 'offer_exchange', 'end_exchange', 'late_payment', 'pay', 'cancel', 'accept', 'refuse', 'ready', 'dispatch', 'refund_missing', 'refund_amount', 'complete', 'request_return', 'accept_return', 'refuse_return', 'appeal', 'withdraw_return', 'receive_return', 'refund', 'exchange'));--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_exchange" CHECK (("order_returns"."exchange" is null) = ("order_returns"."exchange_state" is null) and "order_returns"."exchange_state" in ('asked', 'kept', 'made', 'ended'));--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_state" CHECK ("order_returns"."state" in ('requested', 'appealed', 'accepted', 'received', 'refused', 'withdrawn', 'refunded', 'exchanged'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exchanged" CHECK ("orders"."exchanged" between 0 and "orders"."refunded" and "orders"."exchanged_vat" between 0 and "orders"."refunded_vat"
        and "orders"."changed_credit" >= 0);