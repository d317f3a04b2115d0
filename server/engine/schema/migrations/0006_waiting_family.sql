ALTER TABLE "booking" ADD COLUMN "waiting_family" text collate "und-x-icu";
--> statement-breakpoint
UPDATE "booking" SET "waiting_family" = nullif(btrim("family_code"), '') FROM "hajj_passenger_info" AS "file" WHERE "file"."id" = "booking"."pilgrim" AND "booking"."waiting_since" IS NOT NULL;
