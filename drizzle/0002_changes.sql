-- Whatever changes data, a node of the shop or a person at a prompt, tells every node which answers are stale.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('threefold_changes', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER attributes_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attributes
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER attribute_terms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute_terms
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER policies_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON policies
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER models_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON models
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER product_attributes_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_attributes
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER variations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variations
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER product_images_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_images
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER custom_field_definitions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON custom_field_definitions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER custom_field_values_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON custom_field_values
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER box_items_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON box_items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER questions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON questions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER question_options_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON question_options
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER product_questions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_questions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER listing_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER listing_cards_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_cards
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
--> statement-breakpoint
CREATE TRIGGER site_settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
--> statement-breakpoint
CREATE TRIGGER site_pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
--> statement-breakpoint
CREATE TRIGGER menus_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menus
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
--> statement-breakpoint
CREATE TRIGGER template_rows_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON template_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
--> statement-breakpoint
CREATE TRIGGER businesses_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('stores');
--> statement-breakpoint
CREATE TRIGGER stores_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stores
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('stores');
--> statement-breakpoint
CREATE TRIGGER store_hours_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON store_hours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('stores');
