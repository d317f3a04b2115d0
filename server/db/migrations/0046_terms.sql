CREATE TABLE "tour_package_cancellation_fees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_package_cancellation_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"days_before" integer NOT NULL,
	"fee_amount" numeric(20, 2) NOT NULL
);

--> statement-breakpoint
ALTER TABLE "tour_package_cancellation_fees" ADD CONSTRAINT "tour_package_cancellation_fees_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."tour_package"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tour_package_cancellation_fees_owner_idx" ON "tour_package_cancellation_fees" USING btree ("owner","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "tour_package_cancellation_fees_owner_days_before_key" ON "tour_package_cancellation_fees" USING btree ("owner","days_before");
