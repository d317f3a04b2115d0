CREATE TABLE "outbox_file" (
	"mail" bigint NOT NULL,
	"place" integer NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "outbox_file_mail_place_pk" PRIMARY KEY("mail","place")
);

--> statement-breakpoint
ALTER TABLE "outbox_file" ADD CONSTRAINT "outbox_file_mail_outbox_id_fk" FOREIGN KEY ("mail") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
