CREATE TABLE "book_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wrong_entries" integer NOT NULL,
	"wrong_credit" integer NOT NULL,
	"wrong_stock" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "book_checks_checked" ON "book_checks" USING btree ("checked_at");