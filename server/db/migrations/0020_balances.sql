CREATE TABLE "balance_day" (
	"ledger" integer NOT NULL,
	"log_date" date NOT NULL,
	"branch" integer,
	"sub_ledger" integer,
	"entry_branch" integer,
	"is_closing" boolean NOT NULL,
	"entries" integer NOT NULL,
	"debit_amount" numeric(20, 2) NOT NULL,
	"credit_amount" numeric(20, 2) NOT NULL,
	CONSTRAINT "balance_day_key" UNIQUE NULLS NOT DISTINCT("ledger","log_date","branch","sub_ledger","entry_branch","is_closing")
);

--> statement-breakpoint
CREATE TABLE "balance_month" (
	"ledger" integer NOT NULL,
	"log_date" date NOT NULL,
	"branch" integer,
	"sub_ledger" integer,
	"entry_branch" integer,
	"is_closing" boolean NOT NULL,
	"entries" integer NOT NULL,
	"debit_amount" numeric(20, 2) NOT NULL,
	"credit_amount" numeric(20, 2) NOT NULL,
	CONSTRAINT "balance_month_key" UNIQUE NULLS NOT DISTINCT("ledger","log_date","branch","sub_ledger","entry_branch","is_closing")
);

--> statement-breakpoint
CREATE INDEX "balance_day_log_date_idx" ON "balance_day" USING btree ("log_date");
--> statement-breakpoint
CREATE INDEX "account_log_ledger_log_date_idx" ON "account_log" USING btree ("ledger","log_date","id");
--> statement-breakpoint
CREATE INDEX "account_log_party_log_date_idx" ON "account_log" USING btree ("party","log_date","id");
--> statement-breakpoint
ALTER TABLE "balance_day" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "balance_month" SET (fillfactor = 60);
--> statement-breakpoint
CREATE VIEW "entered_by_day" AS
	SELECT ledger, account_log.log_date, account_log.branch, sub_ledger, posting.branch AS entry_branch,
		log_type = 'year_close' AS is_closing, count(*)::integer AS entries, sum(debit_amount) AS debit_amount,
		sum(credit_amount) AS credit_amount
	FROM account_log JOIN posting ON posting.id = account_log.posting GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
CREATE VIEW "balanced_by_month" AS
	SELECT ledger, date_trunc('month', log_date)::date AS log_date, branch, sub_ledger, entry_branch, is_closing,
		sum(entries)::integer AS entries, sum(debit_amount) AS debit_amount, sum(credit_amount) AS credit_amount
	FROM balance_day GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
CREATE FUNCTION keep_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order, so that two who post at a time wait for each other and do not stand in each other's way.
	INSERT INTO balance_day AS kept (ledger, log_date, branch, sub_ledger, entry_branch, is_closing, entries, debit_amount,
		credit_amount)
	SELECT ledger, added.log_date, added.branch, sub_ledger, posting.branch, log_type = 'year_close', count(*),
		sum(debit_amount), sum(credit_amount)
	FROM added JOIN posting ON posting.id = added.posting GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT (ledger, log_date, branch, sub_ledger, entry_branch, is_closing) DO UPDATE
	SET entries = kept.entries + excluded.entries, debit_amount = kept.debit_amount + excluded.debit_amount,
		credit_amount = kept.credit_amount + excluded.credit_amount;
	INSERT INTO balance_month AS kept (ledger, log_date, branch, sub_ledger, entry_branch, is_closing, entries,
		debit_amount, credit_amount)
	SELECT ledger, date_trunc('month', added.log_date), added.branch, sub_ledger, posting.branch, log_type = 'year_close',
		count(*), sum(debit_amount), sum(credit_amount)
	FROM added JOIN posting ON posting.id = added.posting GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT (ledger, log_date, branch, sub_ledger, entry_branch, is_closing) DO UPDATE
	SET entries = kept.entries + excluded.entries, debit_amount = kept.debit_amount + excluded.debit_amount,
		credit_amount = kept.credit_amount + excluded.credit_amount;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_log_balances AFTER INSERT ON "account_log" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_balances();
--> statement-breakpoint
CREATE FUNCTION rebuild_balances() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody posts meanwhile; whoever reads, reads the sums from before.
	LOCK TABLE account_log IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM balance_month;
	DELETE FROM balance_day;
	INSERT INTO balance_day SELECT * FROM entered_by_day;
	INSERT INTO balance_month SELECT * FROM balanced_by_month;
END $$;
--> statement-breakpoint
SELECT rebuild_balances();
