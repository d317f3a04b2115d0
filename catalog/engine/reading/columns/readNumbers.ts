import { decimalOf } from '../amounts/decimalOf.ts';
import { evaluateExpression } from '../amounts/evaluateExpression.ts';
import { writtenAmount } from '../amounts/writtenAmount.ts';
import type { SheetCell } from '../Sheet.ts';
import { type DecimalSign, decimalSigns } from '../WrittenForms.ts';
import type { ReadCell } from './ReadCell.ts';

interface Asked {
  /** Places that the field keeps. */
  readonly places: number;
  /** How the agency writes. */
  readonly setting: DecimalSign;
  readonly chosen?: DecimalSign | undefined;
}

/** How the numbers of a column are read, and what says so. */
export interface ReadNumbers {
  readonly sign: DecimalSign;
  /** `plain` where no number depends on it; `both` and `open` are no answer: somebody has to be asked. */
  readonly by: 'rows' | 'setting' | 'both' | 'open' | 'plain' | 'chosen';
  readonly isAsked: boolean;
  /** Where a row proves a sign: the first that does, counted from 0. */
  readonly proved: Readonly<Partial<Record<DecimalSign, number>>>;
  readonly cells: readonly ReadCell[];
  /** A cell that shows how the column is read. */
  readonly sample: number | undefined;
}

/** Places of money; a field with more of them may well mean a fraction of three. */
const MONEY = 2;

const trimmed = (number: string, places: number): string =>
  places > MONEY && number.includes('.') ? number.replace(/\.?0+$/, '') : number;

const numberIn = (text: string, sign: DecimalSign, places: number): string | undefined => {
  const number = evaluateExpression(text, places, sign);
  return number === undefined ? undefined : trimmed(number, places);
};

function readCell(cell: SheetCell, sign: DecimalSign, places: number): ReadCell {
  if (cell === '') return {};
  if (typeof cell === 'object') {
    const number = evaluateExpression(`${cell.decimal}${cell.decimal.includes('.') ? '0' : ''}`, places, 'point');
    // Its point is no group in any language.
    return number === undefined ? { isMisread: true } : { value: trimmed(number, places) };
  }
  const number = numberIn(cell, sign, places);
  if (number !== undefined) return { value: number };
  return decimalSigns.some(other => numberIn(cell, other, places) !== undefined) ? { isMisread: true } : {};
}

const isOpen = (cell: SheetCell): boolean => decimalOf([cell]).isNeeded;

/** Whether the agency's sign would make a fraction of three places of it, which money and whole numbers have not. */
function isUnlikely(cell: SheetCell, { places, setting }: Asked): boolean {
  if (places > MONEY) return true;
  // `Tk. 1,200` has a point that is none of its number.
  const numeral = typeof cell === 'string' ? writtenAmount(cell)?.numeral : undefined;
  return numeral?.includes(setting === 'point' ? '.' : ',') ?? false;
}

function toldBy(cells: readonly SheetCell[], asked: Asked): Pick<ReadNumbers, 'sign' | 'by'> {
  const { sign, isNeeded } = decimalOf(cells);
  if (sign === 'both') return { sign: asked.setting, by: 'both' };
  if (sign !== 'unknown') return { sign, by: 'rows' };
  if (!isNeeded) return { sign: asked.setting, by: 'plain' };
  const isDoubtful = cells.some(cell => isOpen(cell) && isUnlikely(cell, asked));
  return { sign: asked.setting, by: isDoubtful ? 'open' : 'setting' };
}

/** Reads the numbers of a column by the sign that its rows prove, or else by the agency's where that is likely. */
export function readNumbers(cells: readonly SheetCell[], asked: Asked): ReadNumbers {
  const told = toldBy(cells, asked);
  const sign = asked.chosen ?? told.sign;
  const read = cells.map(cell => readCell(cell, sign, asked.places));
  const firsts = decimalSigns.map(one => [one, cells.findIndex(cell => decimalOf([cell]).sign === one)] as const);
  const shows = (at: number, holds: boolean) => holds && read[at]?.value !== undefined;
  const open = cells.findIndex((cell, at) => shows(at, isOpen(cell)));
  const other = cells.findIndex((cell, at) => shows(at, typeof cell === 'string' && /[.,٫]/.test(cell)));
  const sample = open < 0 ? other : open;
  return {
    sign,
    by: asked.chosen ? 'chosen' : told.by,
    isAsked: !asked.chosen && (told.by === 'both' || told.by === 'open'),
    proved: Object.fromEntries(firsts.filter(([, at]) => at >= 0)),
    cells: read,
    sample: sample < 0 ? undefined : sample,
  };
}
