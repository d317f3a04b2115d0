ALTER TABLE "payment_voucher" ADD COLUMN "money_amount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "receipt_voucher" ADD COLUMN "money_amount" numeric(20, 2);
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
--> statement-breakpoint
CREATE INDEX "payment_voucher_money_amount_idx" ON "payment_voucher" USING btree ("money_amount","id");
--> statement-breakpoint
CREATE INDEX "receipt_voucher_money_amount_idx" ON "receipt_voucher" USING btree ("money_amount","id");
