import { groupBy } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import type { Reader } from '../../kinds/valueText.ts';
import { isBlank } from '../../kinds/blank.ts';
import type { Choices } from '../Choices.ts';
import type { ColumnReading } from '../columns/ColumnReading.ts';
import { misreadIn, readColumns, withColumns } from '../columns/readColumns.ts';
import { correctedSheet } from '../correctedSheet.ts';
import { type Findings, findingsOf } from '../findings.ts';
import { columnsOf, type Heading, rowsOf, type SheetRow } from '../recognise.ts';
import type { AssignedLines } from './assignLines.ts';
import { type LineField, lineField } from './lineField.ts';

interface Asked {
  readonly entity: Entity;
  readonly lines: AssignedLines;
  readonly heading: Heading;
  readonly reader: Pick<Reader, 'forms' | 'today'>;
  readonly epoch: Epoch;
  /** The line of the file in which the first row below the heads stands. */
  readonly firstLine: number;
  readonly choices: Choices;
}

interface ReadLines {
  /** Rows of records with their lines, as the host takes them. */
  rows(records: readonly SheetRow[]): readonly SheetRow[];
  readonly readings: readonly ColumnReading[];
  readonly lost: Findings['lost'];
}

/** Entries of choices that are about fields of lines, under the names of these. */
const ofLines = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, one]) =>
      key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), one]] : [],
    ),
  );

/** Whether the amounts of both sides differ; what is no amount is told elsewhere. */
function isUnbalanced(rows: readonly SheetRow[], { sides }: LineField): boolean {
  if (!sides) return false;
  const sums = sides.map(name =>
    rows
      .map(({ values }) => values[name])
      .filter(one => !isBlank(one))
      .map(String),
  );
  if (sums.flat().some(text => !/^\d{1,16}\.\d{2}$/.test(text))) return false;
  const [debit, credit] = sums.map(texts => texts.reduce((sum, text) => sum + toMinor(text), 0n));
  return debit !== credit;
}

/** Reads the rows of a sheet that are lines of records, each column from all of them. */
export function readLines({ entity, lines, heading, reader, epoch, firstLine, choices }: Asked): ReadLines {
  const line = lineField(entity);
  if (!line) return { rows: records => records, readings: [], lost: [] };
  const prefixed = <T extends { readonly [K in N]: string }, N extends 'name' | 'field'>(one: T, key: N): T => ({
    ...one,
    [key]: `${line.name}.${one[key]}`,
  });
  const corrections = Object.fromEntries(
    Object.entries(choices.corrections).map(([at, texts]) => [at, ofLines(texts, line.name)]),
  );
  const sheet = correctedSheet(lines.sheet, { corrections, left: [] }, firstLine);
  const columns = columnsOf(line.entity, sheet, heading);
  const told = { entity: line.entity, columns, firstLine };
  const readings = readColumns(sheet, { ...told, reader, epoch, choices: ofLines(choices.columns, line.name) });
  const found = findingsOf(sheet, { ...told, withZero: () => undefined });
  const rows = new Map(
    withColumns(rowsOf(line.entity, sheet, heading, firstLine), readings).map(row => [row.line, row]),
  );
  const rowsIn = (voucher: readonly number[]) => voucher.flatMap(at => rows.get(at) ?? []);
  // What is wrong with a line is wrong with its record, in whose row the host reports it.
  const firstOf = new Map(lines.vouchers.flatMap(voucher => voucher.map(at => [at, voucher[0] ?? at] as const)));
  const lost = [...found.lost, ...misreadIn(readings)].map(one => ({
    ...prefixed(one, 'field'),
    line: firstOf.get(one.line) ?? one.line,
    at: one.line,
  }));
  const unbalanced = lines.vouchers.flatMap((voucher): Findings['lost'][number][] => {
    const [first = 0] = voucher;
    const code: Violation['code'] = 'unbalanced';
    return isUnbalanced(rowsIn(voucher), line) ? [{ line: first, field: line.name, text: '', code }] : [];
  });
  const byFirst = groupBy(lines.vouchers, ([first = 0]) => first);
  const withLines = (record: SheetRow): SheetRow => {
    const own = rowsIn(byFirst[record.line]?.[0] ?? []);
    const values = own.map(one =>
      Object.fromEntries(Object.entries(one.values).filter(([, value]) => !isBlank(value))),
    );
    return { ...record, values: { ...record.values, [line.name]: values }, lines: own.map(one => one.line) };
  };
  return {
    rows: records => records.map(withLines),
    readings: readings.map(one => prefixed(one, 'name')),
    lost: [...lost, ...unbalanced],
  };
}
