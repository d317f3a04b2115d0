import { useParams } from 'react-router';
import { mailOrder, orderLetter } from '#catalog/shop/orders/mailOrder.ts';
import { LetterPage } from '#src/engine/letters/LetterPage.tsx';

/** A mail to the customer of an order. */
export function OrderMailPage() {
  const { orderId = '' } = useParams();
  return (
    <LetterPage key={orderId} command={mailOrder} letter={orderLetter} id={Number(orderId)} back="orderPages.back" />
  );
}
