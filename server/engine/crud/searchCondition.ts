import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { reveals } from '#catalog/engine/access/fieldRights.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type View, withinScope } from '../access/scope.ts';
import type { Host } from '../context/host.ts';
import { columnsOf, lineageOf, selectFrom } from '../records/select.ts';
import { fingerprintColumn, printedOf } from '../schema/derivedColumns.ts';
import { heardOf, SOUNDS } from '../schema/soundColumn.ts';
import { columnOf, tableOf, wordsOf } from '../schema/tables.ts';
import { searchTerms, waysToWrite } from './searchTerms.ts';
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

/** Rows of which the text that is searched holds what was typed, in any of the ways to write it. */
export const plainly = (entity: Entity, ways: readonly string[]): SQL[] =>
  lineageOf(entity)
    .filter(one => wordsOf(one).length > 0)
    .flatMap(one => ways.map(way => like(columnOf(tableOf(one), 'search_text'), contains(way))));

/** Rows with a name that sounds like the word. */
const heard = (entity: Entity, { sounds }: Pick<SoughtWord, 'sounds'>): SQL[] =>
  lineageOf(entity)
    .filter(one => heardOf(one).length > 0)
    .flatMap(one => {
      const column = columnOf(tableOf(one), SOUNDS);
      return and(...sounds.map(keys => sql`${column} && ${sql.param([...keys])}::text[]`)) ?? [];
    });

/** What is looked for: any of the ways to write it, or what sounds like it. */
interface Sought extends Pick<SoughtWord, 'sounds'> {
  readonly ways: readonly string[];
}

const saying = (entity: Entity, sought: Sought): SQL[] => [...plainly(entity, sought.ways), ...heard(entity, sought)];

type Search = View & {
  readonly host: Host;
  /** Names that only sound like the text are left out. */
  readonly isPlain: boolean;
};

/**
 * Rows whose searched references point to a record in which the word occurs, among those that the caller may find
 * there.
 */
const throughReferences = ({ entity, caller, host: { db } }: Search, sought: Sought): SQL[] =>
  entity.search.flatMap(name => {
    const target = entity.fields[name]?.target;
    const column = columnsOf(entity)[name];
    if (!target || !column) return [];
    const pointed = entityNamed(target);
    if (!allowed(caller, pointed, 'list')) return [];
    const where = and(or(...saying(pointed, sought)), withinScope({ caller, entity: pointed }));
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
    host: { db, vault, phones },
  } = asked;
  const reveal = reveals(caller, entity);
  const terms = searchTerms(text);
  if (terms.length === 0) return undefined;
  const words = terms.flatMap(one => one.words);
  const sounds = new Map(soughtWords(words).map(word => [word.text, isPlain ? [] : word.sounds]));
  const sealed = (part: string) => (reveal ? sealedHolding(entity, part, vault) : []);
  const open = (sought: Sought) => [...saying(entity, sought), ...throughReferences(asked, sought)];
  const holds = (word: string) =>
    or(...open({ ways: waysToWrite(word, phones), sounds: sounds.get(word) ?? [] }), ...sealed(word));
  const asNumber = (number: string) => open({ ways: waysToWrite(number, phones), sounds: [] });
  const matches = or(
    and(...terms.map(one => or(and(...one.words.map(holds)), ...(one.number ? asNumber(one.number) : [])))),
    ...(words.length > 1 ? sealed(text) : []),
  );
  const id = columnOf(tableOf(entity), 'id');
  // The fence keeps the planner from walking the order's index past every row that does not match.
  return sql`${id} in (${selectFrom(db, entity, { id }).where(matches).getSQL()} offset 0)`;
}
