import { and, desc, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { reveals } from '#catalog/engine/access/fieldRights.ts';
import { entities } from '#catalog/registry/entities.ts';
import { MOST, SHORTEST } from '#catalog/hajj/passengerSearch.ts';
import { compact, folded } from '#catalog/engine/texts/searchText.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { inOrder } from '../../engine/crud/list.ts';
import { readListQuery } from '../../engine/crud/query.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Wire } from '../../engine/context/values.ts';
import { selectFrom } from '../../engine/records/select.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { numberFields, type Rank, rankOf } from './rank.ts';

const pilgrim = entities.hajj_passenger_info;
const table = tableOf(pilgrim);

/** The newest ones that are compared at all when half the agency matches. */
const MOST_COMPARED = 3000;

/** A pilgrim's record as the caller may see it, and how near it is to what was asked. */
export interface PilgrimMatch {
  readonly wire: Wire;
  readonly rank: Rank;
}

/**
 * Ways to write what was typed: as it stands, its number without what stands between, or with something between letters
 * and digits, and a phone without the trunk's zero.
 */
function spellings(asked: string): string[] {
  const number = compact(asked);
  const isNumber = /\d/.test(number);
  const apart = number.replace(/\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ');
  // Runs of a letter or two are in every record.
  const isTelling = apart.split(' ').every(run => run.length >= SHORTEST) && number.length > 4;
  const all = [folded(asked), ...(isNumber ? [number, ...(isTelling ? [apart] : []), number.replace(/^0+/, '')] : [])];
  return [...new Set(all)].filter(one => one.length >= SHORTEST);
}

const sealed = (name: string): boolean => pilgrim.fields[name]?.sealed === true;
const open = numberFields.filter(name => !sealed(name));
/** Numbers of which no two records have the same, so that an index finds one. */
const unique = open.filter(name => pilgrim.fields[name]?.unique);

interface Office {
  readonly host: Host;
  readonly caller: Caller;
}

const wheresOf = ({ host, caller }: Office, texts: readonly string[], { isPlain }: { readonly isPlain: boolean }) =>
  texts.map(search => {
    const params = new URLSearchParams({ search });
    return readListQuery({ host, caller, entity: pilgrim }, { params, searching: false, isPlain }).where;
  });

/** Ids of records whose names only sound like the text, the newest, as far as they are still shown. */
async function alike({ host, caller }: Office, asked: string, known: readonly number[]): Promise<number[]> {
  if (known.length >= MOST) return [];
  const id = columnOf(table, 'id');
  const rows = await selectFrom(host.db, pilgrim, { id })
    .where(and(...wheresOf({ host, caller }, [asked], { isPlain: false }), notInArray(id, [...known])))
    .orderBy(desc(id))
    .limit(MOST - known.length);
  return rows.map(row => Number(row.id));
}

/**
 * Ids of records that hold the text somewhere, the newest, and in any case those of which it is the very number. Two
 * questions, since each has a plan that is fast at 90,000 pilgrims, and one that joins them has not.
 */
async function candidates({ host, caller }: Office, asked: string, texts: readonly string[]): Promise<number[]> {
  const id = columnOf(table, 'id');
  const wheres = wheresOf({ host, caller }, texts, { isPlain: true });
  const same = unique.map(name => sql`lower(${columnOf(table, name)}) = ${folded(asked).trim()}`);
  const [newest, very] = await Promise.all([
    selectFrom(host.db, pilgrim, { id })
      .where(or(...wheres))
      .orderBy(desc(id))
      .limit(MOST_COMPARED),
    selectFrom(host.db, pilgrim, { id }).where(and(or(...same), withinScope({ caller, entity: pilgrim }))),
  ]);
  return [...new Set([...very, ...newest].map(row => Number(row.id)))];
}

/** Records whose open numbers are, or begin with, the text come first, so that the limit never cuts them off. */
function nearness(asked: string[]): SQL {
  const numbers = open.map(name => sql`translate(lower(${columnOf(table, name)}), ' +-/.()', '')`);
  const any = (pattern: (text: string) => string) =>
    sql.join(
      numbers.flatMap(number => asked.map(text => sql`${number} like ${pattern(text.replace(/[\\%_]/g, '\\$&'))}`)),
      sql` or `,
    );
  return sql`case when ${any(text => text)} then 0 when ${any(text => `${text}%`)} then 1 when ${any(text => `%${text}`)} then 2 else 3 end`;
}

/** Pilgrims that a text may mean, the likeliest first. Sealed numbers are looked through for who may read them. */
export async function searchPassengers(host: Host, caller: Caller, asked: string): Promise<PilgrimMatch[]> {
  const reveal = reveals(caller, pilgrim);
  const number = host.phones.number(asked);
  const texts = [...new Set([...spellings(asked.trim()), ...(number ? [number] : [])])];
  if (texts.length === 0) return [];
  const id = columnOf(table, 'id');
  const plain = await candidates({ host, caller }, asked, texts);
  const ids = [...plain, ...(await alike({ host, caller }, asked, plain))];
  const rows = await selectFrom(host.db, pilgrim, { id })
    .where(inArray(id, ids))
    .orderBy(nearness(texts), desc(id))
    .limit(MOST);
  const known = reveal ? numberFields : open;
  const found = (
    await inOrder(
      host.db,
      pilgrim,
      rows.map(row => Number(row.id)),
    )
  ).flatMap(stored => {
    const whole = toWire(pilgrim, stored, host, true);
    const rank = rankOf(whole, asked, known) ?? (number && rankOf(whole, number, known));
    return rank ? [{ wire: toWire(pilgrim, stored, host, caller), rank }] : [];
  });
  return found.sort((a, b) => b.rank.score - a.rank.score);
}
