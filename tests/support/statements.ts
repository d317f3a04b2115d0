import pg from 'pg';
import type { Office } from './office.ts';

const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);

/**
 * The statements that the office's database is sent while something is done, in their order, without the values.
 * `before` is told each of them; the statement waits until it is done.
 */
export async function statementsOf(
  { host }: Office,
  act: () => Promise<unknown>,
  before?: (seen: readonly string[]) => Promise<unknown>,
): Promise<string[]> {
  const { rows } = await host.db.execute<{ name: string }>('select current_database() as name');
  const seen: string[] = [];
  const { query } = pg.Client.prototype;
  const heard = function (this: pg.Client, ...asked: unknown[]): unknown {
    if (this.database !== rows[0]?.name) return Reflect.apply(query, this, asked);
    seen.push(textOf(asked[0]));
    return before ? before([...seen]).then(() => Reflect.apply(query, this, asked)) : Reflect.apply(query, this, asked);
  };
  Object.assign(pg.Client.prototype, { query: heard });
  await act().finally(() => Object.assign(pg.Client.prototype, { query }));
  return seen;
}
