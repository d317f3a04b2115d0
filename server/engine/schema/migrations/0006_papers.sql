ALTER TABLE "order" ADD COLUMN "delivery_tax" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_tax_amount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "book_setting" ADD COLUMN "delivery_tax" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_delivery_tax_fk" FOREIGN KEY ("delivery_tax") REFERENCES "public"."tax_code"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "book_setting" ADD CONSTRAINT "book_setting_delivery_tax_fk" FOREIGN KEY ("delivery_tax") REFERENCES "public"."tax_code"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_delivery_tax_idx" ON "order" USING btree ("delivery_tax","id");
--> statement-breakpoint
CREATE INDEX "book_setting_delivery_tax_idx" ON "book_setting" USING btree ("delivery_tax","id");
