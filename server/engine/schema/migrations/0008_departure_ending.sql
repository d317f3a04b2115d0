CREATE TABLE "departure_ending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departure_ending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"departure" integer NOT NULL,
	"booking" integer NOT NULL,
	"outcome" text NOT NULL,
	"paid" numeric(20, 2) NOT NULL,
	"moved" numeric(20, 2) NOT NULL,
	"refunded" numeric(20, 2) NOT NULL,
	"waiting" numeric(20, 2) NOT NULL,
	"fees" numeric(20, 2) NOT NULL,
	"by" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "departure_ending_explained" CHECK ("departure_ending"."paid" = "departure_ending"."moved" + "departure_ending"."refunded" + "departure_ending"."waiting" + "departure_ending"."fees")
);

--> statement-breakpoint
CREATE INDEX "departure_ending_departure_idx" ON "departure_ending" USING btree ("departure");
