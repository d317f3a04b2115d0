import type { SheetCell } from '../Sheet.ts';
import type { DecimalSign } from '../WrittenForms.ts';
import { decimalOf } from './decimalOf.ts';

/** How the fractions of a column are read, and what says so. */
export interface DecimalReading {
  /** None where rows prove one sign and other rows the other: what could be either is then no number. */
  readonly decimal: DecimalSign | undefined;
  /** `setting` where no row says it and one needs it. */
  readonly by: 'rows' | 'setting' | 'both' | 'asked';
}

interface Asked {
  readonly setting: DecimalSign;
  /** What somebody has said of this column, whatever its rows do. */
  readonly asked?: DecimalSign | undefined;
}

/** The sign of the fraction in a column: what somebody said, what its rows prove, or else the setting. */
export function columnDecimal(cells: readonly SheetCell[], { setting, asked }: Asked): DecimalReading {
  if (asked) return { decimal: asked, by: 'asked' };
  const { sign, isNeeded } = decimalOf(cells);
  if (sign === 'both') return { decimal: undefined, by: 'both' };
  return sign === 'unknown' ? { decimal: setting, by: isNeeded ? 'setting' : 'rows' } : { decimal: sign, by: 'rows' };
}
