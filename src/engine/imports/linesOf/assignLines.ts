import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { Proposal, Target } from '../assign/Proposal.ts';
import type { LeftOut, Table } from '../assign/Table.ts';
import { type LineField, lineField, tellable } from './lineField.ts';
import { isVoucherNumber } from './proposeLines.ts';
import { sidedCells } from './sidedCells.ts';
import { vouchersOf } from './vouchersOf.ts';

/** Lines of the canonical sheet that make one record; the first of them is its row. */
export type VoucherLines = readonly number[];

/** What a sheet says of lines, beside the sheet of its records. */
export interface AssignedLines {
  /** A canonical sheet of lines, under the wire names of their fields. */
  readonly sheet: Sheet;
  readonly vouchers: readonly VoucherLines[];
  /** Places of the columns whose values hold the rows of a record together; none for the day alone. */
  readonly by: readonly number[];
  /** Each record in its first row, with what any of its rows says of it; the others are empty. */
  readonly records: Sheet;
  /** Rows that hold the sums of a record. */
  readonly sums: readonly LeftOut[];
}

interface Asked {
  readonly entity: Entity;
  readonly table: Table;
  readonly proposals: readonly Proposal[];
  readonly targets: readonly Target[];
  /** Lines of the file that are left out. */
  readonly left: ReadonlySet<number>;
  readonly takenBack: ReadonlySet<number>;
  /** The column that somebody has chosen to part the records, -1 for the day alone. */
  readonly grouping: number | undefined;
}

const isFilled = (cell: SheetCell | undefined): boolean => cellText(cell).trim() !== '';

/** The first column that fills a field of the record for which something holds. */
const fillerOf = (targets: readonly Target[], holds: (name: string) => boolean): number | undefined => {
  const at = targets.findIndex(target => target.kind === 'field' && holds(target.name));
  return at < 0 ? undefined : at;
};

/** The column that is proposed to part the records: their number, or else what they tell. */
function proposedBy({ proposals, targets }: Asked): readonly number[] {
  const number = proposals.find(({ at, head }) => targets[at]?.kind !== 'line' && isVoucherNumber(head))?.at;
  const at = number ?? fillerOf(targets, name => name === 'details');
  return at === undefined ? [] : [at];
}

/** By what a column tells of a line, its places. */
function placesOf(targets: readonly Target[], names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, target] of targets.entries())
    if (target.kind === 'line' && names.includes(target.name))
      places.set(target.name, [...(places.get(target.name) ?? []), at]);
  return places;
}

function cellsOf(line: LineField, places: ReadonlyMap<string, readonly number[]>) {
  const sides: readonly string[] = line.sides ?? [];
  const names = [...places.keys()].filter(name => line.entity.fields[name] && !sides.includes(name));
  const cellIn = (row: Sheet[number], name: string): SheetCell =>
    places
      .get(name)
      ?.map(at => row[at] ?? '')
      .find(isFilled) ?? '';
  const cells = (row: Sheet[number]): Sheet[number] => {
    const plain = names.map(name => cellIn(row, name));
    if (!line.sides) return plain;
    const [debit, credit] = line.sides;
    const told = { debit: cellIn(row, debit), credit: cellIn(row, credit), side: cellIn(row, 'side') };
    return [...plain, ...sidedCells({ ...told, ...(places.has('amount') && { amount: cellIn(row, 'amount') }) })];
  };
  return { heads: [...names, ...sides], cells, cellIn };
}

/**
 * Parts a sheet whose columns tell of lines into its records and their lines; undefined where no column does. A row that
 * names nothing a line must have, with one amount on both sides, is the sum of those above.
 */
export function assignLines(sheet: Sheet, asked: Asked): AssignedLines | undefined {
  const { entity, table, targets, left, takenBack, grouping } = asked;
  const line = lineField(entity);
  const places = line && placesOf(targets, tellable(line));
  if (!line || !places || places.size === 0) return undefined;
  const { heads, cells, cellIn } = cellsOf(line, places);
  const needed = heads.filter(name => line.entity.fields[name]?.required && line.entity.fields[name].target);
  const isSum = (row: Sheet[number], at: number): boolean => {
    if (!line.sides || takenBack.has(at + 1) || needed.some(name => isFilled(cellIn(row, name)))) return false;
    const [debit, credit] = line.sides.map(name => cellText(cellIn(row, name)).trim());
    return debit !== '' && debit === credit;
  };
  const all = [...sheet.keys()].filter(
    at => at > table.head && !left.has(at + 1) && sheet[at]?.some(cell => isFilled(cell)),
  );
  const rows = all.filter(at => !isSum(sheet[at] ?? [], at));
  const chosen = grouping === undefined ? proposedBy(asked) : [grouping].filter(at => at >= 0);
  const by = chosen.filter(at => at < table.heads.length);
  const day = fillerOf(targets, name => entity.fields[name]?.kind === 'date');
  const vouchers = vouchersOf(sheet, { rows, by, day });
  const records: Sheet[number][] = sheet.map((row, at) => (at > table.head ? [] : row));
  const lines: Sheet[number][] = sheet.map(() => []);
  for (const voucher of vouchers) {
    const own = voucher.rows.map(at => sheet[at] ?? []);
    records[voucher.rows[0] ?? 0] = table.heads.map((_, at) => own.map(row => row[at] ?? '').find(isFilled) ?? '');
    for (const at of voucher.rows) lines[at] = cells(sheet[at] ?? []);
  }
  const kept = new Set(rows);
  return {
    sheet: [heads, ...(table.head < 0 ? lines : lines.slice(1))],
    vouchers: vouchers.map(voucher => voucher.rows.map(at => at + 1)),
    by,
    records,
    sums: all
      .filter(at => !kept.has(at))
      .map((at): LeftOut => ({
        line: at + 1,
        why: 'total',
        text: (sheet[at] ?? []).map(cellText).filter(Boolean).join(' · '),
      })),
  };
}
