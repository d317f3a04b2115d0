import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { Target } from './Proposal.ts';
import { splitName } from './splitName.ts';
import type { Table } from './Table.ts';

interface Assigned {
  /** A cell for each of some fields, that every record gets. */
  readonly constants: Readonly<Record<string, SheetCell>>;
  /** Lines that are no records, counted from 1 as the file shows them. */
  readonly left: ReadonlySet<number>;
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

/** The columns of the canonical sheet, in the order in which their fields first stand in the file. */
function filledFields(assigned: readonly Target[], constants: Assigned['constants']): readonly Filled[] {
  const byField = new Map<string, FieldColumn[]>();
  const split: Filled[] = [];
  for (const [at, target] of assigned.entries()) {
    if (target.kind === 'field') byField.set(target.name, [...(byField.get(target.name) ?? []), [at, target]]);
    if (target.kind === 'split')
      for (const [part, name] of target.names.entries())
        split.push({ name, cellOf: row => splitName(cellText(row[at]), target.by)[part] ?? '' });
  }
  const whole = [...byField].map(([name, columns]): Filled => ({ name, cellOf: joinedCell(name, columns) }));
  const filled = [...whole, ...split.filter(({ name }) => !byField.has(name))];
  const same = Object.entries(constants).filter(([name]) => filled.every(one => one.name !== name));
  return [...filled, ...same.map(([name, cell]): Filled => ({ name, cellOf: () => cell }))];
}

/**
 * The sheet as its reader has assigned it: wire names of fields first, and every record in the row of its line, with
 * empty rows for what is left out. A sheet without heads begins with a record, so that its rows stand one lower than
 * their lines. A constant fills records whose field has no column.
 */
export function canonicalSheet(
  sheet: Sheet,
  table: Table,
  assigned: readonly Target[],
  { constants, left, valueMaps }: Assigned,
): Sheet {
  const fields = filledFields(assigned, constants).map(({ name, cellOf }): Filled => {
    const map = new Map(Object.entries(valueMaps[name] ?? {}));
    return map.size === 0 ? { name, cellOf } : { name, cellOf: row => mapped(cellOf(row), map) };
  });
  const isRecord = (row: Sheet[number], at: number) =>
    at > table.head && !left.has(at + 1) && row.some(cell => cellText(cell).trim() !== '');
  const records = sheet.map((row, at) => (isRecord(row, at) ? fields.map(({ cellOf }) => cellOf(row)) : []));
  return [fields.map(({ name }) => name), ...(table.head < 0 ? records : records.slice(1))];
}

const mapped = (cell: SheetCell, map: ReadonlyMap<string, string>): SheetCell => map.get(cellText(cell).trim()) ?? cell;
