ALTER TABLE "order_events" DROP CONSTRAINT "order_events_move";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_move" CHECK ("order_events"."move" in ('place', 'decline', 'chargeback', 'late_payment', 'pay', 'cancel', 'accept', 'refuse', 'ready', 'dispatch', 'refund_missing', 'refund_amount', 'complete', 'request_return', 'accept_return', 'refuse_return', 'appeal', 'withdraw_return', 'receive_return', 'refund'));--> statement-breakpoint
UPDATE "refunds" SET "is_taken" = true WHERE "reason" = 'Taken back by the buyer’s bank';
