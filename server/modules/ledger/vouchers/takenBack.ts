import { sql } from 'drizzle-orm';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Act, Outset } from '#server/engine/context/host.ts';
import type { LimitedBy } from './limitUse.ts';
import { aboveLimit, overLimit, drawOnLimit } from './postingLimit.ts';
import { kindOf, voucherOf } from './voucherRecord.ts';

interface Share {
  readonly by: LimitedBy;
  readonly amount: string;
}

/** What a receipt has brought: of each booking that it paid, else of each party that it names. */
async function sharesOf(tx: Database, { desk, record }: Pick<Outset, 'desk' | 'record'>): Promise<Share[]> {
  if (kindOf(desk.entity).law !== 'receipt') return [];
  const { id, items } = voucherOf(desk.entity, record);
  const { rows } = await tx.execute<{ booking: number; amount: string }>(sql`
    select booking, sum(amount)::text as amount from booking_payment where receipt_voucher = ${id}
    group by booking order by booking`);
  if (rows.length > 0)
    return rows.map(({ booking, amount }) => ({ by: { kind: 'paid_out', subject: 'booking', id: booking }, amount }));
  const parties = new Map<number, Minor>();
  for (const { party, credit } of items)
    if (party !== null && credit > 0n) parties.set(party, (parties.get(party) ?? 0n) + credit);
  return [...parties].map(([party, amount]) => ({
    by: { kind: 'paid_out', subject: 'party', id: party },
    amount: fromMinor(amount),
  }));
}

/** Taken back, a receipt is money that leaves the books; a payment is money that comes back. */
export async function takingBack(outset: Outset): Promise<Obstacle | undefined> {
  const { law } = kindOf(outset.desk.entity);
  if (law === 'contra' || law === 'payment') return undefined;
  const whole = await overLimit(outset);
  if (whole) return whole;
  for (const { by, amount } of await sharesOf(outset.tx, outset)) {
    const above = await aboveLimit(outset, amount, by);
    if (above) return above;
  }
  return undefined;
}

/** Counts what a receipt that is taken back has brought. */
export async function countTakenBack(act: Pick<Act, 'tx' | 'desk' | 'record'>): Promise<void> {
  for (const share of await sharesOf(act.tx, act))
    if (toMinor(share.amount) > 0n) await drawOnLimit(act.tx, act.desk, { field: 'non_field_errors', ...share });
}
