CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" "bytea" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_name" CHECK (length(btrim("passkeys"."name")) between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "challenge" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "challenge_for" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "challenged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_challenge" CHECK (num_nulls("sessions"."challenge", "sessions"."challenge_for", "sessions"."challenged_at") in (0, 3));