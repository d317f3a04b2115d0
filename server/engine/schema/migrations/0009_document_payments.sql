CREATE TABLE "document_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"document_type" text NOT NULL,
	"document_id" integer NOT NULL,
	"receipt_voucher" integer NOT NULL,
	"account_log" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"amount" numeric(20, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_payment" ADD CONSTRAINT "document_payment_receipt_voucher_receipt_voucher_id_fk" FOREIGN KEY ("receipt_voucher") REFERENCES "public"."receipt_voucher"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_payment" ADD CONSTRAINT "document_payment_account_log_account_log_id_fk" FOREIGN KEY ("account_log") REFERENCES "public"."account_log"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "document_payment_document_idx" ON "document_payment" USING btree ("document_type","document_id");
--> statement-breakpoint
CREATE INDEX "document_payment_receipt_idx" ON "document_payment" USING btree ("receipt_voucher");
--> statement-breakpoint
CREATE UNIQUE INDEX "document_payment_account_log_key" ON "document_payment" USING btree ("account_log");
--> statement-breakpoint
-- Payments of orders name the rows of their receipts as those of bookings do; the views of both come to be by repeatable.sql.
INSERT INTO "document_payment" ("created_at", "created_by", "document_type", "document_id", "receipt_voucher", "account_log", "paid_on", "amount")
SELECT "created_at", "created_by", 'booking', "booking", "receipt_voucher", "account_log", "paid_on", "amount"
FROM "booking_payment" ORDER BY "id";
--> statement-breakpoint
INSERT INTO "document_payment" ("created_at", "created_by", "document_type", "document_id", "receipt_voucher", "account_log", "paid_on", "amount")
SELECT payment."created_at", payment."created_by", 'order', payment."order", payment."receipt_voucher", log."id", payment."paid_on", log."credit_amount"
FROM "order_payment" AS payment
	JOIN "posting" ON posting."source_type" = 'receipt_voucher' AND posting."source_id" = payment."receipt_voucher" AND posting."source_event" = 'post'
	JOIN "account_log" AS log ON log."posting" = posting."id" AND log."party" IS NOT NULL AND log."credit_amount" > 0
ORDER BY payment."id", log."id";
--> statement-breakpoint
DROP TABLE "booking_payment" CASCADE;
--> statement-breakpoint
DROP TABLE "order_payment" CASCADE;
--> statement-breakpoint
-- A refund says by one pair which document its money was paid for; what it said by a column of each kind follows from it.
ALTER TABLE "refund" ADD COLUMN "document_type" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "document_id" integer;
--> statement-breakpoint
UPDATE "refund" SET "document_type" = CASE WHEN "order" IS NOT NULL THEN 'order' ELSE 'booking' END, "document_id" = coalesce("order", "booking")
WHERE coalesce("order", "booking") IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "refund" DROP COLUMN "order";
--> statement-breakpoint
ALTER TABLE "refund" DROP COLUMN "booking";
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "order" integer GENERATED ALWAYS AS (case when document_type = 'order' then document_id end) STORED;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "booking" integer GENERATED ALWAYS AS (case when document_type = 'booking' then document_id end) STORED;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_fk" FOREIGN KEY ("order") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_booking_fk" FOREIGN KEY ("booking") REFERENCES "public"."booking"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "refund_order_idx" ON "refund" USING btree ("order","id");
--> statement-breakpoint
CREATE INDEX "refund_booking_idx" ON "refund" USING btree ("booking","id");
--> statement-breakpoint
-- The item of a product without variants bears its product's codes, as one that is made from now on does.
UPDATE "stock_item" SET "sku" = product."sku", "version" = "stock_item"."version" + 1 FROM "product"
WHERE product."id" = "stock_item"."product" AND "stock_item"."is_default" AND "stock_item"."sku" IS NULL AND product."sku" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "stock_item" AS other WHERE lower(other."sku") = lower(product."sku"));
--> statement-breakpoint
UPDATE "stock_item" SET "barcode" = product."barcode", "version" = "stock_item"."version" + 1 FROM "product"
WHERE product."id" = "stock_item"."product" AND "stock_item"."is_default" AND "stock_item"."barcode" IS NULL AND product."barcode" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "stock_item" AS other WHERE lower(other."barcode") = lower(product."barcode"));
