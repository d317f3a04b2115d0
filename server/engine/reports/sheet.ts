import { type Column, LINE, type Report, type ReportRow } from '#catalog/engine/defineReport.ts';
import type { Cell } from '#catalog/engine/sheets/Cell.ts';
import type { Part } from './readWhole.ts';
import type { Words } from './words.ts';

const kindOf = ({ field: { kind, ofMonth }, balance }: Column): Cell['kind'] => {
  if (kind === 'date') return ofMonth ? 'month' : 'day';
  if (kind === 'money') return balance ? 'balance' : 'money';
  return kind === 'integer' || kind === 'decimal' ? 'number' : 'text';
};

interface Sheet {
  readonly report: Report;
  readonly words: Words;
  /** The day up to which it is made; undefined where it has no such day. */
  readonly until: string | undefined;
}

function cellsOf(
  { report, words }: Pick<Sheet, 'report' | 'words'>,
  { kind, titles }: Part,
  row: ReportRow,
): (Cell | null)[] {
  const isEdge = kind !== 'rows';
  const strong = isEdge || row['is_sum'] === true;
  return Object.entries<Column>(report.columns).map(([name, column], at) => {
    const { field } = column;
    const value = row[name];
    // The first column says what kind of row it is, where it holds nothing else.
    if (value === null || value === undefined)
      return isEdge && at === 0 ? { kind: 'text', text: words.rows[kind] ?? kind, strong } : null;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (field.target) return { kind: 'text', text: titles[name]?.get(value) ?? `#${text}`, strong };
    const isWord = field.options !== undefined || field.kind === 'flag' || text.startsWith(LINE);
    return { kind: kindOf(column), text: isWord ? (words.choices[text] ?? text) : text, strong };
  });
}

/** A report as rows of a sheet: heads, then every part of it, and up to which day it was made for whoever has a word for that. */
export async function* sheetOf(sheet: Sheet, parts: AsyncIterable<Part>): AsyncGenerator<(Cell | null)[][], void> {
  const { report, words, until } = sheet;
  yield [Object.keys(report.columns).map(name => ({ kind: 'text', text: words.columns[name] ?? name, strong: true }))];
  for await (const part of parts) yield part.rows.map(row => cellsOf(sheet, part, row));
  const word = words.rows['until'];
  if (until !== undefined && word !== undefined)
    yield [
      [
        { kind: 'text', text: word, strong: true },
        { kind: 'day', text: until, strong: true },
      ],
    ];
}
