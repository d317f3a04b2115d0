/** Paths of the specification below `/apps` that are no list and no record. */
export const REQUEST_ITEMS = '/purchase-management/purchase-request/items/:purchaseId/:purchaseName?';
export const REQUEST_INVOICE = '/purchase-management/purchase-request/purchase-invoice/:purchaseId/:purchaseName?';
