import { groupBy } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { isBijoy } from '#catalog/engine/reading/bijoy.ts';
import { lostIn } from '#catalog/engine/reading/lostCell.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { ImportError, ImportReport, ImportRow } from '#src/dataProvider/RihlaDataProvider.ts';
import type { PartedPhone } from './assign/partedPhones.ts';
import type { Column, SheetRow } from './recognise.ts';

/** Something about a cell, by its line in the sheet and the field that its column fills. */
interface Found {
  readonly line: number;
  readonly field: string;
  readonly text: string;
}

/** What the cells of a sheet tell before the host sees them. */
export interface Findings {
  /** Cells that do not hold what was entered; a row with one is not written. */
  readonly lost: readonly (Found & {
    readonly code: ViolationCode;
    /** The line that it stands in, of a record whose row begins in another. */
    readonly at?: number;
  })[];
  /** Bengali in an ANSI font, which is stored as the letters that it is made of. */
  readonly bijoy: readonly Found[];
  /** Phone numbers without their zero, and as they are written. */
  readonly zeros: readonly (Found & { readonly full: string })[];
  /** Cells that held words or more than one number beside a phone number. */
  readonly phones: readonly PartedPhone[];
}

interface Told {
  readonly entity: Entity;
  readonly columns: readonly Column[];
  /** The line of the file in which the first row below the heads stands. */
  readonly firstLine: number;
  /** A phone number with its zero, where it is without. */
  readonly withZero: (text: string) => string | undefined;
}

/** Told by the words of its rule. */
const told = ({ field, code, at }: Findings['lost'][number]): ImportError => ({
  field,
  code,
  text: '',
  ...(at !== undefined && { line: at }),
});

/** What the cells of a canonical sheet tell by themselves, phone numbers parted already. */
export function findingsOf(sheet: Sheet, { entity, columns, firstLine, withZero }: Told): Omit<Findings, 'phones'> {
  const cells = sheet.flatMap((row, index) =>
    index === 0
      ? []
      : columns.flatMap(({ name }, place) => {
          const cell = row[place];
          const text = cellText(cell);
          return name === undefined || text === '' ? [] : [{ cell, line: index - 1 + firstLine, field: name, text }];
        }),
  );
  const lost = cells.flatMap(({ cell, ...found }) => {
    const code = lostIn(cell);
    return code ? [{ ...found, code }] : [];
  });
  const isText = (field: string) => ['text', 'longText'].includes(entity.fields[field]?.kind ?? '');
  const bijoy = cells.flatMap(({ cell, ...found }) =>
    typeof cell === 'string' && isText(found.field) && isBijoy(cell) ? [found] : [],
  );
  const zeros = cells.flatMap(({ line, field, text }) => {
    const full = entity.fields[field]?.kind === 'phone' ? withZero(text) : undefined;
    return full === undefined ? [] : [{ line, field, text, full }];
  });
  return { lost, bijoy, zeros };
}

/** Rows with the zeros of their phone numbers. */
export function withZeros(rows: readonly SheetRow[], { zeros }: Findings): readonly SheetRow[] {
  const byLine = groupBy(zeros, ({ line }) => line);
  return rows.map(row => {
    const full = (byLine[row.line] ?? []).map(found => [found.field, found.full]);
    return full.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(full) } };
  });
}

/** What the host reports, and that rows with a lost cell are not written, whatever it makes of what is left of them. */
export function withLost(report: ImportReport, { lost }: Findings): ImportReport {
  const { rows, totals } = report;
  const byLine = groupBy(lost, ({ line }) => line);
  const now = { ...totals };
  const marked = rows.map((row): ImportRow => {
    const found = byLine[row.line];
    if (!found) return row;
    now[row.outcome] -= 1;
    now.error += 1;
    // What the host says of such a cell would be about a value that nobody has entered.
    const others = row.errors.filter(({ field }) => found.every(one => one.field !== field));
    return { ...row, outcome: 'error', errors: [...found.map(told), ...others] };
  });
  return { ...report, rows: marked, totals: now };
}
