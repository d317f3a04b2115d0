import { useGetList, useGetMany } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Minor, sum } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { firstPart } from '#catalog/shop/orders/paymentParts.ts';
import { usePayAmount } from '../../../ledger/payment/AmountNote.tsx';
import { otherParts, type Part } from './otherParts.ts';

const { ledger_account: ledgers, paymentmethod: methods } = entities;
const idsOf = (values: readonly unknown[]): number[] => values.filter(one => typeof one === 'number');

/** What of the amount comes in cash: into a ledger of cash where one is told, else by a way of paying that is cash. */
export function useCashPart(outstanding: Minor): Minor {
  const whole = usePayAmount(outstanding);
  const [ledger, method, told]: readonly unknown[] = useWatch({ name: ['ledger', 'payment_method', 'other_payments'] });
  const others = otherParts(told);
  const first: Part = {
    ledger,
    payment_method: method,
    amount: firstPart(
      whole,
      others.map(one => one.amount),
    ),
  };
  const parts = [first, ...others];
  const { data: ways = [] } = useGetMany(methods.route, { ids: idsOf(parts.map(one => one.payment_method)) });
  const { data: tills = [] } = useGetList(
    ledgers.route,
    { filter: { among: 'cash' }, pagination: { page: 1, perPage: 100 } },
    { enabled: idsOf(parts.map(one => one.ledger)).length > 0 },
  );
  const isCash = (part: Part): boolean =>
    typeof part.ledger === 'number'
      ? tills.some(({ id }) => id === part.ledger)
      : ways.some(way => way?.['id'] === part.payment_method && way?.['type'] === 'cash');
  return sum(parts.filter(isCash).map(one => one.amount));
}
