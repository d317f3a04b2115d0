import { sql } from 'drizzle-orm';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { RequestContext } from '#server/engine/context/host.ts';

/** An item in a branch. */
export interface StockPlace {
  readonly item: number;
  readonly branch: number;
}

/** What a branch has of an item; pieces, and their worth in minor units. */
export interface Level extends StockPlace {
  readonly onHand: number;
  readonly reserved: number;
  readonly value: Minor;
}

/** Levels by place, as they are now. */
export interface Levels {
  at(place: StockPlace): Level;
}

export type Author = Pick<RequestContext, 'caller' | 'host'>;

const keyOf = ({ item, branch }: StockPlace): string => `${item}/${branch}`;

/** Places as two parameters, however many they are. */
const placesIn = (places: readonly StockPlace[]) => {
  const items = sql.param(places.map(({ item }) => item));
  const branches = sql.param(places.map(({ branch }) => branch));
  return sql`unnest(${items}::integer[], ${branches}::integer[])`;
};

interface StockLevelRow extends Record<string, unknown> {
  readonly item: number;
  readonly branch: number;
  readonly on_hand: number;
  readonly reserved: number;
  readonly value: string;
}

/**
 * Locks what branches have of items until the transaction ends, in one order for everybody (rule K3), and makes the
 * levels that are missing.
 */
export async function lockLevels(
  tx: Database,
  { caller, host }: Author,
  places: readonly StockPlace[],
): Promise<Levels> {
  const now = host.clock();
  await tx.execute(sql`
    insert into inventory (stock_item, branch, on_hand, reserved, available, stock_value, created_at, updated_at, created_by, updated_by)
    select distinct place.item, place.branch, 0, 0, 0, 0, ${now}::timestamptz, ${now}::timestamptz, ${caller.id}::integer, ${caller.id}::integer
    from ${placesIn(places)} as place(item, branch)
    where not exists (
      select 1 from inventory where inventory.stock_item = place.item and inventory.branch = place.branch)
    order by 1, 2 on conflict do nothing`);
  const { rows } = await tx.execute<StockLevelRow>(sql`
    select stock_item as item, branch, on_hand, reserved, stock_value::text as value from inventory
    where (stock_item, branch) in (select item, branch from ${placesIn(places)} as place(item, branch))
    order by stock_item, branch for no key update`);
  const levels = new Map(
    rows.map(({ on_hand, value, ...row }): [string, Level] => [
      keyOf(row),
      { ...row, onHand: on_hand, value: toMinor(value) },
    ]),
  );
  return {
    at(place) {
      const level = levels.get(keyOf(place));
      if (!level) throw new Error(`item ${place.item} in branch ${place.branch} was not locked`);
      return level;
    },
  };
}

/** Writes what has become of levels that the transaction holds. */
export async function keepLevels(tx: Database, author: Author, changed: readonly Level[]): Promise<void> {
  if (changed.length === 0) return;
  const column = <T>(value: (level: Level) => T) => sql.param(changed.map(value));
  await keepValues(tx, author, 'inventory', {
    set: {
      on_hand: sql`now.on_hand`,
      reserved: sql`now.reserved`,
      available: sql`now.on_hand - now.reserved`,
      stock_value: sql`now.value`,
    },
    from: sql`unnest(${column(({ item }) => item)}::integer[], ${column(({ branch }) => branch)}::integer[],
      ${column(({ onHand }) => onHand)}::integer[], ${column(({ reserved }) => reserved)}::integer[],
      ${column(({ value }) => fromMinor(value))}::numeric[]) as now(item, branch, on_hand, reserved, value)`,
    where: sql`inventory.stock_item = now.item and inventory.branch = now.branch`,
  });
}

/** The same levels with changes upon them, to be written at once at the end. */
export class ChangedLevels {
  readonly #held: Levels;
  readonly #changed = new Map<string, Level>();

  constructor(held: Levels) {
    this.#held = held;
  }

  at(place: StockPlace): Level {
    return this.#changed.get(keyOf(place)) ?? this.#held.at(place);
  }

  set(level: Level): void {
    this.#changed.set(keyOf(level), level);
  }

  get all(): readonly Level[] {
    return [...this.#changed.values()];
  }
}
