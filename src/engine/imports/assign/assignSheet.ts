import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { Choices, ValueMaps } from '../Choices.ts';
import { type AssignedLines, assignLines } from '../linesOf/assignLines.ts';
import { lacksLines } from '../linesOf/lacksLines.ts';
import { proposeLines } from '../linesOf/proposeLines.ts';
import { type Heading, importable } from '../recognise.ts';
import { canonicalSheet } from './canonicalSheet.ts';
import { type Collision, collisionsOf } from './collisionsOf.ts';
import { fieldsOf } from './fieldsOf.ts';
import { findTable } from './findTable.ts';
import { glimpsed } from './glimpsed.ts';
import { proposeColumns } from './proposeColumns.ts';
import type { Proposal, Target } from './Proposal.ts';
import { keysIn, proposedKeys } from './proposedKeys.ts';
import type { Table } from './Table.ts';
import { type BlankText, withoutNoValues } from './withoutNoValues.ts';
import { withoutTextMarks } from './withoutTextMarks.ts';
import { type ValueToMap, valuesToMap } from './valuesToMap.ts';

/** A sheet whose columns are assigned, as proposed and as somebody has decided. */
export interface Assigned {
  readonly table: Table;
  readonly proposals: readonly Proposal[];
  /** What each column becomes. */
  readonly targets: readonly Target[];
  /** Required fields that have neither column nor constant, where a row may make a record. */
  readonly missing: readonly string[];
  /** Columns of one meaning, which are asked about. */
  readonly collisions: readonly Collision[];
  /** Fields by which rows are found among the records, and those by which they may be. */
  readonly keys: readonly string[];
  readonly possibleKeys: readonly string[];
  /** Texts of choices and flags that mean nothing by themselves, and what each is taken for. */
  readonly unmapped: readonly ValueToMap[];
  readonly valueMaps: ValueMaps;
  /** Lines of the records, where columns tell of them. */
  readonly lines: AssignedLines | undefined;
  /** Several rows are of one record, and no column tells of its lines. */
  readonly isWithoutLines: boolean;
  /** Texts that are read as blank cells. */
  readonly blanks: readonly BlankText[];
  /** The canonical sheet. */
  readonly sheet: Sheet;
  /** The line of the file in which its first row below the heads stands: 1 where the file has no heads. */
  readonly firstLine: number;
}

interface Asked {
  readonly entity: Entity;
  readonly heading: Heading;
  readonly today: string;
  readonly choices: Choices;
}

/** A number as the wire has it is one in whatever form the sheet is written. */
const constantCell = (entity: Entity, name: string, text: string): SheetCell =>
  ['integer', 'money', 'decimal'].includes(entity.fields[name]?.kind ?? '') ? { decimal: text } : text;

/** Whether a new record needs a value of a sheet for it. */
const isNeeded = (entity: Entity, name: string): boolean =>
  entity.fields[name]?.required === true && entity.fields[name].initial === undefined;

/** What the texts of each field are taken for: as chosen, else as proposed. */
function mapsOf(unmapped: readonly ValueToMap[], chosen: ValueMaps): ValueMaps {
  const maps: Record<string, Record<string, string>> = {};
  for (const { field, text, proposed } of unmapped) {
    const own = chosen[field];
    const value = own && Object.hasOwn(own, text) ? own[text] : proposed;
    if (value !== undefined) maps[field] = { ...maps[field], [text]: value };
  }
  return maps;
}

const mapped = ([names = [], ...rows]: Sheet, maps: ValueMaps): Sheet => {
  const byPlace = names.map(name => maps[cellText(name)]).map(map => map && new Map(Object.entries(map)));
  if (byPlace.every(map => map === undefined)) return [names, ...rows];
  return [names, ...rows.map(row => row.map((cell, at) => byPlace[at]?.get(cellText(cell).trim()) ?? cell))];
};

/** Finds the table of a sheet, assigns its columns and writes it as the canonical sheet. Linear in its rows. */
export function assignSheet(file: Sheet, { entity, heading, today, choices }: Asked): Assigned {
  const { languages, isOurs } = heading;
  const glimpse = glimpsed(file);
  const table = findTable(glimpse, { languages, today, head: choices.head });
  // Ours are read as they were written, apostrophes and all.
  const sheet = table.heads.some(isOurs) ? file : withoutTextMarks(file);
  const taken = new Set(choices.takenBack);
  const left = new Set(table.leftOut.map(({ line }) => line).filter(line => !taken.has(line)));
  const seen = sheet === file ? glimpse : withoutTextMarks(glimpse);
  const proposed = proposeColumns(table, seen, { entity, languages, isOurs, today }).proposals;
  const isRecord = (_: unknown, at: number) => at > table.head && !left.has(at + 1);
  const proposals = proposeLines(proposed, { entity, languages, rows: sheet.filter(isRecord) });
  const targets = proposals.map(({ at, target }) => choices.targets[at] ?? target);
  const decided = new Set(Object.keys(choices.targets).map(Number));
  const { grouping } = choices;
  const lines = assignLines(sheet, { entity, table, proposals, targets, left, takenBack: taken, grouping });
  const whole = lines?.records ?? sheet;
  const records = whole.filter(isRecord);
  const filled = new Set(targets.flatMap(fieldsOf));
  const given = Object.entries(choices.constants).filter(([name, text]) => text !== '' && !filled.has(name));
  const constants = Object.fromEntries(given.map(([name, text]) => [name, constantCell(entity, name, text)]));
  const isTitled = filled.has('honorific') || 'honorific' in constants;
  const titles = 'honorific' in entity.fields && !isTitled ? 'honorific' : undefined;
  const written = canonicalSheet(whole, table, targets, { constants, left, titles, valueMaps: {} });
  const { sheet: plain, blanks } = withoutNoValues(written, entity);
  const unmapped = valuesToMap(plain, entity, languages);
  const valueMaps = mapsOf(unmapped, choices.valueMaps);
  const possibleKeys = filled.has('id') ? [] : keysIn(entity, filled);
  const keys = choices.keys?.filter(name => possibleKeys.includes(name)) ?? proposedKeys(entity, filled);
  const isUpdate = filled.has('id') || (choices.isOfKnown && keys.length > 0);
  const absent = importable(entity).filter(name => isNeeded(entity, name) && !filled.has(name) && !(name in constants));
  return {
    table: { ...table, leftOut: [...table.leftOut, ...(lines?.sums ?? [])].toSorted((a, b) => a.line - b.line) },
    lines,
    isWithoutLines: lacksLines({ entity, proposals, targets, records }),
    proposals,
    targets,
    missing: isUpdate ? [] : absent,
    collisions: collisionsOf({ proposals, targets, decided, records }),
    keys,
    possibleKeys,
    unmapped,
    valueMaps,
    blanks,
    sheet: mapped(plain, valueMaps),
    firstLine: table.head < 0 ? 1 : 2,
  };
}
