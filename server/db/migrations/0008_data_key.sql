CREATE TABLE "data_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"canary" text NOT NULL
);

