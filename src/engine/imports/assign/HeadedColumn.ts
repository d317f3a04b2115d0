import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { SheetWords } from '../recognise.ts';
import { headMeanings, type Meaning } from './headMeanings.ts';
import { contradicts } from './looksLike.ts';
import { saysNothing } from './noValue.ts';
import type { Table } from './Table.ts';

/** A column of a sheet with what its head may mean and its cells do not contradict. */
export interface HeadedColumn {
  readonly at: number;
  readonly head: string;
  /** Cells that say something, enough of them to judge by. */
  readonly cells: readonly SheetCell[];
  /** From the likeliest on. */
  readonly meanings: readonly Meaning[];
  readonly rivals: readonly string[];
}

/** So many rows, spread over the sheet, tell what its columns hold. */
const ROWS = 300;

/** What a column holds whose head names a document and whose cells are days. */
const DAYS: Readonly<Record<string, readonly [ahead: string, past: string]>> = {
  passport_number: ['passport_expiry_date', 'passport_issue_date'],
  visa_no: ['visa_expiry_date', 'visa_issue_date'],
};

function daysInstead(cells: readonly SheetCell[], { name }: Meaning, today: string): string | undefined {
  const [ahead, past] = DAYS[name] ?? [];
  if (ahead === undefined || past === undefined) return undefined;
  const later = cells.filter(cell => cellText(cell).slice(0, 10) > today).length;
  return later * 2 > cells.length ? ahead : past;
}

/** Rows of a table that are records, or so many of them, spread over it, as tell what they hold. */
export function recordsOf(sheet: Sheet, table: Table): Sheet {
  const out = new Set(table.leftOut.map(({ line }) => line));
  const rows = sheet.filter((_, index) => index > table.head && !out.has(index + 1));
  const step = Math.max(1, Math.floor(rows.length / ROWS));
  return step === 1 ? rows.slice(0, ROWS) : rows.filter((_, index) => index % step === 0);
}

interface Told {
  readonly entity: Entity;
  readonly languages: readonly SheetWords[];
  readonly today: string;
}

/** The columns of a table, each with what it may mean. */
export function headedColumns(table: Table, rows: Sheet, { entity, languages, today }: Told): readonly HeadedColumn[] {
  const meaningsOf = headMeanings(entity, languages);
  return table.heads.map((head, at) => {
    const cells = rows.map(row => row[at] ?? '').filter(cell => cellText(cell).trim() !== '' && !saysNothing(cell));
    const { meanings, rivals } = head === '' ? { meanings: [], rivals: [] } : meaningsOf(head);
    const isContradicted = ({ kind, name }: Meaning): boolean => {
      const field = entity.fields[name];
      // A head that is the name itself means it, whatever has become of the cells.
      return kind === 'field' && name !== head && field !== undefined && contradicts(cells, { name, field }, today);
    };
    const kept = meanings.filter(meaning => !isContradicted(meaning));
    const days = meanings
      .filter(isContradicted)
      .map(meaning => ({ meaning, name: daysInstead(cells, meaning, today) }))
      .flatMap(({ meaning, name }): Meaning[] => {
        const field = name === undefined ? undefined : entity.fields[name];
        if (name === undefined || !field || contradicts(cells, { name, field }, today)) return [];
        return [{ ...meaning, name, by: 'part' }];
      });
    const lost = meanings.filter(isContradicted).map(({ name }) => name);
    return { at, head, cells, meanings: [...kept, ...days], rivals: [...new Set([...rivals, ...lost])] };
  });
}
