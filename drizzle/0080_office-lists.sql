CREATE TABLE "product_stands" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"stand" text NOT NULL,
	"line" smallint NOT NULL,
	"is_left" boolean NOT NULL,
	"is_offered" boolean NOT NULL,
	"price" integer NOT NULL,
	"stock" integer,
	"available" integer,
	"low_stock" integer NOT NULL,
	"sale_count" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"place" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"variation_id" integer,
	"business_id" integer NOT NULL,
	"low_stock" integer NOT NULL,
	"level" text,
	"rest_level" text,
	"name" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stands_due" (
	"transaction_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stands_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_ids" integer[] NOT NULL,
	CONSTRAINT "stands_due_transaction_id_id_pk" PRIMARY KEY("transaction_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_stands" ADD CONSTRAINT "product_stands_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_stands_sold" ON "product_stands" USING btree ("sale_count","product_id");--> statement-breakpoint
CREATE INDEX "product_stands_updated" ON "product_stands" USING btree ("updated_at","product_id");--> statement-breakpoint
CREATE INDEX "product_stands_name" ON "product_stands" USING btree ("name","product_id");--> statement-breakpoint
CREATE INDEX "product_stands_price" ON "product_stands" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "product_stands_stock" ON "product_stands" USING btree (coalesce("stock", 2147483647),"product_id");--> statement-breakpoint
CREATE INDEX "product_words_trigrams" ON "product_words" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shelves_product" ON "shelves" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shelves_variation" ON "shelves" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "shelves_name" ON "shelves" USING btree ("name","place") WHERE "shelves"."level" is not null;--> statement-breakpoint
CREATE INDEX "shelves_business" ON "shelves" USING btree ("business_id","name","place") WHERE "shelves"."level" is not null;--> statement-breakpoint
CREATE INDEX "shelves_level" ON "shelves" USING btree ("level","business_id");--> statement-breakpoint
CREATE INDEX "shelves_rest" ON "shelves" USING btree ("rest_level","business_id");--> statement-breakpoint
CREATE INDEX "shelves_trigrams" ON "shelves" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_store" ON "stock_movements" USING btree ("store_id","created_at","id") WHERE "stock_movements"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_trigrams" ON "stock_movements" USING gin ("source" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION stock_level(free int, low_stock int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN free <= 0 THEN 'none' WHEN free <= low_stock THEN 'low' ELSE 'some' END
$$;
--> statement-breakpoint
-- Writes the rows of these products anew where they differ. The lock makes two transactions that changed one product
-- take turns, and each statement after it sees what the other one has committed.
CREATE FUNCTION write_stands(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product_stands WHERE product_id = ANY(ids) ORDER BY product_id FOR UPDATE;

  WITH varied AS (
    SELECT v.product_id,
      min(CASE WHEN v.is_on_sale AND v.sale_price < v.regular_price THEN v.sale_price ELSE v.regular_price END) AS price,
      (sum(v.stock) FILTER (WHERE v.counts_stock))::int AS stock,
      (sum(v.stock - v.reserved_stock) FILTER (WHERE v.counts_stock))::int AS available,
      bool_or(v.stock_status = 'instock') AS is_offered,
      bool_or(v.stock_status = 'instock' AND CASE WHEN v.counts_stock THEN v.stock > v.reserved_stock ELSE v.is_available END)
        AS is_left
    FROM variations v WHERE v.product_id = ANY(ids) AND v.is_active GROUP BY v.product_id
  ), now AS (
    SELECT p.id AS product_id, p.business_id, p.category_id, p.brand_id,
      CASE WHEN NOT p.is_active THEN 'archived'
        WHEN NOT p.is_published THEN CASE WHEN p.publish_at IS NULL THEN 'draft' ELSE 'scheduled' END
        WHEN p.type = 2 AND v.product_id IS NULL THEN 'hidden' ELSE 'public' END AS stand,
      p.line,
      CASE WHEN p.type = 2 THEN coalesce(v.is_left, false) ELSE p.stock_status = 'instock'
        AND CASE WHEN p.counts_stock THEN p.stock > p.reserved_stock ELSE p.is_available END END AS is_left,
      CASE WHEN p.type = 2 THEN coalesce(v.is_offered, false) ELSE p.stock_status = 'instock' END AS is_offered,
      coalesce(CASE WHEN p.type = 2 THEN v.price END,
        CASE WHEN p.is_on_sale AND p.sale_price < p.regular_price THEN p.sale_price ELSE p.regular_price END) AS price,
      CASE WHEN p.type = 2 THEN v.stock WHEN p.counts_stock THEN p.stock END AS stock,
      CASE WHEN p.type = 2 THEN v.available WHEN p.counts_stock THEN p.stock - p.reserved_stock END AS available,
      p.low_stock, p.sale_count, date_trunc('milliseconds', p.updated_at) AS updated_at, lower(p.name) AS name
    FROM products p LEFT JOIN varied v ON v.product_id = p.id WHERE p.id = ANY(ids)
  ), kept AS (
    UPDATE product_stands s SET (business_id, category_id, brand_id, stand, line, is_left, is_offered, price, stock,
      available, low_stock, sale_count, updated_at, name) = (n.business_id, n.category_id, n.brand_id, n.stand, n.line,
      n.is_left, n.is_offered, n.price, n.stock, n.available, n.low_stock, n.sale_count, n.updated_at, n.name)
    FROM now n WHERE s.product_id = n.product_id
      AND (s.business_id, s.category_id, s.brand_id, s.stand, s.line, s.is_left, s.is_offered, s.price, s.stock,
        s.available, s.low_stock, s.sale_count, s.updated_at, s.name)
      IS DISTINCT FROM (n.business_id, n.category_id, n.brand_id, n.stand, n.line, n.is_left, n.is_offered, n.price,
        n.stock, n.available, n.low_stock, n.sale_count, n.updated_at, n.name)
  )
  INSERT INTO product_stands (product_id, business_id, category_id, brand_id, stand, line, is_left, is_offered, price,
    stock, available, low_stock, sale_count, updated_at, name)
  SELECT n.product_id, n.business_id, n.category_id, n.brand_id, n.stand, n.line, n.is_left, n.is_offered, n.price,
    n.stock, n.available, n.low_stock, n.sale_count, n.updated_at, n.name
  FROM now n WHERE NOT EXISTS (SELECT FROM product_stands s WHERE s.product_id = n.product_id);

  WITH now AS (
    SELECT p.id AS product_id, p.business_id, lower(concat_ws(E'\n', p.name, p.sku, (
      SELECT string_agg(v.sku, E'\n' ORDER BY v.id) FROM variations v WHERE v.product_id = p.id AND NOT v.is_removed
    ))) AS words
    FROM products p WHERE p.id = ANY(ids)
  ), kept AS (
    UPDATE product_words w SET business_id = n.business_id, words = n.words FROM now n
    WHERE w.product_id = n.product_id AND (w.business_id, w.words) IS DISTINCT FROM (n.business_id, n.words)
  )
  INSERT INTO product_words (product_id, business_id, words)
  SELECT n.product_id, n.business_id, n.words FROM now n
  WHERE NOT EXISTS (SELECT FROM product_words w WHERE w.product_id = n.product_id);

  WITH placed AS (
    SELECT product_id, variation_id, sum(quantity)::int AS quantity FROM store_stock
    WHERE product_id = ANY(ids) GROUP BY product_id, variation_id
  ), goods AS (
    SELECT p.id * 2 AS place, p.id AS product_id, NULL::int AS variation_id, p.business_id, p.low_stock, p.name,
      concat_ws(E'\n', p.name, p.sku) AS words, p.stock, p.reserved_stock,
      p.line = 1 AND p.is_active AND p.counts_stock AS is_listed
    FROM products p WHERE p.id = ANY(ids) AND p.type = 1
    UNION ALL
    SELECT v.id * 2 + 1, p.id, v.id, p.business_id, p.low_stock, p.name, concat_ws(E'\n', p.name, p.sku, v.name, v.sku), v.stock,
      v.reserved_stock, p.line = 1 AND p.type = 2 AND p.is_active AND v.counts_stock AND NOT v.is_removed
    FROM products p JOIN variations v ON v.product_id = p.id WHERE p.id = ANY(ids)
  ), now AS (
    SELECT g.place, g.product_id, g.variation_id, g.business_id, g.low_stock,
      CASE WHEN g.is_listed THEN stock_level(g.stock - g.reserved_stock, g.low_stock) END AS level,
      CASE WHEN g.is_listed THEN stock_level(g.stock - coalesce(h.quantity, 0), g.low_stock) END AS rest_level,
      lower(g.name) AS name, lower(g.words) AS words
    FROM goods g
    LEFT JOIN placed h ON h.product_id = g.product_id AND coalesce(h.variation_id, 0) = coalesce(g.variation_id, 0)
  ), gone AS (
    DELETE FROM shelves s WHERE s.product_id = ANY(ids) AND s.place NOT IN (SELECT n.place FROM now n)
  ), kept AS (
    UPDATE shelves s SET (product_id, business_id, low_stock, level, rest_level, name, words) =
      (n.product_id, n.business_id, n.low_stock, n.level, n.rest_level, n.name, n.words)
    FROM now n WHERE s.place = n.place
      AND (s.product_id, s.business_id, s.low_stock, s.level, s.rest_level, s.name, s.words)
      IS DISTINCT FROM (n.product_id, n.business_id, n.low_stock, n.level, n.rest_level, n.name, n.words)
  )
  INSERT INTO shelves (place, product_id, variation_id, business_id, low_stock, level, rest_level, name, words)
  SELECT n.place, n.product_id, n.variation_id, n.business_id, n.low_stock, n.level, n.rest_level, n.name, n.words
  FROM now n WHERE NOT EXISTS (SELECT FROM shelves s WHERE s.place = n.place);
END
$$;
--> statement-breakpoint
-- Products are noted by adding a row, so that two transactions that sell one product don't wait for each other here.
CREATE FUNCTION note_stands(ids int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stands_due (transaction_id, product_ids)
  SELECT pg_current_xact_id()::text::bigint, ids WHERE cardinality(ids) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION products_stand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_stands((SELECT array_agg(id) FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Rows of a table that tell of one product each.
CREATE FUNCTION rows_stand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_stands((SELECT array_agg(DISTINCT product_id) FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The first row that a transaction noted writes for all of them when it ends. The later ones find nothing to do.
CREATE FUNCTION write_due_stands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  WITH taken AS (
    DELETE FROM stands_due WHERE transaction_id = pg_current_xact_id()::text::bigint RETURNING product_ids
  )
  SELECT array_agg(DISTINCT id) INTO ids FROM taken, unnest(product_ids) AS id;
  IF ids IS NOT NULL THEN
    PERFORM write_stands(ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stands_due_written AFTER INSERT ON stands_due
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_due_stands();
--> statement-breakpoint
CREATE TRIGGER products_added_stand AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION products_stand();
--> statement-breakpoint
CREATE TRIGGER products_updated_stand AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION products_stand();
--> statement-breakpoint
CREATE TRIGGER variations_added_stand AFTER INSERT ON variations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rows_stand();
--> statement-breakpoint
CREATE TRIGGER variations_removed_stand AFTER DELETE ON variations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rows_stand();
--> statement-breakpoint
CREATE TRIGGER variations_updated_stand AFTER UPDATE ON variations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rows_stand();
--> statement-breakpoint
CREATE TRIGGER store_stock_added_stand AFTER INSERT ON store_stock REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rows_stand();
--> statement-breakpoint
CREATE TRIGGER store_stock_removed_stand AFTER DELETE ON store_stock REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rows_stand();
--> statement-breakpoint
CREATE TRIGGER store_stock_updated_stand AFTER UPDATE ON store_stock REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rows_stand();
--> statement-breakpoint
SELECT write_stands(array(SELECT id FROM products));
