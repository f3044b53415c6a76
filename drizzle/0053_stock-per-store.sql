CREATE TABLE "store_stock" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variation_id" integer,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stock_once" UNIQUE NULLS NOT DISTINCT("product_id","variation_id","store_id"),
	CONSTRAINT "store_stock_quantity" CHECK ("store_stock"."quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_stock_store" ON "store_stock" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock" CHECK ("products"."low_stock" between 0 and 1000000);--> statement-breakpoint
-- A movement in a store changes what lies there. Whoever writes one has locked the product or variation, so two never
-- add the same row.
CREATE FUNCTION keep_store_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added WHERE store_id IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  UPDATE store_stock s SET quantity = s.quantity + a.quantity
  FROM (
    SELECT product_id, variation_id, store_id, sum(quantity)::int AS quantity FROM added
    WHERE store_id IS NOT NULL GROUP BY product_id, variation_id, store_id
  ) a
  WHERE s.product_id = a.product_id AND s.variation_id IS NOT DISTINCT FROM a.variation_id AND s.store_id = a.store_id;
  INSERT INTO store_stock (product_id, variation_id, store_id, quantity)
  SELECT a.product_id, a.variation_id, a.store_id, sum(a.quantity)::int FROM added a
  WHERE a.store_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM store_stock s
    WHERE s.product_id = a.product_id AND s.variation_id IS NOT DISTINCT FROM a.variation_id AND s.store_id = a.store_id
  )
  GROUP BY a.product_id, a.variation_id, a.store_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_kept AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_store_stock();
--> statement-breakpoint
-- The stores never hold more than the stock: what lies in none is the rest. Looked at when a transaction ends, since
-- stock and movement are two statements.
CREATE FUNCTION check_store_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_product int;
  of_variation int;
  held bigint;
  has int;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    of_product := NEW.id;
  ELSIF TG_TABLE_NAME = 'variations' THEN
    of_product := NEW.product_id;
    of_variation := NEW.id;
  ELSE
    of_product := NEW.product_id;
    of_variation := NEW.variation_id;
  END IF;
  SELECT sum(quantity) INTO held FROM store_stock
  WHERE product_id = of_product AND variation_id IS NOT DISTINCT FROM of_variation;
  IF of_variation IS NULL THEN
    SELECT stock INTO has FROM products WHERE id = of_product;
  ELSE
    SELECT stock INTO has FROM variations WHERE id = of_variation;
  END IF;
  IF held > has THEN
    RAISE EXCEPTION 'product %, variation %: the stores hold % of a stock of %', of_product, of_variation, held, has
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_stock_within';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER store_stock_within AFTER INSERT OR UPDATE ON store_stock
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_store_stock();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER products_store_stock_within AFTER UPDATE OF stock ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.stock < OLD.stock) EXECUTE FUNCTION check_store_stock();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER variations_store_stock_within AFTER UPDATE OF stock ON variations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.stock < OLD.stock) EXECUTE FUNCTION check_store_stock();
