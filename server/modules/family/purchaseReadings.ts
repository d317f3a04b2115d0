import { entities } from '#catalog/registry/entities.ts';
import { boughtFrom, purchaseCalls } from '#catalog/family/purchaseCalls.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { demand } from '../../engine/crud/demand.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { Desk } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { Problem } from '../../platform/problem.ts';
import { theseBeside } from './besideRecord.ts';
import { issuerOf, itemsOf, partnerOf } from './documentParts.ts';
import type { Reading } from './FamilyWork.ts';
import { ownerOf } from './lineOwner.ts';
import { pictured } from './pictured.ts';
import { type Beside, readingOf } from './readingOf.ts';

const { purchase, vendor } = entities;

const billsOf = (desk: Desk, { bills }: Wire) =>
  theseBeside(desk, purchase, Array.isArray(bills) ? bills.filter(isObject).map(bill => Number(bill['purchase'])) : []);

const parties = {
  vendor: partnerOf(vendor, boughtFrom),
  general_setting: issuerOf,
} as const satisfies Readonly<Record<string, Beside>>;

const ofRequest = readingOf({ purchase_req_items: itemsOf, ...parties });
const withPictures = readingOf({
  purchase_req_items: async (desk, record) => pictured(desk, await itemsOf(desk, record)),
});
const ofPurchase = readingOf({ purchase_final_items: itemsOf, ...parties, purchases: billsOf });

const lineImages: Reading = {
  admits: desk => demand(desk, 'show'),
  async read(desk, { id }) {
    const { host, entity, caller } = desk;
    const request = await existingOf(host.db, desk, await ownerOf(host.db, desk, id), false);
    const lines = await itemsOf(desk, toWire(entity, request, host, caller));
    const [line] = await pictured(
      desk,
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
