import { sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { least, leftOf } from '#catalog/bills/settlement/Open.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { itemOfBill } from '../../bills/billItem.ts';
import { linesOfPieces } from './billedPieces.ts';
import type { ReturnedLine } from './returnedLines.ts';

type Doing = Pick<CommandContext, 'tx' | 'request' | 'perform'>;

interface Bill extends Record<string, unknown> {
  readonly sales: number;
  readonly number: string;
  readonly party: number;
  readonly branch: number;
}

interface Head {
  readonly number: string;
  readonly day: string;
}

/** Credits what came back of one shipment by an issued credit note, which settles as much of the bill as is open. */
async function creditShipment(
  { tx, request, perform }: Doing,
  bill: Bill,
  { lines, number, day }: Head & { readonly lines: readonly ReturnedLine[] },
): Promise<number> {
  const { credit_note: entity } = entities;
  const items = await linesOfPieces(
    tx,
    'sales_return',
    lines.map(({ stock_item, restocked, scrapped, ...line }) => ({
      ...line,
      item: stock_item,
      quantity: restocked + scrapped,
    })),
  );
  const item = await itemOfBill(tx, 'sales', bill.sales, day);
  const part = least(leftOf(item), sum(lines.map(({ net, tax }) => net + tax)));
  const made = await createWithin(
    tx,
    { ...request, entity },
    {
      credit_note_date: day,
      party: bill.party,
      branch: bill.branch,
      ref_invoice_no: bill.number,
      details: number,
      items,
      settlement: part > 0n ? 'selected' : 'none',
      settles: part > 0n ? [{ item: item.id, amount: fromMinor(part) }] : [],
    },
  );
  await perform('issue_credit_note', Number(made['id']), {});
  return Number(made['id']);
}

/** Credits what has come back for good, bill by bill; gives the credit notes by the shipments that were billed. */
export async function creditReturn(
  context: Doing,
  lines: readonly ReturnedLine[],
  head: Head,
): Promise<ReadonlyMap<number, number>> {
  const credited = groupBy(
    lines.filter(({ net }) => net > 0n),
    ({ shipment }) => shipment,
  );
  const notes = new Map<number, number>();
  for (const [shipment, own] of Object.entries(credited)) {
    const { rows } = await context.tx.execute<Bill>(sql`
      select sales.id as sales, sales.invoice_no as number, sales.party, sales.branch
      from shipment join sales on sales.id = shipment.sales where shipment.id = ${Number(shipment)}`);
    const [bill] = rows;
    if (bill) notes.set(Number(shipment), await creditShipment(context, bill, { ...head, lines: own }));
  }
  return notes;
}
