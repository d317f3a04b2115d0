import type { Entity } from './defineEntity.ts';
import type { Marks } from './marks.ts';

/** Page of a list when the caller names none, and the most a caller may ask for. */
export const DEFAULT_SIZE = 10;
export const MAX_SIZE = 500;
/** Rows of one import, which is judged as a whole. */
export const MAX_IMPORT_ROWS = 10_000;

/** Prefix of every call of an entity: `/{entity}/api/v1/{entity}`. */
export const mount = (name: string): string => `/${name}/api/v1/${name}`;

/** The standard calls of an entity, as the contract spells them (lists and create end in a slash, ids do not). */
export const calls = (name: string) => ({
  all: `${mount(name)}/all/`,
  everything: `${mount(name)}/without_pagination/all/`,
  search: `${mount(name)}/search/`,
  create: `${mount(name)}/create/`,
  one: (id: number | string) => `${mount(name)}/${id}`,
  update: (id: number | string) => `${mount(name)}/update/${id}`,
  remove: (id: number | string) => `${mount(name)}/delete/${id}`,
  removeMany: `${mount(name)}/delete_multiple/`,
  /** A command by its verb: given to one record, or to many or none. */
  command: (verb: string, id?: number | string) =>
    id === undefined ? `${mount(name)}/${verb}/` : `${mount(name)}/${id}/${verb}`,
  transition: (id: number | string) => `${mount(name)}/${id}/transition`,
  transitionMany: `${mount(name)}/transition/`,
});

/** The parameter that narrows a list to one of its entity's selections. */
export const AMONG = 'among';

/** Behind a field's name: records of this value stand first in a list, whatever else it is ordered by. */
export const NEAR = '__near';

/** The parameter under which the family's hosts expect the text of a search. */
export const searchParam = (entity: Entity): string => entity.search[0] ?? 'name';

/** How a filter on a field compares; written `field__gte=…`, plain equality `field=…`. */
export const comparisons = ['in', 'gte', 'lte', 'icontains', 'isnull'] as const;
export type Comparison = (typeof comparisons)[number];

/** A page of records; the rows stand under the entity's collection key beside these. */
export interface PageInfo {
  readonly page: number;
  readonly size: number;
  readonly total_pages: number;
  readonly total_elements: number;
  /** Told of a bounded total alone: there are more than `total_elements`. */
  readonly total_is_bounded?: true;
  /** Told of a part alone: the records of the reader's branch, or of none, and of nobody else's. */
  readonly scope?: 'branch' | 'none' | undefined;
}

/** Records that a bounded total counts at most, as far as the page asked for does not lead beyond them. */
export const MOST_COUNTED = 10_000;

/**
 * Under this name a record tells what those are called that it points to, by entity and id: the names of people of other
 * branches, and where titles are asked for, all of them.
 */
export const NAMED = 'named';

/**
 * The parameter by which records, in lists, alone and after a change, are asked to tell the titles of all that they point
 * to.
 */
export const TITLES = 'titles';

/** The parameter by which a list is asked for some fields of its records alone, by commas. */
export const FIELDS = 'fields';

/**
 * The parameter by which a list of people is asked what tells them apart beyond their own fields, and the name under
 * which they tell it.
 */
export const MARKS = 'marks';

/**
 * How a record tells of another: by its title, which its reader may read, on a document with what tells people of that
 * name apart; by a name alone, which is empty where that is
 * kept from them too, of what lies beyond their bounds; null where they have no right to such records.
 */
export type Named = { readonly title: string; readonly marks?: Marks } | string | null;
