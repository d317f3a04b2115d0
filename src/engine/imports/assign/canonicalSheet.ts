import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { Target } from './Proposal.ts';
import { splitName } from './splitName.ts';
import type { Table } from './Table.ts';
import { untitledName } from './untitledName.ts';

interface Assigned {
  /** A cell for each of some fields, that every record gets. */
  readonly constants: Readonly<Record<string, SheetCell>>;
  /** Lines that are no records, counted from 1 as the file shows them. */
  readonly left: ReadonlySet<number>;
  /** The field for the title that a whole name is written with; without one it is dropped. */
  readonly titles?: string | undefined;
  /** By field, the value for each text of a choice that means no option of itself. */
  readonly valueMaps: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A field of the canonical sheet, and how its cell comes from a row. */
interface Filled {
  readonly name: string;
  readonly cellOf: (row: Sheet[number]) => SheetCell;
}

type FieldColumn = readonly [at: number, target: Extract<Target, { kind: 'field' }>];

function joinedCell(name: string, columns: readonly FieldColumn[]): Filled['cellOf'] {
  const places = columns.toSorted(([, one], [, other]) => (one.join ?? 0) - (other.join ?? 0)).map(([at]) => at);
  const [only = 0] = places;
  if (places.length === 1) return row => row[only] ?? '';
  const between = name.includes('address') ? ', ' : ' ';
  return row =>
    places
      .map(at => cellText(row[at]).trim())
      .filter(text => text !== '')
      .join(between);
}

/** A column of the titles that stand in the first name that is parted, if one does. */
function titleColumn(name: string, assigned: readonly Target[], records: Sheet): readonly Filled[] {
  const at = assigned.findIndex(({ kind }) => kind === 'split');
  const cellOf = (row: Sheet[number]): string => (at < 0 ? '' : untitledName(cellText(row[at])).title);
  return records.some(row => cellOf(row) !== '') ? [{ name, cellOf }] : [];
}

/** The columns of the canonical sheet, in the order in which their fields first stand in the file. */
function filledFields(assigned: readonly Target[], records: Sheet, told: Assigned): readonly Filled[] {
  const { constants, titles } = told;
  const byField = new Map<string, FieldColumn[]>();
  const split: Filled[] = [];
  for (const [at, target] of assigned.entries()) {
    if (target.kind === 'field') byField.set(target.name, [...(byField.get(target.name) ?? []), [at, target]]);
    if (target.kind === 'split')
      for (const [part, name] of target.names.entries())
        split.push({ name, cellOf: row => splitName(untitledName(cellText(row[at])).name, target.by)[part] ?? '' });
  }
  const whole = [...byField].map(([name, columns]): Filled => ({ name, cellOf: joinedCell(name, columns) }));
  const titled = titles === undefined || byField.has(titles) ? [] : titleColumn(titles, assigned, records);
  const filled = [...whole, ...split.filter(({ name }) => !byField.has(name)), ...titled];
  const same = Object.entries(constants).filter(([name]) => filled.every(one => one.name !== name));
  return [...filled, ...same.map(([name, cell]): Filled => ({ name, cellOf: () => cell }))];
}

/**
 * The sheet as its reader has assigned it: wire names of fields first, and every record in the row of its line, with
 * empty rows for what is left out. A sheet without heads begins with a record, so that its rows stand one lower than
 * their lines. A constant fills records whose field has no column.
 */
export function canonicalSheet(sheet: Sheet, table: Table, assigned: readonly Target[], told: Assigned): Sheet {
  const { left, valueMaps } = told;
  const isRecord = (row: Sheet[number], at: number) =>
    at > table.head && !left.has(at + 1) && row.some(cell => cellText(cell).trim() !== '');
  const fields = filledFields(assigned, sheet.filter(isRecord), told).map(({ name, cellOf }): Filled => {
    const map = new Map(Object.entries(valueMaps[name] ?? {}));
    return map.size === 0 ? { name, cellOf } : { name, cellOf: row => mapped(cellOf(row), map) };
  });
  const records = sheet.map((row, at) => (isRecord(row, at) ? fields.map(({ cellOf }) => cellOf(row)) : []));
  return [fields.map(({ name }) => name), ...(table.head < 0 ? records : records.slice(1))];
}

const mapped = (cell: SheetCell, map: ReadonlyMap<string, string>): SheetCell => map.get(cellText(cell).trim()) ?? cell;
