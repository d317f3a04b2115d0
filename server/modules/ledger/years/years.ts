import { type SQL, sql } from 'drizzle-orm';
import { monthOf } from '#catalog/engine/days/periods.ts';
import { lock, lockShared } from '#server/platform/db/lock.ts';
import type { Database } from '#server/platform/services/Database.ts';

const YEARS = 'fiscal years';

/** Whoever closes or opens a year holds the whole chain of them: each asks how the others stand. */
export const lockYears = (tx: Database): Promise<void> => lock(tx, [YEARS]);

/** Keeps every year as closed or open as it is until the transaction ends. */
export const lockYearsShared = (tx: Database): Promise<void> => lockShared(tx, YEARS);

/** The last day of the last closed year; null while none is closed. Nothing is posted up to then (rule P1). */
export const CLOSED_UNTIL = sql`(select max(ends_on) from fiscal_year where status = 'closed')`;

/** Whether the books take nothing any more on a day: its month is closed for good, or its year or a later one is. */
export const isFinal = (day: SQL): SQL => sql`(
  exists (select 1 from accounting_period where status = 'hard_locked' and ${day} between starts_on and ends_on)
  or coalesce(${day} <= ${CLOSED_UNTIL}, false))`;

/** First days of the months of a year. */
export function monthsOf({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string }): string[] {
  const found: string[] = [];
  for (let day = starts_on; day <= ends_on;) {
    found.push(day);
    const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
    day = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  }
  return found.map(day => monthOf(day).from);
}
