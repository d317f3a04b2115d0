import { entities } from '#catalog/registry/entities.ts';
import { deliveryLabel } from '#catalog/shop/orders/paper/deliveryLabel.ts';
import type { OrderFacts } from '#catalog/shop/orders/paper/OrderFacts.ts';
import { orderPaper } from '#catalog/shop/orders/paper/orderPaper.ts';
import { packingSlip } from '#catalog/shop/orders/paper/packingSlip.ts';
import type { PickFacts } from '#catalog/shop/orders/paper/PickFacts.ts';
import { pickList } from '#catalog/shop/orders/paper/pickList.ts';
import type { ShipmentFacts } from '#catalog/shop/orders/paper/ShipmentFacts.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import { readOrderFacts } from './readOrderFacts.ts';
import { readPickFacts } from './readPickFacts.ts';
import { readShipmentFacts } from './readShipmentFacts.ts';

const { order, shipment } = entities;

const confirmation: PaperKind<OrderFacts> = { entity: order, read: readOrderFacts, draw: orderPaper };
const pick_list: PaperKind<PickFacts> = {
  entity: order,
  read: (db, record) => readPickFacts(db, [record]),
  draw: pickList,
};
const packing_slip: PaperKind<ShipmentFacts> = { entity: shipment, read: readShipmentFacts, draw: packingSlip };
const delivery_label: PaperKind<ShipmentFacts> = { entity: shipment, read: readShipmentFacts, draw: deliveryLabel };

/** Papers of orders and of what is shipped for them. */
export const orderPapers = { order: confirmation, pick_list, packing_slip, delivery_label } as const;
