import type { DayOrder } from '../WrittenForms.ts';
import type { DayReading, Meaning } from './DayReading.ts';
import { meanings } from './meanings.ts';

/** How the days of a column are written, and what says so. */
export interface ColumnOrder {
  readonly order: DayOrder;
  /** `both` is no answer: rows prove one order and other rows another, and somebody has to be asked. */
  readonly by: 'rows' | 'plausibility' | 'sequence' | 'setting' | 'both';
  /** Where rows prove different orders: which rows each, counted from 0. */
  readonly contradicts?: Readonly<Partial<Record<DayOrder, readonly number[]>>>;
}

export interface ColumnReading extends DayReading {
  /** Whether its rows are in the order of their days, as a statement's are. */
  readonly isOrdered?: boolean;
}

interface Row {
  readonly at: number;
  readonly said: readonly Meaning[];
}

const dayBy = (said: readonly Meaning[], order: DayOrder): string | undefined =>
  (said.find(one => one.order === order) ?? said.find(one => one.order === undefined))?.day;

/** `04/27` is a month's end as likely as a day, but a statement has no months' ends. */
const counts = ({ isDoubtful }: Meaning, { isOrdered }: ColumnReading): boolean => !isDoubtful || isOrdered === true;

const ordersOf = ({ said }: Row): DayOrder[] => said.flatMap(({ order }) => order ?? []);

/** Which rows have a meaning in one order alone. */
function proofs(rows: readonly Row[]): Partial<Record<DayOrder, number[]>> {
  const found: Partial<Record<DayOrder, number[]>> = {};
  for (const row of rows) {
    const [order, ...others] = ordersOf(row);
    if (order && others.length === 0) (found[order] ??= []).push(row.at);
  }
  return found;
}

function isPlausible(days: readonly string[], { years, today }: ColumnReading): boolean {
  if (years === 'past') return days.every(day => day <= today);
  return years === 'near' || days.filter(day => day >= today).length * 2 > days.length;
}

/** Whether days never go back, or never forth. */
const isSequence = (days: readonly string[]): boolean => {
  const pairs = days.slice(1).map((day, at) => [days[at] ?? '', day] as const);
  return pairs.every(([one, next]) => one <= next) || pairs.every(([one, next]) => one >= next);
};

/** The order in which the days of a column are written: what its rows prove, what is plausible, or else the setting. */
export function dayOrderOf(texts: readonly string[], asked: ColumnReading): ColumnOrder {
  const read = texts.map((text, at) => ({ at, said: meanings(text, asked).filter(one => counts(one, asked)) }));
  const proven = proofs(read);
  const [first, ...more] = Object.keys(proven) as DayOrder[];
  if (first && more.length > 0) return { order: asked.order, by: 'both', contradicts: proven };
  if (first) return { order: first, by: 'rows' };

  const open = read.filter(row => ordersOf(row).length > 0);
  const orders = (['day_first', 'month_first', 'year_first'] as const).filter(
    order => open.length > 0 && open.every(row => ordersOf(row).includes(order)),
  );
  const only = (holds: (order: DayOrder) => boolean): DayOrder | undefined => {
    const holding = orders.filter(holds);
    return holding.length === 1 && orders.length > 1 ? holding[0] : undefined;
  };
  const daysBy = (rows: readonly Row[], order: DayOrder): string[] => rows.flatMap(row => dayBy(row.said, order) ?? []);
  const plausible = only(order => isPlausible(daysBy(open, order), asked));
  if (plausible) return { order: plausible, by: 'plausibility' };
  const inSequence = asked.isOrdered ? only(order => isSequence(daysBy(read, order))) : undefined;
  return inSequence ? { order: inSequence, by: 'sequence' } : { order: asked.order, by: 'setting' };
}
