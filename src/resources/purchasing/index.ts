import { entities } from '../../../catalog/entities.ts';
import { ownPage } from '../../onDemand/ownPage.ts';
import { about } from '../Entry.ts';
import type { Module } from '../Module.ts';
import { REQUEST_INVOICE, REQUEST_ITEMS } from './purchasePaths.ts';

const request = {
  ...about(entities.purchase_request, 'purchaseId'),
  page: ownPage(async () => (await import('./ToRequest.tsx')).ToRequest),
};

/** Requests and purchases. */
export const purchasing: Module = {
  pages: {
    purchase_request: {
      edit: ownPage(async () => (await import('./RequestPage.tsx')).RequestPage),
      create: ownPage(async () => (await import('./DocumentCreate.tsx')).RequestCreate),
    },
    purchase_final: {
      edit: ownPage(async () => (await import('./PurchasePage.tsx')).PurchasePage),
      create: ownPage(async () => (await import('./DocumentCreate.tsx')).PurchaseCreate),
    },
  },
  reports: { low_stock: ownPage(async () => (await import('./low/LowStockPage.tsx')).LowStockPage) },
  routes: { [REQUEST_ITEMS]: request, [REQUEST_INVOICE]: request },
};
