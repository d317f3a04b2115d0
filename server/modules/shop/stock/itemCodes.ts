import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { holdsValue } from '#server/engine/crud/validate.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';

const codes = ['sku', 'barcode'] as const;

/**
 * Documents name items, so a product is found there by its codes only as its default item bears them, unless that has
 * its own. A code that another item bears is refused: the index of the items would refuse it too, yet not at the field.
 */
export const itemCodes: Effect = {
  async check(tx, _desk, merged, existing) {
    const checks = await mapInOrder(codes, async name => {
      const value = merged[name];
      if (typeof value !== 'string' || value === '' || value === existing?.[name]) return [];
      const { rows } = await tx.execute(sql`
        select 1 from stock_item where ${holdsValue(entities.stock_item, { name, value })}
          and not (is_default and product = ${Number(existing?.['id'] ?? 0)}) limit 1`);
      return rows.length > 0 ? [violation(name, 'taken')] : [];
    });
    return checks.flat();
  },
  async afterChange(tx, request, { before, after }) {
    if (!before || !after) return;
    const changed = codes.filter(name => before[name] !== after[name]);
    await mapInOrder(changed, name => {
      const [code, former] = [after, before].map(one => sql`${one[name]}::text`);
      const own = sql.identifier(name);
      return keepValues(tx, request, 'stock_item', {
        set: { [name]: code ?? null },
        where: sql`product = ${after['id']} and is_default and (${own} is null or ${own} = ${former})`,
      });
    });
  },
};
