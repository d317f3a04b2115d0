import type { EntityName, ModuleName } from './names.ts';
import type { Field, Fields, Kind } from './fields.ts';
import type { Preset } from './days/periods.ts';
import type { Comparison } from './wire.ts';

/** Filters by the keys of a list, e.g. `{ cause__in: [3], donated_on__gte: '2026-07-01' }`. */
export type Narrowing = Readonly<Record<string, unknown>>;
/** A row of a report by column name, as it travels on the wire. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** What stands behind a figure: a list, another report or one record, by wire names, or a paper by its path below `/apps/`. */
export type DrillDown =
  | { readonly list: EntityName; readonly filter: Narrowing }
  | { readonly report: string; readonly filter: Narrowing }
  | { readonly record: string; readonly id: number }
  | { readonly page: string };

/** Begins a text that stands for a line of the report's own, e.g. `line:net_profit`, which no record has named. */
export const LINE = 'line:';

export interface Column {
  /** What the column holds, shown as such a field is shown. */
  readonly field: Field;
  /** The foot of the report has the sum over its whole result. */
  readonly total?: boolean;
  /** Money with its side: what is above zero is a debit, what is below a credit (rule L2). */
  readonly balance?: boolean;
  /** Lines of the report's own that stand among its values, for which the interface has words. */
  readonly lines?: readonly string[];
  /**
   * Where a figure leads: to the records that it counts or sums, neither more nor fewer. Of a report as of a day, that
   * day is always among what is `asked`. `firstMonth` is the one in which the agency's year begins, from 1;
   * July where nobody says.
   */
  drillDown?(row: ReportRow, asked: Narrowing, firstMonth?: number): DrillDown | undefined;
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
  /** What it may be asked for beside them, of which its SQL alone knows. */
  readonly options?: Fields;
  /** Parameters of which at least one is given: without, the report would tell nothing. */
  readonly needs?: readonly string[];
  /** Columns of money that can be told beside those of earlier days; `options` then has `comparison`. */
  readonly compares?: readonly C[];
  /** The day, among the parameters, as of which the report is made; without it, as of today. */
  readonly asOf?: string;
  /** It tells of what is planned, so that days ahead belong to it although nobody asks for them. */
  readonly looksAhead?: true;
  /** The period that it is opened for, until its reader chooses another or none. */
  readonly opensFor?: Preset;
  readonly columns: Readonly<Record<C, Column>>;
  /** What a row tells beside its columns, for where its figures lead. */
  readonly aside?: Fields;
  /** Column whose equal values stand together, under a head with the sums over all of them. */
  readonly groupBy?: C;
  /** Column with the balance after each row, which makes sense in the report's own order alone. */
  readonly running?: C;
  /**
   * Rows stand below each other as in a tree, in its order: each tells its `level`, and by `is_sum` whether it is the
   * sum of those below it.
   */
  readonly isTree?: boolean;
}

export const defineReport = <const N extends string, const C extends string>(
  report: Omit<Report<N, C>, 'groupBy' | 'running' | 'compares'> & {
    readonly groupBy?: NoInfer<C>;
    readonly running?: NoInfer<C>;
    readonly compares?: readonly NoInfer<C>[];
  },
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

/** Everything that a report is asked for, by name. */
export const askable = ({ parameters, options }: Pick<Report, 'parameters' | 'options'>): Fields => ({
  ...parameters,
  ...options,
});

/** Keys under which a report is asked for something, with the field of each, e.g. `donated_on__gte`. */
export const parameterKeys = (report: Pick<Report, 'parameters' | 'options' | 'asOf'>): [string, Field][] =>
  Object.entries(askable(report)).flatMap(([name, field]): [string, Field][] =>
    field.kind === 'flag'
      ? [[name, field]]
      : (name === report.asOf ? (['lte'] as const) : (comparisonsOf[field.kind] ?? [])).map(one => [
          `${name}__${one}`,
          field,
        ]),
  );

/** Whether a report can be made of what is asked for. */
export const isAnswerable = ({ needs }: Pick<Report, 'needs'>, keys: readonly string[]): boolean =>
  !needs || keys.some(key => needs.some(name => key.startsWith(`${name}__`)));

/** Whether its rows have one order alone. */
export const isOrdered = ({ running, isTree }: Pick<Report, 'running' | 'isTree'>): boolean =>
  running !== undefined || isTree === true;

/** What each row tells, shown or not. */
export const toldBy = ({ columns, aside, isTree }: Pick<Report, 'columns' | 'aside' | 'isTree'>): string[] => [
  ...Object.keys(columns),
  ...Object.keys(aside ?? {}),
  ...(isTree ? ['level', 'is_sum'] : []),
];

/** Columns that are summed. */
export const totalled = ({ columns }: Pick<Report, 'columns'>): string[] =>
  Object.entries<Column>(columns)
    .filter(([, { total }]) => total)
    .map(([name]) => name);
