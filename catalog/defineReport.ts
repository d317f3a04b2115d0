import type { EntityName, ModuleName } from './entities.ts';
import type { Field, Fields, Kind } from './fields.ts';
import type { Comparison } from './wire.ts';

/** Filters by the keys of a list, e.g. `{ cause__in: [3], donated_on__gte: '2026-07-01' }`. */
export type Narrowing = Readonly<Record<string, unknown>>;
/** A row of a report by column name, as it travels on the wire. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** The list that stands behind a figure. */
export interface DrillDown {
  readonly list: EntityName;
  readonly filter: Narrowing;
}

export interface Column {
  /** What the column holds, shown as such a field is shown. */
  readonly field: Field;
  /** The foot of the report has the sum over its whole result. */
  readonly total?: boolean;
  /**
   * Where a figure leads: to the records that it counts or sums, neither more nor fewer. Of a report as of a day, that
   * day is always among what is `asked`.
   */
  drillDown?(row: ReportRow, asked: Narrowing): DrillDown;
}

/** One report, declared once. Its call, page, navigation, rights, sheets and tests are derived from it. */
export interface Report<N extends string = string, C extends string = string> {
  /** Wire name, e.g. `donations_by_cause`. */
  readonly name: N;
  /** Path of its page below `/apps/`. */
  readonly route: string;
  readonly module: ModuleName;
  /**
   * Entities whose lists its reader must be allowed to see. It is made of records of the first, within whose scope its
   * reader stays.
   */
  readonly reads: readonly [EntityName, ...EntityName[]];
  /** Fields of that first entity by which the report is narrowed. */
  readonly parameters: Fields;
  /** The day, among the parameters, as of which the report is made; without it, as of today. */
  readonly asOf?: string;
  readonly columns: Readonly<Record<C, Column>>;
  /** Column whose equal values stand together, under a head with the sums over all of them. */
  readonly groupBy?: C;
}

export const defineReport = <const N extends string, const C extends string>(
  report: Omit<Report<N, C>, 'groupBy'> & { readonly groupBy?: NoInfer<C> },
): Report<N, C> => report;

const both = ['gte', 'lte'] as const;
const each = ['in'] as const;

/** How a parameter narrows; a kind that is not here is none. */
const comparisonsOf: Partial<Record<Kind, readonly Comparison[]>> = {
  date: both,
  integer: both,
  decimal: both,
  money: both,
  choice: each,
  state: each,
  ref: each,
  text: ['icontains'],
};

/** Keys under which a report is narrowed, with the parameter of each, e.g. `donated_on__gte`. */
export const parameterKeys = ({ parameters, asOf }: Pick<Report, 'parameters' | 'asOf'>): [string, Field][] =>
  Object.entries(parameters).flatMap(([name, field]) =>
    (name === asOf ? (['lte'] as const) : (comparisonsOf[field.kind] ?? [])).map((one): [string, Field] => [
      `${name}__${one}`,
      field,
    ]),
  );

/** Columns that are summed. */
export const totalled = ({ columns }: Pick<Report, 'columns'>): string[] =>
  Object.entries<Column>(columns)
    .filter(([, { total }]) => total)
    .map(([name]) => name);
