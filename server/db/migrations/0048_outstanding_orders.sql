ALTER TABLE "order" ADD COLUMN "outstanding" numeric(20, 2);
--> statement-breakpoint
CREATE INDEX "order_outstanding_idx" ON "order" USING btree ("outstanding","id");
--> statement-breakpoint
-- What of each order is not paid.
UPDATE "order" SET "outstanding" = greatest(coalesce("due_amount", 0) - coalesce("paid_amount", 0), 0);
--> statement-breakpoint
-- The states as `paymentState` says them: what is outstanding decides before what was given back.
UPDATE "order" SET "payment_status" = CASE
  WHEN "outstanding" > 0 THEN CASE WHEN "paid_amount" > 0 THEN 'partially_paid' ELSE 'unpaid' END
  WHEN EXISTS (SELECT 1 FROM "refund" WHERE "refund"."order" = "order"."id" AND "refund"."status" = 'posted')
    THEN CASE WHEN "paid_amount" > 0 THEN 'partially_refunded' ELSE 'refunded' END
  WHEN "paid_amount" > coalesce("due_amount", 0) THEN 'overpaid'
  WHEN "paid_amount" > 0 THEN 'paid'
  ELSE 'none' END;
--> statement-breakpoint
-- The same of bookings, whose states follow the same law; drafts are said anew with their next payment.
UPDATE "booking" SET "payment_status" = CASE
  WHEN "due_amount" > coalesce("paid_amount", 0)
    THEN CASE WHEN "paid_amount" > 0 THEN 'partially_paid' ELSE 'unpaid' END
  WHEN EXISTS (SELECT 1 FROM "refund" WHERE "refund"."booking" = "booking"."id" AND "refund"."status" = 'posted')
    THEN CASE WHEN "paid_amount" > 0 THEN 'partially_refunded' ELSE 'refunded' END
  WHEN "paid_amount" > coalesce("due_amount", 0) THEN 'overpaid'
  WHEN "paid_amount" > 0 THEN 'paid'
  ELSE 'none' END
WHERE "status" <> 'draft';
