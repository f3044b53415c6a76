-- A change names the products it touched, so that only answers made of them are made anew. Payloads are read by
-- readChange of src/server/db/changes.ts.
CREATE FUNCTION announce_products(word text, ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN
    RETURN;
  END IF;
  -- A notification holds 8,000 bytes, and so many products are most of what anybody is looking at.
  PERFORM pg_notify('threefold_changes',
    CASE WHEN cardinality(ids) > 200 THEN 'catalog' ELSE word || ' ' || array_to_string(ids, ',') END);
END
$$;
--> statement-breakpoint
-- Rows of a table that tell of one product each; the argument names the column with its id.
CREATE FUNCTION announce_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched int[];
BEGIN
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I AS id FROM changed LIMIT 201) AS few', TG_ARGV[0]) INTO touched;
  PERFORM announce_products('products', touched);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The same for an update: a row may have moved from one product to another.
CREATE FUNCTION announce_product_updates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched int[];
BEGIN
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT %1$I AS id FROM before UNION SELECT %1$I FROM changed LIMIT 201) AS few', TG_ARGV[0]
  ) INTO touched;
  PERFORM announce_products('products', touched);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What sells: products and variations. Stock changes with every order and is told apart; a product that comes to
-- another model is told of by the products of both, which are not known here.
CREATE FUNCTION announce_sellable_updates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched int[];
  stock_facts CONSTANT text[] := '{stock,reserved_stock,stock_status,is_available,sale_count}';
  is_stock_only boolean := false;
  is_moved boolean := false;
BEGIN
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I AS id FROM changed LIMIT 201) AS few', TG_ARGV[0]) INTO touched;
  IF cardinality(touched) <= 200 THEN
    SELECT
      bool_and(to_jsonb(b) - stock_facts = to_jsonb(c) - stock_facts),
      bool_or(to_jsonb(b) -> 'model_id' IS DISTINCT FROM to_jsonb(c) -> 'model_id')
    INTO is_stock_only, is_moved
    FROM before b JOIN changed c USING (id);
  END IF;
  IF is_moved THEN
    PERFORM pg_notify('threefold_changes', 'catalog');
  ELSE
    PERFORM announce_products(CASE WHEN is_stock_only THEN 'stock products' ELSE 'products' END, touched);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Lists are picked, sorted and counted by these rows. Price, discount, rating and whether it is in stock change
-- often; anything else is rare, and may change menus and what a search knows.
CREATE FUNCTION announce_listing_updates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched int[];
  often CONSTANT text[] := '{price,discount,rating,in_stock}';
  is_stock_only boolean := false;
  is_usual boolean := false;
BEGIN
  SELECT array_agg(product_id) INTO touched FROM (SELECT product_id FROM changed LIMIT 201) AS few;
  IF cardinality(touched) <= 200 THEN
    SELECT
      bool_and(to_jsonb(b) - 'in_stock' = to_jsonb(c) - 'in_stock'),
      bool_and(to_jsonb(b) - often = to_jsonb(c) - often)
    INTO is_stock_only, is_usual
    FROM before b JOIN changed c USING (product_id);
  END IF;
  IF touched IS NOT NULL AND NOT is_usual THEN
    PERFORM pg_notify('threefold_changes', 'catalog');
  ELSE
    PERFORM announce_products(CASE WHEN is_stock_only THEN 'stock listing' ELSE 'listing' END, touched);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What comes or goes may be told of anywhere. A statement that adds or removes nothing says nothing.
CREATE FUNCTION announce_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM pg_notify('threefold_changes', 'catalog');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION announce_card_updates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched int[];
  stock_facts CONSTANT text[] := '{stock,available_stock,stock_status,product_sale_count}';
  is_stock_only boolean := false;
BEGIN
  SELECT array_agg(product_id) INTO touched FROM (SELECT product_id FROM changed LIMIT 201) AS few;
  IF cardinality(touched) <= 200 THEN
    SELECT bool_and(b.card::jsonb - stock_facts = c.card::jsonb - stock_facts)
    INTO is_stock_only FROM before b JOIN changed c USING (product_id);
  END IF;
  PERFORM announce_products(CASE WHEN is_stock_only THEN 'stock products' ELSE 'products' END, touched);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER products_changed ON products;
