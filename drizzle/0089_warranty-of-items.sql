ALTER TABLE "order_lines" ADD COLUMN "warranty_months" smallint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_warranty" CHECK ("order_lines"."warranty_months" between 1 and 11988);
--> statement-breakpoint
-- The months that words name, as warrantyMonths of src/rules/orders/warranty.ts reads them. The character classes are
-- written out, since those of the database also know letters and digits outside of ASCII.
CREATE FUNCTION warranty_months_in(words text) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(said.part[1]::int * CASE lower(said.part[2]) WHEN 'year' THEN 12 ELSE 1 END, 0)::smallint
  FROM (SELECT regexp_match(words, '(?<![A-Za-z0-9_])([0-9]{1,3})[\t\n\v\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF-]*(month|year)', 'i') AS part) said
$$;
--> statement-breakpoint
CREATE FUNCTION product_warranty_months(product int) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT warranty_months_in(coalesce(p.warranty, w.title))
  FROM products p LEFT JOIN policies w ON w.id = p.warranty_policy_id WHERE p.id = product
$$;
--> statement-breakpoint
-- Until now a warranty was read from the words of the product. Orders get what these say at this moment.
UPDATE "order_lines" l SET "warranty_months" = m.months
FROM (SELECT id, product_warranty_months(id) AS months FROM "products") m
WHERE m.id = l.product_id AND m.months IS NOT NULL;
--> statement-breakpoint
-- Changes and exchanges keep items too: those that wait become items of the order, and a change can be undone.
CREATE FUNCTION lines_with_warranty(lines jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(l.line || jsonb_build_object('warrantyMonths', product_warranty_months((l.line ->> 'productId')::int))
    ORDER BY l.place), '[]')
  FROM jsonb_array_elements(lines) WITH ORDINALITY AS l (line, place)
$$;
--> statement-breakpoint
UPDATE "order_changes" SET "before" = jsonb_set("before", '{lines}', lines_with_warranty("before" -> 'lines')),
  "after" = jsonb_set("after", '{lines}', lines_with_warranty("after" -> 'lines'));
--> statement-breakpoint
UPDATE "order_returns" SET "exchange" = lines_with_warranty("exchange") WHERE "exchange" IS NOT NULL;
--> statement-breakpoint
DROP FUNCTION lines_with_warranty(jsonb);--> statement-breakpoint
DROP FUNCTION product_warranty_months(int);--> statement-breakpoint
DROP FUNCTION warranty_months_in(text);
