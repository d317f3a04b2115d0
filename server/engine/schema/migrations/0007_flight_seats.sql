ALTER TABLE "departure_flights" ADD COLUMN "seats" integer;
--> statement-breakpoint
ALTER TABLE "departure_flights" ADD CONSTRAINT "departure_flights_seats_check" CHECK ("pilgrims" <= "seats") NOT VALID;
