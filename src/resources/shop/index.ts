import { treeList } from '../../arrange/tree/treeList.ts';
import { ownPage } from '../../onDemand/ownPage.ts';
import type { Module } from '../Module.ts';
import { ORDER_INVOICE, ORDER_MAIL, ORDERS_BY_PAYMENT } from './orders/orderPaths.ts';

/** Categories and orders of the shop. */
export const shop: Module = {
  pages: {
    category: { list: treeList },
    order: {
      list: ownPage(async () => (await import('./orders/OrderList.tsx')).OrderList),
      edit: ownPage(async () => (await import('./orders/OrderPage.tsx')).OrderPage),
      create: ownPage(async () => (await import('./orders/OrderCreate.tsx')).OrderCreate),
    },
    order_return: {
      edit: ownPage(async () => (await import('./orders/OrderReturnPage.tsx')).OrderReturnPage),
    },
  },
  routes: {
    [ORDER_INVOICE]: ownPage(async () => (await import('./orders/OrderInvoicePage.tsx')).OrderInvoicePage),
    [ORDER_MAIL]: ownPage(async () => (await import('./orders/OrderMailPage.tsx')).OrderMailPage),
    [ORDERS_BY_PAYMENT]: ownPage(async () => (await import('./orders/OrdersByPayment.tsx')).OrdersByPayment),
  },
};
