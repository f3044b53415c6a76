-- A mail that was written is sent at once, by whichever node hears of it first.
CREATE TRIGGER outbox_written AFTER INSERT ON outbox
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('outbox');
