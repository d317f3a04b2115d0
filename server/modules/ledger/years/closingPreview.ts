import { sql } from 'drizzle-orm';
import { boundOf } from '#catalog/engine/access/access.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem } from '#server/platform/problem.ts';
import { closings, ledgerFor } from './closing.ts';

/**
 * What closing a year would post now, by branch, and the profit that it would move; to whoever is bound to a branch,
 * that of theirs. 404 for a year that is not open.
 */
export async function closingOf(db: Database, caller: Caller, year: number) {
  const { rows } = await db.execute<{ ends_on: string }>(sql`
    select ends_on::text from fiscal_year where id = ${year} and status = 'open'`);
  const [found] = rows;
  if (!found) throw new Problem(404, 'not_found');
  const retained = await ledgerFor(db, 'retained_earnings');
  if (retained === undefined)
    throw new Problem(400, 'invalid', {
      violations: [violation('profit', 'ledger_missing', { ledger: 'Retained Earnings' })],
    });
  const bound = boundOf(caller);
  const known = await closings(db, found.ends_on, retained);
  const all = known.filter(({ branch }) => bound === undefined || branch === bound);
  return {
    profit: fromMinor(sum(all.map(({ result }) => result))),
    closings: all.map(({ branch, result, lines }) => ({
      branch,
      profit: fromMinor(result),
      lines: lines.map(({ ledger, party, debit, credit }) => ({
        ledger,
        party,
        debit_amount: fromMinor(debit),
        credit_amount: fromMinor(credit),
      })),
    })),
  };
}
