CREATE TABLE "rights_stamp" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"stamp" uuid DEFAULT gen_random_uuid() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "record_total" (
	"entity" text NOT NULL,
	"branch" integer,
	"records" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "counted_change" (
	"by" "xid8" PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE INDEX "record_total_entity_idx" ON "record_total" USING btree ("entity","branch");
