import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import { append } from '../../engine/records/append.ts';
import type { Database } from '../../platform/services/Database.ts';

/** What of a tax a row of the ledger is; below zero where it takes from the tax. */
export interface TaxPart {
  /** Id of the tax. */
  readonly tax: number;
  readonly party: number | null;
  readonly base: Minor;
  /** Its rate on the day, in per cent. */
  readonly percent: string;
  readonly amount: Minor;
}

interface Taxed {
  /** Id of the row of the ledger. */
  readonly row: number;
  readonly part: TaxPart;
}

interface Document {
  readonly number: string;
  readonly day: string;
  readonly branch: number | null;
}

/** Writes down what rows of the ledger are of taxes, in the transaction in which they are entered. */
export async function keepTaxes(
  tx: Database,
  request: RequestContext,
  { number, day, branch }: Document,
  taxed: readonly Taxed[],
): Promise<void> {
  const rows = taxed.map(({ row, part: { tax, party, base, percent, amount } }) => ({
    account_log: row,
    log_date: day,
    reference_no: number,
    branch,
    tax,
    party,
    base_amount: fromMinor(base),
    percent,
    tax_amount: fromMinor(amount),
  }));
  await append(tx, request, { entity: entities.tax_entry, rows });
}
