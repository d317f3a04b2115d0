CREATE TABLE "uploaded" (
	"path" text PRIMARY KEY NOT NULL,
	"by" integer,
	"size" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entity" text,
	"record" integer,
	"free_since" timestamp with time zone
);

--> statement-breakpoint
CREATE INDEX "uploaded_by_idx" ON "uploaded" USING btree ("by");
--> statement-breakpoint
CREATE INDEX "uploaded_record_idx" ON "uploaded" USING btree ("entity","record");
--> statement-breakpoint
CREATE INDEX "uploaded_free_idx" ON "uploaded" USING btree ("free_since") WHERE "uploaded"."free_since" is not null;
