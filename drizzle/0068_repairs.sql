CREATE TABLE "repair_check_ins" (
	"repair_id" integer PRIMARY KEY NOT NULL,
	"photos" uuid[] NOT NULL,
	"checks" jsonb NOT NULL,
	"accessories" text NOT NULL,
	"signed_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_estimate_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_estimate_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"estimate_id" integer NOT NULL,
	"line_id" integer,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"was" integer,
	"warranty_months" smallint NOT NULL,
	"part_quality" text,
	"part_product_id" integer,
	"part_variation_id" integer,
	"part_quantity" smallint DEFAULT 0 NOT NULL,
	"approved" boolean,
	CONSTRAINT "repair_estimate_lines_price" CHECK ("repair_estimate_lines"."price" >= 0 and "repair_estimate_lines"."was" >= 0),
	CONSTRAINT "repair_estimate_lines_part" CHECK ("repair_estimate_lines"."part_quantity" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "repair_estimates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_estimates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "repair_estimates_version" UNIQUE("repair_id","version")
);
--> statement-breakpoint
CREATE TABLE "repair_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"move" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repair_events_actor" CHECK ("repair_events"."actor" in ('customer', 'vendor', 'administrator', 'system')),
	CONSTRAINT "repair_events_move" CHECK ("repair_events"."move" in ('place', 'book', 'cancel', 'miss', 'check_in', 'diagnose', 'estimate', 'approve', 'decline', 'find_nothing', 'give_up', 'order_parts', 'start', 'check', 'fail_check', 'ready', 'dispatch', 'collect', 'close', 'leave', 'recycle', 'sell_instead', 'pay', 'lend', 'take_back')),
	CONSTRAINT "repair_events_states" CHECK ("repair_events"."to_state" in ('requested', 'awaiting_device', 'no_show', 'checked_in', 'diagnosing', 'awaiting_approval', 'approved', 'awaiting_parts', 'in_repair', 'quality_check', 'ready', 'dispatched', 'collected', 'closed', 'beyond_repair', 'no_fault', 'return_unrepaired', 'recycled', 'sold_instead', 'unclaimed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "repair_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"name" text NOT NULL,
	"fault" text,
	"part_quality" text,
	"price_kind" text NOT NULL,
	"price" integer,
	"warranty_months" smallint NOT NULL,
	"warranty_until" date,
	"state" text DEFAULT 'asked' NOT NULL,
	"part_product_id" integer,
	"part_variation_id" integer,
	"part_quantity" smallint DEFAULT 0 NOT NULL,
	"part_state" text DEFAULT 'none' NOT NULL,
	CONSTRAINT "repair_lines_state" CHECK ("repair_lines"."state" in ('asked', 'approved', 'declined')),
	CONSTRAINT "repair_lines_part_quality" CHECK ("repair_lines"."part_quality" in ('genuine', 'premium', 'compatible', 'refurbished')),
	CONSTRAINT "repair_lines_price" CHECK ("repair_lines"."price_kind" in ('fixed', 'from', 'after_diagnosis') and "repair_lines"."price" >= 0
        and ("repair_lines"."price" is not null or ("repair_lines"."price_kind" = 'after_diagnosis' and "repair_lines"."state" <> 'approved'))),
	CONSTRAINT "repair_lines_warranty" CHECK ("repair_lines"."warranty_months" between 0 and 999),
	CONSTRAINT "repair_lines_part" CHECK ("repair_lines"."part_state" in ('none', 'missing', 'reserved', 'taken') and "repair_lines"."part_quantity" between 0 and 9
        and ("repair_lines"."part_state" = 'none' or "repair_lines"."part_quantity" > 0))
);
--> statement-breakpoint
CREATE TABLE "repair_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"repair_id" integer NOT NULL,
	"title" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repair_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "repair_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"bench" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"repair_id" integer,
	"cart_id" uuid,
	"held_until" timestamp with time zone,
	CONSTRAINT "repair_slots_repair_id_unique" UNIQUE("repair_id"),
	CONSTRAINT "repair_slots_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "repair_slots_bench" CHECK ("repair_slots"."bench" between 1 and 20),
	CONSTRAINT "repair_slots_order" CHECK ("repair_slots"."starts_at" < "repair_slots"."ends_at"),
	CONSTRAINT "repair_slots_for" CHECK (("repair_slots"."repair_id" is null) <> ("repair_slots"."cart_id" is null)),
	CONSTRAINT "repair_slots_held" CHECK (("repair_slots"."cart_id" is null) = ("repair_slots"."held_until" is null))
);
--> statement-breakpoint
CREATE TABLE "repairs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"link_version" smallint DEFAULT 1 NOT NULL,
	"cart_id" uuid,
	"user_id" integer,
	"business_id" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"address" jsonb,
	"way" text NOT NULL,
	"store_id" integer,
	"product_id" integer,
	"variation_id" integer,
	"device" text NOT NULL,
	"choice" text NOT NULL,
	"image" text,
	"path" text NOT NULL,
	"minutes" smallint NOT NULL,
	"parts_by" date,
	"checks_agree" boolean,
	"passcode" "bytea",
	"repaired_by" integer,
	"carrier" text,
	"tracking" text,
	"sent_at" timestamp with time zone,
	"collected_by" text,
	"collected_at" timestamp with time zone,
	"paid_kind" text,
	"paid_amount" integer,
	"paid_at" timestamp with time zone,
	"loan_device" text,
	"loan_back_at" timestamp with time zone,
	"parent_id" integer,
	"reminded_at" timestamp with time zone,
	"placed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "repairs_number_unique" UNIQUE("number"),
	CONSTRAINT "repairs_state_known" CHECK ("repairs"."state" in ('requested', 'awaiting_device', 'no_show', 'checked_in', 'diagnosing', 'awaiting_approval', 'approved', 'awaiting_parts', 'in_repair', 'quality_check', 'ready', 'dispatched', 'collected', 'closed', 'beyond_repair', 'no_fault', 'return_unrepaired', 'recycled', 'sold_instead', 'unclaimed', 'cancelled')),
	CONSTRAINT "repairs_way" CHECK ("repairs"."way" in ('drop_in', 'post_in')),
	CONSTRAINT "repairs_place" CHECK (case "repairs"."way" when 'drop_in' then "repairs"."store_id" is not null else "repairs"."address" is not null end),
	CONSTRAINT "repairs_minutes" CHECK ("repairs"."minutes" between 1 and 1440),
	CONSTRAINT "repairs_paid" CHECK (("repairs"."paid_kind" is null) = ("repairs"."paid_at" is null) and ("repairs"."paid_kind" is null) = ("repairs"."paid_amount" is null)
        and "repairs"."paid_kind" in ('cash', 'card', 'bank_transfer') and "repairs"."paid_amount" > 0),
	CONSTRAINT "repairs_loan" CHECK ("repairs"."loan_back_at" is null or "repairs"."loan_device" is not null),
	CONSTRAINT "repairs_closed" CHECK ("repairs"."closed_at" is null or "repairs"."passcode" is null)
);
--> statement-breakpoint
CREATE TABLE "repair_benches" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"benches" smallint NOT NULL,
	CONSTRAINT "repair_benches_count" CHECK ("repair_benches"."benches" between 0 and 20)
);
--> statement-breakpoint
ALTER TABLE "repair_check_ins" ADD CONSTRAINT "repair_check_ins_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_estimate_lines" ADD CONSTRAINT "repair_estimate_lines_estimate_id_repair_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."repair_estimates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_estimate_lines" ADD CONSTRAINT "repair_estimate_lines_line_id_repair_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."repair_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_estimate_lines" ADD CONSTRAINT "repair_estimate_lines_part_product_id_products_id_fk" FOREIGN KEY ("part_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_estimate_lines" ADD CONSTRAINT "repair_estimate_lines_part_variation_id_variations_id_fk" FOREIGN KEY ("part_variation_id") REFERENCES "public"."variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_estimates" ADD CONSTRAINT "repair_estimates_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_events" ADD CONSTRAINT "repair_events_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_events" ADD CONSTRAINT "repair_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_lines" ADD CONSTRAINT "repair_lines_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_lines" ADD CONSTRAINT "repair_lines_part_product_id_products_id_fk" FOREIGN KEY ("part_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_lines" ADD CONSTRAINT "repair_lines_part_variation_id_variations_id_fk" FOREIGN KEY ("part_variation_id") REFERENCES "public"."variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_mails" ADD CONSTRAINT "repair_mails_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_slots" ADD CONSTRAINT "repair_slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_slots" ADD CONSTRAINT "repair_slots_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_slots" ADD CONSTRAINT "repair_slots_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_repaired_by_users_id_fk" FOREIGN KEY ("repaired_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_parent_id_repairs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."repairs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_benches" ADD CONSTRAINT "repair_benches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_estimate_lines_estimate" ON "repair_estimate_lines" USING btree ("estimate_id");--> statement-breakpoint
CREATE INDEX "repair_events_repair" ON "repair_events" USING btree ("repair_id","id");--> statement-breakpoint
CREATE INDEX "repair_lines_repair" ON "repair_lines" USING btree ("repair_id");--> statement-breakpoint
CREATE INDEX "repair_mails_repair" ON "repair_mails" USING btree ("repair_id","id");--> statement-breakpoint
CREATE INDEX "repair_slots_store" ON "repair_slots" USING btree ("store_id","ends_at");--> statement-breakpoint
CREATE INDEX "repairs_state" ON "repairs" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "repairs_business_state" ON "repairs" USING btree ("business_id","state","id");--> statement-breakpoint
CREATE INDEX "repairs_user" ON "repairs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "repairs_cart" ON "repairs" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "repairs_email" ON "repairs" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "repairs_parent" ON "repairs" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "repairs_waiting" ON "repairs" USING btree ("state","state_since") WHERE "repairs"."closed_at" is null;