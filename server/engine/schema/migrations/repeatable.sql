-- What the catalogue's tables do not tell. Run after the migrations whenever this file or they have changed, so each
-- statement has to come to the same however often it is run. A migration that changes a column which a view reads drops
-- the view first; this makes it again.

-- Whichever statement changes a password or an email, or suspends an account, ends its sessions and its links, so that no
-- way of writing can forget to: an email given back later must open nothing of before.
CREATE OR REPLACE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.password IS DISTINCT FROM old.password OR new.email IS DISTINCT FROM old.email
    OR (old.is_active AND NOT new.is_active) THEN
    new.session_version := old.session_version + 1;
  END IF;
  RETURN new;
END
$$;
CREATE OR REPLACE TRIGGER user_end_sessions BEFORE UPDATE OF password, email, is_active ON "user"
	FOR EACH ROW EXECUTE FUNCTION end_sessions();

-- Hosts keep the names that a role holds for as long as this stamp is the same. One row, so that whoever changes rights
-- waits for whoever else does: two who did so side by side, the one a role and the other a name that it holds, could
-- each leave the stamp as the other one made it before the rights were what they came to.
CREATE OR REPLACE FUNCTION renew_rights_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO rights_stamp (id, stamp) VALUES (1, gen_random_uuid())
	ON CONFLICT (id) DO UPDATE SET stamp = excluded.stamp;
	RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER role_permissions_renew_rights AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON role_permissions
	FOR EACH STATEMENT EXECUTE FUNCTION renew_rights_stamp();
-- A new name is nobody's yet.
CREATE OR REPLACE TRIGGER permission_renew_rights AFTER UPDATE OR DELETE OR TRUNCATE ON permission
	FOR EACH STATEMENT EXECUTE FUNCTION renew_rights_stamp();
-- Also where changes come from another database and ordinary triggers rest.
ALTER TABLE role_permissions ENABLE ALWAYS TRIGGER role_permissions_renew_rights;
ALTER TABLE permission ENABLE ALWAYS TRIGGER permission_renew_rights;
INSERT INTO rights_stamp DEFAULT VALUES ON CONFLICT DO NOTHING;

-- Hosts keep answers that count and sum for as long as no transaction which they see has changed one of these tables. Each
-- writes a row of its own, so that none waits for another.
CREATE OR REPLACE FUNCTION tell_counted_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO counted_change (by) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
DO $$
DECLARE
	counted text;
BEGIN
	FOREACH counted IN ARRAY ARRAY[
		'account_log', 'balance_day', 'balance_month', 'book_setting', 'booking', 'branch', 'category', 'customer',
		'departure', 'employee', 'group', 'hajj_passenger_info', 'inventory', 'ledger_account', 'order', 'order_items',
		'party', 'posting', 'primary_group', 'product', 'purchase_final', 'purchase_final_items', 'purchase_request',
		'purchase_request_items', 'season', 'season_deadlines', 'season_requirements', 'stock_item', 'tax_code',
		'tour_package', 'tour_package_cancellation_fees', 'tour_package_gallery', 'tour_package_itinerary',
		'tour_package_room_prices', 'user', 'vendor'
	] LOOP
		EXECUTE format('CREATE OR REPLACE TRIGGER tell_counted_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
			FOR EACH STATEMENT EXECUTE FUNCTION tell_counted_change()', counted);
		EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER tell_counted_change', counted);
	END LOOP;
END $$;

-- Checked as the transaction ends, since a posting comes before its rows.
CREATE OR REPLACE FUNCTION refuse_unbalanced_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	rows_of bigint;
	debit numeric;
	credit numeric;
	empty bigint;
BEGIN
	SELECT count(*), coalesce(sum(debit_amount), 0), coalesce(sum(credit_amount), 0),
		count(*) FILTER (WHERE debit_amount + credit_amount = 0)
	INTO rows_of, debit, credit, empty FROM account_log WHERE posting = NEW.id;
	IF rows_of < 2 OR debit <> credit OR empty > 0 THEN
		RAISE EXCEPTION 'posting % does not balance: % rows, debit %, credit %', NEW.id, rows_of, debit, credit
			USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_balances';
	END IF;
	RETURN NULL;
END $$;
-- PostgreSQL replaces no constraint trigger.
DROP TRIGGER IF EXISTS posting_balances ON posting;
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON posting DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_posting();

-- A posting that stands gets no further rows.
ALTER TABLE posting ADD COLUMN IF NOT EXISTS made_in xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE OR REPLACE FUNCTION refuse_row_of_earlier_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM posting WHERE id = NEW.posting AND made_in = pg_current_xact_id()) THEN
		RAISE EXCEPTION 'posting % was made in another transaction', NEW.posting
			USING ERRCODE = 'check_violation', CONSTRAINT = 'account_log_with_posting';
	END IF;
	RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER account_log_with_posting BEFORE INSERT ON account_log
	FOR EACH ROW EXECUTE FUNCTION refuse_row_of_earlier_posting();

