import { sql } from 'drizzle-orm';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { shipment } from '#catalog/shop/orders/shipment.ts';
import type { ShipmentFacts } from '#catalog/shop/orders/paper/ShipmentFacts.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readSide } from '../../../ledger/chart/readSide.ts';
import { readItems } from './readItems.ts';
import { readRecipient, readSender } from './readPlaces.ts';

interface Ordered extends Record<string, unknown> {
  readonly number: string;
  readonly party: number;
  readonly address: number | null;
  readonly outstanding: string;
  /** Of the bill of the shipment; null where it has none. */
  readonly billed: string | null;
}

/**
 * What is open of the parcel's own bill, and no more than of the whole order: of two parcels each asks for its part, and
 * neither for what is not shipped yet.
 */
function toCollect({ outstanding, billed }: Ordered): string {
  const [whole, own] = [toMinor(outstanding), toMinor(billed ?? '0')];
  return fromMinor(own < whole ? own : whole);
}

/** What goes with a parcel and stands on it. */
export async function readShipmentFacts(db: Database, record: Wire): Promise<ShipmentFacts> {
  const shipped = recordOf(shipment, record);
  const { rows } = await db.execute<Ordered>(sql`
    select order_no as number, party, shipping_address as address, coalesce(outstanding, 0)::text as outstanding,
      (select outstanding::text from sales where id = ${shipped.sales}::integer and status = 'issued') as billed
    from "order" where id = ${shipped.order}`);
  const [order] = rows;
  if (!order) throw new Error(`no order ${shipped.order}`);
  const itemOf = await readItems(
    db,
    shipped.items.map(({ stock_item: item }) => item),
  );
  return {
    number: shipped.shipment_no,
    order: order.number,
    day: shipped.shipped_on,
    courier: shipped.courier ?? '',
    tracking: shipped.tracking_no ?? '',
    shipTo: await (order.address === null ? readSide(db, order.party) : readRecipient(db, order.address)),
    branch: await readSender(db, shipped.branch),
    items: shipped.items.map(({ stock_item: item, quantity }) => {
      const { name, sku } = itemOf(item);
      return { name, sku, quantity };
    }),
    toCollect: toCollect(order),
  };
}
