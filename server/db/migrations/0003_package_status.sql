UPDATE "tour_package" SET "status" = 'published' WHERE "is_published";
--> statement-breakpoint
UPDATE "tour_package" SET "details" = '<p>' || replace(replace(replace(replace("details", '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '</p><p>') || '</p>' WHERE "details" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "tour_package" DROP COLUMN "is_published";
