ALTER TABLE "order_events" DROP CONSTRAINT "order_events_move";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_units";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_units" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders that came to nothing before this count existed: none of their units was ever sent.
UPDATE "order_lines" l SET "cancelled_units" = l."quantity" FROM "orders" o
  WHERE o."id" = l."order_id" AND o."state" IN ('cancelled', 'refunded') AND l."sent_units" = 0;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_move" CHECK ("order_events"."move" in ('place', 'decline', 'late_payment', 'pay', 'cancel', 'accept', 'refuse', 'ready', 'dispatch', 'refund_missing', 'complete', 'request_return', 'accept_return', 'refuse_return', 'appeal', 'receive_return', 'refund'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_units" CHECK ("order_lines"."sent_units" >= 0 and "order_lines"."cancelled_units" >= 0 and "order_lines"."sent_units" + "order_lines"."cancelled_units" <= "order_lines"."quantity"
        and "order_lines"."refunded_units" between 0 and "order_lines"."sent_units");