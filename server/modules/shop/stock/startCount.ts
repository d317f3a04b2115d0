import type { Commands } from '#catalog/registry/commands.ts';
import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';

/** What the books have of each item is written down as the count begins, and stays on the sheet (rule K12). */
export const startCountHandler: CommandHandler<Commands['start_count_stock_count']> = {
  async run({ tx, record }) {
    const named = record.items.map(({ stock_item }) => stock_item);
    const { rows } = await tx.execute<{ stock_item: number; expected: number }>(sql`
      select stock_item, on_hand as expected from inventory join stock_item on stock_item.id = inventory.stock_item
      where branch = ${record.branch} and ${
        named.length > 0 ? sql`stock_item = any(${sql.param(named)}::integer[])` : sql`on_hand > 0`
      } order by stock_item.name, stock_item.id`);
    const known = new Set<unknown>(rows.map(({ stock_item }) => stock_item));
    const missing = named.filter(item => !known.has(item)).map(item => ({ stock_item: item, expected: 0 }));
    const items = [...rows, ...missing].map(line => ({ ...line, counted: null }));
    if (items.length === 0) refuse([violation('items', 'required')]);
    return { set: { items } as never, output: {} };
  },
};
