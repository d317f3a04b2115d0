import { type SQL, sql } from 'drizzle-orm';
import { mapValues } from 'es-toolkit';
import type { PaidBySelf, Payable } from '#server/engine/context/host.ts';

/** A payable of what is paid by itself. */
export type PaidDocument = Payable & { readonly paid: PaidBySelf };

export const isPaid = (payable: Payable): payable is PaidDocument => payable.paid !== undefined;
export const paidOnes = (payables: readonly Payable[]): readonly PaidDocument[] => payables.filter(isPaid);

/** The payable of a type; undefined where a record names none. */
export const paidNamed = (payables: readonly Payable[], type: string | null): PaidDocument | undefined =>
  paidOnes(payables).find(one => one.type === type);

export const tableIn = ({ type }: Payable): SQL => sql`${sql.identifier(type)}`;

const putDownOf = ({ paid }: PaidDocument): readonly (readonly [string, SQL])[] => Object.entries(paid.putDown ?? {});

/**
 * Open items by which a document was paid: the rows of receipts that are its own, of which one receipt may hold several
 * of one party, and what documents have put down for it since. Found by their rows and parties, since of one document
 * that asks for a few rows where it would ask for all open items.
 */
export const paymentsOf = (payable: PaidDocument, document: SQL | number): SQL => sql`open_item.id in (
  select received.id from document_payment as payment
    join open_item as received on received.account_log = payment.account_log
    where payment.document_type = ${payable.type} and payment.document_id = ${document}
  ${sql.join(
    putDownOf(payable).map(
      ([type, made]) => sql`union all select stands.id from (${made}) as moved
        join open_item as stands on stands.party = moved.party and stands.log_type = ${type}
          and stands.side = 'credit' and stands.source_id = moved.made
        where moved.document = ${document}`,
    ),
    sql` `,
  )})`;

/** A note takes from what is owed, a bill adds to it. */
export const isNote = (kind: string): boolean => kind.endsWith('_note');

/** Bills of a document of one kind, or its notes: a select of their ids. */
const billsOf = (bills: SQL, document: SQL | number): SQL =>
  sql`select bill from (${bills}) as made where made.document = ${document}`;

/** Open items of the bills that are owed for a document. */
export const billItemsOf = ({ bills = {} }: Payable, document: number): SQL => {
  const owed = Object.entries(bills).filter(([kind]) => !isNote(kind));
  return sql`side = 'debit' and outstanding > 0 and (${sql.join(
    [sql`false`, ...owed.map(([kind, made]) => sql`log_type = ${kind} and source_id in (${billsOf(made, document)})`)],
    sql` or `,
  )})`;
};

/** Open items from which money of a document goes back: what was paid for it, and what was credited. */
export const creditsOf = (payable: PaidDocument, document: number): SQL =>
  sql`(${sql.join(
    [
      paymentsOf(payable, document),
      ...Object.entries(payable.bills ?? {})
        .filter(([kind]) => isNote(kind))
        .map(([kind, made]) => sql`log_type = ${kind} and open_item.source_id in (${billsOf(made, document)})`),
    ],
    sql` or `,
  )})`;

/** What was settled of the bills of each document of a statement, less what its notes settled, and what waits for it. */
export const paidAmount = (payable: PaidDocument): SQL => {
  const document = sql`${tableIn(payable)}.id`;
  const settled = Object.entries(payable.bills ?? {}).map(
    ([kind, made]) => sql`${sql.raw(isNote(kind) ? '-' : '+')} coalesce((
      select sum(bill.amount - bill.outstanding) from ${sql.identifier(kind)} as bill
      where bill.status = 'issued' and bill.id in (${billsOf(made, document)})), 0)`,
  );
  return sql`coalesce((select sum(open_item.outstanding) from open_item
    where open_item.side = 'credit' and ${paymentsOf(payable, document)}), 0) ${sql.join(settled, sql` `)}`;
};

/** Ids of the documents to whose bills, notes or money some open items belong. */
export const documentsOf = (payable: PaidDocument, items: readonly number[]): SQL => {
  const some = sql`open_item.id = any(${sql.param([...items])}::integer[])`;
  const made = {
    ...payable.bills,
    ...mapValues(payable.paid.putDown ?? {}, rows => sql`select document, made as bill from (${rows}) as moved`),
  };
  return sql.join(
    [
      sql`select payment.document_id from open_item
        join document_payment as payment on payment.account_log = open_item.account_log
        where payment.document_type = ${payable.type} and ${some}`,
      ...Object.entries(made).map(
        ([kind, rows]) => sql`select made.document from open_item
          join (${rows}) as made on made.bill = open_item.source_id where open_item.log_type = ${kind} and ${some}`,
      ),
    ],
    sql` union `,
  );
};
