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
ALTER TABLE "hajj_passenger_info" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_nid_number_like_idx" ON "hajj_passenger_info" USING btree ("nid_number_like");
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_birth_registration_no_like_idx" ON "hajj_passenger_info" USING btree ("birth_registration_no_like");
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_name_sounds_idx" ON "hajj_passenger_info" USING gin ("name_sounds");
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_passport_number_like_idx" ON "hajj_passenger_info" USING btree ("passport_number_like");
--> statement-breakpoint
CREATE INDEX "user_name_sounds_idx" ON "user" USING gin ("name_sounds");
--> statement-breakpoint
CREATE INDEX "vendor_name_sounds_idx" ON "vendor" USING gin ("name_sounds");
--> statement-breakpoint
CREATE INDEX "party_name_sounds_idx" ON "party" USING gin ("name_sounds");
