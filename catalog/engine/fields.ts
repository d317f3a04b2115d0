import type { LineRules } from './defineRules.ts';
import type { LabelTable, Lifecycle } from './lifecycle.ts';

/** What a value of each field kind is in a record, as it travels on the wire. */
export interface ValueOfKind {
  text: string;
  longText: string;
  richText: string;
  email: string;
  /** E.164, e.g. `+8801711000000`. */
  phone: string;
  url: string;
  /** Written, never read back. */
  password: string;
  integer: number;
  /** Decimal string of any scale, e.g. `23.7115`. */
  decimal: string;
  /** Decimal string with two places; in code see `money.ts`. */
  money: string;
  /** Calendar day `YYYY-MM-DD`, without a time zone. */
  date: string;
  /** Instant, ISO 8601 with offset. */
  dateTime: string;
  flag: boolean;
  choice: string;
  /** A step of a lifecycle; only a transition moves it. */
  state: string;
  /** Id of a record of another entity. */
  ref: number;
  refs: readonly number[];
  /** Path below `/media/`. */
  image: string;
  file: string;
  /** `#rrggbb`. */
  color: string;
  /** Small records in an order of their own, such as the days of an itinerary. */
  lines: readonly Readonly<Record<string, unknown>>[];
}

export type Kind = keyof ValueOfKind;

/** What any field may say beside its kind. */
export interface Flags {
  readonly required?: boolean;
  /** No two records of the entity hold the same value. */
  readonly unique?: boolean;
  /** Set by the host alone. */
  readonly readOnly?: boolean;
  /** Looked through by range, though no list shows it; or those of one value by the range of another field. */
  readonly indexed?: true | string;
  /** Encrypted at rest, searchable by part, masked for whoever may not change the record. */
  readonly sealed?: boolean;
  /**
   * A sealed number by which somebody is recognised: a keyed hash of the whole of it stands beside it, and one with the
   * letters that are easily mistaken for digits.
   */
  readonly recognised?: 'number' | 'nid';
  /** Longest text in characters, largest number or date, or most lines. */
  readonly max?: number | string;
  readonly min?: number | string;
  /** Value of a new record. */
  readonly initial?: string | number | boolean;
  /**
   * Who reads it: whoever may change the record, administrators, holders of a right of this name on the entity, or of a
   * permission that is another's.
   */
  readonly readable?: 'edit' | 'admin' | `own:${string}` | `by:${string}`;
  /** Only an administrator changes it. */
  readonly adminOnly?: boolean;
  /** A text by which others know somebody: nothing in it may be hidden, or look like another letter. */
  readonly names?: boolean;
  /** A part of somebody's name: a search finds them by how it sounds too. */
  readonly sounds?: true;
  /** A reference that makes its record as confidential as what it points to; see `access/confidence.ts`. */
  readonly confidential?: true;
  /** A date that stands for its month; the day says nothing of its own. */
  readonly ofMonth?: boolean;
  /** A day that lies ahead when it is entered, as the end of a passport does. */
  readonly ahead?: true;
}

export interface Field<K extends Kind = Kind, V = unknown, R extends boolean = boolean> extends Flags {
  readonly kind: K;
  readonly required: R;
  /** Values of a `choice` or `state`. */
  readonly options?: readonly string[];
  /** Values of a `choice` that records keep from before, and that nobody may choose any more. */
  readonly retired?: readonly string[];
  /** Entity that a `ref` or `refs` points to. */
  readonly target?: string;
  /** Sibling `ref` that narrows this one, as city narrows thana. */
  readonly within?: string;
  /** Name of a selection of the target's records from which the client lets its user choose; see `Entity.selections`. */
  readonly among?: string;
  /** Sibling `ref` whose record says this one, in its own field of the same name; what was told for another goes with it. */
  readonly broughtBy?: string;
  /** Sibling fields: records that say the same there are offered first, the first of these before the others. */
  readonly near?: readonly string[];
  /** How many levels of records may stand below each other, for a `ref` to the own entity. */
  readonly levels?: number;
  /** One of several references of which a record has one, kept by name and id in `<oneOf>_type` and `<oneOf>_id`. */
  readonly oneOf?: string;
  readonly lifecycle?: Lifecycle;
  readonly labels?: LabelTable;
  /** Fields of each record of a `lines`. */
  readonly lines?: Fields;
  readonly rules?: LineRules<string>;
  /** Type of a value; never present at run time. */
  readonly value?: V;
}

