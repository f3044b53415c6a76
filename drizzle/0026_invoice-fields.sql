ALTER TABLE "businesses" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "company_number" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_vat_number" CHECK ("businesses"."vat_number" ~ '^GB([0-9]{9}|[0-9]{12})$');--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_company_number" CHECK ("businesses"."company_number" ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6})$');