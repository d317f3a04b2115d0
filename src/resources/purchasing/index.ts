import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { mailPurchase } from '#catalog/purchasing/mailPurchase.ts';
import { mailRequest } from '#catalog/purchasing/mailRequest.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { about } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';
import { mailRoute, paperRoute, REQUEST_ITEMS } from './papers/purchasePaths.ts';

/** Requests and purchases. */
export const purchasing: Module = {
  pages: {
    purchase_request: {
      edit: ownPage(async () => (await import('./RequestPage.tsx')).RequestPage),
      create: ownPage(async () => (await import('./createPages.tsx')).RequestCreate),
    },
    purchase_final: {
      edit: ownPage(async () => (await import('./PurchasePage.tsx')).PurchasePage),
      create: ownPage(async () => (await import('./createPages.tsx')).PurchaseCreate),
    },
  },
  reports: { low_stock: ownPage(async () => (await import('./low/LowStockPage.tsx')).LowStockPage) },
  routes: {
    [REQUEST_ITEMS]: {
      ...about(entities.purchase_request, 'purchaseId'),
      page: ownPage(async () => (await import('./items/RequestItemsPage.tsx')).RequestItemsPage),
    },
    [mailRoute('purchase_request')]: {
      ...about(entities.purchase_request, 'purchaseId'),
      may: who => allowed(who, entities.purchase_request, 'show') && mayPerform(who, mailRequest),
      page: ownPage(async () => (await import('./papers/MailPages.tsx')).RequestMailPage),
    },
    [mailRoute('purchase_final')]: {
      ...about(entities.purchase_final, 'purchaseId'),
      may: who => allowed(who, entities.purchase_final, 'show') && mayPerform(who, mailPurchase),
      page: ownPage(async () => (await import('./papers/MailPages.tsx')).PurchaseMailPage),
    },
    [paperRoute('purchase_request')]: {
      ...about(entities.purchase_request, 'purchaseId'),
      page: ownPage(async () => (await import('./papers/PurchasingPaperPage.tsx')).RequestPaperPage),
    },
    [paperRoute('purchase_final')]: {
      ...about(entities.purchase_final, 'purchaseId'),
      page: ownPage(async () => (await import('./papers/PurchasingPaperPage.tsx')).PurchasePaperPage),
    },
  },
};
