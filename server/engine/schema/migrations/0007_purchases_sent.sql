ALTER TABLE "purchase_final" ADD COLUMN "sent_on" date;
