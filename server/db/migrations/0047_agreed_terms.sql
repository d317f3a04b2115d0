CREATE TABLE "booking_cancellation_fees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_cancellation_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"days_before" integer NOT NULL,
	"fee_amount" numeric(20, 2) NOT NULL
);

--> statement-breakpoint
CREATE TABLE "limit_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"record" integer NOT NULL,
	"day" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "hourly_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hourly_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "departure" DROP CONSTRAINT "departure_seats_check";
--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD COLUMN "money_amount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "money_amount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "booking_cancellation_fees" ADD CONSTRAINT "booking_cancellation_fees_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "booking_cancellation_fees_owner_idx" ON "booking_cancellation_fees" USING btree ("owner","position");
--> statement-breakpoint
CREATE INDEX "limit_use_subject_idx" ON "limit_use" USING btree ("user","subject","record");
--> statement-breakpoint
CREATE INDEX "hourly_use_key_idx" ON "hourly_use" USING btree ("key","at");
--> statement-breakpoint
CREATE INDEX "hourly_use_at_idx" ON "hourly_use" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "payment_voucher_money_amount_idx" ON "payment_voucher" USING btree ("money_amount","id");
--> statement-breakpoint
CREATE INDEX "receipt_voucher_money_amount_idx" ON "receipt_voucher" USING btree ("money_amount","id");
--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_seats_check" CHECK ("seats" >= "booked") NOT VALID;
--> statement-breakpoint
-- Whoever has a booking agreed on keeps the steps of its package as they are.
INSERT INTO "booking_cancellation_fees" ("owner", "position", "days_before", "fee_amount")
SELECT booking.id, row_number() OVER (PARTITION BY booking.id ORDER BY step.days_before) - 1, step.days_before, step.fee_amount
FROM booking
JOIN departure ON departure.id = booking.departure
JOIN tour_package_cancellation_fees AS step ON step.owner = departure.tour_package
WHERE booking.status <> 'draft' OR booking.paid_amount > 0;
--> statement-breakpoint
-- One right to costs takes the place of two.
INSERT INTO "role_permissions" ("owner", "target")
SELECT held.owner, made.id FROM role_permissions AS held
JOIN permission AS old ON old.id = held.target AND old.name = 'INVENTORY_COST'
CROSS JOIN permission AS made WHERE made.name = 'STOCK_MOVEMENT_COST'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "role_permissions" WHERE "target" IN (SELECT id FROM permission WHERE name = 'INVENTORY_COST');
--> statement-breakpoint
DELETE FROM "permission" WHERE "name" = 'INVENTORY_COST';
--> statement-breakpoint
-- What of each voucher is cash and bank: its lines on ledgers below groups that hold money.
WITH RECURSIVE "held" AS (
  SELECT "id", "holds" FROM "group" WHERE "head_group" IS NULL
  UNION ALL
  SELECT "deeper"."id", coalesce("deeper"."holds", "held"."holds") FROM "group" AS "deeper" JOIN "held" ON "held"."id" = "deeper"."head_group"
)
UPDATE "payment_voucher" AS "voucher" SET "money_amount" = coalesce((
  SELECT sum(coalesce("credit_amount", 0) - coalesce("debit_amount", 0)) FROM "payment_voucher_items" AS "line"
    JOIN "ledger_account" ON "ledger_account"."id" = "line"."ledger"
    JOIN "held" ON "held"."id" = "ledger_account"."head_group" AND "held"."holds" IS NOT NULL
  WHERE "line"."owner" = "voucher"."id"), 0);
--> statement-breakpoint
-- What of each voucher is cash and bank: its lines on ledgers below groups that hold money.
WITH RECURSIVE "held" AS (
  SELECT "id", "holds" FROM "group" WHERE "head_group" IS NULL
  UNION ALL
  SELECT "deeper"."id", coalesce("deeper"."holds", "held"."holds") FROM "group" AS "deeper" JOIN "held" ON "held"."id" = "deeper"."head_group"
)
UPDATE "receipt_voucher" AS "voucher" SET "money_amount" = coalesce((
  SELECT sum(coalesce("debit_amount", 0) - coalesce("credit_amount", 0)) FROM "receipt_voucher_items" AS "line"
    JOIN "ledger_account" ON "ledger_account"."id" = "line"."ledger"
    JOIN "held" ON "held"."id" = "ledger_account"."head_group" AND "held"."holds" IS NOT NULL
  WHERE "line"."owner" = "voucher"."id"), 0);
