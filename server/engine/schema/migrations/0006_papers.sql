CREATE TABLE "issued_paper" (
	"kind" text NOT NULL,
	"record" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"agency" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_paper_kind_record_pk" PRIMARY KEY("kind","record")
);

--> statement-breakpoint
CREATE TABLE "outbox_file" (
	"mail" bigint NOT NULL,
	"place" integer NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "outbox_file_mail_place_pk" PRIMARY KEY("mail","place")
);

--> statement-breakpoint
ALTER TABLE "user" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "party" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "general_setting" ADD COLUMN "bin_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "general_setting" ADD COLUMN "tin_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "general_setting" ADD COLUMN "vat_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "bin_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "tin_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "vat_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_tax" integer;
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_tax_amount" numeric(20, 2);
--> statement-breakpoint
ALTER TABLE "purchase_final" ADD COLUMN "sent_on" date;
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "email" text;
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "bin_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "tin_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "vat_no" text collate "und-x-icu";
--> statement-breakpoint
ALTER TABLE "book_setting" ADD COLUMN "delivery_tax" integer;
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(regexp_replace(lower(normalize(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("username", '') || ' ' || coalesce("email", '') || ' ' || coalesce("primary_phone", '') || ' ' || coalesce("bin_no", '') || ' ' || coalesce("tin_no", '') || ' ' || coalesce("vat_no", ''), NFKD) collate "und-x-icu"), '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'), 'ıđðøłħŧٱىیةہک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹০১২৩৪৫৬৭৮৯', 'iddolhtاييههك012345678901234567890123456789')) STORED;
--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(regexp_replace(lower(normalize(coalesce("name", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("bin_no", '') || ' ' || coalesce("tin_no", '') || ' ' || coalesce("vat_no", ''), NFKD) collate "und-x-icu"), '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'), 'ıđðøłħŧٱىیةہک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹০১২৩৪৫৬৭৮৯', 'iddolhtاييههك012345678901234567890123456789')) STORED;
--> statement-breakpoint
ALTER TABLE "outbox_file" ADD CONSTRAINT "outbox_file_mail_outbox_id_fk" FOREIGN KEY ("mail") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_delivery_tax_fk" FOREIGN KEY ("delivery_tax") REFERENCES "public"."tax_code"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "book_setting" ADD CONSTRAINT "book_setting_delivery_tax_fk" FOREIGN KEY ("delivery_tax") REFERENCES "public"."tax_code"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_delivery_tax_idx" ON "order" USING btree ("delivery_tax","id");
--> statement-breakpoint
CREATE INDEX "book_setting_delivery_tax_idx" ON "book_setting" USING btree ("delivery_tax","id");

--> statement-breakpoint
-- Parties of before say where customers and vendors are written to; others' addresses stay on their own records.
UPDATE "party" SET "email" = "person"."email" FROM "user" AS "person" WHERE "source_type" = 'user' AND "person"."id" = "source_id"
	AND (EXISTS (SELECT FROM "customer" WHERE "customer"."id" = "person"."id") OR EXISTS (SELECT FROM "vendor" WHERE "vendor"."id" = "person"."id"));
--> statement-breakpoint
UPDATE "party" SET "address" = nullif(concat_ws(E'\n', "near"."lines", CASE WHEN "near"."lines" IS NOT NULL THEN "country"."name" END), '')
FROM "user" AS "person" LEFT JOIN "country" ON "country"."id" = "person"."country"
	LEFT JOIN "city" ON "city"."id" = "person"."city" LEFT JOIN "thana" ON "thana"."id" = "person"."thana",
	LATERAL (SELECT nullif(concat_ws(E'\n', nullif(btrim("person"."street_address_one"), ''), nullif(btrim("person"."street_address_two"), ''),
		nullif(concat_ws(', ', "thana"."name", nullif(concat_ws(' ', "city"."name", nullif(btrim("person"."postal_code"), '')), '')), '')), '') AS "lines") AS "near"
WHERE "party"."source_type" = 'user' AND "person"."id" = "party"."source_id"
	AND (EXISTS (SELECT FROM "customer" WHERE "customer"."id" = "person"."id") OR EXISTS (SELECT FROM "vendor" WHERE "vendor"."id" = "person"."id"));
