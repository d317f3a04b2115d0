import { and } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import type { Database } from '../../platform/services/Database.ts';
import { withinScope } from '../access/scope.ts';
import type { RequestContext } from '../context/host.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import type { ReferenceText } from './referenceText.ts';

/** Titles are the same however they are spaced; an export writes commas for semicolons, which part references. */
const plain = (title: string): string =>
  title.normalize('NFC').toLowerCase().replaceAll(';', ',').replace(/\s+/g, ' ').trim();

/** The titles of records as an export of the caller has them, by id; of those alone that they know of. */
async function titlesOf(
  db: Database,
  pointed: RequestContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { entity, caller } = pointed;
  const { id, ...columns } = columnsOf(entity);
  if (!id || ids.length === 0) return new Map();
  const parts = entity.title.filter(name => columns[name] && mayRead(caller, entity, name));
  const selection = Object.fromEntries(parts.flatMap(name => (columns[name] ? [[name, columns[name]]] : [])));
  const found = await selectFrom(db, entity, { ...selection, id }).where(and(isAmong(id, ids), withinScope(pointed)));
  return new Map(
    found.map((row: Readonly<Record<string, unknown>>) => [
      Number(row['id']),
      parts
        .map(name => row[name])
        .filter(value => typeof value === 'string' && value !== '')
        .join(' '),
    ]),
  );
}

/**
 * The references that a number names, by what their cell says. Beside a title the number counts only if its record has
 * that title, since the sheet may come from elsewhere, where other records have these numbers. Whoever may not list the
 * records learns nothing of their titles, and is asked for none.
 */
export async function referencesById(
  db: Database,
  pointed: RequestContext,
  asked: readonly ReferenceText[],
): Promise<ReadonlyMap<string, number>> {
  const mayCompare = allowed(pointed.caller, pointed.entity, 'list');
  const titled = asked.filter(({ id, title }) => mayCompare && id !== undefined && title !== '');
  const titles = await titlesOf(db, pointed, uniq(titled.flatMap(({ id = [] }) => id)));
  const means = ({ id, title }: ReferenceText): boolean =>
    id !== undefined && (!mayCompare || title === '' || plain(titles.get(id) ?? '') === plain(title));
  return new Map(asked.filter(means).map(({ text, id = 0 }) => [text, id]));
}
