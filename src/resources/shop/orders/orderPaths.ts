/** Paths of the specification below `/apps` that are no list and no record. */
export const ORDERS_BY_PAYMENT = '/order-managements/orders/:paymentStatus?';
