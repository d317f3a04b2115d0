import type { EntityName } from '../engine/names.ts';
import type { Fields } from '../engine/fields.ts';

/** What an answer holds beside the record: another record, several, rows with their ids, or values. */
export type Part =
  | { readonly one: EntityName }
  | { readonly many: EntityName }
  | ({ readonly rows: Fields } & WithParts)
  | ({ readonly values: Fields } & WithParts);

interface WithParts {
  readonly beside?: Readonly<Record<string, Part>>;
}

/** A call of the family's clients that the standard calls and the commands do not spell; its answer is a record, or a part of one. */
export interface FamilyCall {
  readonly methods: readonly ('get' | 'post' | 'put' | 'delete')[];
  /** Whole, with `{id}` where the id of a record stands. */
  readonly paths: readonly string[];
  /** Whose record is answered, and whose rights are asked for. */
  readonly entity: EntityName;
  readonly summary: string;
  /** Names, in the body or the query, of what `{id}` stands for in a path; one of them has to be told where none does. */
  readonly names: readonly string[];
  /** What its body tells beside: a change of the entity, or values. */
  readonly body?: 'change' | Fields;
  /** What stands in its answer beside the record, as far as its reader may see it. */
  readonly beside?: Readonly<Record<string, Part>>;
  /** Values that its answer tells among those of the record. */
  readonly output?: Fields;
  /** What is answered instead of the record. */
  readonly answer?: Part;
}

/** A path with the id in it, and without. */
export const both = (path: string): readonly string[] => [`${path}/`, `${path}/{id}`];

/** The names under which a call under one of its paths is told its record. */
export const namesOn = ({ names }: Pick<FamilyCall, 'names'>, path: string): readonly string[] =>
  path.includes('{id}') ? [] : names;

/** Whether a call changes nothing. */
export const isReading = ({ methods }: Pick<FamilyCall, 'methods'>): boolean => methods.includes('get');

/** Whether a call under one of its paths has a body. */
export const hasBody = (call: FamilyCall, path: string): boolean =>
  !isReading(call) && (call.body !== undefined || namesOn(call, path).length > 0);
