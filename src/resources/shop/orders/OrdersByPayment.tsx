import { Navigate, useParams } from 'react-router';
import { order } from '#catalog/shop/orders/order.ts';
import { isOrderTab, orderTabs } from '#catalog/shop/orders/orderTabs.ts';
import { listPath } from '#src/engine/entity/listPath.ts';

/** The address by which the specification knows the orders of a payment status: it leads to their list. */
export function OrdersByPayment() {
  const { paymentStatus = '' } = useParams();
  return (
    <Navigate replace to={listPath(order, isOrderTab(paymentStatus) ? { filter: orderTabs[paymentStatus] } : {})} />
  );
}
