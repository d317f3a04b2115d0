DROP INDEX IF EXISTS "salary_sheet_gross_amount_idx";
--> statement-breakpoint
ALTER TABLE "salary_sheet" ADD COLUMN "outstanding" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "salary_sheet_items" ADD COLUMN "salary_tax" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "salary_sheet_items" ADD COLUMN "outstanding" numeric(20, 2);
--> statement-breakpoint
CREATE INDEX "salary_sheet_outstanding_idx" ON "salary_sheet" USING btree ("outstanding","id");
--> statement-breakpoint
UPDATE "salary_sheet_items" AS line SET "salary_tax" = 0, "outstanding" = 0;
--> statement-breakpoint
UPDATE "salary_sheet_items" AS line SET "outstanding" = item.outstanding
FROM "salary_sheet" AS sheet
  JOIN "open_item" AS item ON item.log_type = 'salary_sheet' AND item.source_id = sheet.id AND item.side = 'credit'
  JOIN "ledger_account" ON "ledger_account".id = item.ledger AND ledger_type = 'employee_payable'
  JOIN "party" ON "party".id = item.party AND source_type = 'user'
WHERE line.owner = sheet.id AND line.employee = "party".source_id;
--> statement-breakpoint
UPDATE "salary_sheet" SET "outstanding" = (
  SELECT coalesce(sum(line.outstanding), 0) FROM "salary_sheet_items" AS line WHERE line.owner = "salary_sheet".id);
