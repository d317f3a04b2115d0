ALTER TABLE "hajj_passenger_info" ADD COLUMN "passport_from" text;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "passport_from_holder" text collate "und-x-icu";
