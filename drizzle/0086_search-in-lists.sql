CREATE INDEX "media_name" ON "media" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_alt" ON "media" USING gin ("alt" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "conversations_person" ON "conversations" USING gin ("person" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "conversations_number" ON "conversations" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "codes_code" ON "codes" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "repairs_name_trigrams" ON "repairs" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "repairs_device_trigrams" ON "repairs" USING gin ("device" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trade_in_items_trigrams" ON "trade_in_items" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trade_ins_trigrams" ON "trade_ins" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_units_trigrams" ON "stock_units" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_units_ends" ON "stock_units" USING btree ("identifier_ends");--> statement-breakpoint
CREATE INDEX "stock_units_source" ON "stock_units" USING btree ("source_number");--> statement-breakpoint
CREATE INDEX "unit_sales_number" ON "unit_sales" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "audit_log_actor_name" ON "audit_log" USING gin ("actor_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING gin ("action" gin_trgm_ops);