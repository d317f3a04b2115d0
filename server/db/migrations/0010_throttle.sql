CREATE TABLE "known_place" (
	"user" integer NOT NULL,
	"print" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_place_user_print_pk" PRIMARY KEY("user","print")
);

--> statement-breakpoint
ALTER TABLE "login_attempt" ADD COLUMN "until" timestamp with time zone NOT NULL;
--> statement-breakpoint
ALTER TABLE "login_attempt" ADD COLUMN "next" timestamp with time zone NOT NULL;
--> statement-breakpoint
ALTER TABLE "known_place" ADD CONSTRAINT "known_place_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "login_attempt_until_idx" ON "login_attempt" USING btree ("until");
