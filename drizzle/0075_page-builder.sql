
--> statement-breakpoint
CREATE TRIGGER shared_sections_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shared_sections
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
--> statement-breakpoint
CREATE TRIGGER page_moves_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_moves
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
