import { uniq } from 'es-toolkit';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { Choices } from './Choices.ts';

/**
 * A sheet with corrected cells, and without the rows that are left out: these are blank. Its heads are wire names; a
 * field that has no column, such as one that must be said and nobody had thought of, gets one behind the others. Both
 * are told by lines of the file, in whose `firstLine` the first row below the heads stands.
 */
export function correctedSheet(
  sheet: Sheet,
  { corrections, left }: Pick<Choices, 'corrections' | 'left'>,
  firstLine = 2,
): Sheet {
  const [given = []] = sheet;
  const named = Object.values(corrections).flatMap(Object.keys);
  const heads = [...given, ...uniq(named).filter(name => !given.includes(name))];
  const out = new Set(left);
  return sheet.map((row, index) => {
    const line = index - 1 + firstLine;
    if (index === 0) return heads;
    if (out.has(line)) return [];
    const corrected = corrections[line];
    if (!corrected) return row;
    const places = new Map(Object.entries(corrected).map(([name, text]) => [heads.lastIndexOf(name), text]));
    return heads.map((_, place) => places.get(place) ?? row[place] ?? '');
  });
}
