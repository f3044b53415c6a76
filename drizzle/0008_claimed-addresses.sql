DROP INDEX "users_email";--> statement-breakpoint
-- Accounts from before addresses were confirmed have theirs; those that only claim one lose the sign that said so.
UPDATE "users" SET "confirmed_at" = "created_at" WHERE "confirmed_at" IS NULL AND position('#' in "email") = 0;--> statement-breakpoint
UPDATE "users" SET "email" = split_part("email", '#', 1) WHERE position('#' in "email") > 0;--> statement-breakpoint
CREATE INDEX "users_claims" ON "users" USING btree (lower("email")) WHERE "users"."confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."confirmed_at" is not null;
