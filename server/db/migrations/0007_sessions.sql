CREATE TABLE "ended_session" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "session_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE INDEX "ended_session_until_idx" ON "ended_session" USING btree ("until");
--> statement-breakpoint
-- Whichever statement changes a password or suspends an account ends its sessions, so that no way of writing can forget to.
CREATE FUNCTION "end_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.password IS DISTINCT FROM old.password OR (old.is_active AND NOT new.is_active) THEN
    new.session_version := old.session_version + 1;
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "user_end_sessions" BEFORE UPDATE OF "password", "is_active" ON "user"
  FOR EACH ROW EXECUTE FUNCTION "end_sessions"();
