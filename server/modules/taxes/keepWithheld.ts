import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { keepTaxes, type TaxPart } from './taxEntries.ts';

interface Withheld extends TaxPart {
  /** Ledger of the tax, which is of no other. */
  readonly ledger: number;
}

interface Paid {
  /** Id of the payment voucher. */
  readonly voucher: number;
  readonly day: string;
  readonly branch: number | null;
  readonly parts: readonly Withheld[];
}

/** Writes down what a payment has withheld (rule S6), at the rows of its posting into the ledgers of the taxes. */
export async function keepWithheld(
  tx: Database,
  request: RequestContext,
  { voucher, day, branch, parts }: Paid,
): Promise<void> {
  if (parts.length === 0) return;
  const ledgers = parts.map(({ ledger }) => ledger);
  const { rows } = await tx.execute<{ row: number; number: string; ledger: number }>(sql`
    select log.id::int as row, log.reference_no as number, log.ledger
    from posting join account_log as log on log.posting = posting.id
    where source_type = 'payment_voucher' and posting.source_id = ${voucher} and source_event = 'post'
      and log.ledger = any(${`{${ledgers.join(',')}}`}::int[])`);
  const taxed = parts.flatMap(part => {
    const found = rows.find(({ ledger }) => ledger === part.ledger);
    return found ? [{ row: found.row, part }] : [];
  });
  await keepTaxes(tx, request, { number: rows[0]?.number ?? '', day, branch }, taxed);
}
