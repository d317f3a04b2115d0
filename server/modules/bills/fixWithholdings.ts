import { totalsOf, type BillLine, rateOn, type TaxFacts } from '#catalog/bills/billLaw.ts';
import { withholdingsOf } from '#catalog/taxes/withholding.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '../../platform/services/Database.ts';
import { type BillRecord, taxesOf } from './billRecord.ts';

/** Why a tax is not withheld from a bill of a day; nothing when it may be. */
function objections(kind: 'tds' | 'vds', code: TaxFacts | undefined, day: string): Violation[] {
  if (!code) return [];
  if (!code.isActive || code.kind !== kind) return [violation(kind, 'other_tax')];
  return rateOn(code, day) === undefined ? [violation(kind, 'no_rate')] : [];
}

/**
 * What of a bill is withheld when it is paid, fixed as it is issued: no rate that changes later is one of its own
 * (rule S6).
 */
export async function fixWithholdings(tx: Database, bill: BillRecord, lines: readonly BillLine[]) {
  const codes = await taxesOf(
    tx,
    [bill.tds, bill.vds].flatMap(id => id ?? []),
  );
  const [tds, vds] = [codes.get(bill.tds ?? 0), codes.get(bill.vds ?? 0)];
  const withholdings = withholdingsOf(totalsOf(lines, bill.day), { tds, vds }, bill.day);
  return {
    violations: [...objections('tds', tds, bill.day), ...objections('vds', vds, bill.day)],
    withholdings: withholdings.map(({ tax, base, percent, amount }) => ({
      tax,
      base_amount: fromMinor(base),
      percent,
      tax_amount: fromMinor(amount),
    })),
  };
}
