import { omit } from 'es-toolkit';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { percentIn } from '#catalog/bills/billSums.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import type { SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import { type PurchaseFacts, standingOf } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { taxSumsOf } from '#catalog/purchasing/paper/taxSumsOf.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titlesAmong } from '#server/engine/access/titlesOf.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readTaxes } from '../../bills/billRecord.ts';
import { readSide } from '../../ledger/chart/readSide.ts';
import { deliveredTo } from '../../ledger/chart/contacts.ts';

const text = z
  .string()
  .nullish()
  .transform(given => given ?? '');
const day = z
  .string()
  .nullish()
  .transform(given => given ?? null);
const amount = z
  .string()
  .nullish()
  .transform(given => given ?? '0.00');
const id = z.number().nullish().default(null);

const document = { branch: z.number(), details: text, amount };
const line = { stock_item: z.number(), quantity: z.number() };

const request = z.object({
  ...document,
  request_no: text,
  request_date: z.string(),
  needed_by: day,
  party: id,
  items: z.array(z.object({ ...line, estimated_price: amount, note: text })),
});

const purchase = z.object({
  ...document,
  purchase_no: text,
  order_date: z.string(),
  expected_on: day,
  purchase_request: id,
  party: z.number(),
  net_amount: amount,
  items: z.array(z.object({ ...line, rate: amount, tax: id, net_amount: amount, tax_amount: amount })),
});

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

async function requestNumber(db: Database, asked: number | null): Promise<string | null> {
  if (asked === null) return null;
  const [found] = await titlesAmong(db, entities.purchase_request, [asked], undefined);
  return found?.title ?? null;
}

/** What the paper of a request says. */
export async function readRequestFacts(db: Database, record: Wire): Promise<PurchaseFacts> {
  const { request_no, request_date, needed_by, party, branch, items, details, ...told } = request.parse(record);
  const names = await itemNames(db, items);
  return {
    kind: 'purchase_request',
    standing: standingOf('purchase_request', record),
    number: request_no,
    day: request_date,
    expected: needed_by,
    request: null,
    vendor: party === null ? null : await readSide(db, party),
    branch: await branchSide(db, branch),
    lines: items.map(({ stock_item: item, quantity, estimated_price: price, note }) => ({
      what: names.get(item) ?? '',
      note,
      quantity: String(quantity),
      price,
      percent: null,
      net: fromMinor(toMinor(price) * BigInt(quantity)),
    })),
    sums: { net: told.amount, taxes: [], total: told.amount },
    details,
  };
}

/** What the paper of an order to a vendor says. */
export async function readPurchaseFacts(db: Database, record: Wire): Promise<PurchaseFacts> {
  const { order_date, items, ...told } = purchase.parse(record);
  const names = await itemNames(db, items);
  const taxes = await readTaxes(
    db,
    items.flatMap(({ tax }) => tax ?? []),
  );
  const lines = items.map(({ stock_item: item, quantity, rate, tax, net_amount, tax_amount }) => ({
    what: names.get(item) ?? '',
    note: '',
    quantity: String(quantity),
    price: rate,
    percent: percentIn({ tax: tax === null ? null : taxes.get(tax) }, order_date),
    net: net_amount,
    tax: tax_amount,
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
    sums: { net: told.net_amount, taxes: taxSumsOf(lines), total: told.amount },
    details: told.details,
  };
}
