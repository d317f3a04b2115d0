ALTER TABLE "sales" ADD COLUMN "discount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "sales_items" ADD COLUMN "discount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "discount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "discount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "credit_note" ADD COLUMN "discount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "credit_note_items" ADD COLUMN "discount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "debit_note" ADD COLUMN "discount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "debit_note_items" ADD COLUMN "discount" numeric(20, 2);
