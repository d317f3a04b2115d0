import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { folded } from '#catalog/engine/texts/searchText.ts';
import { foldedSql, wordsOf } from '../schema/tables.ts';
import { columnsOf, lineageOf } from '../records/select.ts';
import { plainly } from './searchCondition.ts';
import { wordsOfSearch } from './searchTerms.ts';

/** Orders a search by how near what is found is to its text; without one, by title. */
export const RELEVANCE = 'relevance';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether every word of the text occurs in a record as it is. */
const isPlainly = (entity: Entity, text: string): SQL =>
  and(...wordsOfSearch(text).map(word => or(...plainly(entity, [folded(word)])))) ?? sql`true`;

/**
 * How near a record is to a searched text, nearest first: 0 where a searched field is the text, as the code of a ledger
 * is, 1 where one begins with it, 2 where a word in one does, 3 where its words stand anywhere, 4 for all others, such
 * as names that only sound like it.
 */
export function nearness(entity: Entity, text: string): SQL {
  const all = columnsOf(entity);
  const words = lineageOf(entity).flatMap(one => wordsOf(one).flatMap(name => all[name] ?? []));
  const sought = folded(text.trim());
  const begins = `${escaped(sought)}%`;
  if (words.length === 0 || sought === '') return sql`0::int`;
  const anyOf = (meets: (said: SQL) => SQL) =>
    sql.join(
      words.map(column => meets(foldedSql(column))),
      sql` or `,
    );
  return sql`case when ${anyOf(said => sql`${said} = ${sought}`)} then 0
    when ${anyOf(said => sql`${said} like ${begins}`)} then 1
    when ${anyOf(said => sql`${said} like ${`% ${begins}`}`)} then 2
    when ${isPlainly(entity, text)} then 3 else 4 end`;
}
