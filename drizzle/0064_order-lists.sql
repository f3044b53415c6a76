CREATE TABLE "order_words" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_business_state" ON "orders" USING btree ("business_id","state","id");--> statement-breakpoint
CREATE INDEX "parcels_scanned" ON "parcels" USING btree (replace("tracking", ' ', ''));--> statement-breakpoint
CREATE FUNCTION write_order_words(orders_to_write int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_words AS w (order_id, business_id, words)
  SELECT o.id, o.business_id, lower(concat_ws(E'\n', g.name,
    (SELECT string_agg(l.name, E'\n' ORDER BY l.id) FROM order_lines l WHERE l.order_id = o.id)))
  FROM orders o JOIN order_groups g ON g.id = o.group_id WHERE o.id = ANY(orders_to_write)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words WHERE w.words <> excluded.words
$$;
--> statement-breakpoint
CREATE FUNCTION order_lines_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_words(array_agg(DISTINCT order_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION order_line_updates_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_words(array_agg(DISTINCT n.order_id)) FROM before b JOIN changed n USING (id)
  WHERE b.name <> n.name HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION order_group_updates_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_words(array_agg(o.id)) FROM before b JOIN changed n USING (id) JOIN orders o ON o.group_id = n.id
  WHERE b.name <> n.name HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_lines_added_words AFTER INSERT ON order_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_words();
--> statement-breakpoint
CREATE TRIGGER order_lines_removed_words AFTER DELETE ON order_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_words();
--> statement-breakpoint
CREATE TRIGGER order_lines_updated_words AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_line_updates_words();
--> statement-breakpoint
CREATE TRIGGER order_groups_updated_words AFTER UPDATE ON order_groups REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_group_updates_words();
--> statement-breakpoint
SELECT write_order_words(array(SELECT id FROM orders));
--> statement-breakpoint
CREATE INDEX "order_words_trigrams" ON "order_words" USING gin ("words" gin_trgm_ops);
