import type { Field } from '#catalog/engine/fields.ts';
import { cellText, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { westernDigits } from '#catalog/engine/reading/westernDigits.ts';
import { choices, flags } from '#catalog/registry/headings/choices.ts';
import { noValues, noWords } from '#catalog/registry/headings/noValues.ts';
import type { NamedField } from './looksLike.ts';

const plain = (text: string): string => text.trim().toLowerCase();
const values: ReadonlySet<string> = new Set(noValues.map(plain));
const words: ReadonlySet<string> = new Set(noWords.map(plain));

/** What Outlook, MySQL and Excel write for no day. */
const NO_DAY = /^(?:0{1,4}([-/.])0{1,2}\1(?:0{4}|0{1,2})(?:[T ]00:00(?::00)?)?|1\/0\/1900|0?0-jan-(?:19)?00)$/i;

const isNoDay = (text: string): boolean => text.length <= 20 && NO_DAY.test(westernDigits(text.trim()));

/** Whether a cell says of whatever field that it has no value. */
export const saysNothing = (cell: SheetCell): boolean => {
  const text = cellText(cell);
  return values.has(plain(text)) || isNoDay(text);
};

const TEXTS: readonly Field['kind'][] = ['text', 'longText', 'richText'];

/** Words that are an option, or yes or no, where they stand. */
function meantIn({ name, field }: NamedField): readonly string[] {
  if (field.kind === 'flag') return Object.values(flags).flat();
  if (field.kind !== 'choice') return [];
  return [...(field.options ?? []), ...Object.values(choices[name] ?? {}).flatMap((texts = []) => texts)];
}

/**
 * Texts of the cells of a column that stand for nothing there. In a text, which may be a word or a sign, only one that
 * most of the filled cells are.
 */
export function noValuesOf(cells: readonly SheetCell[], named: NamedField): ReadonlySet<string> {
  const { field } = named;
  const isText = TEXTS.includes(field.kind);
  const isDay = field.kind === 'date' || field.kind === 'dateTime';
  const counts = new Map<string, number>();
  let filled = 0;
  for (const cell of cells) {
    const text = cellText(cell).trim();
    if (text === '') continue;
    filled += 1;
    const word = plain(text);
    if (values.has(word) || (!isText && words.has(word)) || (isDay && isNoDay(text)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const meant = new Set(meantIn(named).map(plain));
  const found = [...counts].filter(([text, count]) => !meant.has(plain(text)) && (!isText || count * 2 > filled));
  return new Set(found.map(([text]) => text));
}
