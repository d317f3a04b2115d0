import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { choices, flags, type Options } from '#catalog/registry/headings/choices.ts';
import { type SheetWords, valueOf } from '../recognise.ts';
import { wordOf } from './looksLike.ts';

/** A text of a choice that means none of its options, or of a flag that means neither yes nor no. */
export interface ValueToMap {
  readonly field: string;
  readonly text: string;
  /** How many records say it. */
  readonly count: number;
  /** The option, or `true` and `false`, that it is known to mean elsewhere. */
  readonly proposed: string | undefined;
}

/** The option of each known text; one that two options have means neither. */
function optionsByWord(options: Options): ReadonlyMap<string, string | undefined> {
  const known = new Map<string, string | undefined>();
  for (const [option, texts = []] of Object.entries(options))
    for (const text of [option, ...texts]) {
      const word = wordOf(text);
      known.set(word, known.has(word) && known.get(word) !== option ? undefined : option);
    }
  return known;
}

/**
 * Texts of a canonical sheet that its reader has to say the meaning of, most frequent first in each column, with what they
 * usually mean.
 */
export function valuesToMap(sheet: Sheet, entity: Entity, languages: readonly SheetWords[]): readonly ValueToMap[] {
  const [names = [], ...rows] = sheet;
  return names.map(cellText).flatMap((name, at): ValueToMap[] => {
    const field = entity.fields[name];
    if (field?.kind !== 'choice' && field?.kind !== 'flag') return [];
    const counts = new Map<string, number>();
    for (const row of rows) {
      const text = cellText(row[at]).trim();
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const meant: readonly string[] = field.kind === 'flag' ? ['true', 'false'] : (field.options ?? []);
    const proposals = optionsByWord(field.kind === 'flag' ? flags : (choices[name] ?? {}));
    const fitting = (option: string | undefined) =>
      option !== undefined && meant.includes(option) ? option : undefined;
    return [...counts]
      .filter(([text]) => !meant.includes(valueOf(field, text, languages)))
      .map(([text, count]) => ({ field: name, text, count, proposed: fitting(proposals.get(wordOf(text))) }))
      .toSorted((one, other) => other.count - one.count);
  });
}
