ALTER TABLE "listing_folds" ADD COLUMN "shape" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "raw_terms" text[] DEFAULT '{}' NOT NULL;