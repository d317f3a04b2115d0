import type { SortPayload } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { FIELDS, MARKS, searchParam, TITLES } from '../../catalog/engine/wire.ts';
import { written } from './written.ts';

type Filter = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function append(query: URLSearchParams, name: string, value: unknown): void {
  if (isEmpty(value)) return;
  if (value === null) query.set(`${name}__isnull`, 'true');
  else if (Array.isArray(value)) query.set(name.endsWith('__in') ? name : `${name}__in`, value.join(','));
  else query.set(name, written(value));
}

/** `-field,-id`: the id settles ties, so that no record stands on two pages, and the newest of a day on top. */
const ordering = ({ field, order }: SortPayload): string => {
  const names = field === 'id' ? [field] : [field, 'id'];
  return names.map(name => (order === 'DESC' ? `-${name}` : name)).join(',');
};

export interface Wanted {
  readonly page: number;
  readonly size: number;
  readonly sort?: SortPayload | undefined;
  readonly filter?: Filter | undefined;
  /** It is enough to know that there are many more; a host that does not know the wish counts all of them. */
  readonly isBounded?: boolean | undefined;
  /** Whether the records are to tell the titles of what they point to; hosts of the family do not know the wish. */
  readonly titled?: boolean | undefined;
  /** Whether people are to be told apart from others of the same name. */
  readonly marked?: boolean | undefined;
  /** All that is wanted of the records; hosts of the family give the whole of them. */
  readonly fields?: readonly string[] | undefined;
}

const titled = { [TITLES]: 'true' } as const;

/** Asks of a record, also of one that a change is answered with, the titles of what it points to. */
export const titledQuery = (): URLSearchParams => new URLSearchParams(titled);

/** The text of a search; null when the filter asks for none. */
export const searchText = (filter: Filter = {}): string | null => {
  const text = written(filter['q']).trim();
  return text || null;
};

/** Adds filters by the keys of a list, such as `cause__in`. */
export function appendFilters(query: URLSearchParams, filter: Filter): void {
  for (const [name, value] of Object.entries(filter)) append(query, name, value);
}

/** Parameters of a list or search call. */
export function listQuery(entity: Entity, { page, size, sort, filter = {}, ...wanted }: Wanted): URLSearchParams {
  const query = new URLSearchParams({ page: String(page), size: String(size), ...(wanted.titled && titled) });
  if (sort) query.set('ordering', ordering(sort));
  if (wanted.isBounded) query.set('total', 'bounded');
  if (wanted.marked) query.set(MARKS, 'true');
  if (wanted.fields) query.set(FIELDS, wanted.fields.join(','));
  const { q: _text, ...fields } = filter;
  appendFilters(query, fields);
  const text = searchText(filter);
  if (text) query.set(searchParam(entity), text);
  return query;
}
