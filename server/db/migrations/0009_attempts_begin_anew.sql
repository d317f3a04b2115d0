-- Attempts count for a day at most: those of before begin anew.
DELETE FROM "login_attempt";
--> statement-breakpoint
ALTER TABLE "login_attempt" DROP COLUMN "since";
