import { and, type SQL, sql } from 'drizzle-orm';
import { toMinor } from '#catalog/engine/money/money.ts';
import { voucherKinds } from '#catalog/ledger/vouchers/vouchers.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { isLive } from './dayByDay.ts';

interface Pair {
  readonly debit: number;
  readonly credit: number;
  readonly party: number | null;
  readonly amount: bigint;
  readonly day: string;
}

/** A part of a bill that a voucher has settled, as its allocation says. */
export interface Settled extends Pair {
  readonly id: number;
  /** The voucher has withheld a tax as well. */
  readonly withheld: boolean;
}

interface SettlingRow extends Record<string, unknown> {
  readonly id: string;
  readonly debit: number;
  readonly credit: number;
  readonly party: number | null;
  readonly amount: string;
  readonly day: string;
}

const vouchers = sql`${`{${Object.keys(voucherKinds).join(',')}}`}::text[]`;

/** What vouchers have settled of an item and nothing has taken back, within a scope; undefined is no bound. */
export async function settledByVouchers(tx: Database, item: number, scope?: SQL): Promise<Settled[]> {
  const { rows } = await tx.execute<SettlingRow & { withheld: boolean }>(sql`
    select allocation.id, debit, credit, allocation.party, allocation.amount::text, allocated_on::text as day,
      exists (
        select 1 from account_log as log join tax_entry on tax_entry.account_log = log.id
        where log.posting = own.posting) as withheld
    from allocation
      join open_item on open_item.id = case when debit = ${item} then credit else debit end
      join account_log as own on own.id = open_item.account_log
    where ${and(
      sql`${item} in (debit, credit) and source_type = any(${vouchers}) and open_item.log_type = any(${vouchers})
        and ${isLive(sql`allocation`)}`,
      scope,
    )}
    order by allocation.id`);
  return rows.map(({ id, amount, ...one }) => ({ ...one, id: Number(id), amount: toMinor(amount) }));
}

/** What an unallocation has taken off its bill, each part with the document that had settled it. */
export async function takenOffBy(
  tx: Database,
  id: number,
): Promise<(Pair & { readonly type: string; readonly document: number })[]> {
  const { rows } = await tx.execute<SettlingRow & { type: string; document: number }>(sql`
    select off.id, off.debit, off.credit, off.party, (-off.amount)::text as amount, off.allocated_on::text as day,
      settled.source_type as type, settled.source_id as document
    from allocation as off join allocation as settled on settled.id = off.counters
    where off.source_type = 'unallocation' and off.source_id = ${id} and settled.source_type <> 'unallocation'
    order by off.id`);
  return rows.map(({ id: _id, amount, ...one }) => ({ ...one, amount: toMinor(amount) }));
}
