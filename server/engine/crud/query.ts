import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { partition } from 'es-toolkit';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { type Calendar } from '#catalog/engine/calendar.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { type Field, type Kind, ref, text } from '#catalog/engine/fields.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { OF_RUN } from '#catalog/engine/importRuns.ts';
import { isReference } from '#catalog/engine/policies.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { Phones } from '#catalog/engine/texts/Phones.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import {
  AMONG,
  type Comparison,
  comparisons,
  DEFAULT_SIZE,
  FIELDS,
  MARKS,
  MAX_SIZE,
  NEAR,
  searchParam,
  TITLES,
} from '#catalog/engine/wire.ts';
import { ofRun } from '../access/ofRun.ts';
import { type View, withinScope } from '../access/scope.ts';
import { tableOf, columnOf } from '../schema/tables.ts';
import { selectionOf } from '../records/runEffects.ts';
import type { Host } from '../context/host.ts';
import { hasColumn } from '../kinds/columns.ts';
import { naturalIn } from '../../platform/http/naturalIn.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { nearness, RELEVANCE } from './relevance.ts';
import { contains, search } from './searchCondition.ts';
import { auditOf } from '../records/shape.ts';
import { columnsOf } from '../records/select.ts';

export interface ListQuery {
  readonly where: SQL | undefined;
  /** What bounds the caller alone: a list whose `where` is this very value is narrowed by nothing else. */
  readonly scope: SQL | undefined;
  /** A text is searched for: which rows hold it takes longer to find out than anything else of the list. */
  readonly isSearch: boolean;
  /** The caller is content to know that there are many. */
  readonly isBounded: boolean;
  readonly order: SQL[];
  readonly page: number;
  readonly size: number;
  /** Whether the records tell the titles of what they point to. */
  readonly titled?: boolean;
  /** Whether people are told apart from others of the same name. */
  readonly marked?: boolean;
  /** All that is read of the records; without, the whole of them. */
  readonly fields?: ReadonlySet<string> | undefined;
}

/** Parameters of every list that are no filters. */
export const reserved: ReadonlySet<string> = new Set([
  'page',
  'size',
  'ordering',
  'search',
  'keyword',
  'format',
  'total',
  TITLES,
  MARKS,
  FIELDS,
]);
const LONGEST_SEARCH = 200;
/** Most parameters of a list, fields that it is ordered by, and values of one `in`. */
const MOST_PARAMS = 50;
const MOST_ORDERS = 10;
const MOST_VALUES = 1000;

/** Fields of a list that may be compared: stored in clear, and the audit's. */
export function comparable(entity: Entity, name: string): Field | undefined {
  if (name === 'id' || name === 'created_by' || name === 'updated_by') return ref('');
  if (name === 'created_at' || name === 'updated_at') return { ...text(), kind: 'dateTime' };
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  return field && !field.sealed && field.kind !== 'password' && hasColumn(field) ? field : undefined;
}

/** A field and how it is compared, as in `field__gte`; equality is the field alone. */
export type Compared = Comparison | 'eq';

type Search = View & { readonly host: Host };

type Comparer = (column: PgColumn, values: readonly unknown[]) => SQL;

const compare: Record<Compared, Comparer> = {
  eq: (column, [value]) => eq(column, value),
  in: (column, values) => inArray(column, [...values]),
  gte: (column, [value]) => gte(column, value),
  lte: (column, [value]) => lte(column, value),
  icontains: (column, values) => or(...values.map(value => ilike(column, contains(String(value))))) ?? sql`false`,
  isnull: (column, [value]) => (value ? isNull(column) : isNotNull(column)),
};

/** Kinds of which a part may be looked for. */
export const worded: ReadonlySet<Kind> = new Set<Kind>([
  'text',
  'longText',
  'richText',
  'email',
  'phone',
  'url',
  'color',
]);

const isComparison = (name: string): name is Comparison => comparisons.some(one => one === name);

