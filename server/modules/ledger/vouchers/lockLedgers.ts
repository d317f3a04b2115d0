import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem, refuse } from '#server/platform/problem.ts';

interface Row {
  readonly ledger: number;
  readonly party: number | null;
}

/**
 * Keeps the ledgers of a posting as they are until the transaction ends. Control accounts are the sum of their parties:
 * 400 `party_missing` for a row of nobody, which the database refuses, too (rule L4). 409 `cash_closed` where cash is
 * closed on the day; that day is kept in the very row that is locked, so that whoever has waited for a close sees it.
 */
export async function lockLedgers(tx: Database, lines: readonly Row[], day: string): Promise<void> {
  const ids = new Set(lines.map(({ ledger }) => ledger));
  const { rows } = await tx.execute<{ id: number; name: string; until: string | null; is_control: boolean }>(sql`
    select id, name, closed_until::text as until, is_control from ledger_account
    where id = any(${`{${[...ids].join(',')}}`}::int[]) order by id for share`);
  const control = new Set(rows.flatMap(({ id, is_control }) => (is_control ? [id] : [])));
  if (lines.some(({ ledger, party }) => party === null && control.has(ledger)))
    refuse([violation('non_field_errors', 'party_missing')]);
  const closed = rows.find(({ until }) => until !== null && day <= until);
  if (closed) throw new Problem(409, 'cash_closed', { params: { ledger: closed.name, day: String(closed.until) } });
}
