CREATE TABLE "rights_stamp" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"stamp" uuid DEFAULT gen_random_uuid() NOT NULL
);