/** A comparison may reach beyond what a record can hold. */
const unbounded = (field: Field): Field => ({
  ...field,
  ...(field.kind === 'date' || field.kind === 'dateTime'
    ? { min: '0001-01-01', max: '9999-12-31' }
    : { min: undefined, max: undefined }),
  required: true,
});

/** Reads the compared values as the field's kind; a part of a text or a yes/no has a kind of its own. */
function valuesOf(
  comparison: Compared,
  { field, calendar, phones }: { field: Field; calendar: Calendar; phones: Phones },
  raw: string,
): unknown[] | undefined {
  if (comparison === 'icontains') return [...((field.kind === 'phone' && phones.parts(raw)) || [raw])];
  if (comparison === 'isnull') return [raw !== 'false'];
  const parsed = (comparison === 'in' ? raw.split(',') : [raw])
    .filter(Boolean)
    .map(one => parseValue(unbounded(field), one, calendar));
  if (parsed.some(one => 'code' in one)) return undefined;
  return parsed.flatMap(one =>
    'value' in one ? [field.kind === 'dateTime' ? new Date(String(one.value)) : one.value] : [],
  );
}

/** Numbers of an address: their plus may have been lost. */
const comparedIn = (host: Host): Calendar => ({ ...calendarOf(host), phone: host.phones.told });

function filter({ entity, caller, host }: Search, key: string, raw: string): SQL | Violation {
  if (key === OF_RUN) return ofRun({ entity, caller }, raw) ?? violation(key, 'invalid');
  if (key === AMONG && entity.selections) return selectionOf({ host, entity }, raw) ?? violation(key, 'invalid');
  const [name = '', suffix, ...more] = key.split('__');
  const field = comparable(entity, name);
  const column = columnsOf(entity)[name];
  const comparison = suffix ?? 'eq';
  if (!field || !column || more.length > 0 || !(comparison === 'eq' || isComparison(comparison)))
    return violation(key, 'unknown_field');
  if (!mayRead(caller, entity, name)) return violation(key, 'unreadable');
  if (comparison === 'icontains' && !worded.has(field.kind)) return violation(key, 'not_text');
  if (comparison === 'icontains' && raw.length > LONGEST_SEARCH)
    return violation(key, 'too_long', { max: LONGEST_SEARCH });
  if (comparison === 'in' && raw.split(',', MOST_VALUES + 1).length > MOST_VALUES)
    return violation(key, 'too_many_values', { max: MOST_VALUES });
  const values = valuesOf(comparison, { field, calendar: comparedIn(host), phones: host.phones }, raw);
  return values ? compare[comparison](column, values) : violation(key, 'invalid');
}

/** Text of reference data in the order of the reader's alphabet: ı before i in Turkish, ب after ا in Arabic. */
const alphabetic = (column: PgColumn, locale: Locale): SQL =>
  sql`${column} collate ${sql.identifier(`${locale}-x-icu`)}`;

interface Ordering {
  readonly ordering: string | null;
  readonly text: string | null;
  readonly locale: Locale | undefined;
}

function orderBy({ entity, caller }: View, { ordering, text, locale }: Ordering): SQL[] {
  const all = columnsOf(entity);
  const asked = (ordering ?? '').split(',').filter(Boolean);
  if (asked.length > MOST_ORDERS) refuse([violation('ordering', 'too_many_values', { max: MOST_ORDERS })]);
  const terms = asked.flatMap(term => {
    if (term === RELEVANCE) {
      const titles = entity.title.flatMap(
        name => (comparable(entity, name) && mayRead(caller, entity, name) && all[name]) || [],
      );
      return [...(text ? [nearness(entity, text)] : []), ...titles.map(column => asc(column))];
    }
    const name = term.replace(/^-/, '');
    const field = comparable(entity, name);
    const column = field && all[name];
    if (!column) refuse([violation('ordering', 'unknown_field')]);
    if (!mayRead(caller, entity, name)) refuse([violation('ordering', 'unreadable')]);
    if (!column) return undefined;
    const value = locale && isReference(entity.access) && field.kind === 'text' ? alphabetic(column, locale) : column;
    return term.startsWith('-') ? (column.notNull ? desc(value) : sql`${value} desc nulls last`) : asc(value);
  });
  const id = columnOf(tableOf(entity), 'id');
  const direction = ordering?.startsWith('-') === false ? asc(id) : desc(id);
  return [...terms.filter(term => term !== undefined), direction];
}

