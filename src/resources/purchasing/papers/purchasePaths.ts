import type { Identifier } from 'react-admin';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { PURCHASE_PAPER } from '#catalog/purchasing/reports/purchaseReport.ts';
import { REQUEST_PAPER } from '#catalog/purchasing/reports/requestSummary.ts';

const ITEMS = '/purchase-management/purchase-request/items';

/** Paths of the specification below `/apps` that are no list and no record; the name at the end may be left out. */
export const REQUEST_ITEMS = `${ITEMS}/:purchaseId/:purchaseName?`;

const printed = { purchase_request: REQUEST_PAPER, purchase_final: PURCHASE_PAPER } as const satisfies Readonly<
  Record<PurchasingName, string>
>;

/** Path below `/apps` at which one is printed. */
export const paperRoute = (name: PurchasingName): string => `/${printed[name]}/:purchaseId/:purchaseName?`;

/** Where one is printed. */
export const purchasingPaperPath = (name: PurchasingName, id: Identifier): string => `/apps/${printed[name]}/${id}`;

const mails = {
  purchase_request: '/purchase-management/purchase-request/send-email',
  purchase_final: '/purchasefinal-management/purchase-final/send-email',
} as const;

/** Path below `/apps` at which the mail with one is written. */
export const mailRoute = (name: PurchasingName): string => `${mails[name]}/:purchaseId`;

/** Where the mail with one is written. */
export const mailPath = (name: PurchasingName, id: Identifier): string => `/apps${mails[name]}/${id}`;

/** Where the items of a request are seen with their pictures. */
export const requestItemsPath = (id: Identifier): string => `/apps${ITEMS}/${id}`;
