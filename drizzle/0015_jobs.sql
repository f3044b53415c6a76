CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cron" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"progress_done" integer DEFAULT 0 NOT NULL,
	"progress_total" integer,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "jobs_kind_key" UNIQUE("kind","key"),
	CONSTRAINT "jobs_end" CHECK ("jobs"."done_at" is null or "jobs"."failed_at" is null),
	CONSTRAINT "jobs_failure" CHECK ("jobs"."failed_at" is null or "jobs"."last_error" is not null),
	CONSTRAINT "jobs_cron" CHECK ("jobs"."cron" is null or ("jobs"."done_at" is null and "jobs"."failed_at" is null)),
	CONSTRAINT "jobs_tries" CHECK ("jobs"."tries" >= 0),
	CONSTRAINT "jobs_payload" CHECK (jsonb_typeof("jobs"."payload") = 'object'),
	CONSTRAINT "jobs_progress" CHECK ("jobs"."progress_done" >= 0 and "jobs"."progress_total" >= 0),
	CONSTRAINT "jobs_mail" CHECK ("jobs"."kind" <> 'mail' or (
        "jobs"."payload" ->> 'to' is not null and "jobs"."payload" ->> 'subject' is not null
        and "jobs"."payload" ->> 'to' ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length("jobs"."payload" ->> 'to') <= 254
        and "jobs"."payload" ->> 'subject' !~ '[[:cntrl:]]' and length("jobs"."payload" ->> 'subject') between 1 and 250))
);
--> statement-breakpoint
-- Messages that were written, sent or given up before go on as jobs; only the words of those with a secret differ.
INSERT INTO jobs (id, kind, key, payload, created_at, due_at, tries, done_at, failed_at, last_error)
SELECT id, 'mail', regexp_replace(dedupe_key, '^secret:', ''),
  jsonb_strip_nulls(jsonb_build_object('to', recipient, 'subject', subject, 'unsubscribeUrl', unsubscribe_url))
  || CASE WHEN dedupe_key LIKE 'secret:%'
    THEN CASE WHEN sent_at IS NULL AND failed_at IS NULL
      THEN jsonb_build_object('secret', jsonb_build_object('text', text, 'html', html)) ELSE '{}' END
    ELSE jsonb_build_object('text', text, 'html', html) END,
  created_at, due_at, tries, sent_at, failed_at, last_error
FROM outbox ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "outbox" CASCADE;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","due_at") WHERE "jobs"."done_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_mail_to" ON "jobs" USING btree (lower("payload" ->> 'to')) WHERE "jobs"."kind" = 'mail';--> statement-breakpoint
-- A job that was written is done at once, by whichever node hears of it first.
CREATE TRIGGER jobs_written AFTER INSERT ON jobs
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('jobs');
