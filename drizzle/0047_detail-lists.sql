ALTER TABLE "custom_field_values" DROP CONSTRAINT "custom_field_values_definition_id_custom_field_definitions_id_fk";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_model_id_models_id_fk";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_warranty_policy_id_policies_id_fk";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_return_policy_id_policies_id_fk";
--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_field_values" ADD CONSTRAINT "custom_field_values_definition_id_custom_field_definitions_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."custom_field_definitions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_warranty_policy_id_policies_id_fk" FOREIGN KEY ("warranty_policy_id") REFERENCES "public"."policies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_return_policy_id_policies_id_fk" FOREIGN KEY ("return_policy_id") REFERENCES "public"."policies"("id") ON DELETE restrict ON UPDATE no action;