ALTER TABLE "hajj_passenger_info" ADD COLUMN "mahram_waiver_file" text;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "mahram_minimum_age" integer DEFAULT 18 NOT NULL;
