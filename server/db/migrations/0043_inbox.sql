CREATE TABLE "staff_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread" integer,
	"author" integer,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_message_copy" (
	"message" integer NOT NULL,
	"reader" integer NOT NULL,
	"is_author" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"is_starred" boolean DEFAULT false NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "staff_message_copy_message_reader_pk" PRIMARY KEY("message","reader")
);

--> statement-breakpoint
CREATE TABLE "staff_message_file" (
	"message" integer NOT NULL,
	"place" integer NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "staff_message_file_message_place_pk" PRIMARY KEY("message","place")
);

--> statement-breakpoint
CREATE TABLE "mail_mark" (
	"mail" bigint NOT NULL,
	"reader" integer NOT NULL,
	"read_at" timestamp with time zone,
	"is_starred" boolean DEFAULT false NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "mail_mark_mail_reader_pk" PRIMARY KEY("mail","reader")
);

--> statement-breakpoint
ALTER TABLE "staff_message" ADD CONSTRAINT "staff_message_thread_staff_message_id_fk" FOREIGN KEY ("thread") REFERENCES "public"."staff_message"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_message" ADD CONSTRAINT "staff_message_author_user_id_fk" FOREIGN KEY ("author") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_message_copy" ADD CONSTRAINT "staff_message_copy_message_staff_message_id_fk" FOREIGN KEY ("message") REFERENCES "public"."staff_message"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_message_copy" ADD CONSTRAINT "staff_message_copy_reader_user_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_message_file" ADD CONSTRAINT "staff_message_file_message_staff_message_id_fk" FOREIGN KEY ("message") REFERENCES "public"."staff_message"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_mark" ADD CONSTRAINT "mail_mark_mail_outbox_id_fk" FOREIGN KEY ("mail") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_mark" ADD CONSTRAINT "mail_mark_reader_user_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "staff_message_thread_idx" ON "staff_message" USING btree ("thread");
--> statement-breakpoint
CREATE INDEX "staff_message_copy_reader_idx" ON "staff_message_copy" USING btree ("reader","message");
--> statement-breakpoint
CREATE INDEX "outbox_to_idx" ON "outbox" USING btree (lower("to"));
