import { sql } from 'drizzle-orm';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext, GuardContext } from '#server/engine/context/host.ts';
import { paidOnes } from '../../bills/payables/documentMoney.ts';
import type { LimitedBy } from './limitUse.ts';
import { aboveLimit, overLimit, drawOnLimit } from './postingLimit.ts';
import { kindOf, voucherOf } from './voucherRecord.ts';

interface Share {
  readonly by: LimitedBy;
  readonly amount: string;
}

interface Brought extends Record<string, unknown> {
  readonly subject: string;
  readonly id: number;
  readonly amount: string;
}

/** What a receipt has brought: of each document that it paid and that counts by itself, else of each party that it names. */
async function sharesOf(tx: Database, { request, record }: Pick<GuardContext, 'request' | 'record'>): Promise<Share[]> {
  if (kindOf(request.entity).law !== 'receipt') return [];
  const { id, items } = voucherOf(request.entity, record);
  const counted = paidOnes(request.host.payables).filter(({ paid }) => paid.kin);
  const { rows } = await tx.execute<Brought>(sql`
    select document_type as subject, document_id as id, sum(amount)::text as amount from document_payment
    where receipt_voucher = ${id} and document_type = any(${sql.param(counted.map(({ type }) => type))}::text[])
    group by 1, 2 order by 1, 2`);
  if (rows.length > 0) return rows.map(({ amount, ...of }) => ({ by: { kind: 'paid_out', ...of }, amount }));
  const parties = new Map<number, Minor>();
  for (const { party, credit } of items)
    if (party !== null && credit > 0n) parties.set(party, (parties.get(party) ?? 0n) + credit);
  return [...parties].map(([party, amount]) => ({
    by: { kind: 'paid_out', subject: 'party', id: party },
    amount: fromMinor(amount),
  }));
}

/** Taken back, a receipt is money that leaves the books; a payment is money that comes back. */
export async function takingBack(context: GuardContext): Promise<Obstacle | undefined> {
  const { law } = kindOf(context.request.entity);
  if (law === 'contra' || law === 'payment') return undefined;
  const whole = await overLimit(context);
  if (whole) return whole;
  for (const { by, amount } of await sharesOf(context.tx, context)) {
    const above = await aboveLimit(context, amount, by);
    if (above) return above;
  }
  return undefined;
}

/** Counts what a receipt that is taken back has brought. */
export async function countTakenBack(context: Pick<CommandContext, 'tx' | 'request' | 'record'>): Promise<void> {
  for (const share of await sharesOf(context.tx, context))
    if (toMinor(share.amount) > 0n)
      await drawOnLimit(context.tx, context.request, { field: 'non_field_errors', ...share });
}
