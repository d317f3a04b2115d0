import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

/** An item as papers name it. */
export interface PrintedItem {
  readonly name: string;
  /** Of the product where the item has none and is its only kind. */
  readonly sku: string;
  /** Of its product; empty where that is in none. */
  readonly category: string;
}

const unknown: PrintedItem = { name: '', sku: '', category: '' };

/** How papers name items, by their ids. */
export async function readItems(db: Database, ids: readonly number[]): Promise<(id: number) => PrintedItem> {
  const { rows } = await db.execute<Record<string, unknown> & PrintedItem & { readonly id: number }>(sql`
    select stock_item.id, coalesce(stock_item.name, '') as name, coalesce(category.name, '') as category,
      coalesce(nullif(stock_item.sku, ''), case when is_default then product.sku end, '') as sku
    from stock_item join product on product.id = stock_item.product left join category on category.id = product.category
    where stock_item.id = any(${sql.param([...new Set(ids)])}::integer[])`);
  const items = new Map(rows.map(({ id, name, sku, category }) => [id, { name, sku, category }]));
  return id => items.get(id) ?? unknown;
}
