ALTER TABLE "booking" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "waiting_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "let_pass" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "season" ADD COLUMN "offer_days" integer;
--> statement-breakpoint
UPDATE "booking" SET "waiting_since" = "created_at" WHERE "status" = 'waiting';
