CREATE TABLE "record_total" (
	"entity" text NOT NULL,
	"branch" integer,
	"records" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "record_total_entity_idx" ON "record_total" USING btree ("entity","branch");
