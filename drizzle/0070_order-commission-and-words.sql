ALTER TABLE "orders" ADD COLUMN "commission_bps" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The vendor's rate of now, where it gives the commission of every line; otherwise the rate that the lines show.
UPDATE "orders" o SET "commission_bps" = r.bps FROM (
  SELECT o.id, CASE
    WHEN bool_and(round(l.earned * b.commission_bps / 10000.0) = l.commission) THEN b.commission_bps
    ELSE least(10000, coalesce(round(sum(l.commission) * 10000.0 / nullif(sum(l.earned), 0)), 0)) END AS bps
  FROM "orders" o JOIN "businesses" b ON b.id = o.business_id
  JOIN (SELECT order_id, commission, unit * quantity - CASE WHEN site_discount > 0 THEN 0 ELSE discount END AS earned
    FROM "order_lines") l ON l.order_id = o.id
  GROUP BY o.id, b.commission_bps
) r WHERE r.id = o.id;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "commission_bps" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_commission" CHECK ("orders"."commission_bps" between 0 and 10000);
--> statement-breakpoint
-- An order is also found by a part of its number or of the buyer's email.
CREATE OR REPLACE FUNCTION write_order_words(orders_to_write int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_words AS w (order_id, business_id, words)
  SELECT o.id, o.business_id, lower(concat_ws(E'\n', o.number, g.email, g.name,
    (SELECT string_agg(l.name, E'\n' ORDER BY l.id) FROM order_lines l WHERE l.order_id = o.id)))
  FROM orders o JOIN order_groups g ON g.id = o.group_id WHERE o.id = ANY(orders_to_write)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words WHERE w.words <> excluded.words
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_group_updates_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_words(array_agg(o.id)) FROM before b JOIN changed n USING (id) JOIN orders o ON o.group_id = n.id
  WHERE b.name <> n.name OR b.email <> n.email HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT write_order_words(array(SELECT id FROM orders));
