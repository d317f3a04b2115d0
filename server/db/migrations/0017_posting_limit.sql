ALTER TABLE "role" ADD COLUMN "posting_limit" numeric(20, 2);
--> statement-breakpoint
CREATE INDEX "role_posting_limit_idx" ON "role" USING btree ("posting_limit","id");
