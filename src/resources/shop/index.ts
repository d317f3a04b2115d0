import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mailOrder } from '#catalog/shop/orders/mailOrder.ts';
import { treeList } from '../../engine/arrange/tree/treeList.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { about, mayDo } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';
import { ORDER_INVOICE, ORDER_MAIL, ORDERS_BY_PAYMENT } from './orders/orderPaths.ts';
import { PICK_LIST } from './orders/papers/pickListPath.ts';

const { order, shipment } = entities;

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
    [ORDER_INVOICE]: {
      ...about(order, 'orderId'),
      may: who => allowed(who, order, 'show') && allowed(who, shipment, 'list'),
      page: ownPage(async () => (await import('./orders/OrderInvoicePage.tsx')).OrderInvoicePage),
    },
    [ORDER_MAIL]: {
      ...about(order, 'orderId'),
      may: who => allowed(who, order, 'show') && mayPerform(who, mailOrder),
      page: ownPage(async () => (await import('./orders/OrderMailPage.tsx')).OrderMailPage),
    },
    [PICK_LIST]: {
      may: mayDo(order, 'show'),
      page: ownPage(async () => (await import('./orders/papers/PickListPage.tsx')).PickListPage),
    },
    [ORDERS_BY_PAYMENT]: {
      may: mayDo(order, 'list'),
      page: ownPage(async () => (await import('./orders/OrdersByPayment.tsx')).OrdersByPayment),
    },
  },
};
