ALTER TABLE "hajj_passenger_info" ADD COLUMN "first_file" integer;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info" ADD CONSTRAINT "hajj_passenger_info_first_file_fk" FOREIGN KEY ("first_file") REFERENCES "public"."hajj_passenger_info"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_first_file_idx" ON "hajj_passenger_info" USING btree ("first_file","id");
