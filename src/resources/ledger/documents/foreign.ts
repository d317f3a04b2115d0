import type { ForeignAmount } from '#catalog/ledger/vouchers/foreignAmount.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { amountOf, decimalIn } from './amounts.ts';

/** Fields of a line that are asked for only where somebody deals in a foreign currency. */
export const foreignFields = ['currency', 'foreign_amount', 'exchange_rate'] as const;

const isForeign = (line: Line): boolean => (line['currency'] ?? null) !== null;

/** Whether any of some lines is in a foreign currency. */
export const areForeign = (lines: readonly Line[]): boolean => lines.some(isForeign);

/** The foreign amount of a line and its rate; undefined where it names no currency. */
export const foreignAmountIn = (line: Line): ForeignAmount | undefined =>
  isForeign(line)
    ? { amount: amountOf(line['foreign_amount']), rate: decimalIn(line['exchange_rate']) ?? null }
    : undefined;
