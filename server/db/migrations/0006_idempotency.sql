CREATE TABLE "idempotency_key" (
	"user" integer NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_key_pk" PRIMARY KEY("user","key")
);

--> statement-breakpoint
CREATE INDEX "idempotency_key_at_idx" ON "idempotency_key" USING btree ("at");
