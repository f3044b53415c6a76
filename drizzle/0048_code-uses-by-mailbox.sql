-- Uses of codes are counted by mailbox: without a tag, and at Gmail without dots.
UPDATE "code_uses" SET "person" = CASE
  WHEN split_part("person", '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part("person", '@', 1), '+', 1), '.', '') || '@gmail.com'
  ELSE split_part(split_part("person", '@', 1), '+', 1) || '@' || split_part("person", '@', 2)
END
WHERE "person" ~ '^[^+@]+[^@]*@[^@]+$';
