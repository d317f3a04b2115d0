import { entities } from '#catalog/registry/entities.ts';
import { boughtFrom, purchaseCalls } from '#catalog/family/purchaseCalls.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { demand } from '../../engine/crud/demand.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { Problem } from '../../platform/problem.ts';
import { theseBeside } from './besideRecord.ts';
import { issuerOf, itemsOf, partnerOf } from './documentParts.ts';
import type { Reading } from './FamilyHandler.ts';
import { ownerOf } from './lineOwner.ts';
import { pictured } from './pictured.ts';
import { type Beside, readingOf } from './readingOf.ts';

const { purchase, vendor } = entities;

const billsOf = (request: RequestContext, { bills }: Wire) =>
  theseBeside(
    request,
    purchase,
    Array.isArray(bills) ? bills.filter(isObject).map(bill => Number(bill['purchase'])) : [],
  );

const parties = {
  vendor: partnerOf(vendor, boughtFrom),
  general_setting: issuerOf,
} as const satisfies Readonly<Record<string, Beside>>;

const ofRequest = readingOf({ purchase_req_items: itemsOf, ...parties });
const withPictures = readingOf({
  purchase_req_items: async (request, record) => pictured(request, await itemsOf(request, record)),
});
const ofPurchase = readingOf({ purchase_final_items: itemsOf, ...parties, purchases: billsOf });

const lineImages: Reading = {
  admits: request => demand(request, 'show'),
  async read(request, { id }) {
    const { host, entity, caller } = request;
    const wanted = await existingOf(host.db, request, await ownerOf(host.db, request, id), false);
    const lines = await itemsOf(request, toWire(entity, wanted, host, caller));
    const [line] = await pictured(
      request,
      lines.filter(one => one['id'] === id),
    );
    if (!line) throw new Problem(404, 'not_found');
    return line;
  },
};

/** What the family's calls read of purchase requests and purchases. */
export const purchaseReadings = {
  read_request_invoice: ofRequest(purchaseCalls.read_request_invoice.beside),
  read_request_images: withPictures(purchaseCalls.read_request_images.beside),
  read_request_item_images: lineImages,
  read_purchase: ofPurchase(purchaseCalls.read_purchase.beside),
  read_purchase_invoice: ofPurchase(purchaseCalls.read_purchase_invoice.beside),
} as const satisfies Readonly<Record<string, Reading>>;
