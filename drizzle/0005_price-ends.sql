-- The lowest and the highest price of the products in `base`, pence, from the binary digits of all prices: from the
-- highest digit down, who has a 1 there is dearer than who has a 0.
CREATE FUNCTION price_ends(base bit, digits bit[]) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  cheapest bit varying := base;
  dearest bit varying := base;
  part bit varying;
  lowest integer := 0;
  highest integer := 0;
BEGIN
  FOR place IN REVERSE array_upper(digits, 1) .. 1 LOOP
    part := cheapest & ~digits[place];
    IF bit_count(part) > 0 THEN cheapest := part; ELSE lowest := lowest | (1 << (place - 1)); END IF;
    part := dearest & digits[place];
    IF bit_count(part) > 0 THEN dearest := part; highest := highest | (1 << (place - 1)); END IF;
  END LOOP;
  RETURN ARRAY[lowest, highest];
END
$$;
