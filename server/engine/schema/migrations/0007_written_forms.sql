ALTER TABLE "general_setting" ADD COLUMN "day_order" text;
--> statement-breakpoint
ALTER TABLE "general_setting" ADD COLUMN "decimal_sign" text;
--> statement-breakpoint
ALTER TABLE "general_setting" ADD COLUMN "digit_grouping" text;
