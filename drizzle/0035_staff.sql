CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"business_id" integer,
	"permissions" text[] NOT NULL,
	"refund_limit" integer,
	"store_ids" integer[],
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_token" CHECK (length("staff_invitations"."token_hash") = 32),
	CONSTRAINT "staff_invitations_permissions" CHECK (cardinality("staff_invitations"."permissions") > 0),
	CONSTRAINT "staff_invitations_refund_limit" CHECK ("staff_invitations"."refund_limit" >= 0),
	CONSTRAINT "staff_invitations_stores" CHECK ("staff_invitations"."business_id" is not null or "staff_invitations"."store_ids" is null)
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"business_id" integer,
	"permissions" text[] NOT NULL,
	"refund_limit" integer,
	"store_ids" integer[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_members_permissions" CHECK (cardinality("staff_members"."permissions") > 0),
	CONSTRAINT "staff_members_refund_limit" CHECK ("staff_members"."refund_limit" >= 0),
	CONSTRAINT "staff_members_stores" CHECK ("staff_members"."business_id" is not null or "staff_members"."store_ids" is null)
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_once" ON "staff_invitations" USING btree (coalesce("business_id", 0),lower("email"));--> statement-breakpoint
CREATE INDEX "staff_invitations_by" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_members_business" ON "staff_members" USING btree ("business_id");