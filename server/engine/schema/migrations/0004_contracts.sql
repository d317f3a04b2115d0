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
ALTER TABLE "season" ADD COLUMN "camp_contract_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "camp_contract_date" date;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "housing_contract_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "housing_contract_date" date;
