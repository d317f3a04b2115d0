DROP INDEX IF EXISTS "payment_voucher_details_idx";
--> statement-breakpoint
DROP INDEX IF EXISTS "receipt_voucher_details_idx";
--> statement-breakpoint
DROP INDEX IF EXISTS "contra_details_idx";
--> statement-breakpoint
DROP INDEX IF EXISTS "journal_details_idx";
