CREATE TABLE "listing_due" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_refresher" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_refresher_one" CHECK ("listing_refresher"."id")
);
--> statement-breakpoint
ALTER TABLE "listing_cards" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_due_product" ON "listing_due" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "listing_folds" DROP COLUMN "shape";--> statement-breakpoint
INSERT INTO "listing_refresher" DEFAULT VALUES;
--> statement-breakpoint
-- Whatever changes what a list shows, a node of the shop or a person at a prompt, notes the products that it touched.
-- Rows are only added, so that two transactions that sell the same product do not wait for each other here. Who
-- refreshes hears of it when the transaction is committed.
CREATE FUNCTION call_refresher(noted boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF noted THEN
    PERFORM pg_notify('threefold_changes', 'due');
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id) SELECT id FROM changed;
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Rows of a table that tell of one product each.
CREATE FUNCTION due_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id) SELECT DISTINCT product_id FROM changed;
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The same for an update: a row may have moved from one product to another.
CREATE FUNCTION due_product_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id) SELECT product_id FROM before UNION SELECT product_id FROM changed;
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT DISTINCT pq.product_id FROM changed q JOIN product_questions pq ON pq.question_id = q.id;
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT DISTINCT pq.product_id FROM changed o JOIN product_questions pq USING (question_id);
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Names and switches that many products share. Other columns of these tables are not part of a list.
CREATE FUNCTION due_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT p.id FROM products p JOIN categories c ON c.id = p.category_id
  WHERE EXISTS (
    SELECT FROM before b JOIN changed n USING (id)
    WHERE b.id IN (c.id, c.parent_id)
      AND (b.name, b.slug, b.parent_id, b.is_active) IS DISTINCT FROM (n.name, n.slug, n.parent_id, n.is_active)
  );
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_brands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT p.id FROM before b JOIN changed n USING (id) JOIN products p ON p.brand_id = n.id
  WHERE (b.name, b.slug, b.image, b.is_active) IS DISTINCT FROM (n.name, n.slug, n.image, n.is_active);
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT p.id FROM before b JOIN changed n USING (id) JOIN products p ON p.business_id = n.id
  WHERE (b.name, b.hide_stock, b.is_trading) IS DISTINCT FROM (n.name, n.hide_stock, n.is_trading);
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_models() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT p.id FROM before b JOIN changed n USING (id) JOIN products p ON p.model_id = n.id
  WHERE (b.name, b.release_year) IS DISTINCT FROM (n.name, n.release_year);
  PERFORM call_refresher(FOUND);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_products_with(terms int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_due (product_id)
  SELECT DISTINCT product_id FROM variations
  WHERE term_1_id = ANY(terms) OR term_2_id = ANY(terms) OR term_3_id = ANY(terms) OR term_4_id = ANY(terms);
  PERFORM call_refresher(FOUND);
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_attributes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM due_products_with(array_agg(t.id)) FROM changed a JOIN attribute_terms t ON t.attribute_id = a.id
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION due_term_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM due_products_with(array_agg(id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The first term with a swatch makes its attribute a colour, and the last one that goes makes it none: then all of its
-- terms are filtered by another name. An update of a swatch may do either.
CREATE FUNCTION due_swatches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM due_products_with(array_agg(t.id)) FROM attribute_terms t
  WHERE t.attribute_id IN (SELECT attribute_id FROM changed)
    AND NOT EXISTS (
      SELECT FROM attribute_terms other WHERE other.attribute_id = t.attribute_id AND other.swatch IS NOT NULL
        AND other.id NOT IN (SELECT id FROM changed)
    )
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_added_due AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_products();
--> statement-breakpoint
CREATE TRIGGER products_updated_due AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_products();
--> statement-breakpoint
CREATE TRIGGER variations_added_due AFTER INSERT ON variations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER variations_removed_due AFTER DELETE ON variations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER variations_updated_due AFTER UPDATE ON variations REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_updates();
--> statement-breakpoint
CREATE TRIGGER product_images_added_due AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER product_images_removed_due AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER product_images_updated_due AFTER UPDATE ON product_images REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_updates();
--> statement-breakpoint
CREATE TRIGGER reviews_added_due AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER reviews_removed_due AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER reviews_updated_due AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_updates();
--> statement-breakpoint
CREATE TRIGGER product_questions_added_due AFTER INSERT ON product_questions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER product_questions_removed_due AFTER DELETE ON product_questions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_rows();
--> statement-breakpoint
CREATE TRIGGER product_questions_updated_due AFTER UPDATE ON product_questions REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_product_updates();
--> statement-breakpoint
CREATE TRIGGER questions_updated_due AFTER UPDATE ON questions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_questions();
--> statement-breakpoint
CREATE TRIGGER question_options_added_due AFTER INSERT ON question_options REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_options();
--> statement-breakpoint
CREATE TRIGGER question_options_removed_due AFTER DELETE ON question_options REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_options();
--> statement-breakpoint
CREATE TRIGGER question_options_updated_due AFTER UPDATE ON question_options REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_options();
--> statement-breakpoint
CREATE TRIGGER categories_updated_due AFTER UPDATE ON categories REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_categories();
--> statement-breakpoint
CREATE TRIGGER brands_updated_due AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_brands();
--> statement-breakpoint
CREATE TRIGGER businesses_updated_due AFTER UPDATE ON businesses REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_businesses();
--> statement-breakpoint
CREATE TRIGGER models_updated_due AFTER UPDATE ON models REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_models();
--> statement-breakpoint
CREATE TRIGGER attributes_updated_due AFTER UPDATE ON attributes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_attributes();
--> statement-breakpoint
CREATE TRIGGER attribute_terms_updated_due AFTER UPDATE ON attribute_terms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_term_updates();
--> statement-breakpoint
CREATE TRIGGER attribute_terms_swatch_added_due AFTER INSERT ON attribute_terms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_swatches();
--> statement-breakpoint
CREATE TRIGGER attribute_terms_swatch_removed_due AFTER DELETE ON attribute_terms REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_swatches();
--> statement-breakpoint
CREATE TRIGGER attribute_terms_swatch_updated_due AFTER UPDATE ON attribute_terms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION due_swatches();
