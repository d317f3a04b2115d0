ALTER TABLE "monthly_subscription" ADD COLUMN "payment_method" integer;
--> statement-breakpoint
ALTER TABLE "monthly_subscription" ADD COLUMN "receipt" integer;
--> statement-breakpoint
ALTER TABLE "paymentmethod" ADD COLUMN "ledger" integer;
--> statement-breakpoint
ALTER TABLE "monthly_subscription" ADD CONSTRAINT "monthly_subscription_payment_method_fk" FOREIGN KEY ("payment_method") REFERENCES "public"."paymentmethod"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "monthly_subscription" ADD CONSTRAINT "monthly_subscription_receipt_fk" FOREIGN KEY ("receipt") REFERENCES "public"."receipt_voucher"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paymentmethod" ADD CONSTRAINT "paymentmethod_ledger_fk" FOREIGN KEY ("ledger") REFERENCES "public"."ledger_account"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "monthly_subscription_payment_method_idx" ON "monthly_subscription" USING btree ("payment_method","id");
--> statement-breakpoint
CREATE INDEX "monthly_subscription_receipt_idx" ON "monthly_subscription" USING btree ("receipt","id");
--> statement-breakpoint
CREATE INDEX "paymentmethod_ledger_idx" ON "paymentmethod" USING btree ("ledger","id");
