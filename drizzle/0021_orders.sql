CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"variation_id" integer,
	"store_id" integer,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_quantity" CHECK ("stock_movements"."quantity" <> 0),
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('opening', 'sold', 'returned', 'counted', 'moved', 'bought', 'scrapped'))
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"code_id" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"person" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_uses_once" UNIQUE("code_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"business_id" integer,
	"category_id" integer,
	"product_ids" integer[],
	"least" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"most_per_person" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"paid_by" text DEFAULT 'site' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_code_unique" UNIQUE("code"),
	CONSTRAINT "codes_code" CHECK ("codes"."code" ~ '^[A-Z0-9-]{3,24}$'),
	CONSTRAINT "codes_value" CHECK (case "codes"."kind" when 'percent' then "codes"."value" between 1 and 10000 when 'amount' then "codes"."value" > 0 else "codes"."value" = 0 end),
	CONSTRAINT "codes_kind" CHECK ("codes"."kind" in ('percent', 'amount', 'free_delivery')),
	CONSTRAINT "codes_paid_by" CHECK ("codes"."paid_by" in ('vendor', 'site')),
	CONSTRAINT "codes_least" CHECK ("codes"."least" >= 0),
	CONSTRAINT "codes_uses" CHECK ("codes"."uses" >= 0 and ("codes"."most_uses" is null or "codes"."uses" <= "codes"."most_uses")),
	CONSTRAINT "codes_dates" CHECK ("codes"."starts_at" < "codes"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_balances_balance" CHECK ("credit_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"refund_id" uuid,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_refund" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" integer,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_source" UNIQUE("kind","source"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'refund', 'late_payment', 'payout', 'chargeback', 'credit'))
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"reference" text,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('trial', 'bank_transfer', 'in_store', 'stripe')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('pending', 'declined', 'paid', 'cancelled')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_paid_at" CHECK (("payments"."state" = 'paid') = ("payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"business_id" integer,
	"amount" integer NOT NULL,
	CONSTRAINT "postings_amount" CHECK ("postings"."amount" <> 0),
	CONSTRAINT "postings_account" CHECK ("postings"."account" in ('money', 'credit', 'vendor', 'commission', 'vat', 'site_discount', 'payout', 'goodwill', 'unapplied')),
	CONSTRAINT "postings_business" CHECK ("postings"."account" <> 'vendor' or "postings"."business_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" integer,
	"to_payment" integer NOT NULL,
	"to_credit" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."to_payment" >= 0 and "refunds"."to_credit" >= 0 and "refunds"."to_payment" + "refunds"."to_credit" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"move" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_actor" CHECK ("order_events"."actor" in ('buyer', 'vendor', 'administrator', 'system')),
	CONSTRAINT "order_events_move" CHECK ("order_events"."move" in ('place', 'decline', 'pay', 'cancel', 'accept', 'refuse', 'ready', 'dispatch', 'complete', 'request_return', 'accept_return', 'refuse_return', 'receive_return', 'refund')),
	CONSTRAINT "order_events_states" CHECK ("order_events"."to_state" in ('pending_payment', 'awaiting_trade_in', 'paid', 'preparing', 'ready_to_collect', 'dispatched', 'completed', 'return_requested', 'returned', 'refunded', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "order_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"link_version" smallint DEFAULT 1 NOT NULL,
	"cart_id" uuid NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"address" jsonb,
	"billing" jsonb,
	"code" text,
	"goods" integer NOT NULL,
	"delivery" integer NOT NULL,
	"discount" integer NOT NULL,
	"credit" integer NOT NULL,
	"vat" integer NOT NULL,
	"total" integer NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_groups_number_unique" UNIQUE("number"),
	CONSTRAINT "order_groups_total" CHECK ("order_groups"."total" = "order_groups"."goods" + "order_groups"."delivery" - "order_groups"."discount" - "order_groups"."credit" and "order_groups"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer,
	"variation_id" integer,
	"name" text NOT NULL,
	"choice" text NOT NULL,
	"sku" text NOT NULL,
	"image" text,
	"path" text NOT NULL,
	"option_ids" integer[] DEFAULT '{}' NOT NULL,
	"quantity" smallint NOT NULL,
	"unit" integer NOT NULL,
	"discount" integer NOT NULL,
	"site_discount" integer NOT NULL,
	"vat" integer NOT NULL,
	"commission" integer NOT NULL,
	"scheme" text NOT NULL,
	"sent_units" smallint DEFAULT 0 NOT NULL,
	"refunded_units" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_scheme" CHECK ("order_lines"."scheme" in ('standard', 'margin')),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_units" CHECK ("order_lines"."sent_units" between 0 and "order_lines"."quantity" and "order_lines"."refunded_units" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."unit" >= 0 and "order_lines"."discount" between 0 and "order_lines"."unit" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"units" jsonb NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_returns_state" CHECK ("order_returns"."state" in ('requested', 'accepted', 'received', 'refused', 'refunded')),
	CONSTRAINT "order_returns_reason" CHECK ("order_returns"."reason" in ('changed_mind', 'faulty', 'damaged', 'not_as_described', 'wrong_item', 'other'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"group_id" uuid NOT NULL,
	"business_id" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"link_version" smallint DEFAULT 1 NOT NULL,
	"way" text NOT NULL,
	"store_id" integer,
	"promise" text NOT NULL,
	"promised_from" timestamp with time zone NOT NULL,
	"promised_by" timestamp with time zone NOT NULL,
	"collect_code" text,
	"goods" integer NOT NULL,
	"delivery" integer NOT NULL,
	"delivery_vat" integer NOT NULL,
	"discount" integer NOT NULL,
	"site_discount" integer NOT NULL,
	"vat" integer NOT NULL,
	"commission" integer NOT NULL,
	"total" integer NOT NULL,
	"credit" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refunded_vat" integer DEFAULT 0 NOT NULL,
	"refunded_commission" integer DEFAULT 0 NOT NULL,
	"refunded_site_discount" integer DEFAULT 0 NOT NULL,
	"refunded_credit" integer DEFAULT 0 NOT NULL,
	"reserved_until" timestamp with time zone,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('pending_payment', 'awaiting_trade_in', 'paid', 'preparing', 'ready_to_collect', 'dispatched', 'completed', 'return_requested', 'returned', 'refunded', 'cancelled')),
	CONSTRAINT "orders_way" CHECK ("orders"."way" in ('standard', 'next_day', 'collect')),
	CONSTRAINT "orders_store" CHECK (("orders"."way" = 'collect') = ("orders"."store_id" is not null)),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."goods" + "orders"."delivery" - "orders"."discount" and "orders"."credit" between 0 and "orders"."total"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total" and "orders"."refunded_vat" between 0 and "orders"."vat" and "orders"."refunded_commission" between 0 and "orders"."commission"
        and "orders"."refunded_site_discount" between 0 and "orders"."site_discount" and "orders"."refunded_credit" between 0 and "orders"."credit")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking" text NOT NULL,
	"units" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_tracking" UNIQUE("carrier","tracking","order_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_terms" (
	"business_id" integer NOT NULL,
	"way" text NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"price" integer NOT NULL,
	"free_from" integer,
	CONSTRAINT "delivery_terms_business_id_way_pk" PRIMARY KEY("business_id","way"),
	CONSTRAINT "delivery_terms_way" CHECK ("delivery_terms"."way" in ('standard', 'next_day', 'collect')),
	CONSTRAINT "delivery_terms_price" CHECK ("delivery_terms"."price" >= 0 and "delivery_terms"."free_from" >= 0)
);
--> statement-breakpoint
ALTER TABLE "checkout_details" ADD COLUMN "choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "transfer_account" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "commission_bps" smallint DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_order_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."order_groups"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_terms" ADD CONSTRAINT "delivery_terms_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","variation_id");--> statement-breakpoint
CREATE INDEX "code_uses_person" ON "code_uses" USING btree ("code_id","person");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_group" ON "payments" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("kind","reference") WHERE "payments"."reference" is not null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('pending', 'declined');--> statement-breakpoint
CREATE INDEX "postings_entry" ON "postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "postings_business" ON "postings" USING btree ("business_id","account");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_groups_cart" ON "order_groups" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_groups_user" ON "order_groups" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_groups_email" ON "order_groups" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_open" ON "order_returns" USING btree ("order_id") WHERE "order_returns"."state" in ('requested', 'accepted', 'received');--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_group" ON "orders" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "orders_business" ON "orders" USING btree ("business_id","state","placed_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("reserved_until") WHERE "orders"."state" in ('pending_payment', 'awaiting_trade_in');--> statement-breakpoint
CREATE INDEX "orders_sent" ON "orders" USING btree ("sent_at") WHERE "orders"."state" in ('dispatched', 'ready_to_collect');--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_commission" CHECK ("businesses"."commission_bps" between 0 and 10000);