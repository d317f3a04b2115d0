CREATE TABLE "hajj_passenger_info_journey_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hajj_passenger_info_journey_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"event_date" date NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "tour_package_instalment_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_package_instalment_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"share_percent" integer NOT NULL,
	"due_days_before" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure_ending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departure_ending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"departure" integer NOT NULL,
	"booking" integer NOT NULL,
	"outcome" text NOT NULL,
	"paid" numeric(20, 2) NOT NULL,
	"moved" numeric(20, 2) NOT NULL,
	"refunded" numeric(20, 2) NOT NULL,
	"waiting" numeric(20, 2) NOT NULL,
	"fees" numeric(20, 2) NOT NULL,
	"by" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "departure_ending_explained" CHECK ("departure_ending"."paid" = "departure_ending"."moved" + "departure_ending"."refunded" + "departure_ending"."waiting" + "departure_ending"."fees")
);
--> statement-breakpoint
CREATE TABLE "deadline_told" (
	"deadline" integer NOT NULL,
	"day" date NOT NULL,
	"reader" integer NOT NULL,
	CONSTRAINT "deadline_told_deadline_day_reader_pk" PRIMARY KEY("deadline","day","reader")
);
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "passport_from" text;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "passport_from_holder" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "accommodation_brn" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "health_certificate_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "health_certificate_date" date;
--> statement-breakpoint
ALTER TABLE "departure" ADD COLUMN "brn" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "departure" ADD COLUMN "brn_date" date;
--> statement-breakpoint
ALTER TABLE "departure" ADD COLUMN "bills_in_by" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "departure" ADD COLUMN "bills_in_on" date;
--> statement-breakpoint
ALTER TABLE "departure_flights" ADD COLUMN "seats" integer;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "waiting_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "waiting_family" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "let_pass" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "offer_days" integer;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "no_show_percent" integer;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "camp_contract_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "camp_contract_date" date;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "housing_contract_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "housing_contract_date" date;
--> statement-breakpoint
ALTER TABLE "season_deadlines" ADD COLUMN "put_off_until" date;
--> statement-breakpoint
ALTER TABLE "season_deadlines" ADD COLUMN "put_off_reason" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "tour_package" ADD COLUMN "instalment_days" integer;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info_journey_events" ADD CONSTRAINT "hajj_passenger_info_journey_events_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."hajj_passenger_info"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tour_package_instalment_plan" ADD CONSTRAINT "tour_package_instalment_plan_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."tour_package"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deadline_told" ADD CONSTRAINT "deadline_told_deadline_season_deadlines_id_fk" FOREIGN KEY ("deadline") REFERENCES "public"."season_deadlines"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deadline_told" ADD CONSTRAINT "deadline_told_reader_user_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_journey_events_owner_idx" ON "hajj_passenger_info_journey_events" USING btree ("owner","position");
--> statement-breakpoint
CREATE INDEX "tour_package_instalment_plan_owner_idx" ON "tour_package_instalment_plan" USING btree ("owner","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "tour_package_instalment_plan_owner_due_days_before_key" ON "tour_package_instalment_plan" USING btree ("owner","due_days_before");
--> statement-breakpoint
CREATE INDEX "departure_ending_departure_idx" ON "departure_ending" USING btree ("departure");
--> statement-breakpoint
ALTER TABLE "departure_flights" ADD CONSTRAINT "departure_flights_seats_check" CHECK ("pilgrims" <= "seats") NOT VALID;
--> statement-breakpoint
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
--> statement-breakpoint
UPDATE "booking" SET "waiting_since" = "created_at" WHERE "status" = 'waiting';
--> statement-breakpoint
UPDATE "booking" SET "waiting_family" = nullif(btrim("family_code"), '') FROM "hajj_passenger_info" AS "file" WHERE "file"."id" = "booking"."pilgrim" AND "booking"."waiting_since" IS NOT NULL;
