ALTER TABLE "orders" ADD COLUMN "send_by" timestamp with time zone;--> statement-breakpoint
-- Orders from before this column: a parcel leaves by four on the working day before it was promised (such promises end
-- at six), what a courier brings within hours by the earlier of its two times.
UPDATE "orders" SET "send_by" = greatest("placed_at", CASE
  WHEN "way" = 'collect' THEN "promised_by"
  WHEN ("promised_by" at time zone 'Europe/London')::time = time '18:00' THEN
    (date_trunc('day', "promised_by" at time zone 'Europe/London') + interval '16 hours'
      - make_interval(days => CASE extract(isodow from "promised_by" at time zone 'Europe/London')::int WHEN 1 THEN 3 WHEN 7 THEN 2 ELSE 1 END))
      at time zone 'Europe/London'
  ELSE "promised_from" END);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "send_by" SET NOT NULL;
