import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Author, Effect } from '#server/engine/context/host.ts';
import { Problem } from '#server/platform/problem.ts';

/** A product and what tells one of its items from the others, in the agency's own words. */
const nameOf = (item: string) =>
  sql.raw(`
  concat_ws(' · ', (select name from product where product.id = ${item}.product),
    (select name from color where color.id = ${item}.color), (select name from size where size.id = ${item}.size),
    nullif(${item}.variant, ''))`);

/** Calls items as their products and variants are called, where they are not yet. */
const rename = (tx: Database, author: Author, product: number) =>
  keepValues(tx, author, 'stock_item', { set: { name: nameOf('stock_item') }, where: sql`product = ${product}` });

/** Gives products their default item, which bears their codes, where they have none. */
export async function addDefaultItems(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into stock_item
      (product, name, sku, barcode, is_default, is_active, created_at, updated_at, created_by, updated_by)
    select id, name, sku, barcode, true, true, now(), now(), created_by, created_by from product
    where not exists (select 1 from stock_item where stock_item.product = product.id) order by id`);
}

/** A product is kept in stock by its default item, made with it; items are called as their product is. */
export const keepsItems: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!after) return;
    if (!before) return addDefaultItems(tx);
    if (before['name'] !== after['name']) await rename(tx, request, Number(after['id']));
  },
  async beforeDelete(tx, _desk, stored) {
    await tx.execute(sql`
      delete from stock_item where product = ${Number(stored['id'])}
        and not exists (select 1 from inventory where inventory.stock_item = stock_item.id)`);
  },
};

/** Items are called by their host, and a product's default one stays with it. */
export const itemNames: Effect = {
  async supply(tx, _desk, { merged }) {
    const id = (name: string) => (typeof merged[name] === 'number' ? merged[name] : null);
    const { rows } = await tx.execute<{ name: string }>(sql`
      select ${nameOf('item')} as name
      from (select ${id('product')}::integer as product, ${id('color')}::integer as color,
        ${id('size')}::integer as size, ${merged['variant'] ?? null}::text as variant) as item`);
    return { name: rows[0]?.name ?? null };
  },
  async beforeDelete(_tx, _desk, stored) {
    if (stored['is_default'] === true) throw new Problem(409, 'default_item');
  },
};
