import { sql } from 'drizzle-orm';
import { halfUp } from '#catalog/ledger/vouchers/rounding.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { StockKindName } from '#catalog/shop/stock/stockDocuments.ts';
import type { StockRecord } from '#catalog/shop/stock/stockLaw.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { type Author, lockLevels, type Level } from './levels.ts';
import { type Movement, moveStock } from './moveStock.ts';

/** A document of the stock under its number. */
export interface Numbered extends StockRecord {
  readonly kind: StockKindName;
  readonly number: string;
}

/** What was moved, and what it was worth, signed as its pieces are. */
export type Moved = Movement & { readonly worth: Minor };

/** What pieces found are worth each, where nobody says: the average of the branch, else what the last of them cost. */
async function worthOfFound(tx: Database, { item, onHand, value }: Level, pieces: number): Promise<Minor | undefined> {
  if (onHand > 0) return halfUp(value * BigInt(pieces), BigInt(onHand));
  const { rows } = await tx.execute<{ quantity: number; value: string }>(sql`
    select quantity, stock_value::text as value from stock_movement
    where stock_item = ${item} and quantity > 0 order by id desc limit 1`);
  const [last] = rows;
  return last && halfUp(toMinor(last.value) * BigInt(pieces), BigInt(last.quantity));
}

type Line = StockRecord['items'][number];

/** Moves what a document says. 400 for what comes at a cost that nobody knows; else what `moveStock` refuses. */
export async function moveAll(tx: Database, author: Author, document: Numbered): Promise<Moved[]> {
  const { kind, id, number, day, branch, to_branch, items } = document;
  const at = (line: Line, place: number) => ({ item: line.stock_item, branch: place });
  const levels = await lockLevels(tx, author, [
    ...items.map(line => at(line, branch)),
    ...(to_branch === null ? [] : items.map(line => at(line, to_branch))),
  ]);
  const movement = (line: Line, index: number, more: Pick<Movement, 'kind' | 'quantity' | 'value'>): Movement => ({
    ...at(line, branch),
    day,
    source: { type: kind, id, number, line: line.id },
    field: `items.${index}.${kind === 'stock_count' ? 'counted' : 'quantity'}`,
    ...more,
  });
  const move = async (movements: readonly Movement[]): Promise<Moved[]> => {
    const worth = await moveStock(tx, author, movements);
    return movements.map((one, index) => ({ ...one, worth: worth[index] ?? 0n }));
  };
  if (kind === 'stock_transfer') {
    const given = await move(
      items.map((line, index) => movement(line, index, { kind: 'transfer_out', quantity: -line.quantity })),
    );
    const came = given.map(one => ({
      ...one,
      branch: to_branch ?? branch,
      kind: 'transfer_in' as const,
      quantity: -one.quantity,
      value: -one.worth,
    }));
    return [...given, ...(await move(came))];
  }
  const movements: Movement[] = [];
  for (const [index, line] of items.entries()) {
    const level = levels.at(at(line, branch));
    const quantity = kind === 'stock_count' ? (line.counted ?? 0) - level.onHand : line.quantity;
    if (quantity < 0) {
      movements.push(movement(line, index, { kind: 'stock_loss', quantity }));
      continue;
    }
    // A count stands among the movements also where nothing is found or missing, so that nothing is dated before it (K9).
    const known = line.unit_cost === null ? await worthOfFound(tx, level, quantity) : line.unit_cost * BigInt(quantity);
    if (known === undefined && quantity > 0)
      refuse([violation(`items.${index}.${kind === 'stock_count' ? 'counted' : 'unit_cost'}`, 'cost_unknown')]);
    const cause = kind === 'opening_stock' ? 'opening_stock' : 'stock_gain';
    movements.push(movement(line, index, { kind: cause, quantity, value: known ?? 0n }));
  }
  return move(movements);
}
