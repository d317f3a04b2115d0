import type { PurchaseFacts, PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { purchasePaper } from '#catalog/purchasing/paper/purchasePaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import { readPurchaseFacts, readRequestFacts } from './readPurchaseFacts.ts';

const paperOf = (kind: PurchasingName, read: PaperKind<PurchaseFacts>['read']): PaperKind<PurchaseFacts> => ({
  entity: entities[kind],
  read,
  draw: purchasePaper,
  // Lines and days are agreed anew with the vendor until it is closed; whom an order went to stays.
  standing: (kept, present) => (kind === 'purchase_final' ? { ...present, vendor: kept.vendor } : present),
});

/** Papers of requests, and of orders to vendors. */
export const purchasePapers = {
  purchase_request: paperOf('purchase_request', readRequestFacts),
  purchase_final: paperOf('purchase_final', readPurchaseFacts),
} as const;
