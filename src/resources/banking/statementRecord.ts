import type { Statement, StatementLine } from '#catalog/banking/statementLaw.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import type { Line } from '../../engine/kinds/lines/Column.ts';
import { amountOf } from '../ledger/documents/amounts.ts';

export interface StatementRecord extends Statement {
  readonly id: number;
  readonly ledger: number | null;
  readonly branch: number | null;
  readonly no: string;
  readonly status: 'draft' | 'finished';
  readonly version: number | undefined;
  readonly lines: readonly (StatementLine & {
    readonly description: string | null;
    readonly cheque: string | null;
    readonly explanation: string | null;
  })[];
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const lineOf = (line: Line): StatementRecord['lines'][number] => ({
  id: numberIn(line['id']) ?? 0,
  day: textIn(line['line_date']) ?? '',
  in: amountOf(line['money_in']),
  out: amountOf(line['money_out']),
  reference: textIn(line['reference']),
  description: textIn(line['description']),
  cheque: textIn(line['cheque_no']),
  explanation: textIn(line['explanation']),
});

/** A statement as the host or a form has it, its amounts in minor units. */
export const statementIn = (record: Readonly<Record<string, unknown>>): StatementRecord => ({
  id: numberIn(record['id']) ?? 0,
  ledger: numberIn(record['ledger']),
  branch: numberIn(record['branch']),
  no: textIn(record['statement_no']) ?? '',
  status: record['status'] === 'finished' ? 'finished' : 'draft',
  version: numberIn(record['version']) ?? undefined,
  from: textIn(record['starts_on']) ?? '',
  to: textIn(record['ends_on']) ?? '',
  opening: amountOf(record['opening_amount']),
  closing: amountOf(record['closing_amount']),
  lines: (Array.isArray(record['items']) ? record['items'].filter(isObject) : []).map(lineOf),
});
