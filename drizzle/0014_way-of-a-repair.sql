ALTER TABLE "cart_items" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_way" CHECK ("cart_items"."way" in ('drop_in', 'post_in'));