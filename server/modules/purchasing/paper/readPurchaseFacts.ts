import { omit } from 'es-toolkit';
import { sql } from 'drizzle-orm';
import { percentIn } from '#catalog/bills/billSums.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import type { SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import { purchaseRequest as asked } from '#catalog/purchasing/purchaseRequest.ts';
import { type PurchaseFacts, standingOf } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { taxSumsOf } from '#catalog/purchasing/paper/taxSumsOf.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titlesAmong } from '#server/engine/access/titlesOf.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readTaxes } from '../../bills/billRecord.ts';
import { readSide } from '../../ledger/chart/readSide.ts';
import { purchaseOf } from '../purchaseRecord.ts';
import { deliveredTo } from '../../ledger/chart/contacts.ts';

/** Where goods are to arrive. */
async function branchSide(db: Database, branch: number): Promise<SideFacts> {
  const { rows } = await db.execute<{ name: string; address: string | null }>(sql`
    select name, address from (${deliveredTo}) as told where told.id = ${branch}`);
  const [found] = rows;
  return { name: found?.name ?? '', address: found?.address ?? '', phone: '', email: '', numbers: [] };
}

/** What items are called, whoever reads it. */
async function itemNames(db: Database, lines: readonly { readonly stock_item: number }[]) {
  const ids = [...new Set(lines.map(one => one.stock_item))];
  const found = ids.length > 0 ? await titlesAmong(db, entities.stock_item, ids, undefined) : [];
  return new Map<unknown, string>(found.map(row => [row.id, row.title]));
}

async function requestNumber(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await titlesAmong(db, entities.purchase_request, [id], undefined);
  return found?.title ?? null;
}

/** What the paper of a request says. */
export async function readRequestFacts(db: Database, record: Wire): Promise<PurchaseFacts> {
  const { request_no, request_date, needed_by, party, branch, items, details, amount } = recordOf(asked, record);
  const names = await itemNames(db, items);
  const total = fromMinor(amount);
  return {
    kind: 'purchase_request',
    standing: standingOf('purchase_request', record),
    number: request_no ?? '',
    day: request_date,
    expected: needed_by,
    request: null,
    vendor: party === null ? null : await readSide(db, party),
    branch: await branchSide(db, branch),
    lines: items.map(({ stock_item: item, quantity, estimated_price: price, note }) => ({
      what: names.get(item) ?? '',
      note: note ?? '',
      quantity: String(quantity),
      price: fromMinor(price),
      percent: null,
      net: fromMinor(price * BigInt(quantity)),
    })),
    sums: { net: total, taxes: [], total },
    details: details ?? '',
  };
}

/** What the paper of an order to a vendor says. */
export async function readPurchaseFacts(db: Database, record: Wire): Promise<PurchaseFacts> {
  const { order_date, items, ...told } = purchaseOf(record);
  const names = await itemNames(db, items);
  const taxes = await readTaxes(
    db,
    items.flatMap(({ tax }) => tax ?? []),
  );
  const lines = items.map(({ stock_item: item, quantity, rate, tax, net_amount, tax_amount }) => ({
    what: names.get(item) ?? '',
    note: '',
    quantity: String(quantity),
    price: fromMinor(rate),
    percent: percentIn({ tax: tax === null ? null : taxes.get(tax) }, order_date),
    net: fromMinor(net_amount),
    tax: fromMinor(tax_amount),
  }));
  return {
    kind: 'purchase_final',
    standing: standingOf('purchase_final', record),
    number: told.purchase_no,
    day: order_date,
    expected: told.expected_on,
    request: await requestNumber(db, told.purchase_request),
    vendor: await readSide(db, told.party),
    branch: await branchSide(db, told.branch),
    lines: lines.map(one => omit(one, ['tax'])),
    sums: { net: fromMinor(told.net_amount), taxes: taxSumsOf(lines), total: fromMinor(told.amount) },
    details: told.details ?? '',
  };
}
