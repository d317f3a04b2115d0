CREATE TABLE "issued_paper" (
	"kind" text NOT NULL,
	"record" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"agency" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_paper_kind_record_pk" PRIMARY KEY("kind","record")
);

