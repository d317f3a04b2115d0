import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from './Reading.ts';

/** Rows of a statement with their types, which a gathering gives as texts. */
export async function typed<T>({ gathering }: Reading, statement: SQL): Promise<readonly T[]> {
  const [told] = await gathering.ask(sql`select json_agg(row)::text as rows from (${statement}) as row`);
  return JSON.parse(told?.['rows'] ?? 'null') ?? [];
}