export type Fields = Readonly<Record<string, Field>>;

/** What a field holds in a record: null when it may be empty, but a list is never null. */
type ValueOf<F> =
  F extends Field<infer K, infer V, infer R> ? (R extends true ? V : K extends 'lines' ? V : V | null) : never;

export type Values<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

type FieldFlags<R extends boolean> = Flags & { readonly required?: R };

const of =
  <K extends Kind>(kind: K) =>
  <const R extends boolean = false>(flags?: FieldFlags<R>) =>
    field<K, ValueOfKind[K], R>(kind, flags);

function field<K extends Kind, V, R extends boolean>(kind: K, flags?: FieldFlags<R>, more?: Partial<Field>) {
  // `required` defaults to false, which is also what R defaults to.
  return { ...more, ...flags, kind, required: flags?.required ?? false } as Field<K, V, R>;
}

export const text = of('text');
export const longText = of('longText');
export const richText = of('richText');
export const email = of('email');
export const phone = of('phone');
export const url = of('url');
export const password = of('password');
export const integer = of('integer');
export const decimal = of('decimal');
export const money = of('money');
export const date = of('date');
export const dateTime = of('dateTime');
export const flag = of('flag');
export const image = of('image');
export const file = of('file');
export const color = of('color');

export const choice = <const O extends string, const R extends boolean = false>(
  options: readonly O[],
  flags?: FieldFlags<R> & { readonly retired?: readonly string[] },
) => ({ ...field<'choice', O, R>('choice', flags, { options }), options }) satisfies Field;

/** `labels` is the table of the office's own words and colours of its states, where there is one. */
export const state = <const S extends string>(lifecycle: Lifecycle<S>, labels?: LabelTable<S>) =>
  ({
    ...field<'state', S, true>('state', { required: true, readOnly: true, initial: lifecycle.initial }),
    options: lifecycle.states,
    lifecycle,
    ...(labels && { labels }),
  }) satisfies Field;

export const ref = <const T extends string, const R extends boolean = false>(
  target: T,
  flags?: FieldFlags<R> & Pick<Field, 'within' | 'broughtBy' | 'levels' | 'among' | 'near' | 'oneOf'>,
) => ({ ...field<'ref', number, R>('ref', flags), target }) satisfies Field;

export const refs = <const T extends string>(target: T, flags?: FieldFlags<false>) =>
  ({ ...field<'refs', readonly number[], false>('refs', flags), target }) satisfies Field;

/** Values that a choice may have in a record, those of before among them. */
export const knownOptions = ({ options = [], retired = [] }: Pick<Field, 'options' | 'retired'>): readonly string[] => [
  ...options,
  ...retired,
];

/** Kinds that a line cannot hold: they have tables, steps or secrets of their own. */
export type LineKind = Exclude<Kind, 'refs' | 'lines' | 'password' | 'state'>;

/** A line as it travels: a new one has no `id` yet. */
type Line<F extends Fields> = Readonly<Values<F>> & { readonly id?: number };

/**
 * Records of a few fields each, kept and written with the record that has them, by which others may point to them. A
 * `within` names a sibling in the same line. `max` is the most of them, else 500.
 */
export const lines = <const F extends Readonly<Record<string, Field<LineKind>>>, const R extends boolean = false>(
  fields: F,
  flags?: Pick<FieldFlags<R>, 'required' | 'max' | 'readOnly'> & { readonly rules?: LineRules<keyof F & string> },
) => ({ ...field<'lines', readonly Line<F>[], R>('lines', flags), lines: fields }) satisfies Field;
