import { sql } from 'drizzle-orm';
import { type WrittenForms, usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { Database } from '../../platform/services/Database.ts';

/**
 * The forms in which the agency writes days and numbers, as its general settings have them. They are at hand without a
 * question to the database, since every value that is read asks for them.
 */
export class AgencyForms {
  readonly #db: Database;
  #current = usualForms;

  constructor(db: Database) {
    this.#db = db;
  }

  get current(): WrittenForms {
    return this.#current;
  }

  /** Reads them anew: after a change, and now and then for a change that another process has made. */
  async reload(): Promise<void> {
    const { rows } = await this.#db.execute<{ [Name in keyof WrittenForms]: WrittenForms[Name] | null }>(sql`
      select day_order as "dayOrder", decimal_sign as "decimalSign", digit_grouping as "digitGrouping"
      from general_setting order by id desc limit 1`);
    const [told] = rows;
    this.#current = {
      dayOrder: told?.dayOrder ?? usualForms.dayOrder,
      decimalSign: told?.decimalSign ?? usualForms.decimalSign,
      digitGrouping: told?.digitGrouping ?? usualForms.digitGrouping,
    };
  }
}