CREATE OR REPLACE FUNCTION refuse_control_row_of_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM added JOIN ledger_account ON ledger_account.id = added.ledger
		WHERE added.party IS NULL AND ledger_account.is_control
	) THEN
		RAISE EXCEPTION 'a row of a control account names no party'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'account_log_names_party', TABLE = 'account_log';
	END IF;
	RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER account_log_names_party AFTER INSERT ON account_log REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_control_row_of_nobody();

-- The sums that are kept of the ledger. Their rows are updated over and over: room on each page spares the indexes.
ALTER TABLE balance_day SET (fillfactor = 80);
ALTER TABLE balance_month SET (fillfactor = 60);
CREATE OR REPLACE FUNCTION keep_balances() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE TRIGGER account_log_balances AFTER INSERT ON account_log REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_balances();

-- Payments of each kind of document that is a resource, under the names that they have there. Several rows of one receipt
-- are one payment of an order.
DROP VIEW IF EXISTS order_payment;
CREATE VIEW order_payment AS
	SELECT min(id) AS id, min(created_at) AS created_at, min(created_by) AS created_by, document_id AS "order",
		receipt_voucher, paid_on, sum(amount)::numeric(20, 2) AS amount
	FROM document_payment WHERE document_type = 'order' GROUP BY document_id, receipt_voucher, paid_on;
DROP VIEW IF EXISTS booking_payment;
CREATE VIEW booking_payment AS
	SELECT id, created_at, created_by, document_id AS booking, receipt_voucher, account_log::integer AS account_log, paid_on, amount
	FROM document_payment WHERE document_type = 'booking';

-- What the sums have to be, by which they are made anew and looked over.
DROP VIEW IF EXISTS entered_by_day;
CREATE VIEW entered_by_day AS
	SELECT ledger, account_log.log_date, account_log.branch, sub_ledger, posting.branch AS entry_branch,
		log_type = 'year_close' AS is_closing, count(*)::integer AS entries, sum(debit_amount) AS debit_amount,
		sum(credit_amount) AS credit_amount
	FROM account_log JOIN posting ON posting.id = account_log.posting GROUP BY 1, 2, 3, 4, 5, 6;
DROP VIEW IF EXISTS balanced_by_month;
CREATE VIEW balanced_by_month AS
	SELECT ledger, date_trunc('month', log_date)::date AS log_date, branch, sub_ledger, entry_branch, is_closing,
		sum(entries)::integer AS entries, sum(debit_amount) AS debit_amount, sum(credit_amount) AS credit_amount
	FROM balance_day GROUP BY 1, 2, 3, 4, 5, 6;
CREATE OR REPLACE FUNCTION rebuild_balances() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody posts meanwhile; whoever reads, reads the sums from before.
	LOCK TABLE account_log IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM balance_month;
	DELETE FROM balance_day;
	INSERT INTO balance_day SELECT * FROM entered_by_day;
	INSERT INTO balance_month SELECT * FROM balanced_by_month;
END $$;

-- A file is for one journey: one booking at a time takes it.
CREATE UNIQUE INDEX IF NOT EXISTS booking_of_file ON booking (pilgrim)
	WHERE status IN ('waiting', 'held', 'confirmed', 'departed');

-- Nothing on hand is worth nothing (rule K7). PostgreSQL knows no ADD CONSTRAINT IF NOT EXISTS.
DO $$ BEGIN
	ALTER TABLE inventory ADD CONSTRAINT inventory_worth_check CHECK (on_hand > 0 OR stock_value = 0);
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
-- No piece of a line is shipped and cancelled as well (rules A7).
DO $$ BEGIN
	ALTER TABLE order_items ADD CONSTRAINT order_items_open_check CHECK (shipped + cancelled <= quantity);
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
-- Returns find what they bring back by the line that was shipped, which is a number and no reference.
CREATE INDEX IF NOT EXISTS order_return_items_shipment_line_idx ON order_return_items (shipment_line);

