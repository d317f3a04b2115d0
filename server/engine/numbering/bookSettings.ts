import { sql } from 'drizzle-orm';
import { FIRST_MONTH, months } from '#catalog/engine/days/periods.ts';
import type { Database } from '../../platform/services/Database.ts';

/** How the books are kept. */
export interface BookSettings {
  /** Month in which the fiscal year begins, from 1. */
  readonly firstMonth: number;
  /** First day on which anything is posted; null while nobody has said. */
  readonly begin: string | null;
  /** Whether a journal may hold cash or bank. */
  readonly journalAllowsCash: boolean;
}

export async function bookSettings(db: Database): Promise<BookSettings> {
  const { rows } = await db.execute<{ month: string; begin: string | null; cash: boolean | null }>(sql`
    select year_begins_in as month, books_begin_on::text as begin, journal_allows_cash as cash
    from book_setting order by id limit 1`);
  const [found] = rows;
  const at = months.findIndex(name => name === found?.month);
  return {
    firstMonth: at < 0 ? FIRST_MONTH : at + 1,
    begin: found?.begin ?? null,
    journalAllowsCash: found?.cash ?? false,
  };
}
