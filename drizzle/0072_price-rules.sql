CREATE TABLE "offer_amounts" (
	"business_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"amount" integer,
	"factor" integer,
	CONSTRAINT "offer_amounts_business_id_option_id_pk" PRIMARY KEY("business_id","option_id"),
	CONSTRAINT "offer_amounts_factor" CHECK ("offer_amounts"."factor" between 0 and 15000)
);
--> statement-breakpoint
CREATE TABLE "offer_terms" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"floor" integer NOT NULL,
	"step" integer NOT NULL,
	"voucher_percent" smallint NOT NULL,
	CONSTRAINT "offer_terms_amounts" CHECK ("offer_terms"."floor" > 0 and "offer_terms"."step" > 0),
	CONSTRAINT "offer_terms_voucher" CHECK ("offer_terms"."voucher_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "price_rule_drafts" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb,
	"editor" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"note" text NOT NULL,
	"editor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_rules_version" UNIQUE("business_id","version")
);
--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_role";--> statement-breakpoint
ALTER TABLE "offer_amounts" ADD CONSTRAINT "offer_amounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_amounts" ADD CONSTRAINT "offer_amounts_option_id_question_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."question_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_terms" ADD CONSTRAINT "offer_terms_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule_drafts" ADD CONSTRAINT "price_rule_drafts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_amounts_option" ON "offer_amounts" USING btree ("option_id");--> statement-breakpoint
ALTER TABLE "trade_ins" DROP COLUMN "rules_version";--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_role" CHECK ("questions"."role" in ('faults', 'parts', 'grade', 'spec'));--> statement-breakpoint
-- A quote names the version that it was made by.
CREATE TRIGGER price_rules_stay BEFORE UPDATE OR DELETE ON price_rules FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The questions about the storage of devices that the shop buys, as the demo shop has asked them until now.
UPDATE questions q SET role = 'spec' WHERE q.role IS NULL AND q.key = 'storage' AND q.option_type = 1
  AND EXISTS (SELECT FROM product_questions pq JOIN products p ON p.id = pq.product_id WHERE pq.question_id = q.id AND p.line = 2);
