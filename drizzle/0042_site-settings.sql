ALTER TABLE "site_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "is_active_for_sell" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "is_active_for_repair" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "buy_name" text DEFAULT 'Buy' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "sell_name" text DEFAULT 'Sell' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "repair_name" text DEFAULT 'Repair' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "buy_colour" text DEFAULT '#4F46E5' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "sell_colour" text DEFAULT '#047857' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "repair_colour" text DEFAULT '#F59E0B' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "coming_soon_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "maintenance_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "social_links" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "standard_is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "standard_price" integer DEFAULT 399 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "standard_free_from" integer DEFAULT 4000;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "next_day_is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "next_day_price" integer DEFAULT 599 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "next_day_free_from" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "collect_is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "collect_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "takes_transfer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "takes_in_store" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "takes_cards" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "takes_trial" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_colours" CHECK ("site_settings"."buy_colour" ~ '^#[0-9A-F]{6}$' and "site_settings"."sell_colour" ~ '^#[0-9A-F]{6}$' and "site_settings"."repair_colour" ~ '^#[0-9A-F]{6}$');--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_delivery" CHECK ("site_settings"."standard_price" between 0 and 100000 and "site_settings"."next_day_price" between 0 and 100000 and "site_settings"."collect_price" between 0 and 100000 and "site_settings"."standard_free_from" between 0 and 10000000 and "site_settings"."next_day_free_from" between 0 and 10000000);--> statement-breakpoint
CREATE FUNCTION due_site_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT p.id FROM before b JOIN changed n USING (id) JOIN products p ON
    (p.line = 1 AND b.is_active_for_buy <> n.is_active_for_buy)
    OR (p.line = 2 AND b.is_active_for_sell <> n.is_active_for_sell)
    OR (p.line = 3 AND b.is_active_for_repair <> n.is_active_for_repair);
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER site_settings_updated_due AFTER UPDATE ON site_settings
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_site_lines();
