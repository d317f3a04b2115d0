import { sql } from 'drizzle-orm';
import { drawn } from '#catalog/bills/settlement/Open.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { purchaseStatusOf, toBill, toReturn } from '#catalog/purchasing/purchaseStatus.ts';
import { shareOf } from '#catalog/shop/stock/valuation.ts';
import { createWithin, updateWithin } from '../../engine/crud/write.ts';
import type { CommandContext, CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { lockParties, openItemsWhere } from '../bills/settlement/openItems.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';
import { moveStock } from '../shop/stock/moveStock.ts';
import { namesOfItems } from '../shop/stock/outOfStock.ts';
import { type MeantPieces, piecesOf } from '../shop/stock/piecesOf.ts';
import { dayObjections } from './dayObjections.ts';
import { enterGoods, insertMade } from './goodsEntry.ts';
import { keepPurchase } from './keepPurchases.ts';
import { type Difference, issueBill } from './issueBill.ts';
import { counted, type PurchaseLine, type PurchaseRecord, purchaseOf } from './purchaseRecord.ts';

const { debit_note: note, goods_return: entity } = entities;
type Return = CommandContext<Commands['return_to_vendor_purchase_final']>;

interface Part extends MeantPieces<PurchaseLine> {
  /** Of its pieces, those that the vendor had not billed. */
  readonly unbilled: number;
}

/** A part with what its pieces were worth in stock, by what the vendor had billed of them. */
interface Gone extends Part {
  readonly cost: { readonly unbilled: Minor; readonly billed: Minor };
}

const priceOf = ({ rate }: PurchaseLine, pieces: number): Minor => rate * BigInt(pieces);

/** What a vendor had billed, as lines of a debit note; what was free is on no bill, and on no note. */
const billedOf = (parts: readonly Gone[]): Gone[] =>
  parts.filter(({ line, quantity, unbilled }) => quantity > unbilled && line.rate > 0n);

/** Settles the note by the bills of the purchase, the oldest first, as far as they are open. */
async function settles({ tx, input }: Return, { id, party }: PurchaseRecord, total: Minor) {
  await lockParties(tx, [party]);
  const open = await openItemsWhere(
    tx,
    sql`log_type = 'purchase' and side = 'credit' and outstanding > 0
      and source_id in (select purchase from purchase_final_bills where owner = ${id})`,
    input.returned_on,
  );
  return drawn(open, total).map(({ item, amount }) => ({ item, amount: fromMinor(amount) }));
}

/** Takes what was billed from what the vendor is owed, by an issued debit note. Gives its id; null where nothing was. */
async function debit(context: Return, purchase: PurchaseRecord, gone: readonly Gone[]): Promise<number | null> {
  const { tx, request, input, reason = '' } = context;
  const parts = billedOf(gone);
  if (parts.length === 0) return null;
  const names = await namesOfItems(
    tx,
    parts.map(({ line }) => line.stock_item),
  );
  const [inventory, variance] = [await ledgerOfType(tx, 'inventory'), await ledgerOfType(tx, 'price_variance')];
  const made = await createWithin(
    tx,
    { ...request, entity: note },
    {
      debit_note_date: input.returned_on,
      party: purchase.party,
      branch: purchase.branch,
      ref_invoice_no: purchase.purchase_no,
      details: reason,
      settlement: 'none',
      items: parts.map(({ line, quantity, unbilled }) => ({
        ledger: inventory,
        details: (names.get(line.stock_item) ?? '').slice(-255),
        quantity: String(quantity - unbilled),
        rate: fromMinor(line.rate),
        tax: line.tax,
      })),
    },
  );
  const id = Number(made['id']);
  const taken = await settles(context, purchase, toMinor(String(made['amount'])));
  const body = { settlement: 'selected', settles: taken };
  if (taken.length > 0) await updateWithin(tx, { ...request, entity: note }, id, { body });
  const differences = parts.map(({ line, quantity, unbilled, cost }, at): Difference => ({
    bill_line: at + 1,
    ledger: variance,
    amount: priceOf(line, quantity - unbilled) - cost.billed,
  }));
  await issueBill(context, { entity: 'debit_note', id, differences });
  return id;
}

/** What the pieces that were not billed, and what was free, were received at and worth. */
function unbilledAmounts(gone: readonly Gone[]): Readonly<Record<string, Minor>> {
  const billed = new Set(billedOf(gone));
  const grni = sum(gone.map(({ line, unbilled }) => priceOf(line, unbilled)));
  const cost = sum(gone.map(part => part.cost.unbilled + (billed.has(part) ? 0n : part.cost.billed)));
  return { grni, inventory: -cost, price_variance: cost - grni };
}

export const returnHandler: CommandHandler<Commands['return_to_vendor_purchase_final']> = {
  async run(context) {
    const { tx, request, record, input, reason = '' } = context;
    const purchase = purchaseOf(record);
    const { id: purchase_final, branch, purchase_no } = purchase;
    const { returned_on: day } = input;
    refuse(await dayObjections(context, purchase, { field: 'returned_on', day }));
    const parts = piecesOf(purchase.items, input.pieces, { left: toReturn, code: 'over_open' }).map((part): Part => ({
      ...part,
      unbilled: Math.min(part.quantity, toBill(part.line)),
    }));
    const [number = ''] = await nextNumbers(tx, { prefix: 'GT', day }, 1);
    const { id, lines } = await insertMade(context, {
      entity,
      values: {
        return_no: number,
        purchase_final,
        returned_on: day,
        branch,
        return_reason: reason,
        items: parts.map(({ line, quantity, unbilled }) => ({
          stock_item: line.stock_item,
          purchase_line: line.id,
          quantity,
          unbilled,
          rate: fromMinor(line.rate),
          net_amount: fromMinor(priceOf(line, quantity)),
        })),
        amount: fromMinor(sum(parts.map(({ line, quantity }) => priceOf(line, quantity)))),
      },
    });
    const worths = await moveStock(
      tx,
      request,
      parts.map(({ line, quantity, at }, place) => ({
        item: line.stock_item,
        branch,
        kind: 'returned_to_vendor',
        quantity: -quantity,
        day,
        source: { type: entity.name, id, number, line: lines[place] ?? 0 },
        field: `pieces.${at}.quantity`,
      })),
    );
    const gone = parts.map((part, at): Gone => {
      const cost = -(worths[at] ?? 0n);
      const unbilled = shareOf(cost, part.quantity, { before: 0, pieces: part.unbilled });
      return { ...part, cost: { unbilled, billed: cost - unbilled } };
    });
    const amounts = unbilledAmounts(gone);
    await enterGoods(context, { entity, id, number, day, branch, details: purchase_no, amounts });
    const debit_note = await debit(context, purchase, gone);
    await tx.execute(sql`update goods_return set debit_note = ${debit_note} where id = ${id}`);
    const counters = new Map(
      gone.map(({ line, quantity, unbilled }) => [
        line.id,
        { returned: line.returned + quantity, returned_unbilled: line.returned_unbilled + unbilled },
      ]),
    );
    const kept = await keepPurchase(tx, purchase_final);
    const set = {
      items: counted(record.items, counters),
      ...purchaseStatusOf(counted(purchase.items, counters)),
      ...kept,
    };
    return { set, output: { goods_return: id, debit_note } };
  },
};
