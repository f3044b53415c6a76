ALTER TABLE "repair_events" DROP CONSTRAINT "repair_events_move";--> statement-breakpoint
ALTER TABLE "trade_ins" ADD COLUMN "repair_id" integer;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD COLUMN "repair_number" text;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_repair_id_unique" UNIQUE("repair_id");--> statement-breakpoint
ALTER TABLE "repair_events" ADD CONSTRAINT "repair_events_move" CHECK ("repair_events"."move" in ('place', 'book', 'cancel', 'miss', 'check_in', 'diagnose', 'estimate', 'approve', 'decline', 'find_nothing', 'give_up', 'order_parts', 'start', 'check', 'fail_check', 'ready', 'dispatch', 'collect', 'close', 'leave', 'ask_back', 'recycle', 'sell_instead', 'pay', 'lend', 'take_back'));--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_repair" CHECK (("trade_ins"."repair_id" is null) = ("trade_ins"."repair_number" is null));