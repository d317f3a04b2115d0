import { sql } from 'drizzle-orm';
import { addDays } from '../calendar.ts';
import type { Ground } from '../ground.ts';
import { credit, debit, type DemoEntry } from './DemoVoucher.ts';

/** Days at least, and how many more at most, until a member pays the month. */
const [SOON, SPREAD] = [2, 17];

/** The bill of a member's month. */
export interface DemoDues {
  readonly id: number;
  readonly number: string;
  readonly party: number;
  readonly amount: number;
  readonly day: string;
  /** Null while it is owed. */
  readonly paidOn: string | null;
}

/** What members were billed; each month is paid on a day of its own. */
export async function readDues({ db, today }: Ground): Promise<DemoDues[]> {
  const { rows } = await db.execute<Omit<DemoDues, 'paidOn' | 'amount'> & { amount: string; is_paid: boolean }>(sql`
    select bill.id, bill_no as number, party.id as party, amount::text, subscription_date::text as day,
      status = 'paid' as is_paid
    from monthly_subscription as bill join party on source_type = 'user' and source_id = member order by bill.id`);
  const yesterday = addDays(today, -1);
  return rows.map(({ is_paid, amount, ...one }) => {
    const day = addDays(one.day, SOON + (one.id % SPREAD));
    return { ...one, amount: Number(amount), paidOn: is_paid ? (day < yesterday ? day : yesterday) : null };
  });
}

/** What a bill enters, with its id and its number. */
export const billed = ({ id, number, party, amount, day }: DemoDues) => ({
  id,
  number,
  voucher: {
    kind: 'monthly_subscription',
    day,
    branch: null,
    details: null,
    status: 'posted',
    lines: [debit('Member Receivables', amount, party), credit('Subscription Income', amount)],
  } satisfies DemoEntry,
});