--> statement-breakpoint
CREATE TRIGGER products_emptied_changed AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER products_added_changed AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('id');
--> statement-breakpoint
CREATE TRIGGER products_removed_changed AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('id');
--> statement-breakpoint
CREATE TRIGGER products_updated_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sellable_updates('id');
--> statement-breakpoint
DROP TRIGGER variations_changed ON variations;
--> statement-breakpoint
CREATE TRIGGER variations_emptied_changed AFTER TRUNCATE ON variations
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER variations_added_changed AFTER INSERT ON variations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER variations_removed_changed AFTER DELETE ON variations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER variations_updated_changed AFTER UPDATE ON variations REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sellable_updates('product_id');
--> statement-breakpoint
DROP TRIGGER product_attributes_changed ON product_attributes;
--> statement-breakpoint
CREATE TRIGGER product_attributes_emptied_changed AFTER TRUNCATE ON product_attributes
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER product_attributes_added_changed AFTER INSERT ON product_attributes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER product_attributes_removed_changed AFTER DELETE ON product_attributes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER product_attributes_updated_changed AFTER UPDATE ON product_attributes REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_updates('product_id');
--> statement-breakpoint
DROP TRIGGER product_images_changed ON product_images;
--> statement-breakpoint
CREATE TRIGGER product_images_emptied_changed AFTER TRUNCATE ON product_images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER product_images_added_changed AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER product_images_removed_changed AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER product_images_updated_changed AFTER UPDATE ON product_images REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_updates('product_id');
--> statement-breakpoint
DROP TRIGGER custom_field_values_changed ON custom_field_values;
--> statement-breakpoint
CREATE TRIGGER custom_field_values_emptied_changed AFTER TRUNCATE ON custom_field_values
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER custom_field_values_added_changed AFTER INSERT ON custom_field_values REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER custom_field_values_removed_changed AFTER DELETE ON custom_field_values REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER custom_field_values_updated_changed AFTER UPDATE ON custom_field_values REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_updates('product_id');
--> statement-breakpoint
DROP TRIGGER box_items_changed ON box_items;
--> statement-breakpoint
CREATE TRIGGER box_items_emptied_changed AFTER TRUNCATE ON box_items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER box_items_added_changed AFTER INSERT ON box_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER box_items_removed_changed AFTER DELETE ON box_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER box_items_updated_changed AFTER UPDATE ON box_items REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_updates('product_id');
--> statement-breakpoint
DROP TRIGGER reviews_changed ON reviews;
--> statement-breakpoint
CREATE TRIGGER reviews_emptied_changed AFTER TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER reviews_added_changed AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER reviews_removed_changed AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER reviews_updated_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_updates('product_id');
--> statement-breakpoint
DROP TRIGGER product_questions_changed ON product_questions;
--> statement-breakpoint
CREATE TRIGGER product_questions_emptied_changed AFTER TRUNCATE ON product_questions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER product_questions_added_changed AFTER INSERT ON product_questions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER product_questions_removed_changed AFTER DELETE ON product_questions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER product_questions_updated_changed AFTER UPDATE ON product_questions REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_updates('product_id');
--> statement-breakpoint
DROP TRIGGER listing_changed ON listing;
--> statement-breakpoint
CREATE TRIGGER listing_emptied_changed AFTER TRUNCATE ON listing
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER listing_added_changed AFTER INSERT ON listing REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_listed();
--> statement-breakpoint
CREATE TRIGGER listing_removed_changed AFTER DELETE ON listing REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_listed();
--> statement-breakpoint
CREATE TRIGGER listing_updated_changed AFTER UPDATE ON listing REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_listing_updates();
--> statement-breakpoint
DROP TRIGGER listing_cards_changed ON listing_cards;
--> statement-breakpoint
CREATE TRIGGER listing_cards_emptied_changed AFTER TRUNCATE ON listing_cards
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER listing_cards_added_changed AFTER INSERT ON listing_cards REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_cards_removed_changed AFTER DELETE ON listing_cards REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_product_rows('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_cards_updated_changed AFTER UPDATE ON listing_cards REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_card_updates();
