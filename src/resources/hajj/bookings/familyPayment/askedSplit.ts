import type { RaRecord } from 'react-admin';
import { type Minor, sum } from '#catalog/engine/money/money.ts';
import { violation, type Violation } from '#catalog/engine/violations/violation.ts';
import { dueNow, restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { beyondOwed, type FamilyShare, familySplit, splitObjections } from '#catalog/hajj/bookings/familySplit.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { amountOf } from '../../../ledger/documents/amounts.ts';

type Values = Readonly<Record<string, unknown>>;

const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const saidOf = (value: unknown): Minor | null => (isSaid(value) ? amountOf(value) : null);

/** One payment as it stands in the form; null where no amount is told. */
export interface AskedSplit {
  readonly shares: readonly (FamilyShare & { readonly due: Minor })[];
  readonly whole: Minor | null;
}

/** What the form tells of each booking, in the order in which they stand there. */
export function askedSplit(bookings: readonly RaRecord[], values: Values, today: string): AskedSplit {
  const { amount, paid_on: day, shares } = values;
  const told: readonly unknown[] = Array.isArray(shares) ? shares : [];
  return {
    whole: saidOf(amount),
    shares: bookings.map((booking, at) => {
      const line = told[at];
      return {
        amount: isObject(line) ? saidOf(line['amount']) : null,
        owed: restOf(booking),
        due: dueNow(booking, isSaid(day) ? day : today),
      };
    }),
  };
}

/** What each gets, as the host will split it; nothing while it cannot be split. */
export const partsOf = ({ shares, whole }: AskedSplit): readonly Minor[] | undefined =>
  splitObjections(shares, whole).length > 0 ? undefined : familySplit(shares, whole);

/** What all of it comes to. */
export const wholeOf = (asked: AskedSplit): Minor => asked.whole ?? sum(partsOf(asked) ?? []);

/** Whether a booking would get more than it owes. */
export const isBeyond = ({ shares, whole }: AskedSplit): boolean =>
  splitObjections(shares, whole).length === 0 && beyondOwed(shares, whole).length > 0;

/** Why the host would refuse it, each at a field of the form: an amount is asked for rather than every share. */
export function objectionsTo({ shares, whole }: AskedSplit, beyondDue: unknown): readonly Violation[] {
  if (whole === null && shares.some(({ amount }) => amount === null)) return [violation('amount', 'required')];
  const wrong = splitObjections(shares, whole);
  if (wrong.length > 0) return wrong.map(one => (one.field === 'shares' ? { ...one, field: 'amount' } : one));
  return beyondDue === true ? [] : beyondOwed(shares, whole);
}
