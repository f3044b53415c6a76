CREATE TABLE "value_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"model_id" integer NOT NULL,
	"option_ids" integer[] NOT NULL,
	"below" integer,
	"step" integer,
	"reference" integer NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "value_reminders_once" UNIQUE("user_id","device"),
	CONSTRAINT "value_reminders_wish" CHECK (("value_reminders"."below" is null) <> ("value_reminders"."step" is null)),
	CONSTRAINT "value_reminders_amounts" CHECK ("value_reminders"."below" > 0 and "value_reminders"."step" > 0 and "value_reminders"."reference" >= 0)
);
--> statement-breakpoint
ALTER TABLE "value_reminders" ADD CONSTRAINT "value_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_reminders" ADD CONSTRAINT "value_reminders_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "value_reminders_model" ON "value_reminders" USING btree ("model_id");