-- A moved focal point changes how the shop crops the picture, so the answers that show it are stale.
CREATE TRIGGER media_focus_changed AFTER UPDATE OF focal_x, focal_y ON media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('catalog');
