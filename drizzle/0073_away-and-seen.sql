ALTER TABLE "businesses" DROP CONSTRAINT "businesses_holiday";--> statement-breakpoint
ALTER TABLE "businesses" drop column "is_trading";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "is_trading" boolean GENERATED ALWAYS AS (is_active and not is_blocked and approval = 'approved') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_holiday" CHECK (("businesses"."holiday_from" is not null or "businesses"."holiday_to" is null) and "businesses"."holiday_from" <= "businesses"."holiday_to");--> statement-breakpoint
-- A card says until when its business is away.
CREATE OR REPLACE FUNCTION due_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT p.id FROM before b JOIN changed n USING (id) JOIN products p ON p.business_id = n.id
  WHERE (b.name, b.hide_stock, b.is_trading, b.is_on_holiday) IS DISTINCT FROM (n.name, n.hide_stock, n.is_trading, n.is_on_holiday)
    OR (n.is_on_holiday AND b.holiday_to IS DISTINCT FROM n.holiday_to);
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
