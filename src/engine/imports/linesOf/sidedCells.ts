import { sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';
import { writtenAmount } from '#catalog/engine/reading/amounts/writtenAmount.ts';
import { cellText, type SheetCell } from '#catalog/engine/reading/Sheet.ts';

/** Cells of debit and credit. */
export type SidedCells = readonly [debit: SheetCell, credit: SheetCell];

type Side = 0 | 1;

/** A sheet of accounts writes a dash for nothing. */
const isNothing = (cell: SheetCell): boolean => /^\s*[-–—]?\s*$/.test(cellText(cell));

/** A cell without its sign and the word for its side, and the side on which it stands. */
function moved(cell: SheetCell, own: Side, said: Side | undefined): readonly [Side, SheetCell] {
  if (typeof cell === 'object') {
    const isNegative = cell.decimal.startsWith('-');
    if (said !== undefined) return [said, cell];
    return isNegative ? [own === 0 ? 1 : 0, { decimal: cell.decimal.slice(1) }] : [own, cell];
  }
  const written = writtenAmount(cell);
  if (!written) return [said ?? own, cell];
  const inCell = written.side && (written.side === 'debit' ? 0 : 1);
  const side = said ?? inCell;
  // Below zero on a side that is named says two things: the rule of the field speaks.
  if (written.isNegative && side !== undefined) return [side, cell];
  if (side !== undefined) return [side, written.numeral];
  return written.isNegative ? [own === 0 ? 1 : 0, written.numeral] : [own, cell];
}

const sideIn = (cell: SheetCell | undefined): Side | undefined => {
  const side = sideOf(cellText(cell).trim());
  return side && (side === 'debit' ? 0 : 1);
};

interface Told {
  readonly debit: SheetCell;
  readonly credit: SheetCell;
  /** One amount for both sides, above zero for a debit; undefined where no column has it. */
  readonly amount?: SheetCell | undefined;
  /** A word for the side of the amount. */
  readonly side?: SheetCell | undefined;
}

/** The cells of both sides of a line, each amount on the side that it says or that its sign makes it stand on. */
export function sidedCells({ debit, credit, amount, side }: Told): SidedCells {
  const on = ([at, cell]: readonly [Side, SheetCell]): SidedCells => (at === 0 ? [cell, ''] : ['', cell]);
  if (amount !== undefined && !isNothing(amount)) return on(moved(amount, 0, sideIn(side)));
  if (isNothing(credit)) return isNothing(debit) ? ['', ''] : on(moved(debit, 0, undefined));
  return isNothing(debit) ? on(moved(credit, 1, undefined)) : [debit, credit];
}
