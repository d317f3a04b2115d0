import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem } from '#server/platform/problem.ts';

/** Of an allocation: it neither takes another one back nor is taken back. */
export const isLive = (one: SQL): SQL => sql`${one}.counters is null
  and not exists (select 1 from allocation as other where other.counters = ${one}.id)`;

/**
 * By how much less is open of an item on some day since a given one than now, as `base` and `abroad` of a row; zero
 * where never. What was settled, and taken back on a later day, stands against the days between (rules S4, S5).
 */
export const lessOpenSince = (item: SQL, day: SQL): SQL => sql`(
  select coalesce(least(0, min(base)), 0) as base, coalesce(least(0, min(abroad)), 0) as abroad
  from (
    select sum(sum(amount)) over later as base, sum(sum(coalesce(foreign_amount, 0))) over later as abroad
    from (
      select amount, foreign_amount, allocated_on from allocation where debit = ${item} and allocated_on > ${day}
      union all
      select amount, foreign_amount, allocated_on from allocation where credit = ${item} and allocated_on > ${day}
    ) as each group by allocated_on window later as (order by allocated_on desc)
  ) as then_open)`;

/** An item, and the day from which more of it was settled. */
export interface Since {
  readonly item: number;
  readonly day: string;
}

/** 409 where an item would be below zero on some day since it was settled, whoever has settled it (identity 14). */
export async function requireAboveZero(tx: Database, settled: readonly Since[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as given(item int, day date)
      join open_item on open_item.id = given.item
      cross join lateral ${lessOpenSince(sql`given.item`, sql`given.day`)} as less
    where outstanding + less.base < 0 or foreign_outstanding + less.abroad < 0 limit 1`);
  if (rows.length > 0) throw new Problem(409, 'below_zero_then');
}

/** Whose postings they are. */
interface Source {
  readonly type: string;
  readonly id: number;
}

/** How others have settled with what a document has posted. */
export interface OthersSettled {
  /** They still do. */
  readonly live: boolean;
  /** The day from which on they did no more; null where on no day they did. */
  readonly until: string | null;
}

/**
 * Whether others settle anything with what a document has posted, or did until some day: it is taken back only as of a
 * day since which they do not (rules S4, A5). What the document itself has settled goes with it, and counts for nothing.
 */
export async function settledBy(db: Database, { type, id }: Source): Promise<OthersSettled> {
  const { rows } = await db.execute<{ live: boolean; until: string | null }>(sql`
    with own as materialized (
      select open_item.id as item from posting join account_log on account_log.posting = posting.id
        join open_item on open_item.account_log = account_log.id
      where posting.source_type = ${type} and posting.source_id = ${id} and source_event = 'post'
    ), settled as materialized (
      select each.item, allocated_on, amount,
        (source_type, source_id) is not distinct from (${type}, ${id}) as is_own, ${isLive(sql`each`)} as is_live
      from (
        select own.item, allocation.* from own join allocation on debit = own.item
        union all select own.item, allocation.* from own join allocation on credit = own.item
      ) as each
    ), daily as (
      select item, sum(sum(amount)) over days
          - coalesce((select sum(amount) from settled as kept where kept.item = settled.item and is_own and is_live), 0)
          as by_others,
        lead(allocated_on) over days as next
      from settled group by item, allocated_on window days as (partition by item order by allocated_on)
    )
    select exists (select 1 from settled where is_live and not is_own) as live,
      (select max(next)::text from daily where by_others <> 0) as until`);
  const [found] = rows;
  return { live: found?.live ?? false, until: found?.until ?? null };
}
