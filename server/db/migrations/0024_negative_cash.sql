ALTER TABLE "book_setting" ADD COLUMN "negative_cash" text DEFAULT 'allow' NOT NULL;--> statement-breakpoint
ALTER TABLE "book_setting" ALTER COLUMN "negative_cash" DROP DEFAULT;
