CREATE TABLE "purchase_withholdings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_withholdings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"tax" integer NOT NULL,
	"base_amount" numeric(20, 2) NOT NULL,
	"percent" numeric NOT NULL,
	"tax_amount" numeric(20, 2) NOT NULL
);

--> statement-breakpoint
ALTER TABLE "purchase_withholdings" ADD CONSTRAINT "purchase_withholdings_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_withholdings" ADD CONSTRAINT "purchase_withholdings_tax_fk" FOREIGN KEY ("tax") REFERENCES "public"."tax_code"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "purchase_withholdings_owner_idx" ON "purchase_withholdings" USING btree ("owner","position");
--> statement-breakpoint
CREATE INDEX "purchase_withholdings_tax_idx" ON "purchase_withholdings" USING btree ("tax");
--> statement-breakpoint
INSERT INTO "purchase_withholdings" ("owner", "position", "tax", "base_amount", "percent", "tax_amount")
SELECT owner, row_number() OVER (PARTITION BY owner ORDER BY place) - 1, tax, base, percent, round(base * percent / 100, 2)
FROM (
  SELECT bill.id AS owner, chosen.place, chosen.tax, chosen.base, (
    SELECT rate.percent FROM "tax_code_rates" AS rate
    WHERE rate.owner = chosen.tax AND rate.valid_from <= bill.purchase_date
    ORDER BY rate.valid_from DESC LIMIT 1) AS percent
  FROM "purchase" AS bill
    CROSS JOIN LATERAL (VALUES (1, bill.tds, bill.net_amount), (2, bill.vds, bill.tax_amount)) AS chosen(place, tax, base)
  WHERE bill.status <> 'draft' AND chosen.tax IS NOT NULL
) AS fixed
WHERE round(base * percent / 100, 2) > 0;
