import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Snapshot } from '../../platform/db/snapshot.ts';
import type { Stored } from '../context/values.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import { columnsOf, selectFrom } from './select.ts';

/** A row of one of many statements that are read by one: numbers and amounts as PostgreSQL writes them. */
export type ToldRow = Readonly<Record<string, string | null>>;

interface Asked {
  readonly statement: SQL;
  answer(rows: readonly ToldRow[]): void;
  fail(error: unknown): void;
}
interface Sought {
  readonly entity: Entity;
  readonly ids: readonly number[];
  answer(rows: readonly Stored[]): void;
  fail(error: unknown): void;
}

const told = (statement: SQL, part: number): SQL => sql`
  select ${part}::integer as part, row_number() over () as place,
    (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(told))) as told
  from (${statement}) as told`;

/**
 * Reads of a snapshot what many ask for before any of them goes on: their small statements by one, and their records by
 * one for each entity. One after the other, since a snapshot has one connection.
 */
export class Gathering {
  readonly #snapshot: Snapshot;
  #asked: Asked[] = [];
  #sought: Sought[] = [];
  #isDue = false;
  #last: Promise<void> = Promise.resolve();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** Rows of a statement whose columns each have a name of their own, in its order. */
  ask(statement: SQL): Promise<readonly ToldRow[]> {
    return new Promise((answer, fail) => {
      this.#asked.push({ statement, answer, fail });
      this.#schedule();
    });
  }

  /** Records in the order of their ids, without what lives in tables of its own. */
  records(entity: Entity, ids: readonly number[]): Promise<readonly Stored[]> {
    return new Promise((answer, fail) => {
      this.#sought.push({ entity, ids, answer, fail });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    // By then everybody has asked who waits for nothing else.
    setImmediate(() => {
      this.#last = this.#last.then(async () => {
        this.#isDue = false;
        const [asked, sought] = [this.#asked.splice(0), this.#sought.splice(0)];
        try {
          await this.#tell(asked);
          for (const entity of new Set(sought.map(one => one.entity)))
            await this.#find(
              entity,
              sought.filter(one => one.entity === entity),
            );
        } catch (error) {
          for (const one of [...asked, ...sought]) one.fail(error);
        }
      });
    });
  }

  async #tell(asked: readonly Asked[]): Promise<void> {
    if (asked.length === 0) return;
    const parts = asked.map(({ statement }, part) => told(statement, part));
    const rows = await this.#snapshot.run(sql`${sql.join(parts, sql` union all `)} order by part, place`);
    for (const [part, one] of asked.entries())
      one.answer(rows.filter(row => row['part'] === part).map(row => row['told'] as ToldRow));
  }

  async #find(entity: Entity, sought: readonly Sought[]): Promise<void> {
    const ids = [...new Set(sought.flatMap(one => one.ids))];
    const where = inArray(columnOf(tableOf(entity), 'id'), ids);
    const rows: Stored[] =
      ids.length > 0 ? await selectFrom(this.#snapshot.db, entity, columnsOf(entity)).where(where) : [];
    const byId = new Map(rows.map(row => [Number(row['id']), row]));
    for (const one of sought) one.answer(one.ids.map(id => byId.get(id)).filter(row => row !== undefined));
  }
}
