ALTER TABLE "refund" ADD COLUMN "currency" integer;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "exchange_rate" numeric;
--> statement-breakpoint
ALTER TABLE "book_setting" ADD COLUMN "journal_allows_cash" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_currency_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "refund_currency_idx" ON "refund" USING btree ("currency","id");
