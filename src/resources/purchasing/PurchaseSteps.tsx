import { useRecordContext, useTranslate } from 'react-admin';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { purchaseLifecycle } from '#catalog/purchasing/purchaseLifecycle.ts';
import { useLabels } from '../../engine/kinds/choice/useLabels.ts';
import { Steps } from './Steps.tsx';

const here: readonly unknown[] = ['received', 'returned_part', 'returned'];
const paid: readonly unknown[] = ['paid', 'overpaid'];

/** How far a purchase has come, on its three axes. */
export function PurchaseSteps() {
  const record = useRecordContext();
  const translate = useTranslate();
  const { wordOf } = useLabels(purchaseFinal.fields.status);
  if (!record) return null;
  const { status, receipt_status: receipt, bill_status: bill, payment_status: payment } = record;
  const isSent = typeof record['sent_on'] === 'string';
  const part = (state: unknown, name = 'partial') => (state === name ? translate(`choices.${name}`) : undefined);
  return (
    <Steps
      end={status === 'cancelled' ? wordOf(status) : undefined}
      steps={[
        ...(record['purchase_request']
          ? [
              { name: 'requested', isDone: true },
              { name: 'approved', isDone: true },
            ]
          : []),
        { name: 'ordered', isDone: isIn(purchaseLifecycle.groups.ordered, status) },
        // What has begun to come needs no sending.
        ...(isSent || receipt === 'none' ? [{ name: 'sent', isDone: isSent }] : []),
        { name: 'received', isDone: here.includes(receipt), part: part(receipt) ?? part(receipt, 'returned_part') },
        { name: 'billed', isDone: bill === 'billed', part: part(bill) },
        { name: 'paid', isDone: paid.includes(payment), part: part(payment) ?? part(payment, 'overpaid') },
      ]}
    />
  );
}
