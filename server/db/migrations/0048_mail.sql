CREATE TABLE "hourly_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hourly_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE INDEX "hourly_use_key_idx" ON "hourly_use" USING btree ("key","at");
--> statement-breakpoint
CREATE INDEX "hourly_use_at_idx" ON "hourly_use" USING btree ("at");
