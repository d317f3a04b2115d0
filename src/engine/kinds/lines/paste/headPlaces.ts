import { foldedWord } from '#catalog/engine/reading/amounts/foldedWord.ts';
import { sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';
import type { PastedColumn, PastedInto } from './PastedInto.ts';

/** A head without what stands in brackets, nor the star of what is required. */
const plain = (head: string): string => foldedWord(head.replace(/[([][^)\]]*[)\]]|[*:]/g, ' '));

/** The column for each cell of a first row that names columns; undefined where it is a row like the others. */
export function headPlaces(
  block: readonly (readonly string[])[],
  { columns, sides, reader }: PastedInto,
): readonly (PastedColumn | undefined)[] | undefined {
  const [first = [], ...others] = block;
  const filled = first.filter(text => text.trim() !== '');
  if (others.length === 0 || filled.some(text => /\p{Nd}/u.test(text))) return undefined;
  const columnOf = (text: string): PastedColumn | undefined => {
    const head = plain(text);
    if (head === '') return undefined;
    const named = columns.find(
      ({ name, isHead }) =>
        head === name || head === plain(reader.translate(`fields.${name}`)) || isHead?.(text) === true,
    );
    const side = named || !sides ? undefined : sideOf(head.replace(/\b(?:amount|balance|tutarı|bakiye(?:si)?)\b/g, ''));
    const sideName = side && sides?.[side === 'debit' ? 0 : 1];
    return named ?? columns.find(({ name }) => name === sideName);
  };
  const found = first.map(columnOf);
  const known = new Set(found.filter(column => column !== undefined));
  const isHead = known.size * 2 >= filled.length && (known.size > 1 || filled.length === 1) && known.size > 0;
  return isHead ? found.map((column, at) => (found.indexOf(column) === at ? column : undefined)) : undefined;
}
