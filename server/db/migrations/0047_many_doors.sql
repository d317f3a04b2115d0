ALTER TABLE "departure" DROP CONSTRAINT "departure_seats_check";
--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_seats_check" CHECK ("seats" >= "booked") NOT VALID;
