import { readInstant } from '../../days/instants.ts';
import { type ColumnOrder, dayOrderOf } from '../days/dayOrderOf.ts';
import type { DayReading } from '../days/DayReading.ts';
import { hijriDay } from '../days/hijriDay.ts';
import { plainSpelling } from '../days/plainDay.ts';
import { readDay } from '../days/readDay.ts';
import { timeText } from '../days/readTime.ts';
import { areSerials, type Epoch, serialIn } from '../days/serials.ts';
import type { SheetCell } from '../Sheet.ts';
import { type DayOrder, dayOrders } from '../WrittenForms.ts';
import type { ReadCell } from './ReadCell.ts';
import { isCompact, serialCell } from './serialCell.ts';

interface Asked extends Omit<DayReading, 'order'> {
  /** How the agency writes. */
  readonly setting: DayOrder;
  readonly chosen?: DayOrder | undefined;
  readonly epoch: Epoch;
  /** Whether the field is one of instants. */
  readonly hasTime: boolean;
  /** Whether somebody has agreed that days of the Hijra are converted. */
  readonly takesHijri: boolean;
}

/** How the days of a column are read, and what says so. */
export interface ReadDays {
  readonly order: DayOrder;
  /** `plain` where no day depends on it; `both` is no answer: somebody has to be asked. */
  readonly by: ColumnOrder['by'] | 'plain' | 'chosen';
  readonly isAsked: boolean;
  /** Where rows prove an order: the first that does, counted from 0. */
  readonly proved: Readonly<Partial<Record<DayOrder, number>>>;
  readonly cells: readonly ReadCell[];
  /** Days of the Hijra among them, with the civil day that each is. */
  readonly hijri: readonly { readonly at: number; readonly day: string }[];
  /** A cell that shows how the column is read. */
  readonly sample: number | undefined;
}

const textOf = (cell: SheetCell): string => (typeof cell === 'string' ? cell : isCompact(cell) ? cell.decimal : '');

/** `t` and `+7` are typed by people on a day; in a file they say nothing. */
const isRelative = (text: string): boolean => /^(?:[+-]|\p{L}*\+)/u.test(text) || !/\p{Nd}/u.test(text);

/** Reads a text of a column in one order; days come with their time where the field is one of instants. */
function valueIn(text: string, order: DayOrder, asked: Asked): string | undefined {
  if (isRelative(text)) return undefined;
  const reading = { order, today: asked.today, years: asked.years };
  if (!asked.hasTime) return readDay(text, reading);
  // An instant may say its offset, which only the host can judge.
  if (readInstant(text) !== undefined) return text;
  const written = timeText(text, reading);
  return written !== undefined && readInstant(written) !== undefined ? written : undefined;
}

/** A day of the Hijra proves an order by its figures as any other does, though it is none of the civil calendar. */
function proving(text: string, asked: Asked): string {
  const reading = { order: asked.setting, today: asked.today, years: asked.years };
  const hijri = asked.hasTime || readDay(text, reading) !== undefined ? undefined : hijriDay(text);
  if (!hijri) return text;
  const civil = plainSpelling(text).replace(/(?<!\d)1[345]\d\d(?!\d)/, hijri.day.slice(0, 4));
  return dayOrderOf([civil], reading).by === 'rows' ? civil : '';
}

function proofsOf(
  { by, order, contradicts }: ColumnOrder,
  told: (text: string) => ColumnOrder,
  texts: readonly string[],
): ReadDays['proved'] {
  if (contradicts) return Object.fromEntries(Object.entries(contradicts).map(([one, [first]]) => [one, first]));
  return by === 'rows' ? { [order]: texts.findIndex(text => told(text).by === 'rows') } : {};
}

/** Where the host, which sees no column, would read a cell otherwise or at all. */
const isReadElsewhere = (text: string, asked: Asked): boolean =>
  text !== '' &&
  dayOrders.some(order => {
    const reading = { order, today: asked.today, years: asked.years };
    return (isRelative(text) ? readDay(text, reading) : valueIn(text, order, asked)) !== undefined;
  });

/** Reads the days of a column by the order that its rows tell, or else by the agency's. */
export function readDays(cells: readonly SheetCell[], asked: Asked): ReadDays {
  const texts = cells.map(textOf);
  const reading = { order: asked.setting, today: asked.today, years: asked.years };
  const proofs = texts.map(text => proving(text, asked));
  const told = dayOrderOf(proofs, reading);
  const order = asked.chosen ?? told.order;
  const isSerial = areSerials(
    cells.filter(cell => typeof cell === 'string'),
    reading,
  );
  // Beside days in six figures five of them are such a day that has lost its zero.
  const isCounted = !cells.some(isCompact);
  const hijri = texts.flatMap((text, at) => {
    const isCivil = asked.hasTime || text === '' || readDay(text, { ...reading, order }) !== undefined;
    const found = isCivil ? undefined : hijriDay(text, order);
    return found ? [{ at, day: found.day }] : [];
  });
  const converted = new Map(asked.takesHijri ? hijri.map(({ at, day }) => [at, day]) : []);
  const readCell = (cell: SheetCell, at: number): ReadCell => {
    const text = textOf(cell);
    const isNumber = typeof cell === 'object' ? isCounted && text === '' : isSerial && serialIn(cell) !== undefined;
    const number = typeof cell === 'object' ? cell.decimal : String(serialIn(cell) ?? '');
    const serial = isNumber ? serialCell(number, asked.epoch, asked.hasTime) : undefined;
    const value = serial ?? valueIn(text, order, asked) ?? converted.get(at);
    if (value !== undefined) return { value };
    return isReadElsewhere(typeof cell === 'object' ? cell.decimal : cell, asked) ? { isMisread: true } : {};
  };
  const read = cells.map(readCell);
  const isOpen = (text: string) => new Set(dayOrders.map(one => valueIn(text, one, asked))).size > 1;
  const open = texts.findIndex(isOpen);
  const isShown = (at: number) => read[at]?.value !== undefined && read[at].value !== cells[at];
  const sample = [open, cells.findIndex((_, at) => isShown(at))].find(at => isShown(at));
  return {
    order,
    by: asked.chosen ? 'chosen' : told.by === 'setting' && open < 0 ? 'plain' : told.by,
    isAsked: !asked.chosen && told.by === 'both',
    proved: proofsOf(told, text => dayOrderOf([text], reading), proofs),
    cells: read,
    hijri,
    sample,
  };
}
