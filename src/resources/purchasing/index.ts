import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';
import { REQUEST_INVOICE, REQUEST_ITEMS } from './purchasePaths.ts';

const toRequest = preloadable(async () => (await import('./ToRequest.tsx')).ToRequest);

/** Requests and purchases. */
export const purchasing: Module = {
  pages: {
    purchase_request: {
      edit: preloadable(async () => (await import('./RequestPage.tsx')).RequestPage),
      create: preloadable(async () => (await import('./DocumentCreate.tsx')).RequestCreate),
    },
    purchase_final: {
      edit: preloadable(async () => (await import('./PurchasePage.tsx')).PurchasePage),
      create: preloadable(async () => (await import('./DocumentCreate.tsx')).PurchaseCreate),
    },
  },
  reports: { low_stock: preloadable(async () => (await import('./low/LowStockPage.tsx')).LowStockPage) },
  routes: { [REQUEST_ITEMS]: toRequest, [REQUEST_INVOICE]: toRequest },
};
