CREATE INDEX "hajj_passenger_info_passport_expiry_date_idx" ON "hajj_passenger_info" USING btree ("passport_expiry_date","id");
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_departure_date_idx" ON "hajj_passenger_info" USING btree ("departure_date","id");
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_return_date_idx" ON "hajj_passenger_info" USING btree ("return_date","id");
