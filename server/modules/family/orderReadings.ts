import { pick } from 'es-toolkit';
import { entities } from '../../../catalog/entities.ts';
import { billedTo, orderCalls } from '../../../catalog/family/orderCalls.ts';
import { existingOf } from '../../access/scope.ts';
import { present } from '../../commands/present.ts';
import { demand } from '../../crud/demand.ts';
import { toWire } from '../../crud/record.ts';
import type { Stored, Wire } from '../../crud/values.ts';
import { mapInOrder } from '../../db/mapInOrder.ts';
import type { Desk } from '../../host.ts';
import { isObject } from '../../http/isObject.ts';
import { Problem } from '../../http/problem.ts';
import { titlesOf } from '../../lookups/titlesOf.ts';
import { manyBeside, oneBeside } from './besideRecord.ts';
import type { Reading } from './FamilyWork.ts';

const { customer, general_setting, order, party, sales, shipment, shippingaddress, stock_item } = entities;

async function itemsOf({ host, caller }: Desk, { items }: Wire): Promise<Wire[]> {
  const lines = Array.isArray(items) ? items.filter(isObject) : [];
  const view = { caller, entity: stock_item };
  const names = await titlesOf(
    host.db,
    view,
    lines.map(line => line['stock_item']),
  );
  return lines.map(line => ({ ...line, stock_item_name: names.get(line['stock_item']) ?? null }));
}

/** The customer by the name of the books, with what their own record says of where they are. */
async function customerOf(desk: Desk, { party: id }: Wire): Promise<Wire | null | undefined> {
  const found = await oneBeside(desk, party, id);
  if (!found) return found;
  const person = found['source_type'] === 'user' ? await oneBeside(desk, customer, found['source_id']) : undefined;
  return { ...pick(found, ['id', 'name', 'phone']), ...(person && pick(person, billedTo)) };
}

const shipmentsOf = (desk: Desk, { id }: Wire) => manyBeside(desk, shipment, { order: String(id), ordering: 'id' });

async function billsOf(desk: Desk, record: Wire): Promise<readonly Wire[] | undefined> {
  const ids = (await shipmentsOf(desk, record))?.map(one => Number(one['sales'] ?? 0)).filter(id => id > 0);
  if (!ids) return undefined;
  return ids.length > 0 ? manyBeside(desk, sales, { id__in: ids.join(), ordering: 'id' }) : [];
}

type Beside = (desk: Desk, record: Wire) => Promise<unknown>;

/** What may stand beside an order, by its name. */
const parts = {
  order_items: itemsOf,
  shippingaddress: (desk, record) => oneBeside(desk, shippingaddress, record['shipping_address']),
  shipments: shipmentsOf,
  customer: customerOf,
  general_setting: async desk => (await manyBeside(desk, general_setting, { ordering: '-id', size: '1' }))?.[0] ?? null,
  sales: billsOf,
} as const satisfies Readonly<Record<string, Beside>>;

const keysOf = <K extends string>(one: Readonly<Partial<Record<K, unknown>>>): K[] => Object.keys(one) as K[];

const orderOf = ({ host, caller }: Desk, id: number): Promise<Stored> =>
  existingOf(host.db, { caller, entity: order }, id, false);

/** An order as its own call tells it, with the parts beside it that a call is to have. */
const readingWith = (beside: Readonly<Partial<Record<keyof typeof parts, unknown>>>): Reading => ({
  admits: desk => demand(desk, 'show'),
  async read(desk, { id }) {
    const record = await present(desk.host.db, desk, toWire(order, await orderOf(desk, id), desk.host, true));
    const told = await mapInOrder(Object.entries<Beside>(pick(parts, keysOf(beside))), async ([name, part]) => [
      name,
      await part(desk, record),
    ]);
    return { ...record, ...Object.fromEntries(told) };
  },
});

const orderAddress: Reading = {
  admits(desk) {
    demand(desk, 'show');
    demand({ ...desk, entity: order }, 'show');
  },
  async read(desk, { id }) {
    const found = await oneBeside(desk, shippingaddress, (await orderOf(desk, id))['shipping_address']);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  },
};

/** What the family's calls read of orders. */
export const orderReadings = {
  read_order: readingWith(orderCalls.read_order.beside),
  read_order_detail: readingWith(orderCalls.read_order_detail.beside),
  read_order_shipping: readingWith(orderCalls.read_order_shipping.beside),
  read_order_invoice: readingWith(orderCalls.read_order_invoice.beside),
  read_order_address: orderAddress,
} as const satisfies Readonly<Record<string, Reading>>;
