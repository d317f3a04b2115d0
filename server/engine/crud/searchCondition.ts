import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { reveals } from '#catalog/engine/access/fieldRights.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { folded } from '#catalog/engine/texts/searchText.ts';
import { type View, withinScope } from '../access/scope.ts';
import type { Host } from '../context/host.ts';
import { columnsOf, lineageOf, selectFrom } from '../records/select.ts';
import { fingerprintColumn, printedOf } from '../schema/derivedColumns.ts';
import { heardOf, SOUNDS } from '../schema/soundColumn.ts';
import { columnOf, tableOf, wordsOf } from '../schema/tables.ts';
import { type SoughtWord, soughtWords } from './soughtWords.ts';

/** `%` and `_` in a searched text mean themselves. */
export const contains = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows whose sealed values hold the text; blanks in it do not count. */
const sealedHolding = (entity: Entity, text: string, vault: Host['vault']): SQL[] => {
  const probe = vault.probe(text);
  if (probe.length === 0) return [];
  const columns = lineageOf(entity).flatMap(one =>
    printedOf(one).map(name => columnOf(tableOf(one), fingerprintColumn(name))),
  );
  return columns.map(column => sql`${column} @> ${sql.raw(`'{${probe.join(',')}}'::int[]`)}`);
};

/** Rows in whose searched texts the word occurs as it is. */
export const plainly = (entity: Entity, word: string): SQL[] =>
  lineageOf(entity)
    .filter(one => wordsOf(one).length > 0)
    .map(one => like(columnOf(tableOf(one), 'search_text'), contains(folded(word))));

/** Rows with a name that sounds like the word. */
const heard = (entity: Entity, { sounds }: SoughtWord): SQL[] =>
  lineageOf(entity)
    .filter(one => heardOf(one).length > 0)
    .flatMap(one => {
      const column = columnOf(tableOf(one), SOUNDS);
      return and(...sounds.map(keys => sql`${column} && ${sql.param([...keys])}::text[]`)) ?? [];
    });

const saying = (entity: Entity, word: SoughtWord): SQL[] => [...plainly(entity, word.text), ...heard(entity, word)];

type Search = View & {
  readonly host: Host;
  /** Names that only sound like the text are left out. */
  readonly isPlain: boolean;
};

/**
 * Rows whose searched references point to a record in which the word occurs, among those that the caller may find
 * there.
 */
const throughReferences = ({ entity, caller, host: { db } }: Search, word: SoughtWord): SQL[] =>
  entity.search.flatMap(name => {
    const target = entity.fields[name]?.target;
    const column = columnsOf(entity)[name];
    if (!target || !column) return [];
    const pointed = entityNamed(target);
    if (!allowed(caller, pointed, 'list')) return [];
    const where = and(or(...saying(pointed, word)), withinScope({ caller, entity: pointed }));
    return [sql`${column} in ${selectFrom(db, pointed, { id: columnOf(tableOf(pointed), 'id') }).where(where)}`];
  });

/**
 * Rows in which every word of the text occurs in one of the searched fields, or sounds like a name there, or in the
 * record that one of them points to. Sealed ones only for who may read them.
 */
export function search(asked: Search, text: string): SQL | undefined {
  const {
    entity,
    caller,
    isPlain,
    host: { db, vault },
  } = asked;
  const reveal = reveals(caller, entity);
  const words = soughtWords(text).map(word => (isPlain ? { ...word, sounds: [] } : word));
  if (words.length === 0) return undefined;
  const sealed = (part: string) => (reveal ? sealedHolding(entity, part, vault) : []);
  const matches = or(
    and(...words.map(word => or(...saying(entity, word), ...throughReferences(asked, word), ...sealed(word.text)))),
    ...(words.length > 1 ? sealed(text) : []),
  );
  const id = columnOf(tableOf(entity), 'id');
  // The fence keeps the planner from walking the order's index past every row that does not match.
  return sql`${id} in (${selectFrom(db, entity, { id }).where(matches).getSQL()} offset 0)`;
}
