import { randomInt } from 'node:crypto';
import { fromMinor, toMinor } from '../../catalog/engine/money/money.ts';
import type { MovementKind } from '../../catalog/shop/stock/stockMovement.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { Database } from '../../server/platform/services/Database.ts';
import type { Author } from '../../server/modules/shop/stock/levels.ts';
import { type Movement, moveStock } from '../../server/modules/shop/stock/moveStock.ts';
import type { Office } from './officeOn.ts';

/** One item in one branch of an office, and what can be done with it below the documents. */
export interface Stock {
  readonly item: number;
  readonly branch: number;
  readonly author: Author;
  movement(kind: MovementKind, quantity: number, worth?: string, more?: Partial<Movement>): Movement;
  /** Moves pieces in a transaction of their own; gives what they were worth, as a decimal string. */
  move(kind: MovementKind, quantity: number, worth?: string, more?: Partial<Movement>): Promise<string>;
  /** Pieces on hand, reserved and available, and their worth. */
  level(): Promise<readonly [onHand: number, reserved: number, available: number, value: string]>;
}

/** The id of a record that an administrator made. */
export async function madeOf(office: Office, entity: string, values: object): Promise<number> {
  const { status, body } = await office.call('POST', calls(entity).create, { body: values });
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.id;
}

/** The item by which a product without variants is kept. */
export async function defaultItem(office: Office, product: number): Promise<number> {
  const { rows } = await office.pool.query<{ id: number }>('select id from stock_item where product = $1', [product]);
  return rows[0]?.id ?? 0;
}

export async function stockOf(office: Office, name: string): Promise<Stock> {
  const product = await madeOf(office, 'product', { name, unit_price: '20.00', condition: 'brand_new' });
  const [item, branch] = [await defaultItem(office, product), await madeOf(office, 'branch', { name: `At ${name}` })];
  const author: Author = {
    host: office.host,
    caller: { id: office.ids.admin, email: null, role: 'admin', permissions: null, branch: null },
  };
  const movement: Stock['movement'] = (kind, quantity, worth, more = {}) => ({
    item,
    branch,
    kind,
    quantity,
    day: '2026-11-20',
    ...(worth !== undefined && { value: toMinor(worth) }),
    source: { type: 'a_test', id: 1, number: 'T-1', line: randomInt(1, 2_000_000_000) },
    ...more,
  });
  return {
    item,
    branch,
    author,
    movement,
    async move(...given) {
      const [worth = 0n] = await office.host.db.transaction((tx: Database) =>
        moveStock(tx, author, [movement(...given)]),
      );
      return fromMinor(worth);
    },
    async level() {
      const { rows } = await office.pool.query(
        'select on_hand, reserved, available, stock_value::text from inventory where stock_item = $1 and branch = $2',
        [item, branch],
      );
      const { on_hand, reserved, available, stock_value } = rows[0] ?? {};
      return [on_hand, reserved, available, stock_value];
    },
  };
}