-- How the books are kept is one record, which every installation has.
INSERT INTO book_setting (name, year_begins_in, negative_cash) SELECT 'Books', 'july', 'allow'
	WHERE NOT EXISTS (SELECT 1 FROM book_setting);

-- How many records there are, kept by each statement that enters or takes away some. A row is added and none is changed,
-- so that whoever writes waits for nobody; what is rolled back takes its row along.
ALTER TABLE record_total SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
CREATE OR REPLACE FUNCTION keep_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO record_total (entity, branch, records)
	SELECT TG_TABLE_NAME, NULL, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*) FROM changed HAVING count(*) > 0;
	RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION keep_total_by_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO record_total (entity, branch, records)
	SELECT TG_TABLE_NAME, branch, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*) FROM changed GROUP BY branch;
	RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION move_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO record_total (entity, branch, records)
	VALUES (TG_TABLE_NAME, OLD.branch, -1), (TG_TABLE_NAME, NEW.branch, 1);
	RETURN NULL;
END $$;
-- Adds up what has gathered; a row that is not committed yet stays for the next time. Whoever counts anew or empties a
-- table waits until it is done: they would miss the row that it adds.
CREATE OR REPLACE FUNCTION fold_totals() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF NOT pg_try_advisory_xact_lock(hashtextextended('record_total', 0)) THEN RETURN; END IF;
	WITH gone AS (
		DELETE FROM record_total
		WHERE entity IN (SELECT entity FROM record_total GROUP BY entity, branch HAVING count(*) > 20) RETURNING *
	)
	INSERT INTO record_total SELECT entity, branch, sum(records) FROM gone GROUP BY 1, 2 HAVING sum(records) <> 0;
END $$;
CREATE OR REPLACE FUNCTION empty_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('record_total', 0));
	DELETE FROM record_total WHERE entity = TG_TABLE_NAME;
	RETURN NULL;
END $$;
-- Begins to keep the total of a table, or counts it anew. Nobody writes to the table until the transaction ends.
CREATE OR REPLACE FUNCTION begin_total(entity_name text, by_branch boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	part text := CASE WHEN by_branch THEN 'branch' ELSE 'NULL::integer' END;
	keeper text := CASE WHEN by_branch THEN 'keep_total_by_branch' ELSE 'keep_total' END;
BEGIN
	EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', entity_name);
	PERFORM pg_advisory_xact_lock(hashtextextended('record_total', 0));
	EXECUTE format('CREATE OR REPLACE TRIGGER total_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
		FOR EACH STATEMENT EXECUTE FUNCTION %I()', entity_name, keeper);
	EXECUTE format('CREATE OR REPLACE TRIGGER total_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
		FOR EACH STATEMENT EXECUTE FUNCTION %I()', entity_name, keeper);
	EXECUTE format('CREATE OR REPLACE TRIGGER total_emptied AFTER TRUNCATE ON %I
		FOR EACH STATEMENT EXECUTE FUNCTION empty_total()', entity_name);
	EXECUTE format('DROP TRIGGER IF EXISTS total_moved ON %I', entity_name);
	IF by_branch THEN
		EXECUTE format('CREATE TRIGGER total_moved AFTER UPDATE ON %I FOR EACH ROW
			WHEN (OLD.branch IS DISTINCT FROM NEW.branch) EXECUTE FUNCTION move_total()', entity_name);
	END IF;
	DELETE FROM record_total WHERE entity = entity_name;
	EXECUTE format('INSERT INTO record_total SELECT %L, %s, count(*) FROM %I GROUP BY 2', entity_name, part, entity_name);
END $$;

-- The pilgrims entered last, and those of some days.
CREATE INDEX IF NOT EXISTS hajj_passenger_info_created_at_idx ON hajj_passenger_info (created_at, id);
-- Seats that are taken of a package, by an index alone.
CREATE INDEX IF NOT EXISTS hajj_passenger_info_seats_idx ON hajj_passenger_info (tour_package, status);
