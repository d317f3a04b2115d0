import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '#server/engine/context/host.ts';

/** Taxes that what is sold may bear. */
const onSales = sql`(tax_code.kind = 'output' and tax_code.is_active)`;

export const taxSelections: Effect = { selections: { on_sales: onSales } };

/** The charge for delivery bears a tax on sales, or none. What stands already may stay. */
export const deliveryTaxed: Effect = {
  async check(tx, _desk, { delivery_tax: tax }, existing) {
    if (typeof tax !== 'number' || tax === existing?.['delivery_tax']) return [];
    const { rows } = await tx.execute(sql`select from tax_code where id = ${tax} and not ${onSales}`);
    return rows.map(() => violation('delivery_tax', 'other_tax'));
  },
};
