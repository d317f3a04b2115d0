import type { Identifier } from 'react-admin';

/** Paths of the specification below `/apps` that are no list and no record. */
export const ORDERS_BY_PAYMENT = '/order-managements/orders/:paymentStatus?';
const INVOICE = '/order-managements/order-invoice';
export const ORDER_INVOICE = `${INVOICE}/:orderId`;

const MAIL = '/order-managements/send-email';
export const ORDER_MAIL = `${MAIL}/:orderId`;

/** Where a mail about an order is written. */
export const mailPath = (order: Identifier): string => `/apps${MAIL}/${order}`;

/** Where the bills of an order are printed. */
export const invoicePath = (order: Identifier): string => `/apps${INVOICE}/${order}`;
