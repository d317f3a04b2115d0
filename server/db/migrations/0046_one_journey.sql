CREATE TABLE "tour_package_cancellation_fees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_package_cancellation_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"days_before" integer NOT NULL,
	"fee_amount" numeric(20, 2) NOT NULL
);

--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "mahram_waiver_file" text;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "mahram_minimum_age" integer DEFAULT 18 NOT NULL;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "first_instalment_asked" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "tour_package_cancellation_fees" ADD CONSTRAINT "tour_package_cancellation_fees_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."tour_package"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tour_package_cancellation_fees_owner_idx" ON "tour_package_cancellation_fees" USING btree ("owner","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "tour_package_cancellation_fees_owner_days_before_key" ON "tour_package_cancellation_fees" USING btree ("owner","days_before");
--> statement-breakpoint
-- A file says what its booking says: also of pilgrims who vanished from their board when another booking of theirs was cancelled.
UPDATE "hajj_passenger_info" AS "pilgrim" SET "departure" = "journey"."departure", "tour_package" = "journey"."tour_package",
  "season" = coalesce("journey"."season", "pilgrim"."season"), "departure_date" = "journey"."departure_date",
  "return_date" = "journey"."return_date", "room_type" = coalesce("journey"."room_type", "pilgrim"."room_type")
FROM (
  SELECT DISTINCT ON ("booking"."pilgrim") "booking"."pilgrim", "booking"."room_type", "departure"."id" AS "departure",
    "departure"."tour_package", "departure"."season", "departure"."departure_date", "departure"."return_date"
  FROM "booking" JOIN "departure" ON "departure"."id" = "booking"."departure"
  WHERE "booking"."pilgrim" IS NOT NULL AND "booking"."status" IN ('confirmed', 'departed')
  ORDER BY "booking"."pilgrim", "booking"."status", "booking"."id" DESC
) AS "journey"
WHERE "journey"."pilgrim" = "pilgrim"."id";
--> statement-breakpoint
UPDATE "hajj_passenger_info" AS "pilgrim" SET "departure" = NULL, "departure_date" = NULL, "return_date" = NULL
WHERE "departure" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "booking" WHERE "booking"."pilgrim" = "pilgrim"."id" AND "booking"."status" IN ('confirmed', 'departed'));
--> statement-breakpoint
DROP INDEX "booking_once";
--> statement-breakpoint
-- At most one such booking a file. Bookings that break this already stay as they are: the rule of the database begins after the last of them.
DO $$
DECLARE last integer;
BEGIN
  SELECT coalesce(max("id"), 0) INTO last FROM "booking"
  WHERE "status" IN ('waiting', 'held', 'confirmed', 'departed') AND "pilgrim" IN (
    SELECT "pilgrim" FROM "booking" WHERE "pilgrim" IS NOT NULL AND "status" IN ('waiting', 'held', 'confirmed', 'departed')
    GROUP BY "pilgrim" HAVING count(*) > 1);
  EXECUTE format('CREATE UNIQUE INDEX "booking_of_file" ON "booking" ("pilgrim") WHERE "status" IN (''waiting'', ''held'', ''confirmed'', ''departed'') AND "id" > %s', last);
END $$;
--> statement-breakpoint
-- The step of a booking that its departure gives has the departure's verb.
UPDATE "history" SET "command" = 'depart' WHERE "entity" = 'booking' AND "command" = 'leave';
