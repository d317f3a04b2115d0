import { sql } from 'drizzle-orm';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Effect } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { CLOSED_UNTIL, lockYearsShared } from './years.ts';

/** What stands in the books: the first day of what was posted beside openings, what is closed, whether an opening holds. */
async function standing(tx: Database) {
  await lockYearsShared(tx);
  const { rows } = await tx.execute<{
    first: string | null;
    closed: string | null;
    is_opened: boolean;
    is_begun: boolean;
  }>(sql`
    select (select min(log_date)::text from posting where source_type <> 'opening_balance') as first,
      ${CLOSED_UNTIL}::text as closed,
      exists (select 1 from opening_balance where status = 'posted') as is_opened,
      exists (select 1 from posting) as is_begun`);
  return rows[0] ?? { first: null, closed: null, is_opened: false, is_begun: false };
}

/** The year is cut once, before anything is posted; the books begin before their first posting, and after what is closed. */
export const bookSettingRules: Effect = {
  async check(tx, { entity }, merged) {
    const stored = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
    const isChanged = (name: string) => (stored?.[name] ?? null) !== (merged[name] ?? null);
    const [cut, begin] = [isChanged('year_begins_in'), isChanged('books_begin_on')];
    if (!cut && !begin) return [];
    const { first, closed, is_opened, is_begun } = await standing(tx);
    const day = merged['books_begin_on'];
    const found: Violation[] = [];
    if (cut && is_begun) found.push(violation('year_begins_in', 'books_begun'));
    if (begin && is_opened) found.push(violation('books_begin_on', 'opening_posted'));
    else if (begin && closed !== null && (typeof day !== 'string' || day <= closed))
      found.push(violation('books_begin_on', 'begins_in_closed_year', { day: closed }));
    else if (begin && typeof day === 'string' && first !== null && first < day)
      found.push(violation('books_begin_on', 'postings_before', { day: first }));
    return found;
  },
};
