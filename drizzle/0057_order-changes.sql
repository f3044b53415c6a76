CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"words" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reserved" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_id" uuid,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_changes_state" CHECK ("order_changes"."state" in ('waiting', 'made', 'ended')),
	CONSTRAINT "order_changes_payment_until" CHECK (("order_changes"."payment_id" is null) = ("order_changes"."until" is null) and ("order_changes"."state" <> 'waiting' or "order_changes"."until" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_refund";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_move";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_waiting" ON "order_changes" USING btree ("order_id") WHERE "order_changes"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_payment" ON "order_changes" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund" CHECK ("invoices"."kind" = 'credit_note' or "invoices"."refund_id" is null);--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_move" CHECK ("order_events"."move" in ('place', 'decline', 'chargeback', 'change', 'offer_change', 'end_change', 'late_payment', 'pay', 'cancel', 'accept', 'refuse', 'ready', 'dispatch', 'refund_missing', 'refund_amount', 'complete', 'request_return', 'accept_return', 'refuse_return', 'appeal', 'withdraw_return', 'receive_return', 'refund'));