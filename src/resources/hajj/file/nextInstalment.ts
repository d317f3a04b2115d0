import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { RaRecord } from 'react-admin';

interface Instalment {
  readonly due_date: string;
  readonly amount: string | null;
  readonly paid_amount: string | null;
}

const open = ({ amount, paid_amount: paid }: Instalment): bigint => toMinor(amount ?? '0') - toMinor(paid ?? '0');

interface Due {
  readonly amount: string;
  readonly day: string;
  readonly isOverdue: boolean;
}

/** What of a booking is overdue in all, since when; else what is due next. */
export function nextInstalment(booking: RaRecord, today: string): Due | undefined {
  const lines: readonly Instalment[] = booking['instalments'] ?? [];
  const left = lines
    .filter(line => open(line) > 0n)
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date));
  const [first] = left;
  if (!first) return undefined;
  const late = left.filter(({ due_date: day }) => day < today);
  const counted = late.length > 0 ? late : left.filter(({ due_date: day }) => day === first.due_date);
  return { amount: fromMinor(sum(counted.map(open))), day: first.due_date, isOverdue: late.length > 0 };
}

/** Whether something of a booking is still to be paid. */
export const owes = ({ due_amount: due, paid_amount: paid }: RaRecord): boolean =>
  toMinor(due ?? '0') > toMinor(paid ?? '0');
