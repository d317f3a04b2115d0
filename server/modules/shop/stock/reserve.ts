import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { type Author, ChangedLevels, lockLevels, keepLevels, type StockPlace } from './levels.ts';
import { outOfStock } from './outOfStock.ts';

/** A line of a document; ids are those of `lines`. */
export interface Line {
  readonly type: string;
  readonly id: number;
}

export interface Promised extends StockPlace {
  readonly quantity: number;
  readonly line: Line;
  /** Number and id of the document. */
  readonly document: { readonly number: string; readonly id: number };
  /** Path of the line's quantity in the request, which is told what is missing. */
  readonly field?: string;
}

/**
 * Promises pieces to lines of an order, all or none of them (rule K3). 409 `out_of_stock`, with what is available of
 * each item of which there is too little.
 */
export async function reserve(tx: Database, author: Author, wanted: readonly Promised[]): Promise<void> {
  if (wanted.length === 0) return;
  const levels = new ChangedLevels(await lockLevels(tx, author, wanted));
  const missing = wanted.filter(one => {
    const level = levels.at(one);
    if (level.onHand - level.reserved < one.quantity) return true;
    levels.set({ ...level, reserved: level.reserved + one.quantity });
    return false;
  });
  if (missing.length > 0)
    throw await outOfStock(
      tx,
      missing.map(one => ({ ...one, available: levels.at(one).onHand - levels.at(one).reserved })),
    );
  await keepLevels(tx, author, levels.all);
  const now = author.host.clock();
  for (const { item, branch, quantity, line, document } of wanted) {
    const row = {
      stock_item: item,
      branch,
      quantity,
      reference_no: document.number,
      source_type: line.type,
      source_id: document.id,
      source_line: line.id,
    };
    await insertRow(tx, entities.reservation, row, { caller: author.caller, now });
  }
}

interface Reserved extends Record<string, unknown> {
  readonly line: number;
  readonly item: number;
  readonly branch: number;
  readonly quantity: number;
}

/** What lines of one kind of document have been promised, by the id of the line. */
export async function reservedFor(
  tx: Database,
  type: string,
  lines: readonly number[],
): Promise<ReadonlyMap<number, Reserved>> {
  const { rows } = await tx.execute<Reserved>(sql`
    select source_line as line, stock_item as item, branch, quantity from reservation
    where lower(source_type) = ${type} and source_line = any(${sql.param([...lines])}::integer[]) order by stock_item, branch`);
  return new Map(rows.map(row => [row.line, row]));
}

/** Takes pieces off promises whose levels the transaction holds; a promise of nothing is none. */
export async function takeOff(tx: Database, { type, id }: Line, quantity: number): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from reservation where lower(source_type) = ${type} and source_line = ${id} and quantity <= ${quantity})
    update reservation set quantity = quantity - ${quantity}, version = version + 1
    where lower(source_type) = ${type} and source_line = ${id} and quantity > ${quantity}`);
}

/** Gives up what lines were promised: all of it, or as many pieces as are named (rule K4). Gives how many that were. */
export async function release(
  tx: Database,
  author: Author,
  lines: readonly (Line & { readonly quantity?: number })[],
): Promise<number> {
  let released = 0;
  const types = [...new Set(lines.map(({ type }) => type))];
  const found = await Promise.all(
    types.map(
      async type =>
        [
          type,
          await reservedFor(
            tx,
            type,
            lines.map(({ id }) => id),
          ),
        ] as const,
    ),
  );
  const promised = new Map(found);
  const given = lines.flatMap(line => {
    const one = promised.get(line.type)?.get(line.id);
    return one ? [{ line, one, quantity: Math.min(line.quantity ?? one.quantity, one.quantity) }] : [];
  });
  if (given.length === 0) return 0;
  const levels = new ChangedLevels(
    await lockLevels(
      tx,
      author,
      given.map(({ one }) => one),
    ),
  );
  for (const { line, one, quantity } of given) {
    const level = levels.at(one);
    levels.set({ ...level, reserved: level.reserved - quantity });
    await takeOff(tx, line, quantity);
    released += quantity;
  }
  await keepLevels(tx, author, levels.all);
  return released;
}
