import { z } from 'zod';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { type StockKindName, stockKinds } from '#catalog/shop/stock/stockDocuments.ts';
import type { StockRecord } from '#catalog/shop/stock/stockLaw.ts';

const number = z.number().nullish().default(null);

const line = z.object({
  id: z.number(),
  stock_item: z.number(),
  quantity: z
    .number()
    .nullish()
    .transform(given => given ?? 0),
  unit_cost: z
    .string()
    .nullish()
    .transform(given => (given == null ? null : toMinor(given))),
  expected: number,
  counted: number,
});

const shape = z.object({
  id: z.number(),
  branch: z.number(),
  to_branch: number,
  details: z.string().nullish().default(null),
  items: z.array(line),
});

/** Which kind of document of the stock an entity is. */
export const stockKindOf = ({ name }: Pick<Entity, 'name'>): StockKindName => {
  if (!(name in stockKinds)) throw new Error(`${name} is no document of the stock`);
  return name as StockKindName;
};

/** A document of the stock with its costs in minor units. */
export const stockOf = (entity: Pick<Entity, 'name'>, record: unknown): StockRecord => {
  const day = z.object({ [stockKinds[stockKindOf(entity)].day]: z.string() }).parse(record);
  return { ...shape.parse(record), day: Object.values(day)[0] ?? '' };
};
