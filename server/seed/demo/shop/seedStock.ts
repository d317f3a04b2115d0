import { sql } from 'drizzle-orm';
import type { EntityName } from '#catalog/engine/names.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { type StockKindName, stockKinds } from '#catalog/shop/stock/stockDocuments.ts';
import { enterStock } from '#server/modules/shop/stock/postStock.ts';
import { reserve } from '#server/modules/shop/stock/reserve.ts';
import { addDefaultItems } from '#server/modules/shop/stock/stockItems.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { deskOf } from '../accounts/enterPast.ts';
import { insertMany, insertNumbered, type Row } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { createRandom } from '../random.ts';

const HEAD = 1;
const CHATTOGRAM = 2;

interface Line {
  readonly stock_item: number;
  readonly quantity?: number;
  readonly unit_cost?: Minor | null;
  readonly expected?: number | null;
  readonly counted?: number | null;
}

interface DemoDocument {
  readonly kind: StockKindName;
  readonly status: 'draft' | 'counting' | 'posted';
  /** Days from today. */
  readonly ago: number;
  readonly branch: number;
  readonly more?: Row;
  readonly lines: readonly Line[];
}

/** Inserts a document with its lines, and enters one that is posted as its command does. */
async function enter(ground: Ground, id: number, document: DemoDocument): Promise<void> {
  const { db, today, staff } = ground;
  const { kind, status, ago, branch, more, lines } = document;
  const { prefix, day: dayField } = stockKinds[kind];
  const day = addDays(today, -ago);
  const [number = ''] = await nextNumbers(db, { prefix: status === 'posted' ? prefix : 'DRAFT', day }, 1);
  const row = { id, status, invoice_no: number, branch, [dayField]: day, details: null, ...more };
  await insertNumbered(db, kind, [{ ...row, version: 1, ...written(ground, day, staff[0]) }]);
  await insertMany(
    db,
    `${kind}_items`,
    lines.map(({ unit_cost, ...line }, position) => ({
      owner: id,
      position,
      ...line,
      ...(unit_cost !== undefined && { unit_cost: unit_cost === null ? null : fromMinor(unit_cost) }),
    })),
  );
  if (status !== 'posted') return;
  const { rows } = await db.execute<{ id: number; stock_item: number }>(sql`
    select id, stock_item from ${sql.identifier(`${kind}_items`)} where owner = ${id} order by position`);
  const items = rows.map((kept, at) => ({
    quantity: 0,
    unit_cost: null,
    expected: null,
    counted: null,
    ...lines[at],
    ...kept,
  }));
  const to_branch = typeof more?.['to_branch'] === 'number' ? more['to_branch'] : null;
  const request = deskOf(ground, { on: day, of: kind as EntityName });
  await enterStock(db, request, { id, kind, number, day, branch, to_branch, details: null, items });
}

/** Stock of every product, and what became of some of it: counted, lost, sent to another branch, promised. */
export async function seedStock(ground: Ground): Promise<void> {
  const { db } = ground;
  const random = createRandom(1_450);
  await addDefaultItems(db);
  await db.execute(sql`update stock_item set reorder_level = 5 + id % 4 * 5 where is_default`);
  const { rows } = await db.execute<{ id: number; price: string }>(sql`
    select stock_item.id, product.unit_price::text as price from stock_item
    join product on product.id = product where is_default order by stock_item.id`);
  // Bought for about two thirds of what it sells for; some things are nearly sold out.
  const kept = rows.map(({ id, price }) => ({
    stock_item: id,
    quantity: random.chance(0.15) ? random.int(2, 5) : random.int(25, 120),
    unit_cost: (toMinor(price) * 65n) / 100n,
  }));
  const few = kept.filter(({ quantity }) => quantity > 20);
  const some = (from: number, quantity: number) =>
    few.slice(from, from + 6).map(({ stock_item }) => ({ stock_item, quantity }));
  const found = few.slice(0, 4).map(({ stock_item, quantity }, at) => ({
    stock_item,
    expected: quantity - 10,
    counted: quantity - 10 - (at === 1 ? 1 : 0),
  }));
  const adjusted = (adjustment_reason: string) => ({ adjustment_reason });
  const story: readonly DemoDocument[] = [
    { kind: 'opening_stock', status: 'posted', ago: 25, branch: HEAD, lines: kept },
    {
      kind: 'stock_transfer',
      status: 'posted',
      ago: 18,
      branch: HEAD,
      more: { to_branch: CHATTOGRAM },
      lines: some(0, 10),
    },
    { kind: 'stock_count', status: 'posted', ago: 12, branch: HEAD, lines: found },
    {
      kind: 'stock_adjustment',
      status: 'posted',
      ago: 9,
      branch: HEAD,
      more: adjusted('Water came into the store room'),
      lines: some(8, -2).map(line => ({ ...line, unit_cost: null })),
    },
    {
      kind: 'stock_adjustment',
      status: 'draft',
      ago: 1,
      branch: HEAD,
      more: adjusted('A box that nobody had entered'),
      lines: some(14, 3).map(line => ({ ...line, unit_cost: null })),
    },
    { kind: 'opening_stock', status: 'draft', ago: 1, branch: CHATTOGRAM + 1, lines: kept.slice(0, 8) },
    {
      kind: 'stock_transfer',
      status: 'draft',
      ago: 1,
      branch: HEAD,
      more: { to_branch: CHATTOGRAM + 1 },
      lines: some(20, 5),
    },
    {
      kind: 'stock_count',
      status: 'counting',
      ago: 1,
      branch: CHATTOGRAM,
      lines: some(0, 10).map(({ stock_item, quantity }) => ({ stock_item, expected: quantity, counted: null })),
    },
    {
      kind: 'stock_count',
      status: 'draft',
      ago: 0,
      branch: HEAD,
      lines: some(30, 0).map(({ stock_item }) => ({ stock_item, expected: null, counted: null })),
    },
  ];
  const ids = new Map<StockKindName, number>();
  for (const document of story) {
    const id = (ids.get(document.kind) ?? 0) + 1;
    ids.set(document.kind, id);
    await enter(ground, id, document);
  }
  // Promised by telephone, until orders stand in the books themselves.
  const request = deskOf(ground, { on: addDays(ground.today, -2), of: 'reservation' });
  await reserve(
    db,
    request,
    some(40, 2).map(({ stock_item, quantity }, at) => ({
      item: stock_item,
      branch: HEAD,
      quantity,
      line: { type: 'a_call', id: at + 1 },
      document: { number: 'TEL-0001', id: 1 },
    })),
  );
}
