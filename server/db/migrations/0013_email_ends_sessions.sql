-- Requests of before are not bound to the version that another email counts up.
DELETE FROM "email_request";
--> statement-breakpoint
ALTER TABLE "email_request" DROP COLUMN "former";
--> statement-breakpoint
-- Another email ends the sessions and the links of an account too: given back later, it must open nothing of before.
CREATE OR REPLACE FUNCTION "end_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.password IS DISTINCT FROM old.password OR new.email IS DISTINCT FROM old.email
    OR (old.is_active AND NOT new.is_active) THEN
    new.session_version := old.session_version + 1;
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "user_end_sessions" BEFORE UPDATE OF "password", "email", "is_active" ON "user"
  FOR EACH ROW EXECUTE FUNCTION "end_sessions"();
