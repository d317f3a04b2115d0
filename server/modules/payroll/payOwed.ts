import type { Open } from '#catalog/bills/settlement/Open.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { tillObjections } from '../ledger/vouchers/moneyLedger.ts';
import { postVoucher } from '../ledger/vouchers/postVoucher.ts';

interface Till {
  readonly ledger: number;
  readonly paid_on: string;
}

/** Refuses cash or bank that nothing is paid from, and a day before the document's or after today. */
export async function refuseTill(
  { tx, request }: CommandContext,
  { ledger, paid_on }: Till,
  { day, before }: { readonly day: string; readonly before: ViolationCode },
): Promise<void> {
  const today = dayIn(request.host.timeZone, request.host.clock());
  refuse([
    ...(await tillObjections(tx, ledger)),
    ...(paid_on < day ? [violation('paid_on', before)] : []),
    ...(paid_on > today ? [violation('paid_on', 'future_date')] : []),
  ]);
}

/** So much of something that is owed to an employee. */
interface Part extends Pick<Open, 'id' | 'ledger' | 'party'> {
  readonly amount: Minor;
}

/** Pays parts of what is owed to employees by one payment voucher that settles them; gives its id. */
export const payOwed = (
  context: CommandContext,
  parts: readonly Part[],
  { ledger, paid_on, ...head }: Till & { readonly branch: number | null; readonly details: string },
): Promise<number> =>
  postVoucher(
    context,
    'payment_voucher',
    {
      ...head,
      payment_date: paid_on,
      items: [
        ...parts.map(({ ledger: owed, party, amount }) => ({
          ledger: owed,
          party,
          debit_amount: fromMinor(amount),
          credit_amount: '0.00',
        })),
        {
          ledger,
          debit_amount: '0.00',
          credit_amount: fromMinor(sum(parts.map(({ amount }) => amount))),
        },
      ],
      settlement: 'selected',
      settles: parts.map(({ id, amount }) => ({ item: id, amount: fromMinor(amount) })),
    },
    { payment_date: 'paid_on', settles: 'pay_amount' },
  );
