import type { SheetCell } from '../Sheet.ts';
import type { DecimalSign } from '../WrittenForms.ts';
import { provedBy } from './numeral.ts';
import { writtenAmount } from './writtenAmount.ts';

/** What the rows of a column say of its fractions. */
export interface ColumnDecimal {
  /** Its sign; `both` where some rows prove one and some the other, `unknown` where none proves any. */
  readonly sign: DecimalSign | 'unknown' | 'both';
  /** Whether a row needs it: one sign before three digits, which may be a group or a fraction. */
  readonly isNeeded: boolean;
}

/** Which sign parts the fraction in a column, by all its rows. Numeric cells of a file have one meaning and prove none. */
export function decimalOf(column: readonly SheetCell[]): ColumnDecimal {
  const proved = new Set(
    column.map(cell => (typeof cell === 'string' ? provedBy(writtenAmount(cell)?.numeral ?? '') : undefined)),
  );
  const [isPoint, isComma] = [proved.has('point'), proved.has('comma')];
  const sign = isPoint && isComma ? 'both' : isPoint ? 'point' : isComma ? 'comma' : 'unknown';
  return { sign, isNeeded: proved.has('open') };
}
