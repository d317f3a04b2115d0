import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { MovementKind } from '#catalog/shop/stock/stockMovement.ts';
import { averageOf } from '#catalog/shop/stock/valuation.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { append } from '#server/engine/records/append.ts';
import { Problem } from '#server/platform/problem.ts';
import { type Author, ChangedLevels, lockLevels, keepLevels, type Level, type StockPlace } from './levels.ts';
import { namesOfItems, outOfStock } from './outOfStock.ts';
import { reservedFor, takeOff } from './reserve.ts';

export interface Movement extends StockPlace {
  readonly kind: MovementKind;
  /** Pieces that come (above zero) or leave; zero where only their worth changes. */
  readonly quantity: number;
  /** Worth in minor units, by the sign of the quantity. Pieces that leave take the average where nothing is said. */
  readonly value?: Minor;
  /** Calendar day on which it counts. */
  readonly day: string;
  readonly source: {
    readonly type: string;
    /** Id and number of the document. */
    readonly id: number;
    readonly number: string;
    readonly line: number;
    readonly part?: number;
  };
  /** What the line was promised is taken first, and more only where it is available (rule K4). */
  readonly reserved?: true;
  /** Path of the line's quantity in the request, which is told what is missing. */
  readonly field?: string;
}

/** 409 for a movement dated before the last one of its item in its branch (rule K9). */
async function refuseEarlier(tx: Database, movements: readonly Movement[]): Promise<void> {
  const { rows } = await tx.execute<{ item: number; branch: number; day: string }>(sql`
    select stock_item as item, branch, max(moved_on)::text as day from stock_movement
    where stock_item = any(${sql.param(movements.map(({ item }) => item))}::integer[]) group by 1, 2`);
  const earlier = movements.flatMap(one => {
    const last = rows.find(row => row.item === one.item && row.branch === one.branch);
    return last && one.day < last.day ? [{ one, day: last.day }] : [];
  });
  const [first] = earlier;
  if (!first) return;
  const names = await namesOfItems(
    tx,
    earlier.map(({ one }) => one.item),
  );
  const told = ({ one, day }: typeof first) => ({ item: names.get(one.item) ?? '', day });
  throw new Problem(409, 'moved_later', {
    params: told(first),
    violations: earlier.map(each => violation(each.one.field ?? 'items', 'moved_later', told(each))),
  });
}

/** What is signed as the pieces are: what they are worth as they leave, or what they cost as they come. */
function worthOf({ kind, quantity, value }: Movement, level: Level): Minor {
  if (quantity < 0) return value ?? -averageOf(level, -quantity);
  if (value === undefined) throw new Error(`${kind}: pieces that come have a cost`);
  return value;
}

/**
 * Moves pieces, and what they are worth: writes the movements and keeps the levels beside them, in the order given. The
 * posting is the document's own, in the same transaction. Gives what each movement was worth, signed as its pieces are.
 * 409 `out_of_stock` (rule K1), `moved_later` (rule K9).
 */
export async function moveStock(tx: Database, author: Author, movements: readonly Movement[]): Promise<Minor[]> {
  if (movements.length === 0) return [];
  const levels = new ChangedLevels(await lockLevels(tx, author, movements));
  await refuseEarlier(tx, movements);
  const values: Minor[] = [];
  const missing: (Movement & { readonly available: number })[] = [];
  for (const movement of movements) {
    const level = levels.at(movement);
    const { quantity, source } = movement;
    const own = movement.reserved && (await reservedFor(tx, source.type, [source.line])).get(source.line);
    const taken = own ? Math.min(own.quantity, -quantity) : 0;
    const available = level.onHand - level.reserved + taken;
    if (available + quantity < 0) {
      missing.push({ ...movement, available });
      continue;
    }
    const worth = worthOf(movement, level);
    const left = { onHand: level.onHand + quantity, value: level.value + worth };
    if (left.value < 0n || (left.onHand === 0 && left.value !== 0n))
      throw new Error(`${source.number}: item ${movement.item} would be worth ${left.value} at ${left.onHand} pieces`);
    levels.set({ ...level, ...left, reserved: level.reserved - taken });
    if (taken > 0) await takeOff(tx, { type: source.type, id: source.line }, taken);
    values.push(worth);
  }
  if (missing.length > 0) throw await outOfStock(tx, missing);
  await append(tx, author, {
    entity: entities.stock_movement,
    rows: movements.map(({ item, branch, kind, quantity, day, source }, at) => ({
      stock_item: item,
      branch,
      moved_on: day,
      movement: kind,
      quantity,
      stock_value: fromMinor(values[at] ?? 0n),
      reference_no: source.number,
      source_type: source.type,
      source_id: source.id,
      source_line: source.line,
      part: source.part ?? 0,
    })),
  });
  await keepLevels(tx, author, levels.all);
  return values;
}
