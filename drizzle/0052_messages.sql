CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"number" text NOT NULL,
	"business_id" integer NOT NULL,
	"store_id" integer,
	"person" text NOT NULL,
	"waits_since" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_number_unique" UNIQUE("number"),
	CONSTRAINT "conversations_subject" UNIQUE("subject","subject_id"),
	CONSTRAINT "conversations_subject_kind" CHECK ("conversations"."subject" in ('order')),
	CONSTRAINT "conversations_waits" CHECK ("conversations"."closed_at" is null or "conversations"."waits_since" is null)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_erased" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"reader" text,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "messages_side" CHECK ("messages"."side" in ('buyer', 'vendor', 'administrator')),
	CONSTRAINT "messages_words" CHECK ("messages"."is_erased" = ("messages"."text" = '') and length("messages"."text") <= 2000),
	CONSTRAINT "messages_photos" CHECK (cardinality("messages"."photo_ids") <= 5)
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_answers_words" CHECK (length("saved_answers"."name") between 1 and 60 and length("saved_answers"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_business" ON "conversations" USING btree ("business_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waits_since","id") WHERE "conversations"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("conversation_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_unmailed" ON "messages" USING btree ("conversation_id") WHERE "messages"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_name" ON "saved_answers" USING btree (coalesce("business_id", 0),lower("name"));