-- Who costs from `lowest` to `highest` pence, from the binary digits of all prices. From the lowest digit up: where a
-- limit has a 1 a price needs one too to reach it, where it has a 0 a 1 is enough. Null is everybody, who reach a limit
-- without a 1 so far.
CREATE FUNCTION price_within(digits bit[], lowest integer, highest integer) RETURNS bit varying
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  everybody bit varying := digits[1] | ~digits[1];
  reached bit varying;
  passed bit varying;
  above integer := highest + 1;
BEGIN
  FOR place IN 1 .. array_upper(digits, 1) LOOP
    IF lowest & 1 = 1 THEN reached := coalesce(reached & digits[place], digits[place]);
    ELSE reached := reached | digits[place]; END IF;
    IF above & 1 = 1 THEN passed := coalesce(passed & digits[place], digits[place]);
    ELSE passed := passed | digits[place]; END IF;
    lowest := lowest >> 1;
    above := above >> 1;
  END LOOP;
  -- A highest price beyond all digits is passed by nobody.
  RETURN coalesce(reached, everybody) & coalesce(~passed, everybody);
END
$$;