/** Whether a call asks for a bounded total; 400 on what asks for neither kind. */
function isBoundedIn(params: URLSearchParams): boolean {
  const total = params.get('total') ?? '';
  if (!['', 'bounded'].includes(total)) refuse([violation('total', 'not_choice', { value: total })]);
  return total === 'bounded';
}

/** Whether the titles of what is pointed to are asked for. */
export const isTitled = (params: URLSearchParams): boolean => params.get(TITLES) === 'true';

/**
 * Fields that a call is content with, of those that there are and its reader may read; others are passed over, as hosts
 * of the family pass over the parameter. By id and version a record is known again whatever else it tells.
 */
function fieldsIn({ entity, caller }: View, params: URLSearchParams): ReadonlySet<string> | undefined {
  const asked = params.get(FIELDS);
  if (!asked) return undefined;
  const audit = auditOf(entity);
  const known = asked
    .split(',')
    .filter(name => audit.includes(name) || (Object.hasOwn(entity.fields, name) && mayRead(caller, entity, name)));
  return new Set(['id', ...audit.filter(name => name === 'version'), ...known]);
}

interface ListParams {
  readonly params: URLSearchParams;
  /** The call is `search/`, whose text comes under the entity's own parameter. */
  readonly searching: boolean;
  /** Names that only sound like the text are left out. */
  readonly isPlain?: boolean;
  /** Whose alphabet sorts the names of reference data. */
  readonly locale?: Locale;
}

/**
 * Reads the parameters of a list: `page`, `size`, `ordering`, the search's text, and filters on fields; all of it
 * within what the caller may know of, sealed values only for who may change them.
 * An unknown or unreadable filter is refused, since ignoring it would show rows that nobody asked for.
 */
export function readListQuery(view: Search, { params, searching, isPlain = false, locale }: ListParams): ListQuery {
  const { entity } = view;
  if (params.size > MOST_PARAMS) throw new Problem(400, 'too_many_values');
  const term = params.get('search') ?? params.get('keyword') ?? (searching ? params.get(searchParam(entity)) : null);
  if (term && term.length > LONGEST_SEARCH) refuse([violation('search', 'too_long', { max: LONGEST_SEARCH })]);
  const [firsts, filters] = partition(
    [...params].filter(([key, raw]) => !reserved.has(key) && raw !== '' && !(searching && key === searchParam(entity))),
    ([key]) => key.endsWith(NEAR),
  );
  const conditions = filters.map(([key, raw]) => filter(view, key, raw));
  const near = firsts.map(([key, raw]) => filter(view, key.slice(0, -NEAR.length), raw));
  refuse([...conditions, ...near].filter((one): one is Violation => 'code' in one && 'field' in one));
  const scope = withinScope(view);
  const sought = term ? search({ ...view, isPlain }, term) : undefined;
  const narrowed = and(...conditions.filter((one): one is SQL => !('field' in one)), sought);
  return {
    where: narrowed ? and(scope, narrowed) : scope,
    scope,
    isSearch: sought !== undefined,
    isBounded: isBoundedIn(params),
    order: [
      ...near.map(one => sql`(${one}) is not true`),
      ...orderBy(view, { ordering: params.get('ordering'), text: term, locale }),
    ],
    page: naturalIn(params, 'page', 1),
    size: Math.min(naturalIn(params, 'size', DEFAULT_SIZE), MAX_SIZE),
    titled: isTitled(params),
    marked: params.get(MARKS) === 'true',
    fields: fieldsIn(view, params),
  };
}
