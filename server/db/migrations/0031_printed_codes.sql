CREATE TABLE "paper_link" (
	"token" text PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"record" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "paper_link_record_key" ON "paper_link" USING btree ("entity","record");
