ALTER TABLE "tour_package" ADD COLUMN "instalment_days" integer;
