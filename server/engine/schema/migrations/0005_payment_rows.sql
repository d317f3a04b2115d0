ALTER TABLE "booking_payment" ADD COLUMN "account_log" integer;
--> statement-breakpoint
-- Facts are changed this once; the start makes the trigger again.
DROP TRIGGER IF EXISTS "facts_stay" ON "booking_payment";
--> statement-breakpoint
-- No receipt held two bookings of one party, so its rows of that party were the payment's: one, or what it settled and the
-- advance that it left, which are payments of their own from now on.
INSERT INTO "booking_payment" ("created_at", "created_by", "booking", "receipt_voucher", "account_log", "paid_on", "amount")
SELECT created_at, created_by, booking, receipt_voucher, row_of, paid_on, worth FROM (
	SELECT payment.*, log.id AS row_of, log.credit_amount AS worth,
		row_number() OVER (PARTITION BY payment.id ORDER BY log.id) AS nth
	FROM "booking_payment" AS payment
		JOIN "booking" ON booking.id = payment.booking
		JOIN "posting" ON posting.source_type = 'receipt_voucher' AND posting.source_id = payment.receipt_voucher
			AND posting.source_event = 'post'
		JOIN "account_log" AS log ON log.posting = posting.id AND log.party = booking.party AND log.credit_amount > 0
) AS each WHERE nth > 1 ORDER BY id, nth;
--> statement-breakpoint
UPDATE "booking_payment" AS payment SET "account_log" = log.id, "amount" = log.credit_amount
FROM "booking", "posting", "account_log" AS log
WHERE payment.account_log IS NULL AND booking.id = payment.booking
	AND posting.source_type = 'receipt_voucher' AND posting.source_id = payment.receipt_voucher
	AND posting.source_event = 'post'
	AND log.id = (SELECT min(first.id) FROM "account_log" AS first
		WHERE first.posting = posting.id AND first.party = booking.party AND first.credit_amount > 0);
--> statement-breakpoint
ALTER TABLE "booking_payment" ALTER COLUMN "account_log" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking_payment" ADD CONSTRAINT "booking_payment_account_log_fk" FOREIGN KEY ("account_log") REFERENCES "public"."account_log"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "booking_payment_account_log_unique" ON "booking_payment" USING btree ("account_log");
--> statement-breakpoint
CREATE INDEX "booking_payment_account_log_idx" ON "booking_payment" USING btree ("account_log","id");
