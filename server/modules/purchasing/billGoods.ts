import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { splitVariance } from '#catalog/purchasing/priceVariance.ts';
import { purchaseStatusOf, toBill } from '#catalog/purchasing/purchaseStatus.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { createWithin } from '../../engine/crud/write.ts';
import type { CommandContext, CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';
import { lockLevels } from '../shop/stock/levels.ts';
import { moveStock } from '../shop/stock/moveStock.ts';
import { namesOfItems } from '../shop/stock/outOfStock.ts';
import { type MeantPieces, piecesOf } from '../shop/stock/piecesOf.ts';
import { dayObjections } from './dayObjections.ts';
import { keepPurchase } from './keepPurchases.ts';
import { type Difference, issueBill } from './issueBill.ts';
import { counted, type PurchaseLine, type PurchaseRecord, purchaseOf } from './purchaseRecord.ts';

const { purchase: entity } = entities;
type Bill = CommandContext<Commands['bill_purchase_final']>;

interface Part extends MeantPieces<PurchaseLine> {
  /** What the vendor asks for each piece. */
  readonly rate: Minor;
}

/** What the vendor bills: order, receipt and bill are matched (rules M3, M5). */
function matched({ items }: PurchaseRecord, { pieces, variance_reason: reason }: Bill['input']): Part[] {
  const parts = piecesOf(items, pieces, { left: toBill, code: 'over_received' }).map((part): Part => {
    const told = pieces[part.at]?.rate ?? null;
    return { ...part, rate: told === null ? part.line.rate : toMinor(told) };
  });
  const other = reason ? [] : parts.filter(({ rate, line }) => rate !== line.rate);
  refuse(other.map(({ at, line }) => violation(`pieces.${at}.rate`, 'price_differs', { rate: fromMinor(line.rate) })));
  // What was free is received, and on no bill.
  return parts.filter(({ rate, line }) => rate > 0n || line.rate > 0n);
}

/** Makes the draft of the bill: the vendor's own lines, which stand against what was received and not invoiced. */
async function draftBill(
  { tx, request, input }: Bill,
  purchase: PurchaseRecord,
  parts: readonly Part[],
): Promise<number> {
  const names = await namesOfItems(
    tx,
    parts.map(({ line }) => line.stock_item),
  );
  const ledger = await ledgerOfType(tx, 'grni');
  const made = await createWithin(
    tx,
    { ...request, entity },
    {
      purchase_date: input.billed_on,
      party: purchase.party,
      branch: purchase.branch,
      due_date: input.due_date,
      ref_invoice_no: input.ref_invoice_no,
      details: input.variance_reason ? `${purchase.purchase_no}: ${input.variance_reason}` : purchase.purchase_no,
      items: parts.map(({ line, quantity, rate }) => ({
        ledger,
        details: (names.get(line.stock_item) ?? '').slice(-255),
        quantity: String(quantity),
        rate: fromMinor(rate),
        tax: line.tax,
      })),
    },
  );
  return Number(made['id']);
}

/** Where another price than the order's goes, line by line: into what is in stock, the rest into expense (rules A2). */
async function variances({ tx, request }: Bill, { branch }: PurchaseRecord, parts: readonly Part[]) {
  const levels = await lockLevels(
    tx,
    request,
    parts.map(({ line }) => ({ item: line.stock_item, branch })),
  );
  return parts.map(({ line, quantity, rate }) => {
    const pieces = BigInt(quantity);
    return splitVariance(
      { pieces: quantity, billed: rate * pieces, accrued: line.rate * pieces },
      { netReceived: line.received - line.returned, adjusted: line.revalued },
      levels.at({ item: line.stock_item, branch }),
    );
  });
}

/** Keeps the bill beside the purchase; gives the rows as they are then. */
async function addBill({ tx }: Bill, owner: number, bill: { readonly purchase: number; readonly billed_on: string }) {
  await tx.execute(sql`
    insert into purchase_final_bills (owner, position, purchase, billed_on)
    select ${owner}, count(*), ${bill.purchase}, ${bill.billed_on}::date from purchase_final_bills where owner = ${owner}`);
  const { rows } = await tx.execute<{ id: number; purchase: number; billed_on: string }>(sql`
    select id, purchase, billed_on::text from purchase_final_bills where owner = ${owner} order by position`);
  return rows;
}

export const billHandler: CommandHandler<Commands['bill_purchase_final']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const purchase = purchaseOf(record);
    const { billed_on: day } = input;
    refuse(await dayObjections(context, purchase, { field: 'billed_on', day }));
    const parts = matched(purchase, input);
    if (parts.length === 0) refuse([violation('pieces', 'nothing_unbilled')]);
    const id = await draftBill(context, purchase, parts);
    const split = await variances(context, purchase, parts);
    const [inventory, expense] = [await ledgerOfType(tx, 'inventory'), await ledgerOfType(tx, 'price_variance')];
    const differences = split.flatMap((one, at): Difference[] => [
      { bill_line: at + 1, ledger: inventory, amount: one.inventory },
      { bill_line: at + 1, ledger: expense, amount: one.expense },
    ]);
    const { number } = await issueBill(context, { entity: 'purchase', id, differences });
    const { rows: lines } = await tx.execute<{ id: number }>(sql`
      select id from purchase_items where owner = ${id} order by position`);
    await moveStock(
      tx,
      request,
      split.flatMap(({ inventory: value }, at) => {
        const item = parts[at]?.line.stock_item;
        if (item === undefined || value === 0n) return [];
        const source = { type: entity.name, id, number, line: lines[at]?.id ?? 0 };
        return [{ item, branch: purchase.branch, kind: 'revaluation', quantity: 0, value, day, source }];
      }),
    );
    const counters = new Map(
      parts.map(({ line, quantity }, at) => [
        line.id,
        { billed: line.billed + quantity, revalued: split[at]?.adjusted ?? line.revalued },
      ]),
    );
    const bills = await addBill(context, purchase.id, { purchase: id, billed_on: day });
    const items = counted(record.items, counters);
    const kept = await keepPurchase(tx, purchase.id);
    return {
      set: { items, bills, ...purchaseStatusOf(counted(purchase.items, counters)), ...kept },
      output: { purchase: id },
    };
  },
};
