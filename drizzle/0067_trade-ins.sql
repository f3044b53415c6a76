CREATE TABLE "trade_in_cuts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_in_cuts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision_id" integer NOT NULL,
	"subject" text NOT NULL,
	"told" text NOT NULL,
	"found" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"photo_ids" uuid[] NOT NULL,
	CONSTRAINT "trade_in_cuts_amount" CHECK ("trade_in_cuts"."amount" > 0),
	CONSTRAINT "trade_in_cuts_evidence" CHECK ("trade_in_cuts"."reason" <> '' and cardinality("trade_in_cuts"."photo_ids") > 0)
);
--> statement-breakpoint
CREATE TABLE "trade_in_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_in_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"move" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_in_events_actor" CHECK ("trade_in_events"."actor" in ('customer', 'vendor', 'administrator', 'system')),
	CONSTRAINT "trade_in_events_move" CHECK ("trade_in_events"."move" in ('accept', 'expire', 'arrange', 'cancel', 'send', 'lapse', 'lose', 'receive', 'suspend', 'inspect', 'validate', 'revise', 'accept_revision', 'decline_revision', 'dispute', 'hold', 'quarantine', 'surrender', 'close_claim', 'begin_payout', 'pay_out', 'fail_payout', 'return', 'send_back', 'recycle', 'place')),
	CONSTRAINT "trade_in_events_states" CHECK ("trade_in_events"."to_state" in ('quoted', 'accepted', 'awaiting_device', 'in_transit', 'received', 'inspecting', 'hold_lock', 'quarantined', 'suspended', 'revised', 'disputed', 'validated', 'payout_pending', 'payout_failed', 'paid', 'return_pending', 'returned', 'recycle_pending', 'recycled', 'surrendered', 'expired', 'lapsed', 'lost_claim', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "trade_in_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_in_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_in_id" integer NOT NULL,
	"number" text NOT NULL,
	"business_id" integer NOT NULL,
	"product_id" integer,
	"variation_id" integer,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"choice" text NOT NULL,
	"image" text,
	"path" text NOT NULL,
	"option_ids" integer[] DEFAULT '{}' NOT NULL,
	"answers" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"cash" integer NOT NULL,
	"voucher" integer NOT NULL,
	"price" integer,
	"payout" text NOT NULL,
	"account" "bytea",
	"account_ends" text,
	"identifier" "bytea",
	"identifier_ends" text,
	"way" text,
	"store_id" integer,
	"carrier" text,
	"tracking" text,
	"back_carrier" text,
	"back_tracking" text,
	"grade" text,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"was_disputed" boolean DEFAULT false NOT NULL,
	"came_late" boolean DEFAULT false NOT NULL,
	"reminded" smallint DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "trade_in_items_number_unique" UNIQUE("number"),
	CONSTRAINT "trade_in_items_state" CHECK ("trade_in_items"."state" in ('quoted', 'accepted', 'awaiting_device', 'in_transit', 'received', 'inspecting', 'hold_lock', 'quarantined', 'suspended', 'revised', 'disputed', 'validated', 'payout_pending', 'payout_failed', 'paid', 'return_pending', 'returned', 'recycle_pending', 'recycled', 'surrendered', 'expired', 'lapsed', 'lost_claim', 'cancelled')),
	CONSTRAINT "trade_in_items_payout" CHECK ("trade_in_items"."payout" in ('bank', 'voucher')),
	CONSTRAINT "trade_in_items_way" CHECK ("trade_in_items"."way" in ('label', 'drop_in')),
	CONSTRAINT "trade_in_items_store" CHECK (("trade_in_items"."way" is not distinct from 'drop_in') = ("trade_in_items"."store_id" is not null)),
	CONSTRAINT "trade_in_items_grade" CHECK ("trade_in_items"."grade" in ('New', 'Pristine', 'Excellent', 'Good', 'Fair')),
	CONSTRAINT "trade_in_items_account" CHECK (("trade_in_items"."account" is null) = ("trade_in_items"."account_ends" is null)),
	CONSTRAINT "trade_in_items_identifier" CHECK (("trade_in_items"."identifier" is null) = ("trade_in_items"."identifier_ends" is null)),
	CONSTRAINT "trade_in_items_offer" CHECK ("trade_in_items"."cash" > 0 and "trade_in_items"."voucher" > 0 and "trade_in_items"."price" > 0),
	CONSTRAINT "trade_in_items_priced" CHECK ("trade_in_items"."price" is not null or "trade_in_items"."state" not in ('validated', 'payout_pending', 'payout_failed', 'paid'))
);
--> statement-breakpoint
CREATE TABLE "trade_in_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_in_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"trade_in_id" integer NOT NULL,
	"item_id" integer,
	"title" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_in_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "trade_in_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_in_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"old_cash" integer NOT NULL,
	"old_voucher" integer NOT NULL,
	"cash" integer NOT NULL,
	"voucher" integer NOT NULL,
	"rounding" integer NOT NULL,
	"is_final" boolean NOT NULL,
	"inspector_id" integer,
	"inspector" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_in_revisions_once" UNIQUE("item_id","is_final"),
	CONSTRAINT "trade_in_revisions_lower" CHECK ("trade_in_revisions"."cash" between 1 and "trade_in_revisions"."old_cash" - 1)
);
--> statement-breakpoint
CREATE TABLE "trade_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"link_version" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cart_id" uuid NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"address" jsonb NOT NULL,
	"payout" text NOT NULL,
	"account" "bytea",
	"account_ends" text,
	"rules_version" smallint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_ins_number_unique" UNIQUE("number"),
	CONSTRAINT "trade_ins_payout" CHECK ("trade_ins"."payout" in ('bank', 'voucher')),
	CONSTRAINT "trade_ins_account" CHECK (("trade_ins"."account" is null) = ("trade_ins"."account_ends" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "trade_in_cuts" ADD CONSTRAINT "trade_in_cuts_revision_id_trade_in_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."trade_in_revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_events" ADD CONSTRAINT "trade_in_events_item_id_trade_in_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."trade_in_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_events" ADD CONSTRAINT "trade_in_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_items" ADD CONSTRAINT "trade_in_items_trade_in_id_trade_ins_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_items" ADD CONSTRAINT "trade_in_items_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_items" ADD CONSTRAINT "trade_in_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_items" ADD CONSTRAINT "trade_in_items_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_items" ADD CONSTRAINT "trade_in_items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_mails" ADD CONSTRAINT "trade_in_mails_trade_in_id_trade_ins_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_mails" ADD CONSTRAINT "trade_in_mails_item_id_trade_in_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."trade_in_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_revisions" ADD CONSTRAINT "trade_in_revisions_item_id_trade_in_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."trade_in_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_revisions" ADD CONSTRAINT "trade_in_revisions_inspector_id_users_id_fk" FOREIGN KEY ("inspector_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_in_cuts_revision" ON "trade_in_cuts" USING btree ("revision_id","id");--> statement-breakpoint
CREATE INDEX "trade_in_events_item" ON "trade_in_events" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "trade_in_items_request" ON "trade_in_items" USING btree ("trade_in_id");--> statement-breakpoint
CREATE INDEX "trade_in_items_product" ON "trade_in_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "trade_in_items_variation" ON "trade_in_items" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "trade_in_items_store" ON "trade_in_items" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "trade_in_items_state" ON "trade_in_items" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "trade_in_items_business" ON "trade_in_items" USING btree ("business_id","state","id");--> statement-breakpoint
CREATE INDEX "trade_in_items_due" ON "trade_in_items" USING btree ("due_at") WHERE "trade_in_items"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "trade_in_mails_request" ON "trade_in_mails" USING btree ("trade_in_id","id");--> statement-breakpoint
CREATE INDEX "trade_in_mails_item" ON "trade_in_mails" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "trade_ins_cart" ON "trade_ins" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "trade_ins_user" ON "trade_ins" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "trade_ins_email" ON "trade_ins" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'refund', 'late_payment', 'payout', 'chargeback', 'credit', 'dispute_fee', 'trade_in'));