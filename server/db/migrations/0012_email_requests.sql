CREATE TABLE "email_request" (
	"user" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"former" text NOT NULL,
	"token" text NOT NULL,
	"session_version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "email_request" ADD CONSTRAINT "email_request_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
