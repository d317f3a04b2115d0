import { sql } from 'drizzle-orm';
import { groupBy, partition } from 'es-toolkit';
import { dayIn } from '#catalog/engine/days/days.ts';
import type { LeftOut, BackfillRecords } from '#catalog/ledger/backfillRecords.ts';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Backfill, Host, OlderRecord } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import { CLOSED_UNTIL } from '../years/years.ts';

interface BackfillRow extends OlderRecord {
  readonly reason: LeftOut | null;
}

/** Records of an entity that are not in the books, in the order of their days, each with why it is left out, if it is. */
export async function findBackfill(
  db: Database,
  { timeZone, clock }: Pick<Host, 'timeZone' | 'clock'>,
  older: Backfill,
) {
  const { begin } = await bookSettings(db);
  if (begin === null) return [];
  const today = dayIn(timeZone, clock());
  const isLocked = sql`(day <= ${CLOSED_UNTIL} or exists (
    select 1 from accounting_period where status <> 'open' and name <> 'opening'
      and (day between starts_on and ends_on or later between starts_on and ends_on)))`;
  const { rows } = await db.execute<BackfillRow>(sql`
    select id, amount::text, day::text, later::text, case
        when day < ${begin}::date then 'before_books' when is_over then 'refunded'
        when ${isLocked} then 'period_locked' when later > ${today}::date then 'future_date' end as reason
    from (${older.candidates(timeZone)}) as candidate
    where not exists (
      select 1 from posting where source_type = ${older.entity} and source_id = candidate.id)
    order by candidate.day, id`);
  return rows;
}

const summed = (rows: readonly BackfillRow[]) => ({
  count: rows.length,
  amount: fromMinor(sum(rows.map(({ amount }) => toMinor(amount)))),
});

/** What entering them would enter now, and what it would leave out, by entity and reason. */
export const previewBackfill = (host: Host): Promise<BackfillRecords[]> =>
  mapInOrder(host.backfills, async older => {
    const [entered, others] = partition(await findBackfill(host.db, host, older), ({ reason }) => reason === null);
    return {
      entity: older.entity,
      ...summed(entered),
      left_out: Object.entries(groupBy(others, ({ reason }) => `${reason}`)).map(([reason, rows]) => ({
        reason: reason as LeftOut,
        ...summed(rows),
      })),
    };
  });
