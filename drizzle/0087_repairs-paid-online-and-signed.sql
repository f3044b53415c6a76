CREATE TABLE "repair_signatures" (
	"repair_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"photo" uuid,
	"terms_version" integer,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repair_signatures_repair_id_kind_pk" PRIMARY KEY("repair_id","kind"),
	CONSTRAINT "repair_signatures_kind" CHECK ("repair_signatures"."kind" in ('check_in', 'collect')),
	CONSTRAINT "repair_signatures_terms" CHECK (("repair_signatures"."kind" = 'check_in') = ("repair_signatures"."terms_version" is not null))
);
--> statement-breakpoint
ALTER TABLE "repair_events" DROP CONSTRAINT "repair_events_move";--> statement-breakpoint
ALTER TABLE "repairs" DROP CONSTRAINT "repairs_paid";--> statement-breakpoint
ALTER TABLE "repairs" DROP CONSTRAINT "repairs_deposit";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "group_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "repair_number" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "repair_part" text;--> statement-breakpoint
ALTER TABLE "repair_signatures" ADD CONSTRAINT "repair_signatures_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_repair" ON "payments" USING btree ("repair_number") WHERE "payments"."repair_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_repair_open" ON "payments" USING btree ("repair_number") WHERE "payments"."repair_number" is not null and "payments"."state" in ('pending', 'declined');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_for" CHECK (("payments"."group_id" is null) <> ("payments"."repair_number" is null) and ("payments"."repair_number" is null) = ("payments"."repair_part" is null)
        and ("payments"."group_id" is not null or "payments"."order_id" is null) and "payments"."repair_part" in ('deposit', 'rest'));--> statement-breakpoint
ALTER TABLE "repair_events" ADD CONSTRAINT "repair_events_move" CHECK ("repair_events"."move" in ('place', 'book', 'cancel', 'miss', 'check_in', 'diagnose', 'estimate', 'approve', 'decline', 'find_nothing', 'give_up', 'order_parts', 'start', 'check', 'fail_check', 'ready', 'dispatch', 'collect', 'close', 'leave', 'ask_back', 'recycle', 'sell_instead', 'pay', 'refund', 'pay_deposit', 'refund_deposit', 'lend', 'take_back', 'late_payment'));--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_paid" CHECK (("repairs"."paid_kind" is null) = ("repairs"."paid_at" is null) and ("repairs"."paid_kind" is null) = ("repairs"."paid_amount" is null)
        and "repairs"."paid_kind" in ('cash', 'card', 'bank_transfer', 'online') and "repairs"."paid_amount" > 0);--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_deposit" CHECK ("repairs"."deposit" >= 0 and ("repairs"."deposit_kind" is null) = ("repairs"."deposit_paid_at" is null)
        and ("repairs"."deposit_back_kind" is null) = ("repairs"."deposit_back_at" is null)
        and ("repairs"."deposit_paid_at" is null or "repairs"."deposit" > 0)
        and ("repairs"."deposit_back_at" is null or "repairs"."deposit_paid_at" is not null)
        and "repairs"."deposit_kind" in ('cash', 'card', 'bank_transfer', 'online') and "repairs"."deposit_back_kind" in ('cash', 'card', 'bank_transfer', 'online'));