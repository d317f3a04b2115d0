import { fromMinor } from '#catalog/engine/money/money.ts';
import type { KeyCommand } from '#src/engine/kinds/lines/grid/gridParts.ts';
import { netOfAll, sides } from '../../documents/amounts.ts';

const names: readonly string[] = sides;

/** What the key `=` puts into a line: the amount that makes both sides equal, on the side that lacks it. */
export const balancing: KeyCommand = ({ lines, row, name }) => {
  if (!names.includes(name)) return undefined;
  const others = netOfAll(lines.filter((_, at) => at !== row));
  if (others === 0n) return {};
  return others > 0n
    ? { debit_amount: '0.00', credit_amount: fromMinor(others) }
    : { debit_amount: fromMinor(-others), credit_amount: '0.00' };
};
