ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_scheme";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'refund', 'late_payment', 'payout', 'chargeback', 'credit', 'dispute_fee'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_scheme" CHECK ("order_lines"."scheme" in ('standard', 'margin', 'none'));