import { Parser } from 'htmlparser2';
import { MOST_COLUMNS, MOST_ROWS } from './bounds.ts';
import { NoSheet } from './NoSheet.ts';

/** Elements whose text nobody sees. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'title', 'noscript', 'template']);
/** Elements between which words do not run together. */
const APART: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li']);

/** A page may say that a cell goes over more than there can be. */
const spanOf = (text: string | undefined): number => Math.min(Math.max(Number(text) || 1, 1), MOST_COLUMNS + 1);

/** The rows of a table as they are read. */
class TableRows {
  /** How many lines more each column is taken by a cell of a line above. */
  readonly #taken: number[] = [];
  readonly #rows: string[][];
  #row: string[] | undefined;
  /** Columns behind its first that the open cell goes over. */
  #over = 0;

  constructor(rows: string[][]) {
    this.#rows = rows;
  }

  openRow() {
    this.#row = [];
    this.#rows.push(this.#row);
    if (this.#rows.length > MOST_ROWS) throw new NoSheet('too_many_rows');
  }

  openCell({ colspan, rowspan }: Readonly<Record<string, string>>) {
    if (!this.#row) return;
    this.#fillTaken(this.#row, () => (this.#taken[this.#row?.length ?? 0] ?? 0) > 0);
    const [width, height] = [spanOf(colspan), Math.min(Number(rowspan) || 1, MOST_ROWS)];
    for (let place = 0; height > 1 && place < width; place += 1) this.#taken[this.#row.length + place] = height - 1;
    this.#over = width - 1;
    this.#row.push('');
    if (this.#row.length > MOST_COLUMNS) throw new NoSheet('too_many_columns');
  }

  addText(text: string) {
    if (this.#row && this.#row.length > 0) this.#row.push((this.#row.pop() ?? '') + text);
  }

  closeCell() {
    for (; this.#row && this.#over > 0; this.#over -= 1) this.#row.push('');
  }

  closeRow() {
    const row = this.#row;
    if (row) this.#fillTaken(row, () => row.length < this.#taken.length);
    this.#row = undefined;
  }

  #fillTaken(row: string[], isOn: () => boolean) {
    while (isOn()) {
      this.#taken[row.length] = Math.max((this.#taken[row.length] ?? 0) - 1, 0);
      row.push('');
    }
  }
}

/**
 * Rows of all tables of a page, as programs of banks write them and call them a workbook. A cell over several columns or
 * lines has its text in the first. Nothing of the page is run or fetched. Throws `NoSheet` for a page without a table.
 */
export function pageRows(page: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const tables = [new TableRows(rows)];
  let unseen = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'table') tables.push(new TableRows(rows));
      if (name === 'tr') tables.at(-1)?.openRow();
      if (name === 'td' || name === 'th') tables.at(-1)?.openCell(attributes);
      if (APART.has(name)) tables.at(-1)?.addText(' ');
    },
    ontext: text => unseen === 0 && tables.at(-1)?.addText(text),
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      if (name === 'td' || name === 'th') tables.at(-1)?.closeCell();
      if (name === 'tr') tables.at(-1)?.closeRow();
      if (name === 'table' && tables.length > 1) tables.pop();
    },
  });
  parser.end(page);
  if (rows.length === 0) throw new NoSheet('page');
  return rows.map(row => row.map(cell => cell.replace(/\s+/g, ' ')));
}
