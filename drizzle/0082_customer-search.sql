CREATE INDEX "users_name_trigrams" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_trigrams" ON "users" USING gin ("email" gin_trgm_ops);