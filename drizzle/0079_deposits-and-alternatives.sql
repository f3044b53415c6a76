ALTER TABLE "repair_events" DROP CONSTRAINT "repair_events_move";--> statement-breakpoint
ALTER TABLE "repair_estimate_lines" ADD COLUMN "choice" smallint;--> statement-breakpoint
ALTER TABLE "repair_estimates" ADD COLUMN "deposit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "deposit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "deposit_kind" text;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "deposit_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "deposit_back_kind" text;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "deposit_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "repair_estimates" ADD CONSTRAINT "repair_estimates_deposit" CHECK ("repair_estimates"."deposit" >= 0);--> statement-breakpoint
ALTER TABLE "repair_events" ADD CONSTRAINT "repair_events_move" CHECK ("repair_events"."move" in ('place', 'book', 'cancel', 'miss', 'check_in', 'diagnose', 'estimate', 'approve', 'decline', 'find_nothing', 'give_up', 'order_parts', 'start', 'check', 'fail_check', 'ready', 'dispatch', 'collect', 'close', 'leave', 'ask_back', 'recycle', 'sell_instead', 'pay', 'pay_deposit', 'refund_deposit', 'lend', 'take_back'));--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_deposit" CHECK ("repairs"."deposit" >= 0 and ("repairs"."deposit_kind" is null) = ("repairs"."deposit_paid_at" is null)
        and ("repairs"."deposit_back_kind" is null) = ("repairs"."deposit_back_at" is null)
        and ("repairs"."deposit_paid_at" is null or "repairs"."deposit" > 0)
        and ("repairs"."deposit_back_at" is null or "repairs"."deposit_paid_at" is not null)
        and "repairs"."deposit_kind" in ('cash', 'card', 'bank_transfer') and "repairs"."deposit_back_kind" in ('cash', 'card', 'bank_transfer'));