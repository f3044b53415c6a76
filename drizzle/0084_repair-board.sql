ALTER TABLE "repairs" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "repairs_board" ON "repairs" USING btree ("state","business_id","store_id","due_at","id") WHERE "repairs"."closed_at" is null;--> statement-breakpoint
UPDATE "repairs" r SET "due_at" = CASE
  WHEN r."state" IN ('requested', 'no_show') OR (r."state" = 'awaiting_device' AND r."way" = 'post_in')
    THEN r."state_since" + interval '336 hours'
  WHEN r."state" = 'awaiting_device' THEN (SELECT s."starts_at" FROM "repair_slots" s WHERE s."repair_id" = r."id")
  WHEN r."state" = 'awaiting_approval' THEN r."state_since" + interval '336 hours'
  WHEN r."state" = 'approved' AND r."deposit" > 0 AND r."deposit_paid_at" IS NULL THEN NULL
  WHEN r."state" IN ('checked_in', 'diagnosing', 'approved', 'in_repair', 'quality_check', 'no_fault', 'return_unrepaired')
    THEN ((r."state_since" AT TIME ZONE 'Europe/London') + CASE extract(isodow FROM r."state_since" AT TIME ZONE 'Europe/London')
      WHEN 5 THEN interval '3 days' WHEN 6 THEN interval '2 days' ELSE interval '1 day' END) AT TIME ZONE 'Europe/London'
  WHEN r."state" = 'awaiting_parts' THEN (r."parts_by" + time '18:00') AT TIME ZONE 'Europe/London'
  WHEN r."state" = 'ready' THEN r."state_since" + interval '720 hours'
  WHEN r."state" = 'dispatched' THEN r."state_since" + interval '240 hours'
  WHEN r."state" = 'collected' THEN r."state_since" + interval '24 hours'
END WHERE r."closed_at" IS NULL;
