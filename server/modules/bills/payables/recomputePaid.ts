import { type SQL, sql } from 'drizzle-orm';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Author, PaidAmounts } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { paidAmount, type PaidDocument, tableIn } from './documentMoney.ts';

/** A refund whose step is under way, so that its state does not say yet whether it counts. */
interface UnderWay {
  readonly counted?: number;
  readonly except?: number;
}

/** What was given back of each document of a statement. */
export const refundedAmount = ({ counted = 0, except = 0 }: UnderWay, payable: PaidDocument): SQL => sql`coalesce((
  select sum(amount) from refund where refund.document_type = ${payable.type}
    and refund.document_id = ${tableIn(payable)}.id and refund.id <> ${except}
    and (refund.status = 'posted' or refund.id = ${counted})), 0)`;

/** Says anew of the documents that a condition on their table finds how far they are paid (rules B1). */
export async function recomputePaid(
  tx: Database,
  author: Author,
  payable: PaidDocument,
  { where, ...underWay }: UnderWay & { readonly where: SQL },
): Promise<void> {
  const { rows } = await tx.execute<PaidAmounts & Record<string, unknown>>(sql`
    select id, due_amount::text as due, (${paidAmount(payable)})::numeric(18, 2)::text as paid,
      (${refundedAmount(underWay, payable)})::text as refunded
    from ${tableIn(payable)} where ${where} order by id for no key update`);
  for (const document of rows) await payable.paid.keep(tx, author, document);
}

/** What was paid for a document beyond what is due: no more than that is given back. The document is held until the end. */
export async function refundableOf(tx: Database, payable: PaidDocument, id: number): Promise<Minor> {
  const { rows } = await tx.execute<{ room: string }>(sql`
    select greatest(paid_amount - due_amount, 0)::text as room from ${tableIn(payable)}
    where id = ${id} for no key update`);
  return toMinor(rows[0]?.room ?? '0');
}
