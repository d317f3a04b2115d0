CREATE TABLE "derived_column" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "known_number" (
	"hash" text PRIMARY KEY NOT NULL
);

--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "nid_number_hash" text;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "nid_number_like" text;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "birth_registration_no_hash" text;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "birth_registration_no_like" text;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "passport_number_hash" text;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD COLUMN "passport_number_like" text;
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_nid_number_like_idx" ON "hajj_passenger_info" USING btree ("nid_number_like");
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_birth_registration_no_like_idx" ON "hajj_passenger_info" USING btree ("birth_registration_no_like");
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_passport_number_like_idx" ON "hajj_passenger_info" USING btree ("passport_number_like");
