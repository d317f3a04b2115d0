ALTER TABLE "opening_balance_items" ADD COLUMN "currency" integer;
--> statement-breakpoint
ALTER TABLE "opening_balance_items" ADD COLUMN "foreign_amount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "opening_balance_items" ADD COLUMN "exchange_rate" numeric;
--> statement-breakpoint
ALTER TABLE "opening_balance_items" ADD CONSTRAINT "opening_balance_items_currency_fk" FOREIGN KEY ("currency") REFERENCES "public"."currency"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "opening_balance_items_currency_idx" ON "opening_balance_items" USING btree ("currency");
