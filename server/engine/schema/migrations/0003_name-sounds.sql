ALTER TABLE "hajj_passenger_info" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "name_sounds" text[];
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_name_sounds_idx" ON "hajj_passenger_info" USING gin ("name_sounds");
--> statement-breakpoint
CREATE INDEX "user_name_sounds_idx" ON "user" USING gin ("name_sounds");
--> statement-breakpoint
CREATE INDEX "vendor_name_sounds_idx" ON "vendor" USING gin ("name_sounds");
--> statement-breakpoint
CREATE INDEX "party_name_sounds_idx" ON "party" USING gin ("name_sounds");
