ALTER TABLE "question_options" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "question_options" ADD COLUMN "part_quality" text;--> statement-breakpoint
ALTER TABLE "question_options" ADD COLUMN "bench_days" smallint;--> statement-breakpoint
ALTER TABLE "question_options" ADD COLUMN "bench_minutes" smallint;--> statement-breakpoint
ALTER TABLE "question_options" ADD COLUMN "warranty_months" smallint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_fault" CHECK ("question_options"."fault" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_part_quality" CHECK ("question_options"."part_quality" in ('genuine', 'premium', 'compatible', 'refurbished'));--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_bench" CHECK (("question_options"."bench_days" is null) = ("question_options"."bench_minutes" is null) and "question_options"."bench_days" >= 0 and "question_options"."bench_minutes" >= 0
        and ("question_options"."bench_days" = 0) <> ("question_options"."bench_minutes" = 0));--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_warranty" CHECK ("question_options"."warranty_months" between 0 and 999);--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_role" CHECK ("questions"."role" in ('faults', 'parts', 'grade'));--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_role" CHECK ("attributes"."role" in ('grade'));--> statement-breakpoint
ALTER TABLE "variations" ADD CONSTRAINT "variations_grade" CHECK ("variations"."grade" in ('New', 'Pristine', 'Excellent', 'Good', 'Fair'));
--> statement-breakpoint
-- '45 min', '1 h 30', '2 days': the words of benchWords in src/rules/repair/repair.ts.
CREATE FUNCTION bench_words(days integer, minutes integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN days = 1 THEN '1 day'
    WHEN days > 0 THEN days || ' days'
    WHEN minutes <= 60 THEN minutes || ' min'
    WHEN minutes % 60 = 0 THEN minutes / 60 || ' h'
    ELSE minutes / 60 || ' h ' || minutes % 60
  END
$$;
--> statement-breakpoint
-- What is said of an option, with its time and its warranty.
CREATE FUNCTION repair_words(signs text, days integer, minutes integer, months integer) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(concat_ws(' · ', nullif(signs, ''), bench_words(days, minutes),
    CASE months WHEN 0 THEN 'By repair' WHEN 1 THEN '1 month' ELSE months || ' months' END), '')
$$;
--> statement-breakpoint
-- What was read from words until now.
UPDATE questions SET role = CASE key WHEN 'part_quality' THEN 'parts' ELSE key END
WHERE key IN ('faults', 'part_quality', 'grade');
--> statement-breakpoint
UPDATE question_options o
SET fault = nullif(trim(BOTH '-' FROM regexp_replace(lower(o.value), '[^a-z0-9]+', '-', 'g')), '')
FROM questions q WHERE q.id = o.question_id AND q.role = 'faults';
--> statement-breakpoint
UPDATE question_options o SET part_quality = substring(lower(o.value) FROM 'genuine|premium|compatible|refurbished')
FROM questions q WHERE q.id = o.question_id AND q.role = 'parts';
--> statement-breakpoint
UPDATE question_options o SET
  description = said.part[1],
  bench_days = CASE WHEN said.part[2] IS NOT NULL THEN said.part[2]::int
    WHEN coalesce(said.part[3], said.part[5]) IS NOT NULL THEN 0 END,
  bench_minutes = CASE WHEN said.part[2] IS NOT NULL THEN 0
    WHEN said.part[3] IS NOT NULL THEN said.part[3]::int * 60 + coalesce(said.part[4], '0')::int
    ELSE said.part[5]::int END,
  warranty_months = coalesce(said.part[6]::int, 0)
FROM (
  SELECT o.id, regexp_match(o.description,
    '^(.*?)(?: · (?:([1-9]\d{0,2}) days?|([1-9]\d?) h(?: (\d{1,2}))?|([1-9]\d{0,3}) min))? · (?:([1-9]\d{0,2}) months?|By repair)$'
  ) AS part
  FROM question_options o JOIN questions q ON q.id = o.question_id AND q.role IN ('faults', 'parts')
) AS said
WHERE said.id = o.id AND said.part IS NOT NULL;
--> statement-breakpoint
UPDATE attributes SET role = 'grade' WHERE name = 'Condition';
--> statement-breakpoint
UPDATE variations v SET grade = t.label
FROM attribute_terms t JOIN attributes a ON a.id = t.attribute_id AND a.role = 'grade'
WHERE t.id IN (v.term_1_id, v.term_2_id, v.term_3_id, v.term_4_id)
  AND t.label IN ('New', 'Pristine', 'Excellent', 'Good', 'Fair');
