-- The words of a text as a search compares them: lower-case, without accents, letters and digits only. A word
-- with a number at its end is also found by its two halves: "watch7" by "watch 7". One expression, so that the
-- database can write it into the query that uses it.
CREATE FUNCTION search_words(said text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT string_to_array(trim(regexp_replace(
    regexp_replace(lower(unaccent(said)), '\m([[:alpha:]]{3,})([0-9]+)\M', '\1\2 \1 \2', 'g'),
    '[^[:alnum:]]+', ' ', 'g'
  )), ' ')
$$;
--> statement-breakpoint
-- How many words a name has beside its brand.
CREATE FUNCTION name_size(name text, brand text) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT cardinality(string_to_array(trim(regexp_replace(
    CASE WHEN starts_with(lower(name), lower(brand) || ' ') THEN substr(name, length(brand) + 1) ELSE name END,
    '[^[:alnum:]]+', ' ', 'g'
  )), ' '))::smallint
$$;
--> statement-breakpoint
-- One pass over the ids of a chunk makes its bits.
DO $$ BEGIN
  EXECUTE format(
    'CREATE AGGREGATE bits_of(integer, integer) (SFUNC = set_bit, STYPE = bit, INITCOND = %L)', repeat('0', 16384)
  );
END $$;
--> statement-breakpoint
CREATE TABLE "listing_bits" (
	"facet" smallint NOT NULL,
	"value" text NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(16384) NOT NULL,
	CONSTRAINT "listing_bits_facet_value_chunk_pk" PRIMARY KEY("facet","value","chunk")
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_folds" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"words_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_word_bits" (
	"word" text NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(16384) NOT NULL,
	CONSTRAINT "listing_word_bits_word_chunk_pk" PRIMARY KEY("word","chunk")
);
--> statement-breakpoint
DROP INDEX "listing_root";--> statement-breakpoint
DROP INDEX "listing_category";--> statement-breakpoint
DROP INDEX "listing_brand";--> statement-breakpoint
DROP INDEX "listing_business";--> statement-breakpoint
DROP INDEX "listing_terms";--> statement-breakpoint
DROP INDEX "listing_words";--> statement-breakpoint
DROP INDEX "listing_name";--> statement-breakpoint
ALTER TABLE "listing" ALTER COLUMN "words" SET DATA TYPE text[] USING '{}';--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "name_size" smallint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "listing" ALTER COLUMN "name_size" DROP DEFAULT;--> statement-breakpoint
UPDATE "listing" l SET
  words = search_words(concat_ws(' ', p.name, b.name, c.name, root.name, m.name,
    (SELECT string_agg(substr(term, strpos(term, ':') + 1), ' ') FROM unnest(l.terms) AS term))),
  name_size = name_size(p.name, b.name)
FROM products p
JOIN brands b ON b.id = p.brand_id
JOIN categories c ON c.id = p.category_id
LEFT JOIN categories root ON root.id = c.parent_id
LEFT JOIN models m ON m.id = p.model_id
WHERE p.id = l.product_id;--> statement-breakpoint
CREATE INDEX "listing_changes_product" ON "listing_changes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_root_price" ON "listing" USING btree ("line","root_category_id","price","product_id");--> statement-breakpoint
CREATE INDEX "listing_category_price" ON "listing" USING btree ("line","category_id","price","product_id");--> statement-breakpoint
CREATE INDEX "listing_any_line" ON "listing" USING btree ("featured_rank","product_id");--> statement-breakpoint
CREATE INDEX "listing_search" ON "listing" USING btree ("name_size","line","featured_rank","product_id");
--> statement-breakpoint
-- Rows of two kilobytes stay in their page: as they are where most bits tell something, compressed for words.
ALTER TABLE "listing_bits" ALTER COLUMN "bits" SET STORAGE PLAIN;
--> statement-breakpoint
ALTER TABLE "listing_word_bits" ALTER COLUMN "bits" SET STORAGE MAIN, SET (toast_tuple_target = 128);
--> statement-breakpoint
INSERT INTO "listing_folds" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "listing_changes" ("product_id") SELECT "product_id" FROM "listing";
--> statement-breakpoint
-- Whatever changes the listing, also the removal of a product or a person at a prompt, marks what it changed.
CREATE FUNCTION mark_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (product_id) SELECT product_id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON listing REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_change();
--> statement-breakpoint
CREATE TRIGGER listing_updated AFTER UPDATE ON listing REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_change();
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON listing REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_change();
--> statement-breakpoint
CREATE FUNCTION empty_listing_bits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_bits;
  DELETE FROM listing_word_bits;
  DELETE FROM listing_changes;
  UPDATE listing_folds SET words_version = words_version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_emptied AFTER TRUNCATE ON listing
  FOR EACH STATEMENT EXECUTE FUNCTION empty_listing_bits();
