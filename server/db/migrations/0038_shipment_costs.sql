ALTER TABLE "shipment_items" DROP COLUMN "cost_amount";
