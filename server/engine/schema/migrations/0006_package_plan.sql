CREATE TABLE "tour_package_instalment_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_package_instalment_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"position" integer NOT NULL,
	"share_percent" integer NOT NULL,
	"due_days_before" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "tour_package_instalment_plan" ADD CONSTRAINT "tour_package_instalment_plan_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."tour_package"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tour_package_instalment_plan_owner_idx" ON "tour_package_instalment_plan" USING btree ("owner","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "tour_package_instalment_plan_owner_due_days_before_key" ON "tour_package_instalment_plan" USING btree ("owner","due_days_before");
