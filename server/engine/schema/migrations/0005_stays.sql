CREATE TABLE "hajj_passenger_info_journey_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hajj_passenger_info_journey_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"event_date" date NOT NULL,
	"details" text
);

--> statement-breakpoint
ALTER TABLE "departure" ADD COLUMN "bills_in_by" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "departure" ADD COLUMN "bills_in_on" date;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "no_show_percent" integer;
--> statement-breakpoint
ALTER TABLE "hajj_passenger_info_journey_events" ADD CONSTRAINT "hajj_passenger_info_journey_events_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."hajj_passenger_info"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "hajj_passenger_info_journey_events_owner_idx" ON "hajj_passenger_info_journey_events" USING btree ("owner","position");
