import { least } from '../../bills/settlement/Open.ts';
import { type Minor, sum, toMinor } from '../../engine/money/money.ts';
import { owedOf } from './familySplit.ts';
import { paidOf } from './instalments.ts';

/** What of a record is about its money. */
interface Told {
  readonly status?: unknown;
  readonly due_amount?: unknown;
  readonly paid_amount?: unknown;
  readonly instalments?: unknown;
}
type BookingMoney = Told | Readonly<Record<string, unknown>>;

const minor = (value: unknown): Minor => toMinor(typeof value === 'string' ? value : '0');

/** What a booking, as a record has it, still owes in all. */
export const restOf = ({ due_amount: due, paid_amount: paid }: BookingMoney): Minor =>
  owedOf({ due: minor(due), paid: minor(paid) });

/** What is unpaid of each instalment, the one due first before the others; that of a journey called off asks nothing. */
function unpaidOf({ status, instalments, paid_amount }: BookingMoney) {
  if (status === 'cancelled' || !Array.isArray(instalments)) return [];
  const plan = (instalments as readonly Readonly<Record<string, unknown>>[]).map(line => ({
    due_date: String(line['due_date']),
    amount: minor(line['amount']),
  }));
  const paid = paidOf(plan, minor(paid_amount));
  return plan
    .map(({ due_date, amount }, at) => ({ due_date, open: amount - (paid[at] ?? 0n) }))
    .filter(({ open }) => open > 0n)
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date));
}

/**
 * What is asked for a booking on a day: the instalments that are due by then, where there are none the next one, and
 * without instalments all that it owes. Never more than it owes.
 */
export function dueNow(booking: BookingMoney, day: string): Minor {
  const rest = restOf(booking);
  const unpaid = unpaidOf(booking);
  const [next] = unpaid;
  if (!next) return rest;
  const by = unpaid.filter(({ due_date }) => due_date <= (next.due_date > day ? next.due_date : day));
  return least(rest, sum(by.map(({ open }) => open)));
}
