import { type SQL, sql } from 'drizzle-orm';
import type { Payable } from '#server/engine/context/host.ts';
import { type PaidDocument, paidOnes, paymentsOf, tableIn } from './documentMoney.ts';

/** Asked of the few items of a party, it finds no item itself. */
const waiting = (payable: PaidDocument): SQL => {
  const { waits, putDown = {} } = payable.paid;
  const table = tableIn(payable);
  return sql.join(
    [
      sql`open_item.account_log in (
        select payment.account_log from document_payment as payment
          join ${table} on ${table}.id = payment.document_id
        where payment.document_type = ${payable.type} and ${waits})`,
      ...Object.entries(putDown).map(
        ([type, made]) => sql`open_item.log_type = ${type} and open_item.side = 'credit' and open_item.source_id in (
          select moved.made from (${made}) as moved join ${table} on ${table}.id = moved.document where ${waits})`,
      ),
    ],
    sql` or `,
  );
};

/** Advances that wait for something else than the next bill of their party. */
export const reservedAdvances = (payables: readonly Payable[]): SQL =>
  sql`(${sql.join([sql`false`, ...paidOnes(payables).map(waiting)], sql` or `)})`;

/** Advances that may settle a bill: what waits for nothing, and what is left of the document that the bill is of. */
export const drawableBy = (payables: readonly Payable[], bill: { readonly kind: string; readonly id: number }): SQL =>
  sql`(${sql.join(
    [
      sql`not ${reservedAdvances(payables)}`,
      ...paidOnes(payables).flatMap(payable => {
        const made = payable.bills?.[bill.kind];
        if (!made) return [];
        const own = sql`(select made.document from (${made}) as made where made.bill = ${bill.id} limit 1)`;
        return [paymentsOf(payable, own)];
      }),
    ],
    sql` or `,
  )})`;
