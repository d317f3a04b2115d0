import type { Entity } from '#catalog/engine/defineEntity.ts';
import { openingBalance } from '#catalog/ledger/years/openingBalance.ts';
import { money } from '#catalog/engine/fields.ts';
import { evaluateExpression } from '#catalog/engine/reading/amounts/evaluateExpression.ts';
import { rowsOf, type SheetWords } from '#src/engine/crud/imports/recognise.ts';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { typedValue } from '#src/engine/kinds/typedValue.ts';
import type { Reader } from '#src/engine/kinds/valueText.ts';
import type { Chart } from '../chart/Chart.ts';
import { amountOf, sides } from '../documents/amounts.ts';
import { valuedForeignAmount } from '../vouchers/lines/valuedForeignAmount.ts';
import { openingFields } from './openingLines.ts';

/** What a sheet of opening balances has beside the fields of a line: one amount, above zero a debit, below a credit. */
const fields = { ...openingFields, amount: money() };
const columns: Entity = { ...(openingBalance as unknown as Entity), fields };

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** A ledger by its code or its name as the chart has it; what is not found stays as it is written, for the cell to say. */
function ledgerIn(chart: Chart, text: string): number | string {
  const found = [...chart.values()].find(({ name, code }) =>
    [name, code ?? ''].some(one => plain(one) === plain(text)),
  );
  return found?.id ?? text;
}

/** The sides of one signed amount, where the sheet has no sides of its own. */
function sidesOf(text: string): Line {
  const decimal = evaluateExpression(text);
  if (decimal === undefined) return {};
  return decimal.startsWith('-') ? { credit_amount: decimal.slice(1) } : { debit_amount: decimal };
}

interface Around {
  readonly chart: Chart;
  readonly languages: readonly SheetWords[];
  readonly reader: Reader;
}

/** A ledger that the chart has not, and the row of the sheet in which it stands, from 1. */
interface Unknown {
  readonly row: number;
  readonly ledger: string;
}

/** Ledgers of a sheet that are misspelt, or not in the chart yet. */
export const unknownLedgers = (sheet: Sheet, { chart, languages }: Omit<Around, 'reader'>): Unknown[] =>
  rowsOf(columns, sheet, languages).flatMap(({ line, values: { ledger } }) =>
    typeof ledger === 'string' && ledger !== '' && typeof ledgerIn(chart, ledger) === 'string'
      ? [{ row: line, ledger }]
      : [],
  );

/** The lines that a sheet tells; its first row names the columns, in any language. */
export function sheetLines(sheet: Sheet, { chart, languages, reader }: Around): Line[] {
  return rowsOf(columns, sheet, languages).map(({ values: { amount, ...values } }) => {
    const blank = blankLine(openingFields);
    const line: Line = {
      ...blank,
      ...(typeof amount === 'string' && amount !== '' && sidesOf(amount)),
      ...Object.fromEntries(
        Object.entries(values).flatMap(([name, text]): [string, unknown][] => {
          const field = (openingFields as Entity['fields'])[name];
          if (!field || typeof text !== 'string' || text === '') return [];
          return [[name, name === 'ledger' ? ledgerIn(chart, text) : typedValue(field, text, reader)]];
        }),
      ),
    };
    // What it is worth need not stand in the sheet.
    return sides.every(side => amountOf(line[side]) === 0n) ? valuedForeignAmount(line, blank, { chart }) : line;
  });
}
