import { sql } from 'drizzle-orm';
import { groupBy, partition } from 'es-toolkit';
import { billKinds } from '#catalog/bills/bills.ts';
import { leftOf, least, oldestFirst, type Open, Remainder } from '#catalog/bills/settlement/Open.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { addOpenItems, openItemsWhere } from '#server/modules/bills/settlement/openItems.ts';

/** What of two items settles each other. */
interface Pair {
  readonly debit: number;
  readonly credit: number;
  readonly amount: string;
  readonly foreign_amount: string | null;
  readonly allocated_on: string;
}

/** Debits and credits of one party, ledger and currency, the oldest with the oldest. */
function paired(items: readonly Open[]): Pair[] {
  const [debit, credit] = partition(oldestFirst(items), ({ side }) => side === 'debit');
  const rests = new Map(items.map(item => [item.id, new Remainder(item)]));
  const pairs: Pair[] = [];
  for (const one of debit)
    for (const other of credit) {
      const [a, b] = [rests.get(one.id), rests.get(other.id)];
      const part = a && b ? least(a.left, b.left) : 0n;
      // What was billed and paid at other rates cannot be paired after the fact: nobody posted what they differ by.
      if (!a || !b || part <= 0n || one.currency !== null) continue;
      a.take(part);
      b.take(part);
      const days = [one.day, other.day].sort();
      pairs.push({
        debit: one.id,
        credit: other.id,
        amount: fromMinor(part),
        foreign_amount: null,
        allocated_on: days[1] ?? one.day,
      });
    }
  return pairs;
}

/**
 * Makes open items of the rows that the demo inserts past the documents, and settles them: the oldest with the oldest,
 * as a document does that says nothing else (rule S2). Each pair is told as settled by the later of its documents.
 */
export async function settleOldest(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ row: number }>(sql`
    select account_log.id::int as row from account_log join ledger_account on ledger_account.id = account_log.ledger
    where is_control and party is not null
      and not exists (select 1 from open_item where open_item.account_log = account_log.id)`);
  if (rows.length === 0) return;
  await addOpenItems(
    tx,
    rows.map(({ row }) => ({ row, due: null })),
  );
  const open = (await openItemsWhere(tx, sql`outstanding = amount`)).filter(item => leftOf(item) > 0n);
  const pairs = Object.values(groupBy(open, ({ ledger, party }) => `${ledger} ${party}`)).flatMap(paired);
  const given = JSON.stringify(pairs);
  await tx.execute(sql`
    insert into allocation (debit, credit, party, amount, foreign_amount, allocated_on, source_type, source_id)
    select given.debit, given.credit, later.party, given.amount, given.foreign_amount, given.allocated_on, later.log_type,
      later.source_id
    from jsonb_to_recordset(${given}::jsonb)
        as given(debit int, credit int, amount numeric, foreign_amount numeric, allocated_on date)
      join open_item as d on d.id = given.debit join open_item as c on c.id = given.credit
      join open_item as later on later.id = case when d.log_date > c.log_date then d.id else c.id end`);
  await tx.execute(sql`
    update open_item set outstanding = open_item.amount - settled.amount
    from (
      select item, sum(amount) as amount
      from (select debit as item, amount from allocation union all select credit, amount from allocation) as each
      group by item
    ) as settled where settled.item = open_item.id`);
  await mapInOrder(Object.keys(billKinds), bill =>
    tx.execute(sql`
      update ${sql.identifier(bill)} as bill set outstanding = item.outstanding from open_item as item
      where item.log_type = ${bill} and item.source_id = bill.id and bill.status = 'issued'`),
  );
}
