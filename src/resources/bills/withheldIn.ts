import { type Minor, sum } from '#catalog/engine/money/money.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import type { Line } from '../../engine/kinds/lines/Column.ts';
import { amountOf } from '../ledger/documents/amounts.ts';

interface WithheldParts {
  readonly lines: readonly Line[];
  readonly total: Minor;
  /** What the vendor gets of the bill then. */
  readonly left: Minor;
}

/** What is taken from all that is paid of a bill, as it was fixed when that was issued; no lines where nothing is. */
export function withheldIn(record: Line): WithheldParts {
  const told = record['withholdings'];
  const lines = Array.isArray(told) ? told.filter(isObject) : [];
  const total = sum(lines.map(({ tax_amount: amount }) => amountOf(amount)));
  return { lines, total, left: amountOf(record['amount']) - total };
}
