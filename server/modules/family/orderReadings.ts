import { entities } from '#catalog/registry/entities.ts';
import { billedTo, orderCalls } from '#catalog/family/orderCalls.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { demand } from '../../engine/crud/demand.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import { Problem } from '../../platform/problem.ts';
import { manyBeside, oneBeside, theseBeside } from './besideRecord.ts';
import { issuerOf, itemsOf, partnerOf } from './documentParts.ts';
import type { Reading } from './FamilyHandler.ts';
import { type Beside, readingOf } from './readingOf.ts';

const { customer, sales, shipment, shippingaddress } = entities;

const shipmentsOf = (request: RequestContext, { id }: Wire) =>
  manyBeside(request, shipment, { order: String(id), ordering: 'id' });

async function billsOf(request: RequestContext, record: Wire): Promise<readonly Wire[] | undefined> {
  const ids = (await shipmentsOf(request, record))?.map(one => Number(one['sales'] ?? 0)).filter(id => id > 0);
  return ids && theseBeside(request, sales, ids);
}

/** What may stand beside an order, by its name. */
const parts = {
  order_items: itemsOf,
  shippingaddress: (request, record) => oneBeside(request, shippingaddress, record['shipping_address']),
  shipments: shipmentsOf,
  customer: partnerOf(customer, billedTo),
  general_setting: issuerOf,
  sales: billsOf,
} as const satisfies Readonly<Record<string, Beside>>;

const readingWith = readingOf(parts);

const orderAddress: Reading = {
  admits(request) {
    demand(request, 'show');
    demand({ ...request, entity: entities.order }, 'show');
  },
  async read(request, { id }) {
    const order = await existingOf(request.host.db, { ...request, entity: entities.order }, id, false);
    const found = await oneBeside(request, shippingaddress, order['shipping_address']);
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
