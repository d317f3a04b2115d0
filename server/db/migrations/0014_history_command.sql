ALTER TABLE "history" ADD COLUMN "command" text;
