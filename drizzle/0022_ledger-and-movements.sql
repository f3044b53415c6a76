-- The postings of an entry sum to zero. They are written in one statement, so that the sum is known at its end.
CREATE FUNCTION check_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written GROUP BY entry_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'The postings of an entry do not sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER postings_sum_to_zero AFTER INSERT ON postings
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION check_postings();
--> statement-breakpoint
-- What was written in the books is never changed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER postings_stay BEFORE UPDATE OR DELETE ON postings FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The stock that is there today.
INSERT INTO stock_movements (product_id, quantity, reason)
SELECT id, stock, 'opening' FROM products WHERE counts_stock AND stock > 0 AND type = 1;
--> statement-breakpoint
INSERT INTO stock_movements (product_id, variation_id, quantity, reason)
SELECT product_id, id, stock, 'opening' FROM variations WHERE counts_stock AND stock > 0;
